import { type Look, type Product, pick } from "../drawing/look.ts";
import { edge, knob, matte, RUBBER, shadow, slits } from "../drawing/materials.ts";
import { circle, ellipse, path, rect, repeat, stroke } from "../drawing/shapes.ts";

const RAINBOW = ["#ff3d6e", "#ffb13d", "#4dff9e", "#3dc6ff", "#b45cff"] as const;

/** Rows of keys on a board seen from above. */
function board(l: Look): string {
  const { tones: t } = l;
  const gaming = l.variant === 1 || l.variant === 4;
  const rows = pick(l, 6, 5, 6, 5, 6, 5);
  const width = pick(l, 560, 470, 560, 500, 560, 440);
  const unit = pick(l, 30, 31, 30, 33, 27, 29);
  const height = rows * (unit + 4) + 30;
  const [x, y] = [300 - width / 2, 300 - height / 2];
  const count = Math.floor((width - 26) / (unit + 4));
  const keyInk = pick(l, t.light, "#1b1e24", t.rim, "#f1ead9", "#1b1e24", t.light);
  const accent = pick(l, t.dark, "#ff3d6e", t.base, "#e2703f", "#3dc6ff", "#8fb9a8");
  const inner = width - 26;
  const pitch = inner / count;
  const cap = (i: number, row: number, span = 1): string =>
    rect(
      x + 13 + i * pitch,
      y + 15 + row * (unit + 4),
      pitch * span - 4,
      unit,
      5,
      (row === 0 && i === 0) || (row === 2 && i === count - 1) ? accent : keyInk,
    );
  const glow = gaming
    ? repeat(5, (i) =>
        rect(
          x + 8 + (i * (width - 16)) / 5,
          y + 8,
          (width - 16) / 5,
          height - 16,
          8,
          RAINBOW[i] ?? "#fff",
          'opacity=".75"',
        ),
      )
    : rect(x + 8, y + 8, width - 16, height - 16, 10, l.light ? t.dark : t.deep);
  const rowsMarkup = repeat(
    rows - 1,
    (row) =>
      `<path d="M${Math.round(x + 13)} ${y + 15 + row * (unit + 4) + unit / 2}h${Math.round(inner - 4)}" stroke="${keyInk}" stroke-width="${unit}" stroke-dasharray="${Math.round((pitch - 4) * 10) / 10} 4"/>` +
      `<path d="M${Math.round(x + 13)} ${y + 15 + row * (unit + 4) + unit * 0.42}h${Math.round(inner - 4)}" stroke="#fff" stroke-opacity=".13" stroke-width="${unit * 0.66}" stroke-dasharray="${Math.round((pitch - 4) * 10) / 10} 4"/>`,
  );
  const last = rows - 1;
  const bottom =
    cap(0, last, 1.3) +
    cap(1.3, last, 1.3) +
    cap(2.6, last, 1.3) +
    cap(3.9, last, 5.6) +
    cap(9.5, last, 1.2) +
    cap(10.7, last, 1.2) +
    (count > 13 ? repeat(count - 12, (i) => cap(12 + i, last)) : "");
  return (
    rect(x, y + 10, width, height, pick(l, 16, 20, 10, 24, 14, 30), t.deep) +
    rect(x, y, width, height, pick(l, 16, 20, 10, 24, 14, 30), matte(l), edge(l)) +
    glow +
    rowsMarkup +
    cap(0, 0) +
    cap(count - 1, 2) +
    bottom +
    (l.variant === 3 ? knob(l, x + width - 34, y + 30, 20) : "")
  );
}

export const keyboard: Product = {
  hero: (l) => `${shadow(l.pen, 300, 416, 280, 20)}<g transform="rotate(-7 300 300)">${board(l)}</g>`,
  back: (l) =>
    shadow(l.pen, 300, 400, 280) +
    rect(20, 200, 560, 190, 18, l.pen.linear("diagonal", l.tones.base, l.tones.dark), edge(l)) +
    rect(50, 216, 90, 26, 8, RUBBER.base) +
    rect(460, 216, 90, 26, 8, RUBBER.base) +
    rect(50, 352, 60, 16, 8, RUBBER.base) +
    rect(490, 352, 60, 16, 8, RUBBER.base) +
    rect(232, 268, 136, 70, 6, l.tones.light, 'opacity=".7"') +
    slits(246, 282, 108, 3, 14, l.tones.deep, 4) +
    circle(176, 300, 10, RUBBER.deep),
  detail: () => ["hero", 50, 210, 210],
  size: (v) => ({
    draw: board,
    box: (
      [
        [20, 183, 560, 244],
        [65, 197, 470, 215],
        [20, 183, 560, 244],
        [50, 192, 500, 225],
        [20, 192, 560, 226],
        [80, 202, 440, 205],
      ] as const
    )[v] ?? [20, 183, 560, 244],
    mm: [360 - (v % 2) * 60, 128 + v * 3],
  }),
};

