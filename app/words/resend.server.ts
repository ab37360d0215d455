import { bilingual } from "./bilingual.ts";

/** A refused form: its page without a script, and the answer to a script. */
export const resendWords = bilingual({
  mn: {
    hint: "Бичсэн зүйл тань алга болоогүй: энэ хуудсанд хэвээр байна. {{minutes}} минутын дараа дахин илгээнэ үү.",
    passwordHint: "Аюулгүй байдлын үүднээс нууц үгийг хуудсанд хадгалдаггүй тул дахин бичнэ үү.",
    password: "Нууц үг",
    rePassword: "Давтан нууц үг",
    submit: "Дахин илгээх",
    tooManySeconds: "Хэт олон удаа оролдлоо. {{seconds}} секунд хүлээгээд дахин илгээнэ үү.",
    tooManyMinutes: "Хэт олон удаа оролдлоо. {{minutes}} минут хүлээгээд дахин илгээнэ үү.",
    /** With a script the form stands as it was. */
    kept: "Бичсэн зүйл тань хэвээр байна, давхар бүртгэгдэхгүй.",
    shorter: "Бичсэн зүйлээ богиносгоод дахин илгээнэ үү.",
    reload: "Хуудсаа дахин ачаалаад оролдоно уу.",
    signIn: "Нэвтрэх хугацаа дууссан байна. Нэвтэрсний дараа дахин оролдоно уу.",
  },
  en: {
    hint: "What you typed is not lost: this page holds it. Send it again in {{minutes}} min.",
    passwordHint: "For your safety no page keeps a password: please enter it again.",
    password: "Password",
    rePassword: "Password again",
    submit: "Send again",
    tooManySeconds: "Too many attempts. Wait {{seconds}} seconds and send it again.",
    tooManyMinutes: "Too many attempts. Wait {{minutes}} min and send it again.",
    kept: "What you typed is still there, and nothing is done twice.",
    shorter: "Shorten what you typed and send it again.",
    reload: "Reload the page and try again.",
    signIn: "Your sign-in has ended. Sign in and try again.",
  },
});
