import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { SHARED } from '#api/features/sharing/sharedText.ts'
import { CLOSE } from '#schema/collab/protocol.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { snippetCursor, snippetItem } from '#schema/snippets/contract.ts'
import { visibilityAnswer, type Visibility } from '#schema/snippets/visibility.ts'
import { Client, type Answer } from '#tests/support/client.ts'
import {
  confirmAddress,
  documentUsers,
  signUp,
  type DocumentUsers,
  type Person,
} from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { RawClient } from '#tests/support/yclient.ts'

let product: Product
let people: DocumentUsers
let snippet: { id: string }
beforeAll(async () => {
  product = await startProduct()
  people = await documentUsers(product, 'pro')
  for (const person of [people.editor, people.viewer, people.stranger]) await confirmAddress(person)
})
beforeEach(async () => {
  snippet = await snippetOf(people.owner, 'Greeting')
  for (const role of ['editor', 'viewer'] as const)
    await people.owner.client.post(`/api/snippets/${snippet.id}/members`, {
      email: people[role].user.email,
      role,
    })
})

async function snippetOf({ client }: Person, title: string, tags: string[] = []) {
  return documentSummary.parse((await client.post('/api/snippets', { title, tags })).json)
}
const path = () => `/api/snippets/${snippet.id}/visibility`
const set = ({ client }: Person, wanted: unknown, url = path()) =>
  client.send('PUT', url, { body: { visibility: wanted } })
const renew = ({ client }: Person) => client.post(`/api/snippets/${snippet.id}/share-code/renewal`)
const codeIn = ({ json }: Answer) => visibilityAnswer.parse(json).shareCode ?? expect.fail()
const open = async (wanted: Visibility = 'link') => codeIn(await set(people.owner, wanted))
const visit = (code: string) => new Client(product.url).get(`/snippet/${code}`)
const followed = (code: string) =>
  RawClient.withCode(`${product.url.replace('http', 'ws')}/collab`, snippet.id, code)
const list = async ({ client }: Person, query: string) => {
  const answer = await client.get(`/api/snippets?${query}`)
  expect(answer.status).toBe(200)
  return z.array(snippetItem).parse(answer.json)
}

const PRIVATE = { visibility: 'private', shareCode: null, showsComments: false, isHidden: false }

