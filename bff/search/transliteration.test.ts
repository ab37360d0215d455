import { describe, expect, test } from "vitest";
import { cyrillicGuesses, latinGuess, MAX_GUESSES } from "./transliteration.ts";

/** Two hundred words and phrases of an electronics shop: as people type them, and what they mean. */
const PAIRS = `
utas утас | gar utas гар утас | uhaalag utas ухаалаг утас | ukhaalag utas ухаалаг утас | uxaalag utas ухаалаг утас
zurag зураг | zuragt зурагт | hooloi хоолой | khooloi хоолой | xooloi хоолой | chihevch чихэвч | chixevch чихэвч
chikhevch чихэвч | utasgui chihevch утасгүй чихэвч | utasgüi chikhevch утасгүй чихэвч | tsag цаг | cag цаг
uhaalag tsag ухаалаг цаг | tseneglegch цэнэглэгч | ceneglegch цэнэглэгч | horgogch хөргөгч | khörgögch хөргөгч
xorgogch хөргөгч | hurgugch хөргөгч | khorgogch хөргөгч | ugaalgiin mashin угаалгын машин
ugaalgyn mashin угаалгын машин | mashin машин | toos sorogch тоос сорогч | toos тоос
robot toos sorogch робот тоос сорогч | induu индүү | indüü индүү | danh данх | danx данх | danhnii данхны
budaa agshaagch будаа агшаагч | budaa будаа | agshaagch агшаагч | kofe chanagch кофе чанагч | chanagch чанагч
zuuh зуух | zuux зуух | zuukh зуух | bogino богино | bogino dolgionii zuuh богино долгионы зуух | dolgion долгион
agaarjuulagch агааржуулагч | agaar tsevershuulegch агаар цэвэршүүлэгч | agaar агаар | tsevershuulegch цэвэршүүлэгч
halaaguur халаагуур | xalaaguur халаагуур | khalaaguur халаагуур | us ус | uus үүс | uur уур | computer компьютер
komputer компьютер | kompyuter компьютер | kompiuter компьютер | kompyutyer компьютер
zoovriin komputer зөөврийн компьютер | zöövriin kompyuter зөөврийн компьютер | zoowriin зөөврийн | zuuvriin зөөврийн
suurin суурин | delgets дэлгэц | delgec дэлгэц | delgetz дэлгэц | gar гар | hulgana хулгана | xulgana хулгана
khulgana хулгана | hevlegch хэвлэгч | xevlegch хэвлэгч | khevlegch хэвлэгч | printer принтер | monitor монитор
proektor проектор | projektor проектор | kabel кабель | kabel' кабель | router рутер | ruter рутер | modem модем
server сервер | televiz телевиз | kamer камер | kamera камера | ekshn экшн | obektiv объектив | ob'ektiv объектив
dron дрон | tablet таблет | san сан | sanah oi санах ой | sanakh oin kart санах ойн карт | sanah санах | sanax санах
tohooromj төхөөрөмж | tukhuurumj төхөөрөмж | töhöörömj төхөөрөмж | sanah tohooromj санах төхөөрөмж
hadgalagch хадгалагч | khadgalagch хадгалагч | togloom тоглоом | togloomiin тоглоомын
togloomyn konsol тоглоомын консол | konsol консол | udirdlaga удирдлага | udirdlagiin удирдлагын
togloomiin udirdlaga тоглоомын удирдлага | changa yarigch чанга яригч | yarigch яригч | changa чанга
saundbar саундбар | pyanz пянз | pianz пианз | togluulagch тоглуулагч | audio аудио | duu дуу | duut дуут
chimee чимээ | mikrofon микрофон | dinamik динамик | uhaalag ger ухаалаг гэр | ger гэр | gerel гэрэл
uhaalag gerel ухаалаг гэрэл | honh хонх | xonx хонх | khonkh хонх | jin жин | zhin жин | uhaalag jin ухаалаг жин
sahliin mashin сахлын машин | sahal сахал | soiz сойз | tsahilgaan цахилгаан | cahilgaan цахилгаан
tsakhilgaan soiz цахилгаан сойз | us hataagch үс хатаагч | hataagch хатаагч | fitnes фитнес | buguivch бугуйвч
fitnes buguivch фитнес бугуйвч | tsahim nom цахим ном | nom ном | unshigch уншигч
tsahim nom unshigch цахим ном уншигч | tovchluur товчлуур | tovchluurtai utas товчлууртай утас | tovch товч
evhegddeg utas эвхэгддэг утас | evhegddeg эвхэгддэг | ongo өнгө | ungu өнгө | öngö өнгө | har хар | xar хар | khar хар
tsagaan цагаан | cagaan цагаан | ulaan улаан | shar шар | huh хөх | khukh хөх | hoh хөх | nogoon ногоон
saaral саарал | yagaan ягаан | mongo мөнгө | mungu мөнгө | alt алт | altlag алтлаг | tsenher цэнхэр | cenxer цэнхэр
bor бор | undur өндөр | ondor өндөр | hurdan хурдан | xurdan хурдан | huch хүч | khuch хүч | huchtei хүчтэй
shine шинэ | shineer шинээр | hyamd хямд | hyamdral хямдрал | khyamdral хямдрал | xyamdral хямдрал | une үнэ | üne үнэ
unetei үнэтэй | chanar чанар | chanartai чанартай | batalgaa баталгаа | batalgaat баталгаат | hurgelt хүргэлт
hürgelt хүргэлт | khurgelt хүргэлт | zahialga захиалга | zakhialga захиалга | zaxialga захиалга | beleg бэлэг
belgiin kart бэлгийн карт | bagts багц | bagc багц | ger ahui гэр ахуй | ahui ахуй | gal togoo гал тогоо
galtogoo галтогоо | togoo тогоо | shanaga шанага | shil шил | naran наран | gagnuur гагнуур | bugd бүгд | hereg хэрэг
heregsel хэрэгсэл | xeregsel хэрэгсэл | dagaldah heregsel дагалдах хэрэгсэл | ger buliin гэр бүлийн | huuhed хүүхэд
xuuxed хүүхэд | huuhdiin хүүхдийн | emegtei эмэгтэй | eregtei эрэгтэй | goo saihan гоо сайхан | saihan сайхан
eruul mend эрүүл мэнд | erüül эрүүл | zai зай | tseneg цэнэг | ceneg цэнэг | hotolbor хөтөлбөр | tugrug төгрөг
togrog төгрөг | bonus бонус | kart карт | shuud шууд | usnii усны | usny усны | hamgaalalt хамгаалалт
baigali байгаль | baidal байдал | foto фото | video видео | foto apparat фото аппарат | elektron электрон
elektronik электроник | sensor сенсор | ventilyator вентилятор | mikser миксер | blender блендер | adapter адаптер
baydal байдал | yjil ижил | iim ийм | bagshiin багшийн | tsagiin цагийн | gar'tai гартай | ɵngɵ өнгө | lazer лазер
lider лидер | mini мини | chimeetei чимээтэй | oyun оюн | mor' мор | batarei батарей | protsessor процессор | akkumulyator аккумулятор
`;

