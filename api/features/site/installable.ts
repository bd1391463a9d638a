import { drawInTurn } from '#api/services/images/drawing.ts'
import type { SiteFile } from '#api/services/siteFiles.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { APP_MANIFEST } from '#schema/site/defaults.ts'

import { brandColors, type BrandColors } from './brandColors.ts'

/** An icon of the installed app. One that a device may cut to its own shape has no corners, and a small sign. */
type Icon = { path: string; size: number; purpose: 'any' | 'maskable' }

const ICONS: readonly Icon[] = [
  { path: '/app-icon-192.png', size: 192, purpose: 'any' },
  { path: '/app-icon-512.png', size: 512, purpose: 'any' },
  { path: '/app-icon-cut.png', size: 512, purpose: 'maskable' },
]

/** The color of the light theme behind the app while it starts. */
const DESK = '#f2efe9'

/** Returns the files by which a device installs the app, in the name and the colors of the site. */
export const installable = (read: () => Promise<SiteSettings>): readonly SiteFile[] => [
  {
    path: APP_MANIFEST,
    type: 'application/manifest+json',
    read: async () => JSON.stringify(manifestOf(await read()), null, 2),
  },
  ...ICONS.map(icon => ({
    path: icon.path,
    type: 'image/png',
    read: async () => iconOf(await read(), icon),
  })),
]

const manifestOf = ({ siteName }: SiteSettings) => ({
  id: '/',
  name: siteName,
  short_name: siteName,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: DESK,
  theme_color: DESK,
  icons: ICONS.map(({ path, size, purpose }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
})

const iconOf = (settings: BrandColors, { size, purpose }: Icon): Promise<Buffer> =>
  drawInTurn('the site', sharp =>
    sharp(Buffer.from(svgOf(settings, purpose)), { density: 72 * 16 })
      .resize(size)
      .png()
      .toBuffer(),
  )

/** The pencil of the brand over its marked line, as in client/public/favicon.svg. */
function svgOf(settings: BrandColors, purpose: Icon['purpose']): string {
  const { primaryColor, secondaryColor } = brandColors(settings)
  const [corner, sign] = purpose === 'any' ? [8, ''] : [0, 'translate(5 5) scale(0.6875)']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <linearGradient id="brand" x1="0" y1="1" x2="1" y2="0">
      <stop offset="0" stop-color="${primaryColor}"/><stop offset="1" stop-color="${secondaryColor}"/>
    </linearGradient>
    <rect width="32" height="32" rx="${corner}" fill="url(#brand)"/>
    <g transform="${sign}">
      <path d="M20.6 5.9 26.1 11.4 15.4 22.1 8.6 23.4 9.9 16.6Z" fill="#fff"/>
      <path d="M18.2 8.3 23.7 13.8" stroke="${primaryColor}" stroke-width="1.6"/>
      <path d="M6 27.2c1.7-1.5 3.3-1.5 5 0s3.3 1.5 5 0 3.3-1.5 5 0 3.3 1.5 5 0" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>
    </g>
  </svg>`
}