/** A mouse from above, its nose up. */
function mouseTop(l: Look): string {
  const { pen, tones: t } = l;
  const shape = pick(
    l,
    "M300 70C400 70 436 140 438 260C440 420 400 540 300 540S160 420 162 260C164 140 200 70 300 70Z",
    "M250 74L350 74Q424 90 432 200L420 260L444 420Q430 546 300 546T156 420L180 260L168 200Q176 90 250 74Z",
    "M300 64C380 64 410 110 410 220V400C410 500 370 548 300 548S190 500 190 400V220C190 110 220 64 300 64Z",
    "M290 70C400 64 436 140 432 240C428 300 450 380 446 430C440 520 390 548 310 548C210 548 140 500 130 400C126 330 176 300 172 250C166 150 196 76 290 70Z",
    "M300 80C420 80 448 170 448 310S420 540 300 540S152 450 152 310S180 80 300 80Z",
    "M240 78H360Q420 84 424 180V430Q420 540 300 544Q180 540 176 430V180Q180 84 240 78Z",
  );
  const gaming = l.variant === 1 || l.variant === 5;
  return (
    path(shape, pen.radial(0.38, 0.28, 0.85, t.rim, `${t.light}@18`, `${t.base}@55`, t.deep), edge(l)) +
    pen.clip(
      path(shape, ""),
      stroke("M140 290Q300 330 460 290", t.deep, 4, 'opacity=".5"') +
        stroke("M300 60V304", t.deep, 4, 'opacity=".6"') +
        (l.variant === 3 ? path("M120 280Q200 320 190 460L110 500Z", RUBBER.base, 'opacity=".85"') : "") +
        (l.variant === 2 ? path("M180 330Q300 300 420 330V560H180Z", t.light, 'opacity=".35"') : "") +
        path("M190 150C220 90 270 80 290 80V290Q220 290 180 280Z", "#fff", 'opacity=".12"'),
    ) +
    rect(280, 130, 40, 96, 20, RUBBER.deep, `stroke="${RUBBER.rim}" stroke-opacity=".7"`) +
    rect(286, 142, 28, 72, 13, pen.linear("down", RUBBER.dark, RUBBER.rim, RUBBER.dark)) +
    rect(286, 142, 28, 72, 13, pen.stripes(8, 3, "#0b0d11")) +
    (gaming
      ? stroke("M290 142v72M310 142v72", "#3dffc0", 3) +
        path("M300 400l26 44-26-12-26 12Z", pen.linear("down", "#ff3d6e", "#b45cff")) +
        stroke("M196 440Q300 520 404 440", pen.linear("right", "#ff3d6e", "#3dc6ff"), 6)
      : rect(288, 250, 24, 30, 8, t.dark) + circle(300, 470, 7, l.light ? t.deep : t.light)) +
    (l.variant % 2 === 1 ? stroke("M300 72V20", RUBBER.light, 9) : "")
  );
}

export const mouse: Product = {
  hero: (l) => `${shadow(l.pen, 312, 500, 180, 60, 0.4)}<g transform="rotate(14 300 300)">${mouseTop(l)}</g>`,
  back: (l) =>
    shadow(l.pen, 300, 430, 250) +
    path(
      "M50 420C50 280 170 200 300 200C440 200 540 290 552 400Q554 424 530 424H74Q50 424 50 420Z",
      l.pen.radial(0.35, 0.2, 0.9, l.tones.rim, `${l.tones.light}@20`, `${l.tones.base}@60`, l.tones.deep),
      edge(l),
    ) +
    path(
      "M62 380Q200 330 330 360Q440 380 548 372L552 400Q554 424 530 424H74Q50 424 50 420Z",
      RUBBER.base,
      'opacity=".85"',
    ) +
    rect(250, 296, 80, 26, 13, l.tones.dark, edge(l, 1)) +
    rect(344, 300, 80, 26, 13, l.tones.dark, edge(l, 1)) +
    stroke("M180 216Q150 270 66 340", l.tones.deep, 4, 'opacity=".6"') +
    ellipse(180, 220, 46, 26, RUBBER.base, `transform="rotate(-28 180 220)" stroke="${RUBBER.rim}"`),
  detail: () => ["hero", 200, 60, 240],
  size: (v) => ({ draw: mouseTop, box: [150, 66, 300, 480], mm: [62 + v * 2, 112 + v * 3] }),
};
