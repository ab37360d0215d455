import { bilingual } from "./bilingual.ts";

/** The maps, whose scripts bring them: of the delivery address and of the shop. */
export const placeMapWords = bilingual({
  help: [
    "Дундах тэмдэг хүргүүлэх газар дээр тань иртэл зургийг хөдөлгөөрэй. Гараас: сумаар зөөж, + ба − товчоор томруулж жижигрүүлж, Enter дарж сонгоно.",
    "Move the map until the mark in its middle is where the order should be delivered. With a keyboard: arrow keys move it, + and − zoom, Enter chooses the point.",
  ],
  nearer: ["Томруулах", "Zoom in"],
  farther: ["Жижигрүүлэх", "Zoom out"],
  centre: ["Дундах цэг: {{point}}", "Middle: {{point}}"],
  square: ["Сүхбаатарын талбай", "Sükhbaatar Square"],
  store: ["Их дэлгүүр", "State Department Store"],
  gandan: ["Гандан хийд", "Gandan Monastery"],
  station: ["Төмөр замын вокзал", "Railway station"],
  market: ["Нарантуул зах", "Narantuul market"],
  museum: ["Богд хааны музей", "Bogd Khan museum"],
  zaisan: ["Зайсан толгой", "Zaisan hill"],
  plain: [
    "Дэлгүүр газрын зургийн үйлчилгээ холбоогүй тул гудамж харагдахгүй: тэмдэглэсэн газруудаар баримжаалаарай. Нэг нүд: {{side}}.",
    "The shop has no map service connected, so no streets are drawn: use the named places to find your way. One square: {{side}}.",
  ],
  metres: ["{{count}} м", "{{count}} m"],
  kilometres: ["{{count}} км", "{{count}} km"],
  missing: [
    "Зургийн зарим хэсэг ачаалагдсангүй. Цэгээ сонгож болно.",
    "Some of the map could not be loaded. You can still choose a point.",
  ],
  choose: ["Энэ цэгийг сонгох", "Choose this point"],
});
