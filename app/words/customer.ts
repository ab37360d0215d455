import { bilingual } from "./bilingual.ts";

/** The forms of the profile. */
export const customerWords = bilingual({
  mn: {
    name: "Нэр",
    email: "Имэйл",
    emailHint: "Энэ имэйлээр нэвтэрдэг: өөрчилбөл дараагийн удаа шинэ хаягаараа нэвтэрнэ.",
    phone: "Утасны дугаар",
    phone2: "Утасны дугаар 2",
    optional: "заавал биш",
    save: "Хадгалах",
    drafted: "Нэвтрэхээс өмнө бичсэн зүйл тань энд байна. Хараахан хадгалаагүй: «Хадгалах» товчийг дарна уу.",
    password: "Шинэ нууц үг",
    passwordHint: "6–60 тэмдэгт. Солиход бусад төхөөрөмж дээрх нэвтрэлт дуусна.",
    rePassword: "Давтан нууц үг",
    passwordLength: "Нууц үг 6–60 тэмдэгттэй байх ёстой.",
    passwordMismatch: "Давтан нууц үг буруу",
    passwordFault:
      "Дэлгүүрийн систем хариу өгсөнгүй. Нууц үг солигдсон эсэх тодорхойгүй тул шинэ нууц үгээ оруулаад дахин оролдоно уу.",
    fault: "Дэлгүүрийн систем хариу өгсөнгүй. Бичсэн зүйл тань хэвээр байгаа тул дахин оролдоно уу.",
  },
  en: {
    name: "Name",
    email: "E-mail",
    emailHint: "You sign in with this e-mail. If you change it, you will sign in with the new one next time.",
    phone: "Phone number",
    phone2: "Second phone number",
    optional: "optional",
    save: "Save",
    drafted: "What you typed before signing in is here. It is not saved yet: press “Save”.",
    password: "New password",
    passwordHint: "6 to 60 characters. Changing it signs you out on all other devices.",
    rePassword: "New password again",
    passwordLength: "A password has 6 to 60 characters.",
    passwordMismatch: "The passwords do not match",
    passwordFault:
      "The shop's system did not answer. We do not know whether the password was changed: enter the new one and try again.",
    fault: "The shop's system did not answer. What you typed is still there, please try again.",
  },
});
