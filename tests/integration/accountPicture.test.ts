import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { PICTURE_MAX_BYTES } from '#schema/account/contract.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b82f6' } })

const put = (person: Person, file: Buffer, type = 'image/png') =>
  person.client.sendBytes('PUT', '/api/account/picture', file, type)

const addressOf = (answer: { json: unknown }): string =>
  (answer.json as { profileImageUrl: string }).profileImageUrl

test.each(['jpeg', 'png', 'webp'] as const)(
  'turns a %s into a small square WebP with a unique URL',
  async format => {
    const person = await signUp(product)
    const answer = await put(person, await blank(640, 320).toFormat(format).toBuffer(), `image/${format}`)
    expect(answer.status).toBe(200)
    const address = addressOf(answer)
    expect(address).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/)
    const served = await fetch(new URL(address, product.url), { headers: { Cookie: person.client.cookie } })
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'")
    const drawn = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
    expect(drawn).toMatchObject({ format: 'webp', width: 256, height: 256 })
  },
)

test('is replaced and removed, and hidden from visitors', async () => {
  const person = await signUp(product)
  const file = await blank(10, 10).png().toBuffer()
  const first = addressOf(await put(person, file))
  const second = addressOf(await put(person, file))
  expect(second).not.toBe(first)
  expect((await person.client.get(first)).status).toBe(404)
  expect((await new Client(product.url).get(second)).status).toBe(401)
  const removed = await person.client.delete('/api/account/picture')
  expect(removed.json).toMatchObject({ profileImageUrl: null })
  expect((await person.client.get(second)).status).toBe(404)
})

test('drops data hidden in the file', async () => {
  const person = await signUp(product)
  const script = Buffer.from('<script>alert(1)</script><?php system($_GET["c"]); ?>')
  const png = await blank(10, 10)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer()
  const answer = await put(person, Buffer.concat([png, script]))
  expect(answer.status).toBe(200)
  const served = await fetch(new URL(addressOf(answer), product.url), {
    headers: { Cookie: person.client.cookie },
  })
  const bytes = Buffer.from(await served.arrayBuffer())
  for (const hidden of ['script', 'php', 'secret place']) expect(bytes.includes(hidden)).toBe(false)
})

const svg = (text: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${text}</svg>`)

test.each([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('not a picture')],
  [
    'a script that begins like a picture',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg('')]),
  ],
  ['half a picture', async () => (await blank(300, 300).png().toBuffer()).subarray(0, 200)],
  ['an SVG', () => svg('<script>alert(1)</script>')],
  ['an SVG that asks for a file', () => svg('<image href="file:///etc/passwd"/>')],
  ['a GIF', () => blank(9, 9).gif().toBuffer()],
  ['a TIFF', () => blank(9, 9).tiff().toBuffer()],
])('rejects %s', async (_what, make) => {
  const person = await signUp(product)
  const answer = await put(person, await make())
  expect(answer.status).toBe(422)
  expect(answer.json).toMatchObject({ code: 'VALIDATION', fields: { picture: expect.any(String) } })
  expect((await person.client.get('/api/auth/user')).json).toMatchObject({ profileImageUrl: null })
})

test('rejects a decompression bomb at once', async () => {
  const person = await signUp(product)
  const bomb = await blank(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const answer = await put(person, bomb)
  expect(answer.status).toBe(422)
})

test('draws few pictures of one user at once, and says when to send the others again', async () => {
  const person = await signUp(product)
  const file = await blank(5000, 5000).png().toBuffer()
  const answers = await Promise.all(Array.from({ length: 8 }, () => put(person, file)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - refused.length)
  for (const { json, headers } of refused) {
    expect(json).toMatchObject({ code: 'UNAVAILABLE' })
    expect(headers.get('retry-after')).toBe('5')
  }
})

test('does not read a body that is too large or has another type', async () => {
  const person = await signUp(product)
  expect((await put(person, Buffer.alloc(PICTURE_MAX_BYTES + 1))).status).toBe(413)
  const png = await blank(9, 9).png().toBuffer()
  for (const type of ['image/svg+xml', 'text/html', 'application/octet-stream'])
    expect((await put(person, png, type)).status).toBe(422)
})
