/**
 * The words of a shop's customers, for its own: what a search reads as a name of the catalogue. A shop edits this file
 * alone (docs/recipes.md, "A word that shoppers use").
 *
 * Letters need no thought: ө о ү у, х h kh, e э, Cyrillic and Latin, case endings and glued words are taken care of by
 * the reading (forms.ts).
 */

/**
 * Names that mean the same. Where a shop's menu, brands, colours or specifications have one of a line, all others lead
 * there; a line of which it has none does nothing. A word may stand in several lines and then means all of them.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Categories
  ["Гар утас", "утас", "phone", "mobile", "mobile phone", "cell phone", "телефон", "сотовый"],
  ["Ухаалаг утас", "smartphone", "смартфон"],
  ["Эвхэгддэг утас", "foldable", "foldable phone", "нугалдаг утас", "эвхдэг утас"],
  ["Товчлууртай утас", "товчтой утас", "товчлуурт утас", "даралттай утас", "энгийн утас", "feature phone"],
  ["Таблет", "tablet", "планшет"],
  ["Цахим ном уншигч", "ном уншигч", "цахим ном", "e-reader", "ebook", "e-book"],
  [
    "Зөөврийн компьютер",
    ...["зөөврийн", "нөүтбүүк", "нотебүүк", "нотбүүк", "ноутбук", "нотбук", "лаптоп", "laptop", "notebook"],
  ],
  ["Тоглоомын компьютер", "laptop", "notebook", "нотебүүк", "ноутбук", "лаптоп"],
  ["Тоглоомын компьютер", "gaming laptop", "gaming notebook", "геймерийн компьютер", "game laptop"],
  ["Суурин компьютер", "desktop", "суурин", "процессор", "pc", "системный блок"],
  ["Компьютерын дэлгэц", "монитор", "monitor"],
  ["Хэвлэгч", "принтер", "printer", "канон принтер"],
  ["Рутер", "router", "роутер", "раутер", "модем", "modem", "wifi төхөөрөмж"],
  ["Компьютерын гар", "keyboard", "клавиатур", "кейборд", "товчлуур"],
  ["Хулгана", "mouse", "маус", "мышка"],
  ["SSD хадгалагч", "ssd", "ssd disk", "ssd диск", "хатуу диск", "hard disk", "хард диск"],
  ["Санах ойн карт", "memory card", "sd card", "sd карт", "микро sd", "micro sd", "флешка карт", "флаш карт"],
  ["Зурагт", "телевизор", "телевиз", "тв", "tv", "television", "телек"],
  ["Проектор", "projector", "прожектор"],
  ["Саундбар", "soundbar", "sound bar"],
  ["Чанга яригч", "speaker", "спикер", "колонк", "колонка", "зөөврийн яригч", "bluetooth speaker"],
  ["Чихэвч", "headphones", "headphone", "headset", "earphones", "earphone", "наушник", "хэдфон"],
  ["Утасгүй чихэвч", "earbuds", "earbud", "tws", "bluetooth earphone"],
  ["Пянз тоглуулагч", "turntable", "пянз", "vinyl player"],
  ["Камер", "camera", "фотоаппарат", "зургийн аппарат", "аппарат", "фото аппарат"],
  ["Экшн камер", "action camera", "экшн"],
  ["Дрон", "drone", "нисдэг камер"],
  ["Объектив", "lens", "дуран шил", "линз"],
  ["Ухаалаг цаг", "smartwatch", "watch", "цаг"],
  ["Фитнес бугуйвч", "fitness band", "smart band", "fitness tracker", "бугуйвч"],
  ["Тоглоомын консол", "console", "game console", "консоль"],
  ["Тоглоомын удирдлага", "joystick", "джойстик", "жойстик", "gamepad", "геймпад", "controller"],
  ["VR шил", "vr", "vr headset", "vr нүдний шил", "виртуал шил"],
  ["Хөргөгч", "fridge", "refrigerator", "холодильник"],
  ["Угаалгын машин", "washing machine", "washer", "стиральная машина", "угаагч"],
  ["Тоос сорогч", "vacuum", "vacuum cleaner", "пылесос"],
  ["Робот тоос сорогч", "robot vacuum", "робот сорогч", "robot cleaner", "шал арчигч робот"],
  ["Агаар цэвэршүүлэгч", "агаар цэвэрлэгч", "air purifier", "purifier", "очиститель воздуха"],
  ["Агааржуулагч", "кондиционер", "air conditioner", "aircon", "эйркондишн"],
  ["Индүү", "iron", "утюг"],
  ["Богино долгионы зуух", "microwave", "микроволновка", "печь", "микро долгионы зуух", "шарах шүүгээ"],
  ["Данх", "kettle", "чайник", "цахилгаан данх", "ус буцалгагч"],
  ["Будаа агшаагч", "rice cooker", "агшаагч", "мультиварка"],
  ["Кофе чанагч", "coffee machine", "coffee maker", "кофе машин", "кофеварка"],
  ["Үс хатаагч", "hair dryer", "hairdryer", "фен", "сэнс үсний"],
  ["Сахлын машин", "shaver", "razor", "сахлын хутга", "бритва"],
  ["Цахилгаан сойз", "шүдний сойз", "цахилгаан шүдний сойз", "electric toothbrush", "toothbrush"],
  ["Ухаалаг жин", "scale", "scales", "smart scale", "весы"],
  ["Зөөврийн цэнэглэгч", "power bank", "павербанк", "пауэр банк", "банк цэнэглэгч"],
  ["Цэнэглэгч", "charger", "adapter", "адаптер", "зарядник"],
  ["Кабель", "cable", "шнур", "утас кабель"],
  ["Ухаалаг гэрэл", "smart lamp", "smart light", "ухаалаг чийдэн", "чийдэн", "гэрэл"],
  ["Ухаалаг хонх", "doorbell", "хаалганы хонх"],
  ["Халаагуур", "heater", "печь халаагуур", "обогреватель"],
  ["Дагалдах хэрэгсэл", "accessories", "аксессуар"],
  ["Гэр ахуй", "home appliances", "гэр ахуйн бараа", "цахилгаан бараа"],
  ["Гал тогоо", "kitchen", "гал тогооны хэрэгсэл"],

  // Values and names of specifications
  ["Bluetooth", "блютуз", "блютүүс", "блутүүс", "bt"],
  ["Wi-Fi", "вайфай", "wifi"],
  ["USB-C", "type-c", "тайп си", "тайпси"],
  ["Bluetooth", "утасгүй"],
  ["2.4 ГГц", "утасгүй"],
  ["Чимээ дарах", "чимээ дарагч", "noise cancelling", "noise canceling", "anc"],
  ["Ус хамгаалалт", "ус нэвтэрдэггүй", "waterproof", "усны хамгаалалт"],
  ["Санах ой", "storage", "memory", "памяти"],
  ["RAM", "рам", "шуурхай санах ой", "оперативка"],
  ["Full HD", "fhd", "1080p"],
  ["4K", "uhd", "2160p"],
];

/**
 * Single words that mean the same within any name: `smart` for `ухаалаг` makes `smart цаг` an `Ухаалаг цаг`.
 */
