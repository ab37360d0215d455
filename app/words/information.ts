/** The ways to the information pages; their texts are in app/information/texts. */
export const information = {
  heading: "Мэдээлэл",
  pages: "Мэдээллийн хуудсууд",
  delivery: "Хүргэлт",
  instalments: "Хувааж төлөх",
  bonus: "Бонусын хөтөлбөр",
  warranty: "Баталгаа, буцаалт",
  terms: "Үйлчилгээний нөхцөл",
  privacy: "Нууцлалын бодлого",
  contact: "Холбоо барих",
  help: "Асуух зүйл байна\u00a0уу?",
  helpHint: "Ажлын цагаар утасдана уу, эсвэл имэйл бичээрэй.",
  trackOrder: "Захиалга хянах",
};
