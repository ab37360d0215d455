import { expect, test } from "vitest";
import { colourFacets, specFacets } from "./facets.ts";

test("a specification, value or colour that cannot be requested is not offered", () => {
  const odd = { "USB.ver": "3.2", "Дэлгэц хэмжээ": "15", Size: '15.6"', Note: "x".repeat(121) };
  const row = { RAM: "8GB", Name: "O'Neil", ...odd };
  const rows = [row, { ...row, RAM: "16\\32", Name: "Plain" }];
  const offered = [
    { name: "RAM", label: "RAM", values: [{ value: "8GB", label: "8GB", total: 1 }] },
    { name: "Name", label: "Name", values: [{ value: "Plain", label: "Plain", total: 1 }] },
  ];
  expect(specFacets({ spcs: Object.keys(row), specs: rows })).toEqual(offered);
  const colours = ["Хар", "O'Neil", "", "Ulaan ʼ", "x".repeat(121)].map((color_name) => ({ color_name, total: 1 }));
  expect(colourFacets(colours).map(({ value }) => value)).toEqual(["Хар"]);
});
