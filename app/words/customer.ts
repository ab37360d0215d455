import { bilingual } from "./bilingual.ts";

/** The forms of the profile. */
export const customerWords = bilingual({
  name: ["Нэр", "Name"],
  email: ["Имэйл", "E-mail"],
  emailHint: [
    "Энэ имэйлээр нэвтэрдэг: өөрчилбөл дараагийн удаа шинэ хаягаараа нэвтэрнэ.",
    "You sign in with this e-mail. If you change it, you will sign in with the new one next time.",
  ],
  phone: ["Утасны дугаар", "Phone number"],
  phone2: ["Утасны дугаар 2", "Second phone number"],
  optional: ["заавал биш", "optional"],
  save: ["Хадгалах", "Save"],
  drafted: [
    "Нэвтрэхээс өмнө бичсэн зүйл тань энд байна. Хараахан хадгалаагүй: «Хадгалах» товчийг дарна уу.",
    "What you typed before signing in is here. It is not saved yet: press “Save”.",
  ],
  password: ["Шинэ нууц үг", "New password"],
  passwordHint: [
    "6–60 тэмдэгт. Солиход бусад төхөөрөмж дээрх нэвтрэлт дуусна.",
    "6 to 60 characters. Changing it signs you out on all other devices.",
  ],
  rePassword: ["Давтан нууц үг", "New password again"],
  passwordLength: ["Нууц үг 6–60 тэмдэгттэй байх ёстой.", "A password has 6 to 60 characters."],
  passwordMismatch: ["Давтан нууц үг буруу", "The passwords do not match"],
  passwordFault: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Нууц үг солигдсон эсэх тодорхойгүй тул шинэ нууц үгээ оруулаад дахин оролдоно уу.",
    "The shop's system did not answer. We do not know whether the password was changed: enter the new one and try again.",
  ],
  fault: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Бичсэн зүйл тань хэвээр байгаа тул дахин оролдоно уу.",
    "The shop's system did not answer. What you typed is still there, please try again.",
  ],
});
