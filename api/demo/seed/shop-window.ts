/** Events (promotions): name and the kinds whose products take part. */
export const EVENTS: readonly (readonly [name: string, image: string, kinds: readonly string[]])[] = [
  ["Цагаан сарын бэлэг", "promo-tv.svg", ["tv", "fridge", "kettle", "soundbar", "watch"]],
  ["Сургуулийн бэлтгэл", "promo-laptop.svg", ["laptop", "tablet", "printer", "keyboard", "mouse", "e-reader"]],
  ["Наадмын аялал", "promo-action-camera.svg", ["action-camera", "power-bank", "speaker", "drone", "camera"]],
  ["Тоглоомчдын долоо хоног", "promo-gaming-laptop.svg", ["gaming-laptop", "console", "gamepad", "vr", "monitor"]],
  ["Эмэгтэйчүүдийн баяр", "promo-hair-dryer.svg", ["hair-dryer", "earbuds", "band", "coffee-machine", "toothbrush"]],
  ["Эрчүүдийн баяр", "promo-shaver.svg", ["shaver", "headphones", "watch", "lens", "ssd"]],
  ["Хөгжмийн өдрүүд", "promo-headphones.svg", ["headphones", "earbuds", "speaker", "soundbar"]],
  ["Цэвэр агаар", "promo-air-purifier.svg", ["air-purifier", "robot-vacuum", "vacuum", "heater"]],
  ["Шинэ гэр бүл", "promo-rice-cooker.svg", ["washer", "fridge", "microwave", "rice-cooker", "iron", "vacuum"]],
  ["Шинэ жилийн хямдрал", "promo-phone.svg", ["phone", "foldable", "tablet", "console", "smart-lamp"]],
];

/** Hero banners of the front page: kind, and three titles. */
export const HERO_BANNERS: readonly (readonly [
  kind: string,
  titles: readonly [string, string | null, string | null],
])[] = [
  ["phone", ["Шөнийг өдөр болгоно", "Шинэ үеийн камертай утас", "Хүүгүй, 4 хувааж төлнө"]],
  ["laptop", ["Ажлаа хаанаас ч", "Хөнгөн, чимээгүй зөөврийн компьютер", "Өдөржин цэнэгтэй"]],
  ["tv", ["Кино театраа гэртээ", "Том дэлгэц, амьд өнгө", null]],
  ["headphones", ["Хотын шуугианыг унтраа", "Дуу чимээ дарагч чихэвч", "40 цаг тасралтгүй"]],
  ["robot-vacuum", ["Шалаа мартаад унт", "Өөрөө цэвэрлэж, өөрөө цэнэглэнэ", null]],
];

/** Promotional banners that lead to a sub-category: kind, title, text. */
export const PROMO_BANNERS: readonly (readonly [kind: string, title: string, description: string])[] = [
  ["watch", "Алхам бүрийг тань тоолно", "Ухаалаг цагны шинэ цуглуулга ирлээ"],
  ["coffee-machine", "Өглөөг кофегоор эхлүүл", "Кофе чанагчид 10 хүртэл хувийн бонустай"],
  ["air-purifier", "Утаагүй өвөл", "Агаар цэвэршүүлэгч, нэмэлт шүүлтүүр"],
  ["console", "Хоёулаа тоглоё", "Консол, удирдлагын багц сонголт"],
  ["drone", "Талыг тэнгэрээс хар", "Анхан шатнаас мэргэжлийн дрон хүртэл"],
];

/** The front page's deal is the first model of this kind and class. */
export const DEAL_KIND = "phone";
export const DEAL_SUFFIX = "Pro";
