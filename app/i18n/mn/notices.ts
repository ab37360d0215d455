/** What just happened, said once on the next page (spec 1 §8). */
export const notices = {
  success: "Амжилттай",
  failure: "Амжилтгүй",
  signedIn: "Системд амжилттай нэвтэрлээ",
  signedOut: "Системээс гарлаа",
  addedToCart: "{{model}} бүтээгдэхүүн нэмэгдлээ",
  removedFromCart: "{{model}} бүтээгдэхүүнийг сагснаас хаслаа",
  cartUpdated: "Сагс шинэчлэгдлээ",
  stockShort: "Үлдэгдэл хүрэлцэхгүй байна",
  cartFull: "Сагсанд 40-өөс олон төрлийн бүтээгдэхүүн багтахгүй",
  productGone: "Энэ бүтээгдэхүүн борлуулагдахаа больсон байна",
  couponUsed: "Үнийн дүнгээс {{amount}} хасагдлаа",
  couponRemoved: "Купоныг хаслаа",
  couponBad: "Купон код буруу эсвэл ашиглагдсан байна",
  bonusSet: "{{points}} бонус ашиглана",
  unreachable: "Дэлгүүрийн систем хариу өгсөнгүй. Дахин оролдоно уу.",
  orderPlaced: "Захиалга бүртгэгдлээ",
};
