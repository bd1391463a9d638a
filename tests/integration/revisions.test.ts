import { randomUUID } from 'node:crypto'

import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { SYNC } from '#schema/collab/protocol.ts'
import {
  restoreAnswer,
  revision,
  revisionBody,
  revisionPage,
  type Revision,
} from '#schema/revisions/contract.ts'
import { revisionDiff } from '#schema/revisions/diff.ts'

import { statuses, type Answer } from '../support/client.ts'
import { createShared, documentUsers, type Person } from '../support/factories.ts'
import { eventsAbout } from '../support/outbox.ts'
import { until } from '../support/patience.ts'
import { type Product, sharedProduct } from '../support/product.ts'
import { restoresOf } from '../support/revisions.ts'
import { paragraphOf, RawClient, stockClient } from '../support/yclient.ts'

/** No rule limits the delay: the machine may be busy. */
let product: Product
let database: Pool
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person

beforeAll(async () => {
  product = await sharedProduct()
  database = new Pool({ connectionString: product.databaseUrl, max: 1 })
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'pro'))
  // The first command waits until a worker has loaded. None below is to wait for that.
  const document = await shared()
  const named = async () => (await owner.client.post(at(document), { name: 'First' })).status
  await until(async () => (await named()) === 201, 'a version has a name')
})
afterAll(() => database.end())

const collab = () => `${product.url.replace('http', 'ws')}/collab`

/** Types at the end of the text and waits until it is stored. */
const type = async (document: string, text: string, person = owner) => {
  const client = await RawClient.on(collab(), document, person.client.cookie).synced()
  const doc = client.doc()
  const before = Y.encodeStateVector(doc)
  const paragraph = paragraphOf(doc)
  paragraph.insert(paragraph.length, text)
  client.sync(SYNC.update, Y.encodeStateAsUpdate(doc, before))
  await until(() => client.acks.length === 1, 'acknowledged')
  return client
}

/** Creates a document shared with the editor and the viewer. */
const shared = async (): Promise<string> => {
  const document = await createShared({ owner, editor, viewer })
  return document.id
}

const at = (document: string, ...rest: string[]) =>
  ['/api/documents', document, 'revisions', ...rest].join('/')
const nameIt = async (document: string, name: string, person = owner): Promise<Revision> => {
  const answer = await person.client.post(at(document), { name })
  expect(answer.status).toBe(201)
  return revision.parse(answer.json)
}
const list = async (document: string, person = owner): Promise<Revision[]> =>
  revisionPage.parse((await person.client.get(at(document))).json).revisions
const restore = (document: string, { id }: { id: string }, person = owner): Promise<Answer> =>
  person.client.post(at(document, id, 'restore'))
/** Returns the stored text of a document, read by a new client. */
const textOf = async (document: string): Promise<string> => {
  const client = await RawClient.on(collab(), document, owner.client.cookie).synced()
  const text = paragraphOf(client.doc()).toString()
  client.end()
  return text
}
/** Counts the log rows of a user's restores, until a snapshot absorbs them. */
const rowsBy = async (document: string, person: Person): Promise<number> => {
  const { rowCount } = await database.query(
    `SELECT 1 FROM document_updates WHERE document_id = $1 AND user_id = $2 AND writer LIKE '%.restore'`,
    [document, person.user.id],
  )
  return rowCount ?? 0
}