describe('the visibility of a snippet', () => {
  test('is private at first, and each choice can follow each other one', async () => {
    const read = async () => visibilityAnswer.parse((await people.owner.client.get(path())).json)
    expect(await read()).toEqual(PRIVATE)
    for (const [wanted, indexed] of [
      ['link', false],
      ['public', true],
      ['link', false],
    ] as const) {
      const code = await open(wanted)
      expect(code).toMatch(/^[0-9A-Za-z]{10}$/)
      expect(await read()).toEqual({
        visibility: wanted,
        shareCode: code,
        showsComments: false,
        isHidden: false,
      })
      const { status, text } = await visit(code)
      expect([status, text.includes('name="robots" content="noindex"')]).toEqual([200, !indexed])
    }
    expect((await set(people.owner, 'private')).json).toEqual(PRIVATE)
    expect(await read()).toEqual(PRIVATE)
  })

  test('has the same code until it is private, and then another one', async () => {
    const first = await open('link')
    expect(await open('link')).toBe(first)
    expect(await open('public')).toBe(first)
    await set(people.owner, 'private')
    expect((await visit(first)).status).toBe(404)
    const second = await open('public')
    expect(second).not.toBe(first)
    expect([(await visit(first)).status, (await visit(second)).status]).toEqual([404, 200])
  })

  test('stays when the code is replaced, which disconnects the visitors with the old one', async () => {
    const first = await open('public')
    const visitor = await followed(first).synced()
    const second = codeIn(await renew(people.owner))
    expect(await visitor.closed()).toBe(CLOSE.accessLost)
    expect([(await visit(first)).status, (await visit(second)).status]).toEqual([404, 200])
    expect(await list(people.stranger, 'part=public&q=greeting')).toContainEqual(
      expect.objectContaining({ id: snippet.id, shareCode: second }),
    )
    await set(people.owner, 'private')
    expect((await renew(people.owner)).json).toEqual(PRIVATE)
  })

  test('shows comments as the owner chose, also with another code, until it is private', async () => {
    const url = path()
    const choose = async (body: object) =>
      visibilityAnswer.parse((await people.owner.client.send('PUT', url, { body })).json).showsComments
    expect(await choose({ visibility: 'link', showsComments: true })).toBe(true)
    expect(await choose({ visibility: 'public' })).toBe(true)
    expect(visibilityAnswer.parse((await renew(people.owner)).json).showsComments).toBe(true)
    expect(await choose({ visibility: 'public', showsComments: false })).toBe(false)
    expect(await choose({ visibility: 'public', showsComments: true })).toBe(true)
    expect(await choose({ visibility: 'private', showsComments: true })).toBe(false)
    expect(await choose({ visibility: 'link' })).toBe(false)
  })

  test('tells everyone in the snippet whether its page shows comments, also those who have it open', async () => {
    const read = async (who: Person) => (await who.client.get(`/api/snippets/${snippet.id}`)).json
    const { cookie } = people.viewer.client
    const follower = await Follower.start({ url: product.url, cookie }, [`document:${snippet.id}`])
    const choices = [
      [{ visibility: 'link' }, false],
      [{ visibility: 'link', showsComments: true }, true],
      [{ visibility: 'public' }, true],
      [{ visibility: 'public', showsComments: false }, false],
      [{ visibility: 'link', showsComments: true }, true],
      [{ visibility: 'private' }, false],
    ] as const
    for (const [body, showsComments] of choices) {
      expect((await people.owner.client.send('PUT', path(), { body })).status).toBe(200)
      for (const who of [people.owner, people.editor, people.viewer])
        expect(await read(who)).toMatchObject({ showsComments })
      const { revision } = documentSummary.parse(await read(people.viewer))
      await expect
        .poll(() => follower.value('documents.changed', snippet.id))
        .toMatchObject({ revision, showsComments })
    }
    follower.stop()
  })

  test('leaves one code for concurrent calls', async () => {
    const answers = await Promise.all([
      ...(['link', 'public', 'link', 'public'] as const).map(wanted => set(people.owner, wanted)),
      renew(people.owner),
      renew(people.owner),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const rows = await inDatabase(
      product,
      'SELECT code FROM share_codes WHERE document_id = $1 AND revoked_at IS NULL',
      [snippet.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('stays as it is when only the comments of its page change', async () => {
    for (const visibility of ['public', 'private'] as const) {
      await set(people.owner, visibility)
      const { json } = await people.owner.client.send('PUT', path(), { body: { showsComments: true } })
      expect(visibilityAnswer.parse(json).visibility).toBe(visibility)
    }
  })

  test.each(['secret', '', 7, null, undefined])('is not %j', async wanted => {
    expect((await set(people.owner, wanted)).status).toBe(422)
  })

  test('does not exist for a document', async () => {
    const document = documentSummary.parse((await people.owner.client.post('/api/documents', {})).json)
    const url = `/api/snippets/${document.id}/visibility`
    expect((await people.owner.client.get(url)).status).toBe(404)
    expect((await set(people.owner, 'public', url)).status).toBe(404)
  })

  test('needs a confirmed address to open it, and none to close it', async () => {
    const newcomer = await signUp(product)
    snippet = await snippetOf(newcomer, 'Mine')
    for (const wanted of ['link', 'public'])
      expect((await set(newcomer, wanted)).json).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    expect((await set(newcomer, 'private')).status).toBe(200)
  })
})

describe('the calls of the share code', () => {
  const url = () => `/api/snippets/${snippet.id}/share-code`
  const state = async () => {
    const { client } = people.owner
    const { visibility } = visibilityAnswer.parse((await client.get(path())).json)
    return {
      visibility,
      revision: documentSummary.parse((await client.get(`/api/snippets/${snippet.id}`)).json).revision,
    }
  }

  test('change the visibility, and tell everyone who lists the snippet', async () => {
    const { client } = people.owner
    const { revision } = await state()
    const made = shareCodeAnswer.parse((await client.post(url())).json)
    expect(await state()).toEqual({ visibility: 'link', revision: revision + 1 })
    expect((await client.post(url())).json).toEqual(made)
    expect(await state()).toEqual({ visibility: 'link', revision: revision + 1 })
    await set(people.owner, 'public')
    expect((await client.post(url())).json).toEqual(made)
    expect(await state()).toEqual({ visibility: 'public', revision: revision + 2 })
    expect((await client.delete(url())).json).toEqual({ shareCode: null })
    expect(await state()).toEqual({ visibility: 'private', revision: revision + 3 })
    expect((await visit(made.shareCode?.code ?? '')).status).toBe(404)
    expect((await client.delete(url())).status).toBe(200)
    expect(await state()).toEqual({ visibility: 'private', revision: revision + 3 })
  })

  test.each<Visibility>(['private', 'link', 'public'])('are the owner’s, of a %s snippet', async held => {
    await set(people.owner, held)
    const before = await state()
    const { editor, viewer, stranger } = people
    const statuses = async ({ client }: Pick<Person, 'client'>) => [
      (await client.get(url())).status,
      (await client.post(url())).status,
      (await client.delete(url())).status,
    ]
    expect(await statuses({ client: new Client(product.url) })).toEqual([401, 401, 401])
    expect(await statuses(stranger)).toEqual([404, 404, 404])
    for (const member of [viewer, editor]) expect(await statuses(member)).toEqual([403, 403, 403])
    const members = `/api/snippets/${snippet.id}/members`
    await people.owner.client.patch(`${members}/${editor.user.id}`, { role: 'viewer' })
    expect(await statuses(editor)).toEqual([403, 403, 403])
    await people.owner.client.delete(`${members}/${editor.user.id}`)
    expect(await statuses(editor)).toEqual([404, 404, 404])
    expect((await state()).visibility).toBe(before.visibility)
  })

  test('need a confirmed address to open it, and none to close it', async () => {
    const newcomer = await signUp(product)
    snippet = await snippetOf(newcomer, 'Mine')
    expect((await newcomer.client.post(url())).json).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    expect((await newcomer.client.delete(url())).status).toBe(200)
  })
})

describe('the roles', () => {
  const acts = (person: Person) => [
    () => person.client.get(path()),
    () => set(person, 'public'),
    () => renew(person),
    () => set(person, 'private'),
  ]
  const statuses = async (person: Person) => {
    const found: number[] = []
    for (const act of acts(person)) found.push((await act()).status)
    return found
  }

  test.each<Visibility>(['private', 'link', 'public'])('decide on every act on a %s snippet', async held => {
    const code = held === 'private' ? null : await open(held)
    const { owner, editor, viewer, stranger } = people
    expect(await statuses({ ...stranger, client: new Client(product.url) })).toEqual([401, 401, 401, 401])
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404])
    for (const member of [viewer, editor]) expect(await statuses(member)).toEqual([403, 403, 403, 403])
    const members = `/api/snippets/${snippet.id}/members`
    await owner.client.patch(`${members}/${editor.user.id}`, { role: 'viewer' })
    expect(await statuses(editor)).toEqual([403, 403, 403, 403])
    await owner.client.delete(`${members}/${editor.user.id}`)
    expect(await statuses(editor)).toEqual([404, 404, 404, 404])
    if (code !== null) expect((await visit(code)).status).toBe(200)
    expect(await statuses(owner)).toEqual([200, 200, 200, 200])
  })

  test('do not tell members the code of a link, but everyone that of a public snippet', async () => {
    const listed = async (person: Person, part: string) =>
      (await list(person, `part=${part}&q=greeting`)).find(({ id }) => id === snippet.id)
    const code = await open('link')
    expect(await listed(people.owner, 'mine')).toMatchObject({ visibility: 'link', shareCode: code })
    expect(await listed(people.editor, 'shared')).toMatchObject({ visibility: 'link', shareCode: null })
    expect(await listed(people.stranger, 'public')).toBeUndefined()
    await open('public')
    expect(await listed(people.editor, 'shared')).toMatchObject({ shareCode: code, isMember: true })
    expect(await listed(people.editor, 'public')).toMatchObject({ role: 'editor', isMember: true })
    expect(await listed(people.owner, 'public')).toMatchObject({ role: 'owner', isMember: true })
    expect(await listed(people.stranger, 'public')).toMatchObject({
      role: 'viewer',
      isMember: false,
      shareCode: code,
      author: people.owner.user.firstName,
    })
    expect((await people.stranger.client.get(`/api/snippets/${snippet.id}`)).status).toBe(404)
  })
})

test('a public list tells those who are not in a snippet no more than they need', async () => {
  const code = await open('public')
  await people.owner.client.patch(`/api/snippets/${snippet.id}/writing`, { language: 'de' })
  const rowOf = async (person: Person) => {
    const rows = z.array(z.looseObject({ id: z.string() }))
    const { json } = await person.client.get('/api/snippets?part=public&q=greeting')
    return rows.parse(json).find(({ id }) => id === snippet.id) ?? expect.fail()
  }
  const row = await rowOf(people.stranger)
  expect(row).toEqual({
    id: snippet.id,
    title: 'Greeting',
    tags: [],
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    words: 0,
    language: 'de',
    start: '',
    visibility: 'public',
    shareCode: code,
    author: people.owner.user.firstName,
    counts: { views: 0, copies: 0, uses: 0 },
    role: 'viewer',
    isMember: false,
  })
  expect(JSON.stringify(row)).not.toContain(people.owner.user.id)
  for (const member of [people.owner, people.viewer])
    expect(await rowOf(member)).toMatchObject({ ownerId: people.owner.user.id, isMember: true })
  await people.owner.client.delete(`/api/snippets/${snippet.id}/members/${people.viewer.user.id}`)
  expect(Object.keys(await rowOf(people.viewer))).toEqual(Object.keys(row))
})

test('the text is read by members, and by every user while it is public', async () => {
  const url = `/api/snippets/${snippet.id}/text`
  const { owner, editor, viewer, stranger } = people
  const visitor = new Client(product.url)
  const statuses = async () => {
    const found: number[] = []
    for (const client of [owner.client, editor.client, viewer.client, stranger.client, visitor])
      found.push((await client.get(url)).status)
    return found
  }
  expect(await statuses()).toEqual([200, 200, 200, 404, 401])
  await open('link')
  expect(await statuses()).toEqual([200, 200, 200, 404, 401])
  await open('public')
  expect(await statuses()).toEqual([200, 200, 200, 200, 401])
  expect((await stranger.client.get(url)).json).toEqual({
    id: snippet.id,
    title: 'Greeting',
    body: { type: 'doc', content: [expect.objectContaining({ type: 'paragraph' })] },
  })
  const suspend = 'UPDATE users SET suspended_at = $2 WHERE id = $1'
  await inDatabase(product, suspend, [owner.user.id, new Date()])
  expect((await stranger.client.get(url)).status).toBe(404)
  await inDatabase(product, suspend, [owner.user.id, null])
  await owner.client.delete(`/api/snippets/${snippet.id}`)
  expect(await statuses()).toEqual([404, 404, 404, 404, 401])
})

describe('the public list', () => {
  test('has what everyone may read now, in each order, a page at a time', async () => {
    const made: string[] = []
    for (const title of ['b', 'Á', 'a']) {
      snippet = await snippetOf(people.owner, title, ['public list'])
      made.push(snippet.id)
      await open('public')
    }
    const query = `part=public&tag=${encodeURIComponent('public list')}`
    for (const order of ['edited', 'created', 'title'] as const) {
      const all = await list(people.stranger, `${query}&order=${order}`)
      expect(all.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
      if (order === 'title') expect(all.map(({ title }) => title).at(-1)).toBe('b')
      const [first] = await list(people.stranger, `${query}&order=${order}&limit=1`)
      const before = encodeURIComponent(snippetCursor(first ?? expect.fail(), 'public', order))
      expect(await list(people.stranger, `${query}&order=${order}&before=${before}`)).toEqual(all.slice(1))
    }
    const titles = async () => (await list(people.stranger, `${query}&order=title`)).map(({ title }) => title)
    await open('link')
    expect(await titles()).not.toContain('a')
    await open('public')
    await people.owner.client.delete(`/api/snippets/${snippet.id}`)
    expect(await titles()).toEqual(['Á', 'b'])
    await people.owner.client.post(`/api/snippets/${snippet.id}/restore`)
    expect((await titles()).toSorted()).toEqual(['a', 'b', 'Á'])
    const suspend = 'UPDATE users SET suspended_at = $2 WHERE id = $1'
    await inDatabase(product, suspend, [people.owner.user.id, new Date()])
    expect(await titles()).toEqual([])
    await inDatabase(product, suspend, [people.owner.user.id, null])
  })
})

test('a revoked code takes the steps of an unknown one', async () => {
  const code = await open('public')
  const steps = async (wanted: string) => {
    const rows = await inDatabase(product, `EXPLAIN (ANALYZE, FORMAT JSON) ${SHARED}`, [wanted])
    return [...JSON.stringify(rows).matchAll(/"(?:Node Type|Actual Loops)":("[^"]*"|[\d.]+)/g)].map(
      ([, one]) => one,
    )
  }
  const shown = await steps(code)
  const unknown = await steps('AAAAAAAAAA')
  expect(shown).not.toEqual(unknown)
  await set(people.owner, 'private')
  expect(await steps(code)).toEqual(unknown)
})
