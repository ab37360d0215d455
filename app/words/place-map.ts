import { bilingual } from "./bilingual.ts";

/** The maps, whose scripts bring them: of the delivery address and of the shop. */
export const placeMapWords = bilingual({
  mn: {
    close: "Хаах",
    help: "Дундах тэмдэг хүргүүлэх газар дээр тань иртэл зургийг хөдөлгөөрэй. Гараас: сумаар зөөж, + ба − товчоор томруулж жижигрүүлж, Enter дарж сонгоно.",
    nearer: "Томруулах",
    farther: "Жижигрүүлэх",
    centre: "Дундах цэг: {{point}}",
    square: "Сүхбаатарын талбай",
    store: "Их дэлгүүр",
    gandan: "Гандан хийд",
    station: "Төмөр замын вокзал",
    market: "Нарантуул зах",
    museum: "Богд хааны музей",
    zaisan: "Зайсан толгой",
    plain:
      "Дэлгүүр газрын зургийн үйлчилгээ холбоогүй тул гудамж харагдахгүй: тэмдэглэсэн газруудаар баримжаалаарай. Нэг нүд: {{side}}.",
    metres: "{{count}} м",
    kilometres: "{{count}} км",
    missing: "Зургийн зарим хэсэг ачаалагдсангүй. Цэгээ сонгож болно.",
    choose: "Энэ цэгийг сонгох",
  },
  en: {
    close: "Close",
    help: "Move the map until the mark in its middle is where the order should be delivered. With a keyboard: arrow keys move it, + and − zoom, Enter chooses the point.",
    nearer: "Zoom in",
    farther: "Zoom out",
    centre: "Middle: {{point}}",
    square: "Sükhbaatar Square",
    store: "State Department Store",
    gandan: "Gandan Monastery",
    station: "Railway station",
    market: "Narantuul market",
    museum: "Bogd Khan museum",
    zaisan: "Zaisan hill",
    plain:
      "The shop has no map service connected, so no streets are drawn: use the named places to find your way. One square: {{side}}.",
    metres: "{{count}} m",
    kilometres: "{{count}} km",
    missing: "Some of the map could not be loaded. You can still choose a point.",
    choose: "Choose this point",
  },
});
