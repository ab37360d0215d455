import { bilingual } from "./bilingual.ts";

/** A refused form: its page without a script, and the answer to a script. */
export const resendWords = bilingual({
  hint: [
    "Бичсэн зүйл тань алга болоогүй: энэ хуудсанд хэвээр байна. {{minutes}} минутын дараа дахин илгээнэ үү.",
    "What you typed is not lost: this page holds it. Send it again in {{minutes}} min.",
  ],
  passwordHint: [
    "Аюулгүй байдлын үүднээс нууц үгийг хуудсанд хадгалдаггүй тул дахин бичнэ үү.",
    "For your safety no page keeps a password: please enter it again.",
  ],
  submit: ["Дахин илгээх", "Send again"],
  tooManySeconds: [
    "Хэт олон удаа оролдлоо. {{seconds}} секунд хүлээгээд дахин илгээнэ үү.",
    "Too many attempts. Wait {{seconds}} seconds and send it again.",
  ],
  tooManyMinutes: [
    "Хэт олон удаа оролдлоо. {{minutes}} минут хүлээгээд дахин илгээнэ үү.",
    "Too many attempts. Wait {{minutes}} min and send it again.",
  ],
  /** With a script the form stands as it was. */
  kept: [
    "Бичсэн зүйл тань хэвээр байна, давхар бүртгэгдэхгүй.",
    "What you typed is still there, and nothing is done twice.",
  ],
  shorter: ["Бичсэн зүйлээ богиносгоод дахин илгээнэ үү.", "Shorten what you typed and send it again."],
  reload: ["Хуудсаа дахин ачаалаад оролдоно уу.", "Reload the page and try again."],
  signIn: [
    "Нэвтрэх хугацаа дууссан байна. Нэвтэрсний дараа дахин оролдоно уу.",
    "Your sign-in has ended. Sign in and try again.",
  ],
});
