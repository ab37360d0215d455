/** Notices about what just happened, shown once on the next page. */
export const notices = {
  cartEmpty: "Таны сагс хоосон байна. Эхлээд сагсандаа бүтээгдэхүүн нэмнэ үү.",
  success: "Амжилттай",
  failure: "Амжилтгүй",
  /** It begins with the specification's words. */
  signInToGoOn: "Нэвтэрсэн байх шаардлагатай. Үргэлжлүүлэхийн тулд нэвтэрнэ үү.",
  signedIn: "Системд амжилттай нэвтэрлээ",
  providerRefused:
    "{{provider}} бүртгэлээр нэвтрэхээс татгалзсан байна. Дахин оролдох эсвэл имэйл хаяг, нууц үгээрээ нэвтэрч болно.",
  providerFailed:
    "{{provider}} хариу өгсөнгүй. Хэсэг хүлээгээд дахин оролдох эсвэл имэйл хаяг, нууц үгээрээ нэвтэрч болно.",
  /** The specification's. */
  providerProfile: "Уучлаарай. Шаардлагатай талбарууд татагдсангүй.",
  alreadySignedIn: "Та аль хэдийн нэвтэрсэн байна.",
  passwordNotChanged:
    "Нэвтрэх хугацаа дууссан тул нууц үг солигдсонгүй. Нэвтэрсний дараа шинэ нууц үгээ дахин оруулна уу.",
  providerForeign: "Нэвтрэх оролдлогын хугацаа дууссан эсвэл өөр хөтөч дээр эхэлсэн байна. Дахин эхлүүлнэ үү.",
  providerNoEmail: "{{provider}} имэйл хаяг өгөөгүй тул хувийн мэдээлэлдээ имэйлээ нэмээрэй.",
  addEmail: "Имэйл нэмэх",
  infoChanged: "Мэдээлэл шинэчлэгдлээ",
  passwordChanged: "Нууц үг шинэчлэгдлээ",
  registered: "Бүртгэгдлээ",
  signedOut: "Системээс гарлаа",
  signedOutEverywhere: "Бүх төхөөрөмж дээрх бүртгэлээсээ гарлаа",
  signedOutHere:
    "Энэ төхөөрөмж дээр гарлаа. Бусад төхөөрөмж дээр гарсан эсэхийг шалгаж чадсангүй: дахин нэвтэрч, бүх төхөөрөмжөөс гарна уу.",
  /** What a sign-out leaves in the browser, with a button that clears it: others may use the same one. */
  leftHere: "Сагс, харьцуулалт, үзсэн бараа энэ хөтөч дээр үлдсэн.",
  clearHere: "Эндээс арилгах",
  clearedHere: "Сагс, харьцуулалт, үзсэн барааг энэ хөтчөөс арилгалаа",
  addedToCart: "{{model}} бүтээгдэхүүн нэмэгдлээ",
  /** `room`: further products for which the cart has room. */
  addedNearlyFull: "{{model}} бүтээгдэхүүн нэмэгдлээ. Сагсанд өөр {{room}} төрлийн бүтээгдэхүүн багтана.",
  orderedAgain: "Захиалгын бүтээгдэхүүнийг сагсанд нэмлээ. Үнэ, үлдэгдлийг шалгаарай.",
  /** `left`: what is sold out or gone, or held by the cart to the last piece, named. */
  orderedAgainPart:
    "Захиалгын {{count}} төрлийн бүтээгдэхүүнийг сагсанд нэмлээ. Үлдэгдэл хүрэлцэхгүй тул нэмээгүй: {{left}}.",
  orderedAgainNone: "Үлдэгдэл хүрэлцэхгүй тул сагсанд юу ч нэмээгүй: {{left}}.",
  andOthers: "{{names}} ба өөр {{count}} бүтээгдэхүүн",
  products: "{{count}} бүтээгдэхүүн",
  removedFromCart: "{{model}} бүтээгдэхүүнийг сагснаас хаслаа",
  /** `count`: lines that were removed before it, and can be put back after it. */
  removedAfterOthers: "{{model}} бүтээгдэхүүнийг сагснаас хаслаа. Үүнээс өмнө хассан бүтээгдэхүүн: {{count}}.",
  lineGone: "Энэ бүтээгдэхүүнийг өөр цонхонд сагснаас хассан тул тоо ширхэг өөрчлөгдсөнгүй.",
  /** Two windows showed different numbers of a line. */
  setElsewhere: "{{model}}: өөр цонхонд {{from}} ширхэг болгосон байсан, одоо {{to}} ширхэг боллоо.",
  /** A button of the header's cart, without a script. */
  cartSet: "{{model}}: сагсанд {{quantity}} ширхэг байна",
  /** Signing in has joined the cart with the one of the customer's other devices. */
  cartBrought: "Өөр төхөөрөмж дээр сонгосон бүтээгдэхүүнийг сагсанд нэмлээ: {{models}}",
  cartBroughtCount: "Өөр төхөөрөмж дээр сонгосон бүтээгдэхүүнийг сагсанд нэмлээ. Нэмсэн бүтээгдэхүүн: {{count}}.",
  cartJoined: "Сагсыг тань өөр төхөөрөмж дээрх сагстай тань нэгтгэлээ.",
  /** What follows it, each only where it has happened. */
  joinedAdded: "{{added}} бүтээгдэхүүн нэмэгдлээ.",
  joinedChanged: "{{changed}} бүтээгдэхүүний тоо ширхэг өөрчлөгдлөө.",
  joinedRemoved: "Тэнд хассан эсвэл захиалсан {{removed}} бүтээгдэхүүнийг эндээс мөн хаслаа.",
  joinedLeft: "Сагс дүүрсэн тул {{left}} бүтээгдэхүүн багтсангүй.",
  cartUnknown:
    "Өөр төхөөрөмж дээрх сагсыг тань одоогоор шалгаж чадсангүй. Сагс тань хэвээрээ, дараагийн удаа нэвтрэхэд нэгтгэнэ.",
  /** Lines that the customer before had left at this browser. */
  cartForeign:
    "Энэ хөтчид өмнө нэвтэрсэн хэрэглэгчийн сонгосон {{foreign}} төрлийн бүтээгдэхүүнийг сагснаас хаслаа. Танд хэрэгтэй бол буцаана уу.",
  seeCart: "Сагсаа харах",
  /** At a field, whichever it is. */
  tooLong: "Хэт урт байна. {{limit}} тэмдэгтээс ихгүй бичнэ үү.",
  quantityWrong: "Тоо ширхэгийг 1 ба түүнээс дээш бүхэл тоогоор бичнэ үү. Жишээ нь: 2",
  stockShort: "Үлдэгдэл хүрэлцэхгүй байна",
  stockShortOf: "Үлдэгдэл хүрэлцэхгүй байна: {{model}}",
  /** At a quantity's field; it begins as the notice does. */
  quantityShort: "Үлдэгдэл хүрэлцэхгүй байна: хамгийн ихдээ {{max}} ширхэг авч болно.",
  quantityShortInCart: "Үлдэгдэл хүрэлцэхгүй байна: нийт {{max}} ширхгээс {{inCart}} нь сагсанд тань байна.",
  cartFull: "Сагсанд 40-өөс олон төрлийн бүтээгдэхүүн багтахгүй",
  productGone: "Энэ бүтээгдэхүүн борлуулагдахаа больсон байна",
  couponUsed: "Үнийн дүнгээс {{amount}} хасагдлаа",
  couponChoose: "Купоныг ашиглах эсэхээ сонгоно уу",
  couponRemoved: "Купоныг хаслаа",
  couponEmpty: "Купон кодоо бичнэ үү",
  couponBad: "Купон код буруу эсвэл ашиглагдсан байна",
  /** The shopper goes on with it in its field. */
  couponLeft: "{{code}} купоныг ашиглаагүй: код нь буруу эсвэл ашиглагдсан байна.",
  bonusSet: "{{points}} бонус ашиглана",
  bonusNone: "Энэ захиалгад бонус ашиглахгүй",
  bonusCut: "Ашиглаж болох дээд хэмжээ болох {{points}} бонус ашиглана",
  bonusNotNumber: "Ашиглах бонусыг зөвхөн тоогоор бичнэ үү",
  bonusTooLarge: "Ашиглах бонус хэт их байна. Дээд хэмжээнээс хэтрэхгүй тоо бичнэ үү",
  /** The button that goes on has applied what was typed beside it, and nothing else. */
  pressAgain: "Хараахан үргэлжлүүлээгүй байна: өөрчлөгдсөн дүнг шалгаад товчийг дахин дарна уу.",
  /** At a coupon or bonus that was typed beside an address with mistakes. */
  addressFirst: "Хараахан ашиглаагүй байна: эхлээд хаягаа засна уу",
  typedCut: "Хэт урт бичсэн зүйлийн зөвхөн эхний {{limit}} тэмдэгтийг хадгаллаа.",
  pointFound: "Байршлын гурван үгт хаягийг бичлээ.",
  /** What was typed there before. */
  pointReplaced: "Байршлын гурван үгт хаягийг бичлээ. Өмнө нь «{{before}}» гэж бичсэн байсан.",
  pointMarked: "Хүргэх цэгийг тэмдэглэлээ.",
  pointWordless: "Хүргэх цэгийг тэмдэглэлээ. Гурван үгт хаягийн үйлчилгээ хариу өгсөнгүй.",
  pointKept: "Гурван үгт хаяг олдсонгүй. Талбарт бичсэн тань хэвээр байна: цэгээр солих бол эхлээд арилгана уу.",
  pointAbroad: "Энэ цэг Монгол Улсаас гадуур байна. Бид Монгол Улсад л хүргэдэг.",
  pointFull: "Хаяг хэт урт тул цэгийг хадгалж чадсангүй. Бичсэн хаяг тань хэвээр байна.",
  pointForgotten: "Хүргэх цэгийг арилгалаа.",
  draftCut: "Хүргэлтийн хаягт хэт урт бичсэн зүйлийн зөвхөн эхний хэсгийг хадгаллаа.",
  /** For a form without a known button: nothing is guessed. */
  notUnderstood: "Аль товчийг дарсан нь тодорхойгүй тул юу ч өөрчлөгдсөнгүй. Хуудсаа дахин ачаалаад оролдоно уу.",
  oldPage:
    "Дэлгүүрийн систем түр хариу өгөхгүй байна. Энэ хуудасны үнэ, үлдэгдэл хуучирсан байж болзошгүй, захиалга түр хүлээгдэнэ.",
  noCookies:
    "Таны хөтөч күүки (cookie) хадгалахгүй байгаа тул таны сая хийсэн үйлдэл хадгалагдсангүй. Күүкигүйгээр сагсанд нэмэх, нэвтрэх, захиалах, хэл болон харагдац сонгох боломжгүй. Хөтчийнхөө тохиргоонд манай сайтын күүкиг зөвшөөрөөд дахин оролдоно уу.",
  needsCookies: "Хөтөч тань күүки (cookie) хадгалаагүй тул хүсэлтийг гүйцэтгэсэнгүй",
  /** Sent again after many others: whether it was done is not known any more. */
  writeForgotten:
    "Энэ үйлдэл өмнө нь бүртгэгдсэн эсэхийг одоо мэдэх боломжгүй тул дахин хийсэнгүй. Сагсаа шалгаад, дутуу бол дахин нэмнэ үү.",
  /** Pressed by the customer who was signed in before, and sent when another one is. */
  ofOther:
    "Энэ хөтчид өмнө нэвтэрсэн хэрэглэгчийн үйлдэл байсан тул гүйцэтгэсэнгүй. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
  unreachable: "Дэлгүүрийн систем хариу өгсөнгүй. Дахин оролдоно уу.",
  signInChanged: "Дараагийн удаа {{email}} хаягаар нэвтэрнэ үү",
  /** A form of an order that stands was sent again, with another way to pay. */
  orderPlacedWith: "Энэ захиалга «{{method}}» төлбөрийн хэлбэрээр аль хэдийн бүртгэгдсэн. Дахин илгээсэнгүй.",
  orderPlaced: "Захиалга бүртгэгдлээ",
  putBack: "{{model}} бүтээгдэхүүнийг буцааж нэмлээ",
  putBackOne: "{{model}} бүтээгдэхүүнийг буцааж нэмлээ. Хассан хэвээр байгаа бүтээгдэхүүн: {{count}}.",
  putBackPlain: "Бүтээгдэхүүнийг буцааж нэмлээ",
  addedToCompare: "Бүтээгдэхүүн нэмэгдлээ",
  inCompare: "Энэ бүтээгдэхүүн харьцуулалтад аль хэдийн байна",
  compareFull: "Уучлаарай 4-өөс илүү бараа нэмэх боломжгүй",
  chooseReplaced: "Аль нэгийг нь солих",
  seeCompare: "Харьцуулалтыг харах",
  removedFromCompare: "Бүтээгдэхүүнийг харьцуулалтаас хаслаа",
  compareKept: "Харьцуулалтыг хадгаллаа",
  favouriteSaved: "Бүтээгдэхүүн хадгалагдлаа",
  favouriteNotKept: "Уучлаарай, энэ бүтээгдэхүүн хадгалагдсангүй. Харьцуулах жагсаалтад нэмж, дараа нь үзэж болно.",
  favouritesFull: "5-аас дээш бүтээгдэхүүн хадгалах боломжгүй",
  chooseRemoved: "Хадгалснаасаа хасах",
  seeSaved: "Хадгалснаа харах",
  /** A guest has pressed «later»: signing in does it. */
  signInForLater: "Дараа авахаар хадгалахын тулд нэвтэрнэ үү. Нэвтэрмэгц бүтээгдэхүүн хадгалсан руу тань шилжинэ.",
  savedForLater: "{{model}} бүтээгдэхүүнийг сагснаас хадгалсан руу шилжүүллээ",
  removedFromSaved: "Бүтээгдэхүүнийг хадгалснаас хаслаа",
  feedbackSent: "Сэтгэгдэл илгээгдлээ",
  reviewGiven: "Үнэлгээ өгсөнд баярлалаа",
  reviewGivenWithoutEmoji: "Үнэлгээ өгсөнд баярлалаа. Эможи хадгалах боломжгүй тул сэтгэгдлийг эможигүйгээр нийтэллээ.",
};
