import type { FontClass, FontFamily, FontUse, LetterWidth, StrokeContrast } from '#schema/fonts/contract.ts'

/** A row of the catalogue. `weights` is a range ("100-900") or a list ("400 700"). */
export type Row = readonly [
  name: string,
  xHeight: number,
  contrast: StrokeContrast,
  width: LetterWidth,
  moods: string,
  use: 'both' | FontUse,
  weights: string,
  more?: { license?: 'Apache-2.0'; superfamily?: string },
]

/** Returns the families of one class from their rows. */
export function familiesOf(fontClass: FontClass, rows: readonly Row[]): FontFamily[] {
  return rows.map(([name, xHeight, contrast, width, moods, use, weights, more]) => ({
    name,
    class: fontClass,
    xHeight,
    contrast,
    width,
    moods: moods.split(' '),
    uses: use === 'both' ? ['heading', 'body'] : [use],
    weights: weightsIn(weights),
    license: more?.license ?? 'OFL-1.1',
    superfamily: more?.superfamily ?? null,
    stack: `'${name}', ${fallbacks(fontClass, contrast)}`,
  }))
}

function weightsIn(text: string): number[] {
  const [first = 400, last] = text.split('-').map(Number)
  if (last === undefined) return text.split(' ').map(Number)
  return Array.from({ length: (last - first) / 100 + 1 }, (_, index) => first + index * 100)
}

function fallbacks(fontClass: FontClass, contrast: StrokeContrast): string {
  if (fontClass === 'display') return fallbacks(contrast === 'low' ? 'sans' : 'serif', contrast)
  return {
    serif: "Georgia, 'Times New Roman', serif",
    sans: "system-ui, -apple-system, 'Segoe UI', sans-serif",
    slab: 'Rockwell, Georgia, serif',
    mono: 'ui-monospace, Menlo, Consolas, monospace',
    hand: "'Segoe Print', 'Bradley Hand', cursive",
  }[fontClass]
}
