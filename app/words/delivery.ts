import { bilingual } from "./bilingual.ts";

/** To whom, where and when an order is delivered. */
export const deliveryWords = bilingual({
  receiver: ["Хүлээн авагч", "Receiver"],
  person: ["Хувь хүн", "Person"],
  organisation: ["Албан байгууллага", "Organisation"],
  register: ["Байгууллагын регистр", "Organisation registration number"],
  khorooNumber: ["{{number}}-р хороо", "Khoroo {{number}}"],
  w3w: ["Гурван үгт хаяг", "Three-word address"],
  deliverTo: ["Хүргэх хаяг", "Deliver to"],
  deliveryNote: [
    "Төлбөр баталгаажсанаас хойш ажлын 24 цагийн дотор хүргэнэ.",
    "Delivered within 24 working hours after the payment is confirmed.",
  ],
  deliverBy: ["Одоо төлвөл {{day}} гарагт багтаан хүргэнэ.", "If you pay now, it arrives by {{day}}."],
});
