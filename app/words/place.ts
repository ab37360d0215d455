import { bilingual } from "./bilingual.ts";

/** Choosing the delivery address's point: where one stands, or on a map. */
export const placeWords = bilingual({
  here: ["Одоогийн байршил", "Current location"],
  asking: ["Байршлыг тогтоож байна…", "Finding your location…"],
  refused: [
    "Хөтөч байршлыг тань хэлэх зөвшөөрөлгүй байна. Хаягаа бичээд үргэлжлүүлж болно.",
    "The browser is not allowed to share your location. You can type the address and continue.",
  ],
  late: [
    "Байршил хугацаандаа тогтсонгүй. Дахин дарж, эсвэл хаягаа бичээд үргэлжлүүлж болно.",
    "Your location was not found in time. Try again, or type the address and continue.",
  ],
  unknown: [
    "Төхөөрөмж байршлаа тогтоож чадсангүй. Хаягаа бичээд үргэлжлүүлж болно.",
    "Your device could not find its location. You can type the address and continue.",
  ],
  unsupported: [
    "Энэ хөтөч байршил тогтоодоггүй. Хаягаа бичээд үргэлжлүүлж болно.",
    "This browser cannot find locations. You can type the address and continue.",
  ],
  chosen: ["Сонгосон цэг: {{point}}", "Chosen point: {{point}}"],
  forget: ["Цэгийг арилгах", "Remove the point"],
  map: ["Газрын зураг", "Map"],
  failed: [
    "Газрын зураг нээгдсэнгүй. Дахин дарж, эсвэл хаягаа бичээд үргэлжлүүлж болно.",
    "The map did not open. Press again, or type the address and continue.",
  ],
});
