import { bilingual } from "./bilingual.ts";

/** Choosing the delivery address's point: where one stands, or on a map. */
export const placeWords = bilingual({
  mn: {
    here: "Одоогийн байршил",
    asking: "Байршлыг тогтоож байна…",
    refused: "Хөтөч байршлыг тань хэлэх зөвшөөрөлгүй байна. Хаягаа бичээд үргэлжлүүлж болно.",
    late: "Байршил хугацаандаа тогтсонгүй. Дахин дарж, эсвэл хаягаа бичээд үргэлжлүүлж болно.",
    unknown: "Төхөөрөмж байршлаа тогтоож чадсангүй. Хаягаа бичээд үргэлжлүүлж болно.",
    unsupported: "Энэ хөтөч байршил тогтоодоггүй. Хаягаа бичээд үргэлжлүүлж болно.",
    chosen: "Сонгосон цэг: {{point}}",
    forget: "Цэгийг арилгах",
    map: "Газрын зураг",
    failed: "Газрын зураг нээгдсэнгүй. Дахин дарж, эсвэл хаягаа бичээд үргэлжлүүлж болно.",
  },
  en: {
    here: "Current location",
    asking: "Finding your location…",
    refused: "The browser is not allowed to share your location. You can type the address and continue.",
    late: "Your location was not found in time. Try again, or type the address and continue.",
    unknown: "Your device could not find its location. You can type the address and continue.",
    unsupported: "This browser cannot find locations. You can type the address and continue.",
    chosen: "Chosen point: {{point}}",
    forget: "Remove the point",
    map: "Map",
    failed: "The map did not open. Press again, or type the address and continue.",
  },
});
