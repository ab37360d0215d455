import { bilingual } from "./bilingual.ts";

/** Notices about what just happened, shown once on the next page. */
export const noticesWords = bilingual({
  mn: {
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
    lineGone: "Энэ бүтээгдэхүүнийг өөр цонхонд сагснаас хассан тул тоо ширхэг өөрчлөгдсөнгүй.",
    /** Signing in has joined the cart with the one of the customer's other devices. */
    cartJoined: "Сагсыг тань өөр төхөөрөмж дээрх сагстай тань нэгтгэлээ.",
    /** What follows it, each only where it has happened. */
    joinedLeft: "Сагс дүүрсэн тул {{left}} бүтээгдэхүүн багтсангүй.",
    cartUnknown:
      "Өөр төхөөрөмж дээрх сагсыг тань одоогоор шалгаж чадсангүй. Сагс тань хэвээрээ, дараагийн удаа нэвтрэхэд нэгтгэнэ.",
    /** Lines that the customer before had left at this browser. */
    cartForeign: "Энэ хөтчид өмнө нэвтэрсэн хэрэглэгчийн сонгосон {{foreign}} төрлийн бүтээгдэхүүнийг сагснаас хаслаа.",
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
    couponUsedInPart:
      "Үнийн дүнгээс {{amount}} хасагдлаа. Купон нэг л удаа ашиглагддаг: үлдэх {{rest}} хүчингүй болно.",
    couponRemoved: "Купоныг хаслаа",
    couponEmpty: "Купон кодоо бичнэ үү",
    couponBad: "Купон код буруу эсвэл ашиглагдсан байна",
    bonusSet: "{{points}} бонус ашиглана",
    bonusNone: "Энэ захиалгад бонус ашиглахгүй",
    bonusCut: "Ашиглаж болох дээд хэмжээ болох {{points}} бонус ашиглана",
    bonusNotNumber: "Ашиглах бонусыг зөвхөн тоогоор бичнэ үү",
    bonusTooLarge: "Ашиглах бонус хэт их байна. Дээд хэмжээнээс хэтрэхгүй тоо бичнэ үү",
    /** The button that goes on has applied what was typed beside it, and nothing else. */
    pressAgain: "Хараахан үргэлжлүүлээгүй байна: өөрчлөгдсөн дүнг шалгаад товчийг дахин дарна уу.",
    typedCut: "Хэт урт бичсэн зүйлийн зөвхөн эхний {{limit}} тэмдэгтийг хадгаллаа.",
    pointFound: "Байршлын гурван үгт хаягийг бичлээ.",
    /** What was typed there before. */
    pointReplaced: "Байршлын гурван үгт хаягийг бичлээ. Өмнө нь «{{before}}» гэж бичсэн байсан.",
    pointMarked: "Хүргэх цэгийг тэмдэглэлээ.",
    pointWordless: "Хүргэх цэгийг тэмдэглэлээ. Гурван үгт хаягийн үйлчилгээ хариу өгсөнгүй.",
    pointKept: "Гурван үгт хаяг олдсонгүй. Талбарт бичсэн тань хэвээр байна: цэгээр солих бол эхлээд арилгана уу.",
    pointAbroad: "Энэ цэг Монгол Улсаас гадуур байна. Бид Монгол Улсад л хүргэдэг.",
    pointForgotten: "Хүргэх цэгийг арилгалаа.",
    /** For a form without a known button: nothing is guessed. */
    notUnderstood: "Аль товчийг дарсан нь тодорхойгүй тул юу ч өөрчлөгдсөнгүй. Хуудсаа дахин ачаалаад оролдоно уу.",
    oldPage:
      "Дэлгүүрийн систем түр хариу өгөхгүй байна. Энэ хуудасны үнэ, үлдэгдэл хуучирсан байж болзошгүй, захиалга түр хүлээгдэнэ.",
    noCookies:
      "Таны хөтөч күүки (cookie) хадгалахгүй байгаа тул таны сая хийсэн үйлдэл хадгалагдсангүй. Күүкигүйгээр сагсанд нэмэх, нэвтрэх, захиалах, хэл болон харагдац сонгох боломжгүй. Хөтчийнхөө тохиргоонд манай сайтын күүкиг зөвшөөрөөд дахин оролдоно уу.",
    needsCookies: "Хөтөч тань күүки (cookie) хадгалаагүй тул хүсэлтийг гүйцэтгэсэнгүй",
    /** Pressed by the customer who was signed in before, and sent when another one is. */
    ofOther:
      "Энэ хөтчид өмнө нэвтэрсэн хэрэглэгчийн үйлдэл байсан тул гүйцэтгэсэнгүй. Хуудсаа шинээр нээгээд дахин оролдоно уу.",
    unreachable: "Дэлгүүрийн систем хариу өгсөнгүй. Дахин оролдоно уу.",
    signInChanged: "Дараагийн удаа {{email}} хаягаар нэвтэрнэ үү",
    /** A form of an order that stands was sent again, with another way to pay. */
    orderPlacedWith: "Энэ захиалга «{{method}}» төлбөрийн хэлбэрээр аль хэдийн бүртгэгдсэн. Дахин илгээсэнгүй.",
    orderPlaced: "Захиалга бүртгэгдлээ",
    putBack: "{{model}} бүтээгдэхүүнийг буцааж нэмлээ",
    putBackPlain: "Бүтээгдэхүүнийг буцааж нэмлээ",
    addedToCompare: "Бүтээгдэхүүн нэмэгдлээ",
    inCompare: "Энэ бүтээгдэхүүн харьцуулалтад аль хэдийн байна",
    compareFull: "Уучлаарай 4-өөс илүү бараа нэмэх боломжгүй",
    seeCompare: "Харьцуулалтыг харах",
    removedFromCompare: "Бүтээгдэхүүнийг харьцуулалтаас хаслаа",
    favouriteSaved: "Бүтээгдэхүүн хадгалагдлаа",
    favouriteNotKept: "Уучлаарай, энэ бүтээгдэхүүн хадгалагдсангүй. Харьцуулах жагсаалтад нэмж, дараа нь үзэж болно.",
    favouritesFull: "5-аас дээш бүтээгдэхүүн хадгалах боломжгүй",
    chooseRemoved: "Хадгалснаасаа хасах",
    seeSaved: "Хадгалснаа харах",
    /** A guest has pressed «later»: signing in does it. */
    removedFromSaved: "Бүтээгдэхүүнийг хадгалснаас хаслаа",
    feedbackSent: "Сэтгэгдэл илгээгдлээ",
    reviewGiven: "Үнэлгээ өгсөнд баярлалаа",
    reviewGivenWithoutEmoji:
      "Үнэлгээ өгсөнд баярлалаа. Эможи хадгалах боломжгүй тул сэтгэгдлийг эможигүйгээр нийтэллээ.",
  },
  en: {
    cartEmpty: "Your cart is empty. Please put a product in it first.",
    success: "Done",
    failure: "Not done",
    signInToGoOn: "Please sign in to continue.",
    signedIn: "You are signed in",
    signedOutEverywhere: "You are signed out on every device",
    signedOutHere:
      "You are signed out on this device. We could not check the other devices: please sign in again and sign out of all of them.",
    providerRefused:
      "Signing in with {{provider}} was refused there. You can try again, or sign in with your e-mail address and password.",
    providerFailed:
      "{{provider}} did not answer. You can try again in a while, or sign in with your e-mail address and password.",
    providerProfile: "Sorry, the details that we need could not be read.",
    alreadySignedIn: "You are already signed in.",
    passwordNotChanged:
      "You had been signed out, so the password was not changed. Sign in and enter the new password once more.",
    providerForeign: "This sign-in has ended, or was started in another browser. Please start again.",
    providerNoEmail: "{{provider}} gave us no e-mail address: please add yours to your personal information.",
    addEmail: "Add an e-mail address",
    infoChanged: "Your details have been updated",
    passwordChanged: "Your password has been changed",
    registered: "You are registered",
    signedOut: "You are signed out",
    leftHere: "The cart, the comparison and the viewed products stay in this browser.",
    clearHere: "Clear them here",
    clearedHere: "The cart, the comparison and the viewed products are cleared from this browser",
    addedToCart: "{{model}} was added to the cart",
    addedNearlyFull: "{{model}} was added. The cart has room for {{room}} more products.",
    orderedAgain: "The products of the order are in your cart. Check their prices and stock.",
    orderedAgainPart:
      "Products of the order added to your cart: {{count}}. Not added, because no more are left: {{left}}.",
    orderedAgainNone: "Nothing was added to your cart, because no more are left: {{left}}.",
    andOthers: "{{names}} and others ({{count}})",
    products: "products ({{count}})",
    removedFromCart: "{{model}} was removed from the cart",
    lineGone: "This product was removed from the cart in another window, so its quantity was not changed.",
    cartJoined: "Your cart was joined with the one of your other device.",
    joinedLeft: "The cart is full: there was no room for {{left}} of them.",
    cartUnknown:
      "We could not check the cart of your other device. This cart is unchanged; they are joined when you next sign in.",
    cartForeign:
      "The products that the customer who was signed in here before had chosen were removed from the cart (products: {{foreign}}).",
    seeCart: "See the cart",
    tooLong: "This is too long. Enter at most {{limit}} characters.",
    quantityWrong: "Enter the quantity as a whole number of at least 1, for example 2.",
    stockShort: "There is not enough in stock",
    stockShortOf: "There is not enough in stock: {{model}}",
    quantityShort: "There is not enough in stock: you can have at most {{max}}.",
    quantityShortInCart: "There is not enough in stock: of {{max}} in all, {{inCart}} are in your cart.",
    cartFull: "The cart holds at most 40 different products",
    productGone: "This product is no longer sold",
    couponUsed: "{{amount}} was taken off",
    couponUsedInPart: "{{amount}} was taken off. A coupon can be used only once: the remaining {{rest}} is lost.",
    couponRemoved: "The coupon was removed",
    couponEmpty: "Enter a coupon code",
    couponBad: "The coupon code is wrong or has been used",
    bonusSet: "{{points}} bonus points will be used",
    bonusNone: "No bonus points will be used for this order",
    bonusCut: "{{points}} bonus points will be used, the most that is allowed",
    bonusNotNumber: "Enter the bonus points as a number",
    bonusTooLarge: "That is too many bonus points. Enter a number within the limit",
    pressAgain: "We have not continued yet: please check the changed total and press the button again.",
    typedCut: "The text was too long: only its first {{limit}} characters were kept.",
    pointFound: "The three-word address of the place is filled in.",
    pointReplaced: "The three-word address of the place is filled in. It was “{{before}}” before.",
    pointMarked: "The delivery point is marked.",
    pointWordless: "The delivery point is marked. The three-word service did not answer.",
    pointKept:
      "No three-word address was found. What you typed is unchanged: remove it first to use the point instead.",
    pointAbroad: "This point is not in Mongolia. We deliver in Mongolia only.",
    pointForgotten: "The delivery point is removed.",
    notUnderstood: "We could not tell which button was pressed, so nothing has changed. Reload the page and try again.",
    oldPage:
      "The shop's system does not answer at the moment. Prices and stock on this page may be out of date, and orders have to wait.",
    noCookies:
      "Your browser does not keep cookies, so what you just did was not saved. Without cookies you cannot add to the cart, sign in, order, or choose a language or view. Allow cookies for our site in your browser's settings and try again.",
    needsCookies: "Your browser did not keep a cookie, so the request was not carried out",
    ofOther:
      "This was pressed by the customer who was signed in here before, so it was not carried out. Reload the page and try again.",
    unreachable: "The shop's system did not answer. Please try again.",
    signInChanged: "Next time, sign in with {{email}}",
    orderPlacedWith: "This order was already placed, with “{{method}}” as its payment method. It was not sent again.",
    orderPlaced: "Your order is registered",
    putBack: "{{model}} is back in the cart",
    putBackPlain: "Put back",
    addedToCompare: "Added to your comparison",
    inCompare: "This product is in the comparison already",
    compareFull: "Sorry, no more than 4 products can be compared",
    seeCompare: "See the comparison",
    removedFromCompare: "Removed from your comparison",
    favouriteSaved: "Saved",
    favouriteNotKept: "Sorry, this product was not saved. You can add it to your comparison and look at it later.",
    favouritesFull: "No more than 5 products can be saved",
    chooseRemoved: "Remove a saved product",
    seeSaved: "See your saved products",
    removedFromSaved: "Removed from saved",
    feedbackSent: "Your message has been sent",
    reviewGiven: "Thank you for your review",
    reviewGivenWithoutEmoji: "Thank you for your review. It was published without its emoji, which cannot be kept.",
  },
});
