import { bilingual } from "./bilingual.ts";

/** To whom, where and when an order is delivered. */
export const deliveryWords = bilingual({
  mn: {
    receiver: "Хүлээн авагч",
    person: "Хувь хүн",
    organisation: "Албан байгууллага",
    register: "Байгууллагын регистр",
    khorooNumber: "{{number}}-р хороо",
    w3w: "Гурван үгт хаяг",
    deliverTo: "Хүргэх хаяг",
    deliveryNote: "Төлбөр баталгаажсанаас хойш ажлын 24 цагийн дотор хүргэнэ.",
    deliverBy: "Одоо төлвөл {{day}} гарагт багтаан хүргэнэ.",
  },
  en: {
    receiver: "Receiver",
    person: "Person",
    organisation: "Organisation",
    register: "Organisation registration number",
    khorooNumber: "Khoroo {{number}}",
    w3w: "Three-word address",
    deliverTo: "Deliver to",
    deliveryNote: "Delivered within 24 working hours after the payment is confirmed.",
    deliverBy: "If you pay now, it arrives by {{day}}.",
  },
});
