import * as z from 'zod/mini'

import { branding, LOGO_FONTS, type BrandingForAdmins } from '#schema/site/branding.ts'

const orNone = z.pipe(
  z.string(),
  z.transform(text => text.trim() || null),
)

/** The branding of a form, in which an empty field of a social network is none. */
export const formSchema = z.pipe(
  z.object({
    ...branding.shape,
    twitterHandle: orNone,
    facebookPage: orNone,
    linkedinPage: orNone,
    instagramPage: orNone,
  }),
  branding,
)
export type BrandingValues = z.input<typeof formSchema>

/** Returns the values of the form for a stored branding. An unknown font is the first one. */
export const valuesOf = ({ branding: held }: BrandingForAdmins): BrandingValues => ({
  ...held,
  logoFontFamily: LOGO_FONTS.find(font => font === held.logoFontFamily) ?? LOGO_FONTS[0],
  twitterHandle: held.twitterHandle ?? '',
  facebookPage: held.facebookPage ?? '',
  linkedinPage: held.linkedinPage ?? '',
  instagramPage: held.instagramPage ?? '',
})
