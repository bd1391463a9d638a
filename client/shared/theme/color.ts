/** A color as hue (0–360), saturation and lightness (0–100). */
export type Hsl = { h: number; s: number; l: number }

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Returns the color of `#rgb` or `#rrggbb`; null for anything else. */
export function hslOf(hex: string): Hsl | null {
  const digits = HEX.exec(hex.trim())?.[1]
  if (!digits) return null
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at => Number.parseInt(full.slice(at, at + 2), 16) / 255)
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const chroma = max - min
  const l = (max + min) / 2
  if (chroma === 0) return { h: 0, s: 0, l: l * 100 }
  const sector =
    max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return { h: sector * 60, s: (chroma / (1 - Math.abs(2 * l - 1))) * 100, l: l * 100 }
}

/** Returns a color as `#rrggbb`. */
export const hexOf = (color: Hsl): string =>
  `#${channelsOf(color)
    .map(value =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Returns the CSS arguments of `hsl()`: `217.2 91.2% 59.8%`. */
export const cssOf = ({ h, s, l }: Hsl): string => `${round(h)} ${round(s)}% ${round(l)}%`

const round = (value: number) => Math.round(value * 10) / 10

/** Returns red, green and blue, 0–1. */
function channelsOf({ h, s, l }: Hsl): [number, number, number] {
  const amplitude = (s / 100) * Math.min(l / 100, 1 - l / 100)
  const channel = (offset: number) => {
    const k = (offset + h / 30) % 12
    return l / 100 - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(color: Hsl): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const [red, green, blue] = channelsOf(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two colors, 1–21 (WCAG 2.2). */
export function contrast(one: Hsl, other: Hsl): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the color closest in lightness to `color` that reaches `ratio` against `ground`. It
 * darkens on a light background and lightens on a dark one. Falls back to black or white.
 */
export function legible(color: Hsl, ground: Hsl, ratio: number): Hsl {
  const [end, step] = luminance(ground) > 0.18 ? [0, -0.5] : [100, 0.5]
  let candidate = color
  while (contrast(candidate, ground) < ratio && candidate.l !== end)
    candidate = { ...candidate, l: Math.min(100, Math.max(0, candidate.l + step)) }
  return candidate
}
