import { type Look, type Product, pick } from "../drawing/look.ts";
import { cylinder, edge, glass, lensEye, matte, RUBBER, shade, shadow, steel, stud } from "../drawing/materials.ts";
import { circle, ellipse, path, rect, repeat, rounded, stroke } from "../drawing/shapes.ts";

/** A lamp: bulb, table globe, desk arm, light strip tower, mushroom, ceiling disc. */
function lamp(l: Look): string {
  const { pen, tones: t } = l;
  const warm = pick(
    l,
    ["#fff6d8", "#ffcf6b"],
    ["#fff0f6", "#ff8ad1"],
    ["#fffbe8", "#ffe08a"],
    ["#e8f4ff", "#5b8bff"],
    ["#fff4e0", "#ffb45c"],
    ["#ffffff", "#ffe9b8"],
  );
  const [core = "#fff", halo = "#fff"] = warm;
  const light = (cx: number, cy: number, r: number): string =>
    circle(cx, cy, r, pen.radial(0.5, 0.5, 0.5, `${halo}/.55`, `${halo}@55/.18`, `${halo}/0`));
  const outline = 'stroke="#c9b98f" stroke-opacity=".8" stroke-width="1.5"';
  return pick(
    l,
    light(300, 222, 218) +
      path(
        "M300 60C400 60 450 130 450 205C450 300 380 320 372 400H228C220 320 150 300 150 205C150 130 200 60 300 60Z",
        pen.radial(0.45, 0.4, 0.65, "#ffffff", core, halo),
        outline,
      ) +
      path("M226 400H374L362 452H238Z", cylinder(l), edge(l)) +
      repeat(4, (i) => rect(246, 454 + i * 20, 108, 15, 7, steel(pen))) +
      path("M262 534H338L322 556H278Z", "#20242b"),
    light(300, 250, 246) +
      circle(300, 250, 176, pen.radial(0.42, 0.36, 0.7, "#ffffff", `${core}@40`, halo), outline) +
      path("M206 410Q300 460 394 410L412 540Q300 566 188 540Z", cylinder(l), edge(l)) +
      ellipse(300, 414, 94, 20, t.dark) +
      stud(l, 300, 496, 12),
    light(180, 250, 176) +
      ellipse(390, 540, 130, 22, matte(l), edge(l)) +
      stroke("M390 532L440 300L236 120", l.light ? t.deep : t.rim, 20) +
      stroke("M390 532L440 300L236 120", t.base, 16) +
      stud(l, 440, 300, 20) +
      stud(l, 236, 120, 16) +
      path("M250 96L110 170Q96 180 104 196L118 220Q180 250 268 150Z", matte(l), edge(l)) +
      path("M104 196L118 220Q180 250 268 150Q190 214 104 196Z", core),
    light(300, 290, 290) +
      rect(
        266,
        40,
        68,
        490,
        34,
        pen.linear("down", "#ff4d7a", "#b45cff@30", "#3dc6ff@62", "#3dffc0"),
        'stroke="#fff" stroke-opacity=".6" stroke-width="2"',
      ) +
      rect(282, 60, 12, 440, 6, "#fff", 'opacity=".4"') +
      path(rounded("214 506 386 506 410 552 190 552", 16), matte(l), edge(l)),
    light(300, 240, 236) +
      rect(276, 300, 48, 220, 10, cylinder(l), edge(l)) +
      path(
        "M96 300C96 150 190 80 300 80S504 150 504 300Q300 350 96 300Z",
        pen.radial(0.42, 0.25, 0.8, "#fff", `${core}@30`, halo),
        outline,
      ) +
      ellipse(300, 300, 204, 24, halo, 'opacity=".55"') +
      ellipse(300, 530, 124, 24, matte(l), edge(l)),
    light(300, 300, 300) +
      ellipse(300, 316, 256, 190, shade(l), edge(l)) +
      ellipse(300, 296, 256, 190, matte(l), edge(l)) +
      ellipse(300, 304, 222, 160, pen.radial(0.45, 0.4, 0.65, "#ffffff", core, halo), outline) +
      ellipse(300, 304, 120, 84, "#fff", 'opacity=".5"'),
  );
}

