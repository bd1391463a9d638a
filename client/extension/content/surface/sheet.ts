/**
 * The look of everything we show. The colors are those of client/shared/styles/tokens.css. A page can set
 * up a font of any name, and would see which letters are drawn with it, so that none is named.
 */
const CSS_TEXT = `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.layer { position: fixed; inset: 0; pointer-events: none; visibility: visible; }
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.mirror {
  position: fixed; left: 0; top: 0; visibility: hidden; pointer-events: none; box-sizing: border-box;
  border: 0; margin: 0; height: auto;
}
.mirror > div + div { text-indent: 0; }
.boxes { position: fixed; overflow: hidden; pointer-events: none; }
.line { position: absolute; height: 3px; border-radius: 1px; }
.line.spelling {
  --mark: light-dark(#d92d20, #ff6b5e);
  background:
    linear-gradient(45deg, transparent 65%, var(--mark) 80%, transparent 90%) 0 0 / 6px 3px repeat-x,
    linear-gradient(135deg, transparent 5%, var(--mark) 15%, transparent 25%) 0 0 / 6px 3px repeat-x,
    linear-gradient(135deg, transparent 45%, var(--mark) 55%, transparent 65%) 0 0 / 6px 3px repeat-x,
    linear-gradient(45deg, transparent 25%, var(--mark) 35%, transparent 50%) 0 0 / 6px 3px repeat-x;
}
.line.grammar { background: radial-gradient(circle, light-dark(#b58100, #e6b422) 1.5px, transparent 2px) 0 0 / 5px 3px repeat-x; }
.line.punctuation { background: light-dark(#d9590c, #f5853f); }
.line.style { background: repeating-linear-gradient(90deg, light-dark(#2f6bea, #5b93ff) 0 6px, transparent 6px 9px) 0 100% / 100% 2px no-repeat; }
.line.tone { border: solid light-dark(#8b4be0, #a777f5); border-width: 1px 0; }
.line.clarity {
  background: repeating-linear-gradient(90deg, light-dark(#1c8a4c, #3fb873) 0 9px, transparent 9px 12px,
    light-dark(#1c8a4c, #3fb873) 12px 14px, transparent 14px 17px) 0 100% / 100% 2px no-repeat;
}

.panel, .badge {
  position: fixed; pointer-events: auto; direction: ltr; text-align: start;
  font: 400 14px/20px system-ui, sans-serif;
  color: light-dark(#1c2027, #e9e6df); -webkit-text-size-adjust: none;
}
.panel {
  width: min(344px, calc(100vw - 16px)); max-height: min(460px, calc(100vh - 16px)); overflow: auto;
  display: grid; gap: 10px; padding: 14px; border-radius: 12px; overscroll-behavior: contain;
  background: light-dark(#fdfcf9, #1a1f28); border: 1px solid light-dark(#dedad0, #2c333f);
  box-shadow: 0 2px 6px light-dark(rgb(60 52 38 / 0.1), rgb(0 0 0 / 0.5)),
    0 24px 56px -16px light-dark(rgb(60 52 38 / 0.32), rgb(0 0 0 / 0.8));
}
.panel > * { min-width: 0; }
h2, p { margin: 0; font: inherit; overflow-wrap: anywhere; }
h2 { font-weight: 600; }
.flagged { font-weight: 500; text-decoration: line-through; text-decoration-thickness: 1px; }
.soft { color: light-dark(#474c55, #bcc0c8); }
.faint { color: light-dark(#5e6167, #8f96a2); font-size: 12px; line-height: 16px; }
.problem { color: light-dark(#b42318, #ff9a8f); }
.head { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; }
.kind { font-size: 12px; font-weight: 500; white-space: nowrap; }
.kind.spelling { color: light-dark(#b42318, #ff9a8f); }
.kind.grammar { color: light-dark(#7a5700, #f0c75e); }
.kind.style { color: light-dark(#1d4fbf, #93b7ff); }
.kind.tone { color: light-dark(#6b30c4, #c7a6ff); }
.kind.punctuation { color: light-dark(#a3410a, #ffab73); }
.kind.clarity { color: light-dark(#146c3a, #7ed6a0); }
.row { display: flex; flex-wrap: wrap; gap: 6px; }
.list { display: grid; gap: 2px; }
.text {
  white-space: pre-wrap; overflow-wrap: anywhere; max-height: 160px; overflow: auto; padding: 8px 10px;
  border-radius: 8px; background: light-dark(#ebe7df, #0d1016);
}
hr { width: 100%; margin: 0; border: 0; border-top: 1px solid light-dark(#dedad0, #2c333f); }
button {
  font: inherit; font-weight: 500; color: inherit; background: none; border: 1px solid transparent;
  border-radius: 8px; padding: 5px 10px; min-height: 32px; cursor: pointer; text-align: start;
  overflow-wrap: anywhere; max-width: 100%;
}
button:hover { background: light-dark(rgb(28 32 39 / 0.055), rgb(233 230 223 / 0.07)); }
button:focus-visible { outline: 2px solid light-dark(#1d4fbf, #93b7ff); outline-offset: 1px; }
button:disabled { opacity: 0.55; cursor: default; }
button.main { background: #2563eb; color: #fff; }
button.main:hover { background: #1d4fbf; }
button.edge { border-color: light-dark(#848077, #6b7482); }
button[aria-pressed='true'] { background: light-dark(#e6eefc, #1a2942); border-color: light-dark(#2f6bea, #5b93ff); }
.list > button { width: 100%; font-weight: 400; }
.list b { font-weight: 500; }
.list small { display: block; font-size: 12px; line-height: 16px; color: light-dark(#5e6167, #8f96a2); }
.entry { width: 100%; border: 0; display: block; color-scheme: inherit; background: transparent; }
.badge { transition: opacity 160ms ease-out; }
.badge button {
  display: grid; place-items: center; min-width: 26px; height: 26px; min-height: 0; padding: 0 7px; border-radius: 13px;
  font-size: 12px; line-height: 1; background: light-dark(#fdfcf9, #1a1f28); border-color: light-dark(#848077, #6b7482);
  box-shadow: 0 1px 3px rgb(0 0 0 / 0.2); font-variant-numeric: tabular-nums;
}
.badge.found button { background: light-dark(#b42318, #ff9a8f); color: light-dark(#fff, #12161d); border-color: transparent; }
.badge.quiet { opacity: 0.25; }
@media (pointer: coarse) { .panel button { min-height: 44px; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) {
  .panel, .badge button { border: 1px solid ButtonText; }
  .line { forced-color-adjust: none; }
}
`

/** Returns the style sheet of the surface. Made by script, it needs no leave of the page's own policy. */
export function sheet(view: Window & typeof globalThis): CSSStyleSheet {
  const made = new view.CSSStyleSheet()
  made.replaceSync(CSS_TEXT)
  return made
}
