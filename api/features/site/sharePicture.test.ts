import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sharePicture } from './sharePicture.ts'

const cornerOf = async (picture: Buffer) =>
  [...(await sharp(picture).extract({ left: 2, top: 626, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3)

test('is a PNG in the size of share cards, in the colors of the brand', async () => {
  const red = await sharePicture({ primaryColor: '#c00000', secondaryColor: '#8b5cf6' })
  expect(await sharp(red).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const [r = 0, g = 0] = await cornerOf(red)
  expect(r).toBeGreaterThan(150)
  expect(g).toBeLessThan(30)
  const green = await sharePicture({ primaryColor: '#00a000', secondaryColor: '#8b5cf6' })
  expect((await cornerOf(green))[1]).toBeGreaterThan(120)
})

test('is drawn once for the same colors, and takes no color that is none', async () => {
  const hostile = { primaryColor: '"/><script>', secondaryColor: '#8b5cf6' }
  const picture = sharePicture(hostile)
  expect(sharePicture(hostile)).toBe(picture)
  const [, , blue = 0] = await cornerOf(await picture)
  expect(blue).toBeGreaterThan(200)
})
