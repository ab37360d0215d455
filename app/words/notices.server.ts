import { bilingual } from "./bilingual.ts";

/** Notices about what just happened, shown once on the next page. */
export const noticesWords = bilingual({
  cartEmpty: [
    "Таны сагс хоосон байна. Эхлээд сагсандаа бүтээгдэхүүн нэмнэ үү.",
    "Your cart is empty. Please put a product in it first.",
  ],
  /** It begins with the specification's words. */
  signInToGoOn: ["Нэвтэрсэн байх шаардлагатай. Үргэлжлүүлэхийн тулд нэвтэрнэ үү.", "Please sign in to continue."],
  signedIn: ["Системд амжилттай нэвтэрлээ", "You are signed in"],
  providerRefused: [
    "{{provider}} бүртгэлээр нэвтрэхээс татгалзсан байна. Дахин оролдох эсвэл имэйл хаяг, нууц үгээрээ нэвтэрч болно.",
    "Signing in with {{provider}} was refused there. You can try again, or sign in with your e-mail address and password.",
  ],
  providerFailed: [
    "{{provider}} хариу өгсөнгүй. Хэсэг хүлээгээд дахин оролдох эсвэл имэйл хаяг, нууц үгээрээ нэвтэрч болно.",
    "{{provider}} did not answer. You can try again in a while, or sign in with your e-mail address and password.",
  ],
  /** The specification's. */
  providerProfile: [
    "Уучлаарай. Шаардлагатай талбарууд татагдсангүй.",
    "Sorry, the details that we need could not be read.",
  ],
  alreadySignedIn: ["Та аль хэдийн нэвтэрсэн байна.", "You are already signed in."],
  passwordNotChanged: [
    "Нэвтрэх хугацаа дууссан тул нууц үг солигдсонгүй. Нэвтэрсний дараа шинэ нууц үгээ дахин оруулна уу.",
    "You had been signed out, so the password was not changed. Sign in and enter the new password once more.",
  ],
  providerForeign: [
    "Нэвтрэх оролдлогын хугацаа дууссан эсвэл өөр хөтөч дээр эхэлсэн байна. Дахин эхлүүлнэ үү.",
    "This sign-in has ended, or was started in another browser. Please start again.",
  ],
  providerNoEmail: [
    "{{provider}} имэйл хаяг өгөөгүй тул хувийн мэдээлэлдээ имэйлээ нэмээрэй.",
    "{{provider}} gave us no e-mail address: please add yours to your personal information.",
  ],
  addEmail: ["Имэйл нэмэх", "Add an e-mail address"],
  infoChanged: ["Мэдээлэл шинэчлэгдлээ", "Your details have been updated"],
  passwordChanged: ["Нууц үг шинэчлэгдлээ", "Your password has been changed"],
  registered: ["Бүртгэгдлээ", "You are registered"],
  signedOut: ["Системээс гарлаа", "You are signed out"],
  signedOutEverywhere: ["Бүх төхөөрөмж дээрх бүртгэлээсээ гарлаа", "You are signed out on every device"],
  signedOutHere: [
    "Энэ төхөөрөмж дээр гарлаа. Бусад төхөөрөмж дээр гарсан эсэхийг шалгаж чадсангүй: дахин нэвтэрч, бүх төхөөрөмжөөс гарна уу.",
    "You are signed out on this device. We could not check the other devices: please sign in again and sign out of all of them.",
  ],
  /** What a sign-out leaves in the browser, with a button that clears it: others may use the same one. */
  leftHere: [
    "Сагс, харьцуулалт, үзсэн бараа энэ хөтөч дээр үлдсэн.",
    "The cart, the comparison and the viewed products stay in this browser.",
  ],
  clearHere: ["Эндээс арилгах", "Clear them here"],
  clearedHere: [
    "Сагс, харьцуулалт, үзсэн барааг энэ хөтчөөс арилгалаа",
    "The cart, the comparison and the viewed products are cleared from this browser",
  ],
  addedToCart: ["{{model}} бүтээгдэхүүн нэмэгдлээ", "{{model}} was added to the cart"],
  /** `room`: further products for which the cart has room. */
  addedNearlyFull: [
    "{{model}} бүтээгдэхүүн нэмэгдлээ. Сагсанд өөр {{room}} төрлийн бүтээгдэхүүн багтана.",
    "{{model}} was added. The cart has room for {{room}} more products.",
  ],
  orderedAgain: [
    "Захиалгын бүтээгдэхүүнийг сагсанд нэмлээ. Үнэ, үлдэгдлийг шалгаарай.",
    "The products of the order are in your cart. Check their prices and stock.",
  ],
  /** `left`: what is sold out or gone, or held by the cart to the last piece, named. */
  orderedAgainPart: [
    "Захиалгын {{count}} төрлийн бүтээгдэхүүнийг сагсанд нэмлээ. Үлдэгдэл хүрэлцэхгүй тул нэмээгүй: {{left}}.",
    "Products of the order added to your cart: {{count}}. Not added, because no more are left: {{left}}.",
  ],
  orderedAgainNone: [
    "Үлдэгдэл хүрэлцэхгүй тул сагсанд юу ч нэмээгүй: {{left}}.",
    "Nothing was added to your cart, because no more are left: {{left}}.",
  ],
  andOthers: ["{{names}} ба өөр {{count}} бүтээгдэхүүн", "{{names}} and others ({{count}})"],
  products: ["{{count}} бүтээгдэхүүн", "products ({{count}})"],
  removedFromCart: ["{{model}} бүтээгдэхүүнийг сагснаас хаслаа", "{{model}} was removed from the cart"],
  lineGone: [
    "Энэ бүтээгдэхүүнийг өөр цонхонд сагснаас хассан тул тоо ширхэг өөрчлөгдсөнгүй.",
    "This product was removed from the cart in another window, so its quantity was not changed.",
  ],
  /** Signing in has joined the cart with the one of the customer's other devices. */
  cartJoined: [
    "Сагсыг тань өөр төхөөрөмж дээрх сагстай тань нэгтгэлээ.",
    "Your cart was joined with the one of your other device.",
  ],
  /** What follows it, each only where it has happened. */
  joinedLeft: [
    "Сагс дүүрсэн тул {{left}} бүтээгдэхүүн багтсангүй.",
    "The cart is full: there was no room for {{left}} of them.",
  ],
  cartUnknown: [
    "Өөр төхөөрөмж дээрх сагсыг тань одоогоор шалгаж чадсангүй. Сагс тань хэвээрээ, дараагийн удаа нэвтрэхэд нэгтгэнэ.",
    "We could not check the cart of your other device. This cart is unchanged; they are joined when you next sign in.",
  ],
  /** Lines that the customer before had left at this browser. */
  cartForeign: [
    "Энэ хөтчид өмнө нэвтэрсэн хэрэглэгчийн сонгосон {{foreign}} төрлийн бүтээгдэхүүнийг сагснаас хаслаа.",
    "The products that the customer who was signed in here before had chosen were removed from the cart (products: {{foreign}}).",
  ],
  seeCart: ["Сагсаа харах", "See the cart"],
  /** At a field, whichever it is. */
  tooLong: [
    "Хэт урт байна. {{limit}} тэмдэгтээс ихгүй бичнэ үү.",
    "This is too long. Enter at most {{limit}} characters.",
  ],
  quantityWrong: [
    "Тоо ширхэгийг 1 ба түүнээс дээш бүхэл тоогоор бичнэ үү. Жишээ нь: 2",
    "Enter the quantity as a whole number of at least 1, for example 2.",
  ],
  stockShort: ["Үлдэгдэл хүрэлцэхгүй байна", "There is not enough in stock"],
  stockShortOf: ["Үлдэгдэл хүрэлцэхгүй байна: {{model}}", "There is not enough in stock: {{model}}"],
  /** At a quantity's field; it begins as the notice does. */
  quantityShort: [
    "Үлдэгдэл хүрэлцэхгүй байна: хамгийн ихдээ {{max}} ширхэг авч болно.",
    "There is not enough in stock: you can have at most {{max}}.",
  ],
  quantityShortInCart: [
    "Үлдэгдэл хүрэлцэхгүй байна: нийт {{max}} ширхгээс {{inCart}} нь сагсанд тань байна.",
    "There is not enough in stock: of {{max}} in all, {{inCart}} are in your cart.",
  ],
  cartFull: ["Сагсанд 40-өөс олон төрлийн бүтээгдэхүүн багтахгүй", "The cart holds at most 40 different products"],
  productGone: ["Энэ бүтээгдэхүүн борлуулагдахаа больсон байна", "This product is no longer sold"],
  couponUsed: ["Үнийн дүнгээс {{amount}} хасагдлаа", "{{amount}} was taken off"],
  couponUsedInPart: [
    "Үнийн дүнгээс {{amount}} хасагдлаа. Купон нэг л удаа ашиглагддаг: үлдэх {{rest}} хүчингүй болно.",
    "{{amount}} was taken off. A coupon can be used only once: the remaining {{rest}} is lost.",
  ],
  couponRemoved: ["Купоныг хаслаа", "The coupon was removed"],
  couponEmpty: ["Купон кодоо бичнэ үү", "Enter a coupon code"],
  couponBad: ["Купон код буруу эсвэл ашиглагдсан байна", "The coupon code is wrong or has been used"],
  bonusSet: ["{{points}} бонус ашиглана", "{{points}} bonus points will be used"],
  bonusNone: ["Энэ захиалгад бонус ашиглахгүй", "No bonus points will be used for this order"],
  bonusCut: [
    "Ашиглаж болох дээд хэмжээ болох {{points}} бонус ашиглана",
    "{{points}} bonus points will be used, the most that is allowed",
  ],
  bonusNotNumber: ["Ашиглах бонусыг зөвхөн тоогоор бичнэ үү", "Enter the bonus points as a number"],
  bonusTooLarge: [
    "Ашиглах бонус хэт их байна. Дээд хэмжээнээс хэтрэхгүй тоо бичнэ үү",
    "That is too many bonus points. Enter a number within the limit",
  ],
  /** The button that goes on has applied what was typed beside it, and nothing else. */
  pressAgain: [
    "Хараахан үргэлжлүүлээгүй байна: өөрчлөгдсөн дүнг шалгаад товчийг дахин дарна уу.",
    "We have not continued yet: please check the changed total and press the button again.",
  ],
  typedCut: [
    "Хэт урт бичсэн зүйлийн зөвхөн эхний {{limit}} тэмдэгтийг хадгаллаа.",
    "The text was too long: only its first {{limit}} characters were kept.",
  ],
  pointFound: ["Байршлын гурван үгт хаягийг бичлээ.", "The three-word address of the place is filled in."],
  /** What was typed there before. */
  pointReplaced: [
    "Байршлын гурван үгт хаягийг бичлээ. Өмнө нь «{{before}}» гэж бичсэн байсан.",
    "The three-word address of the place is filled in. It was “{{before}}” before.",
  ],
  pointMarked: ["Хүргэх цэгийг тэмдэглэлээ.", "The delivery point is marked."],
  pointWordless: [
    "Хүргэх цэгийг тэмдэглэлээ. Гурван үгт хаягийн үйлчилгээ хариу өгсөнгүй.",
    "The delivery point is marked. The three-word service did not answer.",
  ],
  pointKept: [
    "Гурван үгт хаяг олдсонгүй. Талбарт бичсэн тань хэвээр байна: цэгээр солих бол эхлээд арилгана уу.",
    "No three-word address was found. What you typed is unchanged: remove it first to use the point instead.",
  ],
  pointAbroad: [
    "Энэ цэг Монгол Улсаас гадуур байна. Бид Монгол Улсад л хүргэдэг.",
    "This point is not in Mongolia. We deliver in Mongolia only.",
  ],
  pointForgotten: ["Хүргэх цэгийг арилгалаа.", "The delivery point is removed."],
  /** For a form without a known button: nothing is guessed. */
  notUnderstood: [
    "Аль товчийг дарсан нь тодорхойгүй тул юу ч өөрчлөгдсөнгүй. Хуудсаа дахин ачаалаад оролдоно уу.",
    "We could not tell which button was pressed, so nothing has changed. Reload the page and try again.",
  ],
  oldPage: [
    "Дэлгүүрийн систем түр хариу өгөхгүй байна. Энэ хуудасны үнэ, үлдэгдэл хуучирсан байж болзошгүй, захиалга түр хүлээгдэнэ.",
    "The shop's system does not answer at the moment. Prices and stock on this page may be out of date, and orders have to wait.",
  ],
  noCookies: [
    "Таны хөтөч күүки (cookie) хадгалахгүй байгаа тул таны сая хийсэн үйлдэл хадгалагдсангүй. Күүкигүйгээр сагсанд нэмэх, нэвтрэх, захиалах, хэл болон харагдац сонгох боломжгүй. Хөтчийнхөө тохиргоонд манай сайтын күүкиг зөвшөөрөөд дахин оролдоно уу.",
    "Your browser does not keep cookies, so what you just did was not saved. Without cookies you cannot add to the cart, sign in, order, or choose a language or view. Allow cookies for our site in your browser's settings and try again.",
  ],
  needsCookies: [
    "Хөтөч тань күүки (cookie) хадгалаагүй тул хүсэлтийг гүйцэтгэсэнгүй",
    "Your browser did not keep a cookie, so the request was not carried out",
  ],
  /** Pressed by the customer who was signed in before, and sent when another one is. */
  ofOther: [
    "Энэ хөтчид өмнө нэвтэрсэн хэрэглэгчийн үйлдэл байсан тул гүйцэтгэсэнгүй. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
    "This was pressed by the customer who was signed in here before, so it was not carried out. Reload the page and try again.",
  ],
  unreachable: [
    "Дэлгүүрийн систем хариу өгсөнгүй. Дахин оролдоно уу.",
    "The shop's system did not answer. Please try again.",
  ],
  signInChanged: ["Дараагийн удаа {{email}} хаягаар нэвтэрнэ үү", "Next time, sign in with {{email}}"],
  /** A form of an order that stands was sent again, with another way to pay. */
  orderPlacedWith: [
    "Энэ захиалга «{{method}}» төлбөрийн хэлбэрээр аль хэдийн бүртгэгдсэн. Дахин илгээсэнгүй.",
    "This order was already placed, with “{{method}}” as its payment method. It was not sent again.",
  ],
  orderPlaced: ["Захиалга бүртгэгдлээ", "Your order is registered"],
  putBack: ["{{model}} бүтээгдэхүүнийг буцааж нэмлээ", "{{model}} is back in the cart"],
  putBackPlain: ["Бүтээгдэхүүнийг буцааж нэмлээ", "Put back"],
  addedToCompare: ["Бүтээгдэхүүн нэмэгдлээ", "Added to your comparison"],
  inCompare: ["Энэ бүтээгдэхүүн харьцуулалтад аль хэдийн байна", "This product is in the comparison already"],
  compareFull: ["Уучлаарай 4-өөс илүү бараа нэмэх боломжгүй", "Sorry, no more than 4 products can be compared"],
  seeCompare: ["Харьцуулалтыг харах", "See the comparison"],
  removedFromCompare: ["Бүтээгдэхүүнийг харьцуулалтаас хаслаа", "Removed from your comparison"],
  favouriteSaved: ["Бүтээгдэхүүн хадгалагдлаа", "Saved"],
  favouriteNotKept: [
    "Уучлаарай, энэ бүтээгдэхүүн хадгалагдсангүй. Харьцуулах жагсаалтад нэмж, дараа нь үзэж болно.",
    "Sorry, this product was not saved. You can add it to your comparison and look at it later.",
  ],
  favouritesFull: ["5-аас дээш бүтээгдэхүүн хадгалах боломжгүй", "No more than 5 products can be saved"],
  chooseRemoved: ["Хадгалснаасаа хасах", "Remove a saved product"],
  seeSaved: ["Хадгалснаа харах", "See your saved products"],
  removedFromSaved: ["Бүтээгдэхүүнийг хадгалснаас хаслаа", "Removed from saved"],
  feedbackSent: ["Сэтгэгдэл илгээгдлээ", "Your message has been sent"],
  reviewGiven: ["Үнэлгээ өгсөнд баярлалаа", "Thank you for your review"],
  reviewGivenWithoutEmoji: [
    "Үнэлгээ өгсөнд баярлалаа. Эможи хадгалах боломжгүй тул сэтгэгдлийг эможигүйгээр нийтэллээ.",
    "Thank you for your review. It was published without its emoji, which cannot be kept.",
  ],
});
