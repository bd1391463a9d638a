import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { z } from 'zod'

import { documentSummary } from '#schema/documents/contract.ts'
import { storedImage } from '#schema/images/contract.ts'
import { sharedReader } from '#schema/reactions/sharedReactions.ts'
import { sharedCopy, shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { visibilityAnswer, type Visibility } from '#schema/snippets/visibility.ts'
import { storage } from '#schema/storage/contract.ts'
import { Client, type Answer } from '#tests/support/client.ts'
import {
  confirmAddress,
  createDocument,
  createSnippet,
  share,
  signUp,
  signUpOn,
  type Person,
} from '#tests/support/factories.ts'
import { callDuring } from '#tests/support/locks.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit, storedText } from '#tests/support/revisions.ts'

/** Copies that readers of a page make for themselves. */

let product: Product
let owner: Person
let member: Person
let reader: Person
let id: string
let code: string

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  owner = await signUpOn(product, 'pro')
  reader = await signUp(product)
  member = await signUp(product)
  await confirmAddress(member)
})
beforeEach(async () => {
  ;({ id } = await createSnippet(owner, 'Greeting'))
  code = (await show('link')) ?? expect.fail()
})

const place = ({ client }: Person, document: string) => ({
  url: `${product.url.replace('http', 'ws')}/collab`,
  document,
  cookie: client.cookie,
})
const show = async (visibility: Visibility) => {
  const answer = await owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility } })
  return visibilityAnswer.parse(answer.json).shareCode
}
const ask = ({ client }: { client: Client }, by = code) =>
  client.post('/api/shared-snippets/duplicate', { code: by })
const copyIn = ({ status, json }: Answer) => {
  expect(status).toBe(201)
  const { path } = sharedCopy.parse(json)
  return { path, id: path.split('/').at(-1) ?? expect.fail() }
}
const read = async ({ client }: Person, path: string) =>
  documentSummary.parse((await client.get(`/api${path}`)).json)
const imagesOf = (document: string) =>
  inDatabase(product, 'SELECT id FROM document_images WHERE document_id = $1', [document])
const bodyOf = (document: string) =>
  inDatabase(product, 'SELECT body FROM document_projections WHERE document_id = $1', [document])
const textsOf = async ({ client }: Person) =>
  z.array(z.unknown()).parse((await client.get('/api/snippets?part=mine')).json).length

describe('a copy by the code of a page', () => {
  test('belongs to the reader, and has title and text', async () => {
    await edit(place(owner, id), body => body.insert(0, 'Dear {name}'))
    const copy = copyIn(await ask(reader))
    expect(copy.path).toBe(`/collaborate/${copy.id}`)
    expect(await read(reader, `/snippets/${copy.id}`)).toMatchObject({
      title: 'Copy of Greeting',
      kind: 'snippet',
      role: 'owner',
      ownerId: reader.user.id,
    })
    expect(await storedText(place(reader, copy.id))).toBe('Dear {name}')
    expect((await owner.client.get(`/api/snippets/${copy.id}`)).status).toBe(404)
    expect((await reader.client.get(`/api/snippets/${id}`)).status).toBe(404)
  })

  test('has nothing that the page does not show: tags, settings, images and suggestions', async () => {
    await owner.client.patch(`/api/snippets/${id}`, { addTags: ['secret'] })
    await owner.client.patch(`/api/snippets/${id}/writing`, { language: 'de' })
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const sent = await owner.client.sendBytes('POST', `/api/documents/${id}/images`, png, 'image/png')
    const { id: imageId } = storedImage.parse(sent.json)
    await edit(place(owner, id), body => {
      body.insert(0, 'Shown hidden')
      body.format(5, 7, { insertion: { id: 's1', author: owner.user.id } })
      const image = new Y.XmlElement('image')
      image.setAttribute('id', imageId)
      body.doc?.getXmlFragment('default').push([image])
    })
    const copy = copyIn(await ask(reader))
    expect(await read(reader, `/snippets/${copy.id}`)).toMatchObject({
      tags: [],
      writing: { language: 'auto' },
    })
    expect(await storedText(place(reader, copy.id))).toBe('Shown')
    expect(await imagesOf(id)).toEqual([{ id: imageId }])
    expect(await imagesOf(copy.id)).toEqual([])
    await expect.poll(() => bodyOf(copy.id)).toMatchObject([{ body: { content: [{ type: 'paragraph' }] } }])
  })

  test('does not wait for another copy, or for a change of the title', async () => {
    const held = 'SELECT FROM documents WHERE id = $1 FOR NO KEY UPDATE'
    expect(await callDuring(product, [held, [id]], () => ask(reader))).toMatchObject({
      answer: { status: 201 },
    })
  })

  test('of a document is a document', async () => {
    const { id: document } = await createDocument(owner, 'A letter')
    const { json } = await owner.client.post(`/api/documents/${document}/share-code`)
    const copy = copyIn(await ask(reader, shareCodeAnswer.parse(json).shareCode?.code))
    expect(copy.path).toBe(`/document/${copy.id}`)
    expect((await read(reader, `/documents/${copy.id}`)).title).toBe('Copy of A letter')
  })
})

describe('no copy is made', () => {
  test('by a code that opens nothing, always with the same answer', async () => {
    const before = await textsOf(reader)
    const unknown = await ask(reader, 'AAAAAAAAAA')
    expect([unknown.status, unknown.json]).toMatchObject([
      404,
      { message: 'This page isn’t shared anymore. Nothing was copied.' },
    ])
    const refused = async (by = code) => {
      const { status, text } = await ask(reader, by)
      expect([status, text]).toEqual([404, unknown.text])
    }
    await owner.client.post(`/api/snippets/${id}/share-code/renewal`)
    await refused()
    code = (await show('public')) ?? expect.fail()
    await show('private')
    await refused()
    code = (await show('link')) ?? expect.fail()
    await owner.client.delete(`/api/snippets/${id}`)
    await refused()
    expect(await textsOf(reader)).toBe(before)
  })

  test('without an account', async () => {
    expect((await ask({ client: new Client(product.url) })).status).toBe(401)
  })

  test('where the reader’s storage is full', async () => {
    const full = await signUp(product)
    const { id: document } = await createDocument(full)
    const { limitBytes } = storage.parse((await full.client.get('/api/account/storage')).json)
    await inDatabase(
      product,
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
      [document, Buffer.alloc(limitBytes)],
    )
    const { status, json } = await ask(full)
    expect([status, json]).toMatchObject([413, { code: 'STORAGE_FULL' }])
    expect(await textsOf(full)).toBe(0)
  })
})

test('the page tells where the app opens the text, to those who are in it', async () => {
  await share(owner, { id, kind: 'snippet' }, member, 'viewer')
  const pathFor = async ({ client }: Person) =>
    sharedReader.parse((await client.post('/api/shared-snippets/reader', { code })).json).reader?.path
  expect(await pathFor(member)).toBe(`/collaborate/${id}`)
  expect(await pathFor(owner)).toBe(`/collaborate/${id}`)
  expect(await pathFor(reader)).toBeNull()
})
