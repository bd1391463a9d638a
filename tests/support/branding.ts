import sharp from 'sharp'

import { branding, type Branding } from '#schema/site/branding.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

const { metrics: _metrics, ...fields } = defaultSiteSettings
const { twitterIcon: _t, facebookIcon: _f, linkedinIcon: _l, instagramIcon: _i, ...own } = fields

/** The branding of a new installation. */
export const DEFAULT_BRANDING: Branding = branding.parse(own)

/** Returns a PNG of this size, by default a small one. */
export const drawnPicture = (width = 8, height = 4): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3b82f6' } })
    .png()
    .toBuffer()