const table = PAIRS.split(/[|\n]/)
  .map((pair) => /^\s*([a-zöüɵ' ]+?) ([а-яёөү ]+?)\s*$/.exec(pair))
  .flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]] as const] : []));

describe("what is typed in Latin letters is guessed", () => {
  test.each(table)("%s → %s", (typed, meant) => {
    const guesses = cyrillicGuesses(typed);
    expect(guesses).toContain(meant);
    expect(guesses.length).toBeLessThanOrEqual(MAX_GUESSES);
    expect(cyrillicGuesses(typed.toUpperCase())).toEqual(guesses);
  });

  test("most of it at the first guess", () => {
    const first = table.filter(([typed, meant]) => cyrillicGuesses(typed)[0] === meant);
    expect(first.length / table.length).toBeGreaterThan(0.85);
  });

  test.each([
    ["tugrug", "төгрөг"],
    ["chuluu", "чулуу"],
    ["oyun", "оюн"],
    ["mori", "морь"],
    ["baigali", "байгаль"],
    ["bagshiin", "багшийн"],
    ["iim", "ийм"],
    ["yjil", "ижил"],
    ["ekshn", "экшн"],
    ["📱 utas", "📱 утас"],
  ])("%s is %s at the first guess", (typed, meant) => {
    expect(cyrillicGuesses(typed)[0]).toBe(meant);
  });

  test.each([
    ["utas", ["утас"]],
    ["eemeg", ["ээмэг", "ээмег"]],
    ["tugrug tugrug", ["төгрөг төгрөг", "төгрөг тугруг", "тугруг төгрөг"]],
  ])("%s is %j and nothing else, the likeliest first", (typed, guesses) => {
    expect(cyrillicGuesses(typed)).toEqual(guesses);
  });

  test("the shop's own words are known by their skeleton, half typed too", () => {
    const menu = ["Зөөврийн компьютер", "Төхөөрөмж"];
    expect(cyrillicGuesses("zuuvriin comput", menu)[0]).toMatch(/^зөөврийн /);
    expect(cyrillicGuesses("toho", menu)[0]).toBe("төхөө");
    expect(cyrillicGuesses("tohoo", menu)[0]).toBe("төхөө");
  });

  test("the shop's spelling of a loanword comes before the usual one, and its Latin words are none", () => {
    expect(cyrillicGuesses("komputer", ["Зөөврийн компютер"])).toEqual(["компютер"]);
    expect(cyrillicGuesses("smart", ["Smart самбар"])).toEqual(["смарт"]);
  });
});

describe("Cyrillic without ө and ү", () => {
  test.each([
    ["онго", "өнгө"],
    ["хоргогч", "хөргөгч"],
    ["гэрэл ундэс", "гэрэл үндэс"],
  ])("%s → %s", (typed, meant) => {
    expect(cyrillicGuesses(typed)).toContain(meant);
  });
});

describe("a name in Cyrillic is guessed in Latin letters", () => {
  test.each([
    ["Нова", "nova"],
    ["галакси S24", "galaksi s24"],
    ["хонор", "honor"],
    ["щётка", "shyotka"],
    ["и\u0306ога", "ioga"],
    ["Sarnai X5", "sarnai x5"],
  ])("%s → %s", (typed, latin) => {
    expect(latinGuess(typed)).toBe(latin);
  });
});

describe("nothing is guessed", () => {
  test.each(["утас", "хөргөгч", "S24", "5G", "", "123", "№ 5", "📱"])("for '%s'", (typed) => {
    expect(cyrillicGuesses(typed)).toEqual([]);
  });

  test("of a word with digits, beside words that are", () => {
    expect(cyrillicGuesses("X5 utas")[0]).toBe("x5 утас");
  });
});