describe('naming', () => {
  it('V4: includes the latest typing, its authors and the user who named it', async () => {
    const document = await shared()
    const writer = await type(document, 'typed a moment ago', editor)
    const named = await nameIt(document, '  First draft  ')
    expect(named).toMatchObject({
      kind: 'named',
      name: 'First draft',
      words: 4,
      createdBy: { userId: owner.user.id },
      authors: [{ userId: editor.user.id, name: `${editor.user.firstName} ${editor.user.lastName}` }],
    })
    expect(await list(document)).toEqual([named])
    writer.end()
  })

  it('V4: names the newest automatic revision when nothing has changed since', async () => {
    const document = await shared()
    ;(await type(document, 'left')).end()
    await expect.poll(() => list(document)).toHaveLength(1)
    const [automatic] = await list(document)
    const named = await nameIt(document, 'As I left it')
    expect(named).toMatchObject({ id: automatic?.id, kind: 'named', revision: 2 })
    const other = await nameIt(document, 'The same again')
    expect(await list(document)).toEqual([other, named])

    const rooms = [`document:${document}`]
    expect(await eventsAbout(product.databaseUrl, named.id)).toEqual([
      { name: 'revisions.changed', key: named.id, revision: 1, value: automatic, rooms },
      { name: 'revisions.changed', key: named.id, revision: 2, value: named, rooms },
    ])
  })

  it('V4: keeps nothing when the newest revision holds the same under the same name', async () => {
    const document = await shared()
    const writer = await type(document, 'typed')
    const named = await nameIt(document, 'Mine')
    expect(await nameIt(document, 'Mine', editor)).toEqual(named)
    expect(await list(document)).toEqual([named])
    writer.end()
    ;(await type(document, ' more')).end()
    const later = await nameIt(document, 'Mine')
    expect(await list(document)).toEqual([later, named])
  })

  it('V4: takes names that look the same for the same, and others for others', async () => {
    const document = await shared()
    ;(await type(document, 'typed')).end()
    const named = await nameIt(document, 'Caf\u00e9')
    expect(await nameIt(document, ' Cafe\u0301')).toEqual(named)
    const other = await nameIt(document, 'caf\u00e9')
    expect(await list(document)).toEqual([other, named])
  })

  it('V4: keeps one revision when several people use the same name at once', async () => {
    const document = await shared()
    ;(await type(document, 'typed')).end()
    const people = [owner, editor, owner, editor]
    const made = await Promise.all(people.map(person => nameIt(document, 'Mine', person)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await list(document)).toHaveLength(1)
  })

  it('accepts names of 1 to 100 characters', async () => {
    const document = await shared()
    for (const name of ['', '   ', 'x'.repeat(101), 7])
      expect((await owner.client.post(at(document), { name })).status).toBe(422)
  })
})

describe('reading', () => {
  it('returns the list in pages, newest first', async () => {
    const document = await shared()
    for (const name of ['one', 'two', 'three']) {
      ;(await type(document, name)).end()
      await nameIt(document, name)
    }
    const named = (await list(document, viewer)).filter(({ kind }) => kind === 'named')
    expect(named.map(({ name }) => name)).toEqual(['three', 'two', 'one'])
    const all = await list(document)
    const paged: Revision[] = []
    for (let next: number | null = null; ;) {
      const query: string = next === null ? '' : `&before=${next}`
      const page = revisionPage.parse((await viewer.client.get(`${at(document)}?limit=1${query}`)).json)
      paged.push(...page.revisions)
      next = page.next
      if (next === null) break
    }
    expect(paged).toEqual(all)
    expect((await viewer.client.get(`${at(document)}?limit=0`)).status).toBe(422)
  })

  it("returns a revision's body, and the changes to another one or to the current body", async () => {
    const document = await shared()
    ;(await type(document, 'The first words')).end()
    const first = await nameIt(document, 'First')
    ;(await type(document, ' and more')).end()
    const second = await nameIt(document, 'Second')
    ;(await type(document, '!')).end()

    const read = await viewer.client.get(at(document, first.id))
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'The first words' }] }
    expect(read.status).toBe(200)
    expect(revisionBody.parse(read.json)).toEqual({
      revision: first,
      body: { type: 'doc', content: [paragraph] },
    })
    const segmentsTo = async (other: string) => {
      const answer = await viewer.client.get(`${at(document, first.id, 'diff')}${other}`)
      const [block] = revisionDiff.parse(answer.json).blocks
      return block?.kind === 'changed' ? block.segments : []
    }
    expect(await segmentsTo(`?with=${second.id}`)).toEqual([
      { kind: 'same', text: 'The first words' },
      { kind: 'added', text: ' and more' },
    ])
    const now = [
      { kind: 'same', text: 'The first words' },
      { kind: 'added', text: ' and more!' },
    ]
    await expect.poll(() => segmentsTo('?with=current')).toEqual(now)
    expect(await segmentsTo('')).toEqual(now)
    expect((await viewer.client.get(`${at(document, first.id, 'diff')}?with=yesterday`)).status).toBe(422)
    expect((await viewer.client.get(`${at(document, first.id, 'diff')}?with=${randomUUID()}`)).status).toBe(
      404,
    )
  })
})

