import { BRAND_GROUNDS, READABLE } from '#client/shared/theme/applyTheme.ts'
import { contrast, hexOf, hslOf, legible } from '#client/shared/theme/color.ts'

/** How readable a color is where the product uses it, and the shade that it uses there. */
export type ContrastCheck = {
  place: keyof typeof BRAND_GROUNDS
  /** The contrast of the color itself, 1–21. */
  ratio: number
  /** Null: the color is used as it is. */
  adjusted: { shade: string; ratio: number } | null
}

/** Returns the checks of a color such as `#3b82f6`; none for anything else. */
export function checksOf(hex: string): ContrastCheck[] {
  const color = hslOf(hex)
  if (!color) return []
  return (['fill', 'light', 'dark'] as const).map(place => {
    const ground = BRAND_GROUNDS[place]
    const ratio = contrast(color, ground)
    const shade = legible(color, ground, READABLE)
    return {
      place,
      ratio,
      adjusted: ratio >= READABLE ? null : { shade: hexOf(shade), ratio: contrast(shade, ground) },
    }
  })
}
