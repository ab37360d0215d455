/** The stylesheet of the administration's pages. */
export const STYLE = `:root{color-scheme:light dark;background:canvas;--line:#d5d8de;--soft:#f3f4f7;--ink:#16181d;--mute:#565c68;--accent:#0b57c9;--bad:#b3261e;--badbg:#fdecea;--good:#14662f;--goodbg:#e6f4ea}
@media (prefers-color-scheme:dark){:root{--line:#343944;--soft:#1e2128;--ink:#eef0f4;--mute:#a8afbd;--accent:#7db2ff;--bad:#ff9d94;--badbg:#3b1d1b;--good:#8fd6a4;--goodbg:#17301f}}
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink)}
header,main{max-width:72rem;margin:0 auto;padding:0 1rem}main{padding-bottom:4rem}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;padding-top:.75rem;padding-bottom:.75rem;border-bottom:1px solid var(--line)}
header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-inline-end:auto}header a{display:inline-flex;align-items:center;min-height:2.75rem}
a{color:var(--accent)}a[aria-current]{color:inherit;font-weight:700;text-decoration:none}
h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .75rem}h2{font-size:1.15rem;margin:1.75rem 0 .5rem}p{margin:.5rem 0}.mute{color:var(--mute)}.narrow{max-width:30rem}
form.search{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1rem 0}label{display:block;font-weight:600}label+.hint{margin:0;font-size:.9rem;color:var(--mute)}
.field{margin:1rem 0}input,select,button{font:inherit;color:inherit;min-height:2.75rem;padding:.4rem .75rem;border:1px solid var(--mute);border-radius:.5rem;background:canvas;max-width:100%}
.field input{width:100%;margin-top:.25rem}.field input[aria-invalid]{border:2px solid var(--bad)}
button,.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.4rem 1.25rem;border:1px solid var(--line);border-radius:.5rem;background:var(--soft);cursor:pointer;color:inherit;text-decoration:none}
button.main{background:var(--accent);border-color:var(--accent);color:#fff;font-weight:600}@media (prefers-color-scheme:dark){button.main{color:#08152b}}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.25rem 0}
.bad,.good{border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}.bad{color:var(--bad);background:var(--badbg)}.good{color:var(--good);background:var(--goodbg)}.error{color:var(--bad);margin:.25rem 0 0}
.bad ul{margin:.25rem 0 0;padding-inline-start:1.25rem}.bad a{color:inherit}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:middle;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
th{font-size:.9rem;color:var(--mute);font-weight:600;overflow-wrap:normal}.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}td img{display:block;width:3rem;height:3rem;object-fit:contain;background:#fff;border-radius:.25rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.25rem;margin:1rem 0}dt{color:var(--mute)}dd{margin:0;overflow-wrap:anywhere}
.pages{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:1.25rem 0}
@media (max-width:44rem){thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}header nav{flex-basis:100%}header .mute{margin-inline-end:auto}tr{display:grid;grid-template-columns:auto 1fr;column-gap:.75rem;padding:.75rem 0;border-bottom:1px solid var(--line)}td{grid-column:1/-1;display:flex;align-items:baseline;gap:1rem;justify-content:space-between;border:0;padding:.15rem 0}
td[data-label]::before{content:attr(data-label);color:var(--mute);flex:none}td.n{text-align:end}td:not([data-label]){display:block}td:first-child a,td.picture+td a{display:inline-block;padding:.35rem 0}td.picture{grid-column:1}td.picture+td{grid-column:2;align-self:center}dl{grid-template-columns:1fr}dt{margin-top:.35rem}}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;
