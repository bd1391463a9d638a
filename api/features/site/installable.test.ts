import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { APP_MANIFEST, defaultSiteSettings } from '#schema/site/defaults.ts'

import { installable } from './installable.ts'

const settings = { ...defaultSiteSettings, siteName: 'Redpen', primaryColor: '#c00000' }
const files = installable(() => Promise.resolve(settings))
const contentOf = async (path: string) =>
  (await files.find(file => file.path === path)?.read()) ?? expect.fail()

const manifest = z.object({
  name: z.string(),
  short_name: z.string(),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable']) })),
})

test('names the site, and icons in the sizes that devices want', async () => {
  const read = manifest.parse(JSON.parse(String(await contentOf(APP_MANIFEST))))
  expect([read.name, read.short_name]).toEqual(['Redpen', 'Redpen'])
  expect(read.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of read.icons) {
    const { format, width, height } = await sharp(Buffer.from(await contentOf(src))).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
})

test('draws icons in the colors of the brand, without corners where a device cuts them', async () => {
  const corner = async (path: string) => [
    ...(await sharp(Buffer.from(await contentOf(path)))
      .extract({ left: 0, top: 511, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer()),
  ]
  expect((await corner('/app-icon-512.png'))[3]).toBe(0)
  const [red = 0, green = 0, , alpha] = await corner('/app-icon-cut.png')
  expect(red).toBeGreaterThan(150)
  expect(green).toBeLessThan(30)
  expect(alpha).toBe(255)
})
