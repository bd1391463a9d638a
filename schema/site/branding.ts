import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { id } from '#schema/shared/ids.ts'
import { keysOf } from '#schema/shared/records.ts'
import { siteSettings, type SiteSettings } from '#schema/site/contract.ts'
import { SETTINGS_CHANGED } from '#schema/site/visitors.ts'

/** The fonts of the logo's text. Pages set unknown keys in the first one. */
export const LOGO_FONTS = [
  'inter',
  'roboto',
  'open-sans',
  'lato',
  'montserrat',
  'poppins',
  'nunito',
  'source-sans-pro',
  'raleway',
  'ubuntu',
  'playfair-display',
  'merriweather',
  'georgia',
  'times-new-roman',
  'arial',
  'helvetica',
] as const

export const SITE_NAME_MAX = 60
export const SOCIAL_MAX = 200

const color = z.string().check(z.trim(), z.regex(/^#[\da-f]{6}$/i, issueKey('colorInvalid')))
const name = z
  .string()
  .check(z.trim(), z.minLength(1, issueKey('nameMissing')), z.maxLength(SITE_NAME_MAX), oneLine())
// Pages load only pictures of this server.
const ownPicture = z.nullable(z.string().check(z.regex(/^\/(?!\/)[\w./-]{1,200}$/)))
const social = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(SOCIAL_MAX),
      z.regex(/^(@?[\w.-]+|https:\/\/[^\s"<>]+)$/i, issueKey('socialInvalid')),
    ),
)

/** The look of the site: its colors, names and pictures, and its pages of social networks. */
export const branding = z.strictObject({
  primaryColor: color,
  secondaryColor: color,
  siteName: name,
  logoText: name,
  logoFontFamily: z.enum(LOGO_FONTS),
  logoUrl: ownPicture,
  faviconUrl: ownPicture,
  twitterHandle: social,
  facebookPage: social,
  linkedinPage: social,
  instagramPage: social,
})
export type Branding = z.infer<typeof branding>

/** The branding as it is stored, which older versions or the operator may have written differently. */
export type StoredBranding = Pick<SiteSettings, keyof Branding>

/** Control characters would end the header of an email. */
function oneLine() {
  return z.regex(/^\P{Cc}*$/u)
}

const NAMES = {
  primaryColor: true,
  secondaryColor: true,
  siteName: true,
  logoText: true,
  logoFontFamily: true,
  logoUrl: true,
  faviconUrl: true,
  twitterHandle: true,
  facebookPage: true,
  linkedinPage: true,
  instagramPage: true,
} as const satisfies Record<keyof Branding, true>
export const BRANDING_FIELDS: readonly (keyof Branding)[] = keysOf(NAMES)

/** GET and PUT /api/admin/settings/branding */
export const brandingForAdmins = z.object({ branding: z.pick(siteSettings, NAMES), revision: z.int() })
export type BrandingForAdmins = z.infer<typeof brandingForAdmins>

/** PUT /api/admin/settings/branding. Another revision answers 409 “Changed by someone else”. */
export const brandingAct = z.strictObject({ revision: z.int().check(z.nonnegative()), branding })

/** A picture of the site: the logo, or the icon of its tabs. */
export const sitePictureParams = z.object({ kind: z.enum(['logo', 'icon']) })
export type SitePictureKind = z.infer<typeof sitePictureParams>['kind']
export const sitePicture = z.object({ url: z.string() })
export const sitePictureIdParams = z.object({ pictureId: id })
export const SITE_PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const SITE_PICTURE_MAX_BYTES = 2_000_000

/** The settings of the site, for everyone who has a page open. */
export const siteSettingsChanged = defineEvent(SETTINGS_CHANGED, siteSettings)