export const smartLamp: Product = {
  hero: (l) =>
    (l.variant === 0 || l.variant === 5 ? "" : shadow(l.pen, pick(l, 300, 300, 390, 300, 300, 300), 556, 150)) +
    lamp(l),
  back: (l) =>
    shadow(l.pen, 300, 560, 150) +
    rect(170, 40, 260, 510, 40, "#0b0e13", 'stroke="#8b919c" stroke-width="2"') +
    rect(182, 52, 236, 486, 30, "#f7f8fb") +
    circle(300, 200, 92, l.pen.linear("diagonal", "#ff4d7a", "#ffd166@35", "#3dffc0@65", "#5b7cff")) +
    circle(300, 200, 58, "#f7f8fb") +
    circle(350, 140, 15, "#fff", 'stroke="#3b4250" stroke-width="4"') +
    rect(214, 330, 172, 20, 10, l.pen.linear("right", "#ffb45c", "#fff6d8", "#9fd0ff")) +
    circle(320, 340, 17, "#fff", 'stroke="#c3cbd6" stroke-width="2"') +
    rect(214, 378, 172, 20, 10, "#dfe4ea") +
    rect(214, 378, 120, 20, 10, l.tones.base) +
    repeat(4, (i) => rect(214 + i * 45, 430, 36, 36, 12, ["#ffb45c", "#ff8ad1", "#5b8bff", "#3dd6a3"][i] ?? "#fff")) +
    rect(262, 512, 76, 6, 3, "#2b313c"),
  detail: (v) => (v === 2 ? ["hero", 80, 70, 230] : ["hero", 160, v === 0 ? 330 : 300, 260]),
  size: (v) => ({
    draw: lamp,
    box: (
      [
        [150, 60, 300, 496],
        [124, 74, 352, 482],
        [100, 90, 420, 470],
        [190, 40, 220, 512],
        [96, 80, 408, 474],
        [44, 106, 512, 400],
      ] as const
    )[v] ?? [150, 60, 300, 496],
    mm: (
      [
        [62, 118],
        [120, 178],
        [380, 440],
        [90, 420],
        [240, 300],
        [330, 62],
      ] as const
    )[v] ?? [62, 118],
  }),
};

/** A door bell with its camera. */
function bell(l: Look): string {
  const { pen, tones: t } = l;
  const w = pick(l, 190, 220, 170, 236, 200, 180);
  const h = pick(l, 500, 460, 510, 420, 490, 500);
  const r = pick(l, 95, 40, 24, 60, 100, 48);
  const [x, y] = [300 - w / 2, 296 - h / 2];
  const ring = pick(l, "#3dc6ff", "#4ade80", "#ffffff", "#b45cff", "#ffb13d", "#3dc6ff");
  const split = h * pick(l, 0.5, 0.56, 0.44, 0.6, 0.5, 0.48);
  return (
    rect(x, y, w, h, r, matte(l), edge(l)) +
    pen.clip(
      rect(x + 8, y + 8, w - 16, h - 16, r - 8, ""),
      rect(x, y, w, split, 0, glass(pen)) + path(`M${x} ${y}h${w * 0.66}L${x} ${y + split}Z`, "#fff", 'opacity=".08"'),
    ) +
    lensEye(pen, 300, y + split * 0.44, w * 0.28, "#2b313c") +
    circle(300 - w * 0.3, y + split * 0.82, 4, "#ff5d4f") +
    repeat(6, (i) => circle(300 - 30 + i * 12, y + split * 0.88, 2.6, "#8b919c")) +
    (l.variant === 2
      ? rect(300 - w * 0.26, y + h * 0.64, w * 0.52, h * 0.2, 14, pen.linear("diagonal", t.rim, t.dark), edge(l, 1))
      : circle(300, y + h * 0.76, w * 0.3, pen.linear("diagonal", t.rim, t.dark), edge(l, 1)) +
        circle(300, y + h * 0.76, w * 0.25, pen.linear("diagonal", t.light, t.base))) +
    circle(300, y + h * 0.76, w * 0.19, "none", `stroke="${ring}" stroke-width="7"`) +
    path(`M${300 - 14} ${y + h * 0.76 + 8}q4 -4 4 -14q0 -14 10 -14t10 14q0 10 4 14Z`, l.light ? t.deep : t.rim)
  );
}

export const doorbell: Product = {
  hero: (l) => shadow(l.pen, 300, 556, 110) + bell(l),
  back: (l) =>
    shadow(l.pen, 300, 556, 210) +
    rect(90, 60, 200, 490, 60, shade(l), edge(l)) +
    rect(120, 120, 140, 360, 16, RUBBER.base) +
    circle(190, 180, 16, RUBBER.deep, `stroke="${RUBBER.rim}"`) +
    circle(190, 420, 16, RUBBER.deep, `stroke="${RUBBER.rim}"`) +
    rect(140, 260, 100, 70, 8, "#f4f6f8") +
    rect(350, 250, 190, 300, 40, "#f7f8fa", 'stroke="#b9c2ce" stroke-width="2"') +
    repeat(5, (i) => rect(384, 300 + i * 22, 122, 8, 4, "#c3cbd6")) +
    circle(445, 470, 30, "none", 'stroke="#3dc6ff" stroke-width="7"') +
    repeat(2, (i) => rect(400 + i * 70, 226, 16, 30, 4, steel(l.pen))) +
    ellipse(445, 470, 6, 6, "#3dc6ff"),
  detail: () => ["hero", 190, 50, 220],
  size: (v) => ({
    draw: bell,
    box: (
      [
        [205, 46, 190, 500],
        [190, 66, 220, 460],
        [215, 41, 170, 510],
        [182, 86, 236, 420],
        [200, 51, 200, 490],
        [210, 46, 180, 500],
      ] as const
    )[v] ?? [205, 46, 190, 500],
    mm: [46 + v * 3, 128 + v * 4],
  }),
};
