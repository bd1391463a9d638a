import type { SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

export type BrandColors = Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>

const COLOR = /^#[0-9a-f]{6}$/i

/** Returns the colors of the brand for a drawing: the default ones in place of what is no color. */
export const brandColors = ({ primaryColor, secondaryColor }: BrandColors): BrandColors => ({
  primaryColor: COLOR.test(primaryColor) ? primaryColor : defaultSiteSettings.primaryColor,
  secondaryColor: COLOR.test(secondaryColor) ? secondaryColor : defaultSiteSettings.secondaryColor,
})
