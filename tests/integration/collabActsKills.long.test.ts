import { ySyncPluginKey } from '@tiptap/y-tiptap'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'

import { plainTextOf } from '#client/editor/acts/characters.ts'
import { actsOf, performActs } from '#client/editor/acts/perform.ts'
import { idKey } from '#document/acts/record.ts'
import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { SECRET, World, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

const WORDS = 12
/** By round: the server is killed after so many of the 24 acts are acknowledged. */
const KILLED_AFTER = [0, 1, 7, 13, 22]

let database: TemporaryDatabase
let product: Product
let pool: Pool

beforeAll(async () => {
  database = await migratedDatabase()
  product = await startProduct({ env: { DATABASE_URL: database.url, SESSION_SECRET: SECRET } })
  pool = createPool(database.url, createLogger('silent'))
})
afterAll(async () => {
  await product.dispose()
  await pool.end()
  await database.drop()
})

/** Someone who accepts corrections, and connects again after each kill. */
class Reviewer {
  readonly doc = new Y.Doc()
  /** The acts of each counted frame of this connection. */
  frames: string[][] = []
  private client: RawClient | null = null
  private absorbed = 0

  constructor() {
    this.doc.on('update', (update: Uint8Array, origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
      if (origin === this || !this.client) return
      this.frames.push(actsOf(transaction).map(({ id }) => idKey(id)))
      this.client.sync(SYNC.update, update)
    })
  }

  async connect(document: string, { cookie }: TestUser): Promise<void> {
    this.client = null
    const url = `${product.url.replace('http', 'ws')}/collab`
    const client = await RawClient.on(url, document, cookie).synced()
    this.client = client
    this.absorbed = 0
    this.absorb()
    this.frames = [[]]
    client.sync(SYNC.step2, Y.encodeStateAsUpdate(this.doc))
    await until(() => client.acks.length > 0, 'the difference is acknowledged')
  }

  absorb(): void {
    const frames = this.client?.frames ?? []
    for (const { type, sub, bytes } of frames.slice(this.absorbed))
      if (type === MESSAGE.sync && sub !== SYNC.step1) Y.applyUpdate(this.doc, bytes, this)
    this.absorbed = frames.length
  }

  get text(): string {
    this.absorb()
    return plainTextOf(paragraphOf(this.doc))
  }

  /** The acknowledged acts of this connection. */
  get acknowledged(): string[] {
    return this.frames.slice(0, this.client?.acks.at(-1) ?? 0).flat()
  }

  accept(word: string, insert: string): void {
    const index = this.text.indexOf(word)
    if (index >= 0)
      performActs(
        this.doc,
        [{ text: paragraphOf(this.doc), index, length: word.length, insert }],
        ySyncPluginKey,
      )
  }

  async broken(): Promise<void> {
    await until(() => this.client?.closeCode !== null, 'the connection breaks')
  }
}

it('T2, T4: twin acts and kill -9 at any moment between receipt and commit: each correction is there once, and no acknowledged act is lost', async () => {
  const world = new World(pool, SECRET)
  const owner = await world.user()
  const document = await world.document(owner)
  const twins = [new Reviewer(), new Reviewer()]
  const [first] = twins
  if (first) paragraphOf(first.doc)
  const expected: string[] = []
  for (const [round, killedAfter] of KILLED_AFTER.entries()) {
    const words = Array.from({ length: WORDS }, (_, i) => `r${round}w${i}x`)
    for (const twin of twins) await twin.connect(document, owner)
    if (first) paragraphOf(first.doc).insert(0, `${words.join(' ')} `)
    for (const twin of twins) await until(() => twin.text.startsWith(words.join(' ')), 'the words are seen')
    for (const word of words) for (const twin of twins) twin.accept(word, word.replace('x', 'y'))
    const acknowledged = () => twins.flatMap(twin => twin.acknowledged)
    await until(() => acknowledged().length >= killedAfter, 'some acts are acknowledged')
    await product.kill9()
    for (const twin of twins) await twin.broken()
    const { rows } = await pool.query('SELECT client, clock FROM acts WHERE document_id = $1', [document])
    const stored = (rows as { client: number; clock: number }[]).map(idKey)
    expect(acknowledged().filter(id => !stored.includes(id))).toEqual([])
    await product.start()
    expected.unshift(`${words.join(' ').replaceAll('x', 'y')} `)
  }
  for (const twin of twins) await twin.connect(document, owner)
  const late = new Reviewer()
  await late.connect(document, owner)
  for (const reader of [...twins, late])
    await until(() => reader.text === expected.join(''), 'each correction is there once')
  const { rows } = await pool.query(
    'SELECT count(*)::int AS "all", count(*) FILTER (WHERE lost)::int AS lost FROM acts WHERE document_id = $1',
    [document],
  )
  expect(rows).toEqual([{ all: 2 * WORDS * KILLED_AFTER.length, lost: WORDS * KILLED_AFTER.length }])
})
