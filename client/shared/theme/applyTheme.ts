import type { SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { cssOf, hslOf, legible, type Hsl } from './color.ts'

const WHITE: Hsl = { h: 0, s: 0, l: 100 }
// The backgrounds in tokens.css with the least text contrast: sunken paper in the light theme, a
// sheet in the dark one.
const LIGHT_GROUND: Hsl = { h: 40, s: 23.1, l: 89.8 }
const DARK_GROUND: Hsl = { h: 218.6, s: 21.2, l: 12.9 }
/** The color next to the brand's colors: of text on fills, or of the papers of both themes. */
export const BRAND_GROUNDS = { fill: WHITE, light: LIGHT_GROUND, dark: DARK_GROUND } as const
/** The contrast of the brand's colors: AA requires 4.5; screens round colors to whole steps. */
export const READABLE = 4.6

type BrandColors = Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>

/**
 * Returns the brand's CSS variables: the original colors, fills for white text, and text on paper
 * in both themes. Invalid colors use the fallback.
 */
export function brandVariables(settings: BrandColors): Record<`--${string}`, string> {
  const primary = colorOr(settings.primaryColor, defaultSiteSettings.primaryColor)
  const secondary = colorOr(settings.secondaryColor, defaultSiteSettings.secondaryColor)
  return {
    '--primary': cssOf(primary),
    '--secondary': cssOf(secondary),
    '--primary-fill': cssOf(legible(primary, WHITE, READABLE)),
    '--secondary-fill': cssOf(legible(secondary, WHITE, READABLE)),
    '--primary-text-light': cssOf(legible(primary, LIGHT_GROUND, READABLE)),
    '--primary-text-dark': cssOf(legible(primary, DARK_GROUND, READABLE)),
  }
}

const colorOr = (hex: string, fallback: string): Hsl => hslOf(hex) ?? hslOf(fallback) ?? WHITE

/** The part of the settings that all pages show. */
export type Theme = BrandColors & Pick<SiteSettings, 'faviconUrl'>

/** Applies the site's colors and favicon to the page. */
export function applyTheme(settings: Theme): void {
  for (const [name, value] of Object.entries(brandVariables(settings)))
    document.documentElement.style.setProperty(name, value)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  icon?.setAttribute('href', settings.faviconUrl ?? '/favicon.svg')
}
