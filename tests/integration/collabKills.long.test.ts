import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'

import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { LONG_TEST_MS, until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { killPostgres } from '#tests/support/restartablePostgres.ts'
import { Typist } from '#tests/support/typist.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

import { below, printedRandom } from '../fuzz/random.ts'

/** FAULT_ROUNDS can raise it. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3)
/** Minimum number of acknowledged updates at risk. */
const ENOUGH = ROUNDS * 50
const DOCUMENTS = 3
const TYPISTS = 2
/**
 * Maximum number of edits of each user before a kill. Few take less time than a commit, and many
 * longer than a compaction.
 */
const MOST_EDITS = 1000

type Desk = { document: string; typists: Typist[] }

let product: Product
let ada: Person
let desks: Desk[]

beforeAll(async () => {
  product = await startProduct({ database: 'embedded' })
  ada = await signUp(product)
  desks = []
  for (let i = 0; i < DOCUMENTS; i++)
    desks.push({
      document: (await createDocument(ada)).id,
      typists: Array.from({ length: TYPISTS }, () => new Typist()),
    })
})
afterAll(() => product.dispose())

/** Kills the server, its database, or both at once, like a power failure. */
const ENDS = {
  server: () => product.kill9(),
  database: async () => {
    await killPostgres(product.dataDir)
    await product.ended()
  },
  both: async () => {
    await Promise.all([product.kill9(), killPostgres(product.dataDir)])
  },
}
const KINDS = Object.keys(ENDS) as (keyof typeof ENDS)[]

const read = async (document: string): Promise<Y.Doc> => {
  const url = `${product.url.replace('http', 'ws')}/collab`
  const reader = await RawClient.on(url, document, ada.client.cookie).synced()
  expect(reader.closeCode).toBeNull()
  reader.end()
  return reader.doc()
}

/** Reconnects all users of a document in turn. The first one creates the paragraph they share. */
async function sitDown({ document, typists }: Desk): Promise<void> {
  for (const typist of typists) await typist.connect(product.url, document, ada.client.cookie)
}

/** Returns acknowledged text missing from storage and stored text that was never written. */
async function lostAt({ document, typists }: Desk): Promise<string[]> {
  const stored = await read(document)
  const clocks = Y.decodeStateVector(Y.encodeStateVector(stored))
  for (const [client, clock] of clocks) {
    const typist = typists.find(({ doc }) => doc.clientID === client)
    expect(clock).toBeLessThanOrEqual(typist?.clock ?? 0)
  }
  return typists.flatMap(typist => typist.missingIn(stored))
}

async function projections(): Promise<Map<string, string>> {
  const database = new Client({ connectionString: runningDatabaseUrl(product.dataDir) ?? '' })
  await database.connect()
  try {
    const { rows } = await database.query('SELECT document_id, text FROM document_projections')
    return new Map((rows as { document_id: string; text: string }[]).map(row => [row.document_id, row.text]))
  } finally {
    await database.end()
  }
}

it(
  `K2, B1, B4, B7: ${ROUNDS} kills of the server, its database or both lose no acknowledged update`,
  async () => {
    const random = printedRandom('when the processes are killed')
    const lost: string[] = []
    let acknowledged = 0
    for (let round = 0; round < ROUNDS; round++) {
      const kind = KINDS[round % KINDS.length] ?? 'both'
      await Promise.all(desks.map(sitDown))
      const typists = desks.flatMap(desk => desk.typists)
      // However short the rounds, enough is at risk in the last one.
      const isEnough = () =>
        round < ROUNDS - 1 ||
        typists.reduce((sum, typist) => sum + typist.acknowledged, acknowledged) > ENOUGH
      const drawn = 1 + below(random, MOST_EDITS)
      for (let edits = 0; edits < drawn || !isEnough(); edits++) {
        for (const typist of typists) typist.type()
        await sleep(1)
      }
      await ENDS[kind]()
      for (const typist of typists) acknowledged += await typist.broken()
      // A start may be killed too.
      if (round % 4 === 3) {
        const starting = product.start().catch(() => undefined)
        await sleep(below(random, 600))
        await product.kill9()
        await starting
      }
      await product.start()
      for (const desk of desks)
        for (const what of await lostAt(desk)) lost.push(`round ${round}, ${kind}: ${what}`)
    }
    expect(lost).toEqual([])
    expect(acknowledged).toBeGreaterThan(ENOUGH)
    console.log(
      `${ROUNDS} kills, ${acknowledged} acknowledged updates of ${DOCUMENTS * TYPISTS} people in ${DOCUMENTS} documents, ${lost.length} lost`,
    )
    await Promise.all(desks.map(expectWhole))
  },
  LONG_TEST_MS,
)

/** Expects the same text for all reconnected users, for the next one to join, and in the projection. */
async function expectWhole(desk: Desk): Promise<void> {
  await sitDown(desk)
  const textOf = (doc: Y.Doc) => paragraphOf(doc).toString()
  const isSame = async (): Promise<boolean> => {
    const text = textOf(await read(desk.document))
    for (const typist of desk.typists) typist.absorb()
    const projected = (await projections()).get(desk.document)
    return projected === text && desk.typists.every(({ doc }) => textOf(doc) === text)
  }
  await until(isSame, 'all have the same text')
}