describe('restoring', () => {
  it('V5, V6: is an ordinary update by the restorer and stores the states before and after', async () => {
    const document = await shared()
    ;(await type(document, 'good')).end()
    const good = await nameIt(document, 'Good')
    const [here, there] = [editor, viewer].map(person =>
      stockClient(collab(), document, person.client.cookie),
    )
    if (!here || !there) throw new Error('two clients')
    await until(() => here.synced && there.synced, 'both are in')
    paragraphOf(here.doc).insert(4, ' and bad')
    await until(() => paragraphOf(there.doc).toString() === 'good and bad', 'the other sees it')

    const answer = await restore(document, good, editor)
    expect(answer.status).toBe(200)
    const { revision: made } = restoreAnswer.parse(answer.json)
    expect(made).toMatchObject({
      kind: 'automatic',
      restoredFrom: good.id,
      createdBy: { userId: editor.user.id },
      authors: [{ userId: editor.user.id }],
      words: 1,
    })
    for (const client of [here, there])
      await until(() => paragraphOf(client.doc).toString() === 'good', 'the client has what was restored')
    const [after, before, first] = await list(document)
    expect(after).toEqual(made)
    expect(before).toMatchObject({ kind: 'automatic', restoredFrom: null, words: 3 })
    expect(first).toEqual(good)
    expect(await rowsBy(document, editor)).toBe(1)

    // It can be undone, like any other change.
    expect((await restore(document, before ?? good, editor)).status).toBe(200)
    await until(() => paragraphOf(there.doc).toString() === 'good and bad', 'it is taken back')
    for (const client of [here, there]) client.destroy()
  })

  it('V6: converges while two users keep typing', async () => {
    const document = await shared()
    ;(await type(document, 'start ')).end()
    const start = await nameIt(document, 'Start')
    const [one, two] = [owner, editor].map(person => stockClient(collab(), document, person.client.cookie))
    if (!one || !two) throw new Error('two clients')
    await until(() => one.synced && two.synced, 'both are in')
    let typing = true
    const typed = [one, two].map(async (client, author) => {
      for (let n = 0; typing; n++) {
        const text = paragraphOf(client.doc)
        text.insert(text.length, `${author}${n} `)
        await new Promise(resolve => setTimeout(resolve, 3))
      }
    })
    for (let n = 0; n < 5; n++)
      expect((await restore(document, start, n % 2 ? owner : editor)).status).toBe(200)
    typing = false
    await Promise.all(typed)
    const marker = 'the end'
    paragraphOf(one.doc).insert(0, marker)
    await until(() => paragraphOf(two.doc).toString().startsWith(marker), 'the other has everything')
    paragraphOf(two.doc).insert(0, marker)
    await until(
      () =>
        paragraphOf(one.doc)
          .toString()
          .startsWith(marker + marker),
      'and the other way round',
    )
    expect(paragraphOf(one.doc).toString()).toBe(paragraphOf(two.doc).toString())
    await expect.poll(() => textOf(document)).toBe(paragraphOf(one.doc).toString())
    for (const client of [one, two]) client.destroy()
  })

  it('V6: works without connected clients, and the projection follows', async () => {
    const document = await shared()
    ;(await type(document, 'good')).end()
    const good = await nameIt(document, 'Good')
    ;(await type(document, ' and bad')).end()
    await expect.poll(() => list(document)).toHaveLength(2)
    expect((await restore(document, good)).status).toBe(200)
    expect(await textOf(document)).toBe('good')
    await expect
      .poll(
        async () =>
          (await database.query('SELECT text FROM document_projections WHERE document_id = $1', [document]))
            .rows,
      )
      .toEqual([{ text: 'good' }])
  })

  it('V6: changes nothing if the body is already equal', async () => {
    const document = await shared()
    ;(await type(document, 'good')).end()
    const good = await nameIt(document, 'Good')
    const answer = await restore(document, good)
    expect(answer).toMatchObject({ status: 200, json: { revision: null } })
    expect(await list(document)).toEqual([good])
  })

  it('V8: runs concurrent requests in turn, each once', async () => {
    const document = await shared()
    const states: Revision[] = []
    for (const text of ['a', 'b', 'c']) {
      ;(await type(document, text)).end()
      states.push(await nameIt(document, text))
    }
    const answers = await Promise.all(states.slice(0, 2).map(state => restore(document, state)))
    expect(statuses(answers)).toEqual([200, 200])
    for (const answer of answers)
      expect(answer.json).toMatchObject({ revision: { createdBy: { userId: owner.user.id } } })
    expect(['a', 'ab']).toContain(await textOf(document))
    expect(await restoresOf(database, document)).toEqual({ rows: 2, revisions: 2 })
  })
})

it('answers 404 to a stranger, 403 to a viewer, and rejects trashed documents and foreign revisions', async () => {
  const document = await shared()
  ;(await type(document, 'text')).end()
  const named = await nameIt(document, 'Named')
  const other = await shared()
  const reads = [at(document), at(document, named.id), at(document, named.id, 'diff')]
  const writes: [string, object][] = [
    [at(document), { name: 'Mine' }],
    [at(document, named.id, 'restore'), {}],
  ]
  for (const path of reads) {
    expect((await stranger.client.get(path)).status).toBe(404)
    expect((await viewer.client.get(path)).status).toBe(200)
    expect((await editor.client.get(path)).status).toBe(200)
  }
  for (const [path, body] of writes) {
    expect((await stranger.client.post(path, body)).status).toBe(404)
    expect((await viewer.client.post(path, body)).status).toBe(403)
    expect((await editor.client.post(path, body)).status).toBeLessThan(300)
  }
  expect((await restore(other, named)).status).toBe(404)
  expect((await owner.client.get(at(other, named.id))).status).toBe(404)
  expect((await owner.client.get(at(other, named.id, 'diff'))).status).toBe(404)
  await owner.client.delete(`/api/documents/${document}`)
  for (const path of reads) expect((await owner.client.get(path)).status).toBe(404)
  for (const [path, body] of writes) expect((await owner.client.post(path, body)).status).toBe(404)
})
