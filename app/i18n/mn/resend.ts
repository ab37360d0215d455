/** The page of a form that was refused for now. */
export const resend = {
  hint: "Бичсэн зүйл тань алга болоогүй: энэ хуудсанд хэвээр байна. {{minutes}} минутын дараа дахин илгээнэ үү.",
  passwordHint: "Аюулгүй байдлын үүднээс нууц үгийг хуудсанд хадгалдаггүй тул дахин бичнэ үү.",
  password: "Нууц үг",
  rePassword: "Давтан нууц үг",
  submit: "Дахин илгээх",
};
