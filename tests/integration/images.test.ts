import { randomUUID } from 'node:crypto'

import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { IMAGE_MAX_BYTES, storedImage, type StoredImage } from '#schema/images/contract.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, createShared, documentUsers, type Person } from '#tests/support/factories.ts'
import { runSql } from '#tests/support/outbox.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

let product: Product
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person
let id: string

beforeAll(async () => {
  product = await sharedProduct()
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'pro'))
})

beforeEach(async () => {
  ;({ id } = await createShared({ owner, editor, viewer }))
})

const blank = (width: number, height: number, background = '#3b82f6') =>
  sharp({ create: { width, height, channels: 3, background } })
const png = (background?: string) => blank(8, 4, background).png().toBuffer()
const send = ({ client }: Person, file: Buffer, document = id, type = 'image/png') =>
  client.sendBytes('POST', `/api/documents/${document}/images`, file, type)
const add = async (person: Person, file: Buffer, document = id): Promise<StoredImage> => {
  const { status, json } = await send(person, file, document)
  expect(status).toBe(201)
  return storedImage.parse(json)
}
const read = ({ client }: Person, imageId: string, document = id) =>
  client.get(`/api/documents/${document}/images/${imageId}`)
const served = async ({ client }: Person, imageId: string, document = id) => {
  const url = new URL(`/api/documents/${document}/images/${imageId}`, product.url)
  const response = await fetch(url, { headers: { Cookie: client.cookie } })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const copy = ({ client }: Person, from: { documentId: string; imageId: string }, to: string) =>
  client.post(`/api/documents/${to}/images/copies`, from)

describe('an image', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'in the format %s is stored, whatever its name says, and served for this document alone',
    async format => {
      const image = await add(editor, await blank(640, 320).toFormat(format).toBuffer())
      expect(image).toMatchObject({ width: 640, height: 320, isStill: false })
      const { headers, bytes } = await served(viewer, image.id)
      const type = format === 'jpeg' ? 'jpeg' : 'png'
      expect(headers.get('content-type')).toBe(`image/${type}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width: 640, height: 320 })
    },
  )

  test('loses its metadata and what follows it, is turned upright, and made smaller', async () => {
    const photo = await blank(3000, 1500)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const image = await add(owner, Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))
    expect(image).toMatchObject({ width: 1200, height: 2400 })
    const { bytes } = await served(owner, image.id)
    for (const hidden of ['script', 'secret place', 'Exif']) expect(bytes.includes(hidden)).toBe(false)
  })

  test('keeps its transparency', async () => {
    const file = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .webp()
      .toBuffer()
    const { bytes } = await served(owner, (await add(owner, file)).id)
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  })

  test('that moves becomes its first picture', async () => {
    const [red, blue] = [await png('#ff0000'), await png('#0000ff')]
    const animation = await sharp([red, blue], { join: { animated: true } })
      .gif()
      .toBuffer()
    const image = await add(owner, animation)
    expect(image).toMatchObject({ width: 8, height: 4, isStill: true })
    const { bytes } = await served(owner, image.id)
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ b: 8 })
  })

  test('that comes twice at once is stored once', async () => {
    const file = await png()
    const images = await Promise.all([add(owner, file), add(editor, file), add(owner, file)])
    expect(new Set(images.map(image => image.id)).size).toBe(1)
  })
})

describe('access', () => {
  test('editors add images, viewers read them, and strangers see the same as for unknown ones', async () => {
    const image = await add(editor, await png())
    expect((await send(viewer, await png())).status).toBe(403)
    for (const person of [owner, editor, viewer]) expect((await read(person, image.id)).status).toBe(200)
    expect((await new Client(product.url).get(`/api/documents/${id}/images/${image.id}`)).status).toBe(401)
    expect((await send(stranger, await png())).status).toBe(404)
    const answers = [
      await read(stranger, image.id),
      await read(stranger, randomUUID()),
      await read(stranger, image.id, randomUUID()),
      await read(owner, randomUUID()),
      await read(owner, image.id, (await createDocument(owner)).id),
    ]
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, answers[0]?.text])
  })

  test('ends with the membership, with the role, and with the document', async () => {
    const image = await add(editor, await png())
    await owner.client.patch(`/api/documents/${id}/members/${editor.user.id}`, { role: 'viewer' })
    await runSql(product.databaseUrl, `UPDATE document_members SET role = 'viewer' WHERE document_id = $1`, [
      id,
    ])
    expect((await send(editor, await png('#ffffff'))).status).toBe(403)
    expect((await read(editor, image.id)).status).toBe(200)
    await owner.client.delete(`/api/documents/${id}/members/${editor.user.id}`)
    expect((await read(editor, image.id)).status).toBe(404)
    await owner.client.delete(`/api/documents/${id}`)
    expect((await read(viewer, image.id)).status).toBe(404)
    await owner.client.delete(`/api/documents/${id}/permanently`)
    const rows = () => runSql(product.databaseUrl, 'SELECT FROM document_images WHERE document_id = $1', [id])
    await expect.poll(rows).toEqual([])
  })

  test('a copy needs the right to read one document and to write the other', async () => {
    const image = await add(owner, await png())
    const from = { documentId: id, imageId: image.id }
    const { id: own } = await createDocument(viewer)
    expect((await copy(viewer, from, own)).json).toEqual(image)
    expect((await copy(viewer, from, own)).json).toEqual(image)
    expect((await served(viewer, image.id, own)).bytes).toEqual((await served(viewer, image.id)).bytes)
    expect((await read(owner, image.id, own)).status).toBe(404)

    const { id: foreign } = await createDocument(stranger)
    expect((await copy(stranger, from, foreign)).status).toBe(404)
    expect((await copy(stranger, { ...from, documentId: own }, foreign)).status).toBe(404)
    expect((await copy(viewer, { documentId: own, imageId: image.id }, id)).status).toBe(403)
    expect(
      (await copy(owner, { ...from, imageId: randomUUID() }, (await createDocument(owner)).id)).status,
    ).toBe(404)

    // The copy stays when its origin goes.
    await owner.client.delete(`/api/documents/${id}`)
    await owner.client.delete(`/api/documents/${id}/permanently`)
    expect((await read(viewer, image.id, own)).status).toBe(200)
  })
})

const svg = (text: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${text}</svg>`)
const start = (bytes: string, rest: Buffer) => Buffer.concat([Buffer.from(bytes, 'latin1'), rest])

describe('refused is', () => {
  test.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('not a picture')],
    ['an SVG', () => svg('<script>alert(1)</script>')],
    ['an SVG that asks for a file', () => svg('<image href="file:///etc/passwd"/>')],
    ['a page that begins like a GIF', () => Buffer.from('GIF89a/*<script>*/=1;//')],
    ['a script that begins like a PNG', () => start('\x89PNG\r\n\x1a\n', svg(''))],
    ['a script that begins like a JPEG', () => start('\xff\xd8\xff\xe0', svg(''))],
    ['half a PNG', async () => (await blank(300, 300).png().toBuffer()).subarray(0, 400)],
    ['half a JPEG', async () => (await blank(300, 300).jpeg().toBuffer()).subarray(0, 500)],
    ['a TIFF', () => blank(9, 9).tiff().toBuffer()],
  ])('%s', async (_what, make) => {
    const { status, json } = await send(owner, await make())
    expect(status).toBe(422)
    expect(json).toMatchObject({ code: 'VALIDATION', fields: { image: expect.any(String) } })
  })

  test('a small file with too many pixels', async () => {
    const bomb = await blank(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const answer = await send(owner, bomb)
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { message: 'This image has too many pixels. Make it smaller and try again.' },
    ])
  })

  test('a file that is too large or has another type, unread', async () => {
    expect((await send(owner, Buffer.alloc(IMAGE_MAX_BYTES + 1))).status).toBe(413)
    for (const type of ['image/svg+xml', 'text/html', 'application/octet-stream'])
      expect((await send(owner, await png(), id, type)).status).toBe(422)
  })
})