export const WORDS: readonly (readonly string[])[] = [
  ["ухаалаг", "smart"],
  ["тоглоомын", "gaming", "гейминг"],
  ["утасгүй", "wireless", "беспроводной"],
  ["зөөврийн", "portable"],
  ["компьютер", "computer", "комп"],
  ["цаг", "watch"],
  ["робот", "robot"],
  ["power", "павер", "пауэр"],
  ["bank", "банк"],
  ["механик", "mechanical"],
  ["лазер", "laser"],
];

/**
 * Colours, for their names in the catalogue. Needed where a text names no category whose colours could be read; a word
 * may mean several.
 */
export const COLOUR_WORDS: readonly (readonly string[])[] = [
  ["Хар", "black"],
  ["Цагаан", "white"],
  ["Мөнгөлөг", "мөнгөн", "silver"],
  ["Графит", "саарал", "graphite", "grey", "gray"],
  ["Алтлаг", "алтан", "gold", "golden"],
  ["Хөх", "blue", "цэнхэр"],
  ["Тэнгэр цэнхэр", "sky blue", "blue", "цэнхэр"],
  ["Ногоон", "green"],
  ["Улаан", "red"],
  ["Ягаан", "pink", "улаан ягаан"],
  ["Нил ягаан", "purple", "violet", "ягаавтар"],
  ["Улбар шар", "orange"],
  ["Шаргал", "beige", "бежевый"],
  ["Гаа ногоон", "mint"],
  ["Шар", "yellow"],
  ["Хүрэн", "бор", "brown"],
];

/** What stands behind a number; the first of a line is what the others are read as. */
export const UNITS: readonly (readonly string[])[] = [
  ["gb", "гигабайт", "гига"],
  ["tb", "терабайт"],
  ["инч", "inch", "inches", "дюйм", "инчтэй"],
  ["мАц", "мач", "mah", "мАч"],
  ["Вт", "ватт", "w", "watt"],
  ["Гц", "герц", "hz"],
  ["кг", "kg", "кило", "килограмм"],
  ["л", "литр", "liter", "litre"],
  ["м", "метр", "meter"],
  ["мм", "миллиметр"],
  ["цаг", "hours"],
  ["хоног", "days"],
  ["мин", "минут", "minute", "minutes"],
  ["дБ", "децибел", "db"],
  ["люмен", "lumen", "lumens"],
  ["цөмт", "цөм", "core"],
  ["MP", "мегапиксел", "мп"],
  ["btu"],
  ["м²", "мкв", "квадрат"],
];

/** How names write what shoppers write otherwise; the first of a line is the names' own. */
export const SPELLINGS: readonly (readonly string[])[] = [
  ["wi-fi", "wifi", "вайфай", "вай фай"],
  ["usb-c", "type-c", "type c", "typec", "тайп си", "тайпси"],
];
