import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { killPostgres } from '#tests/support/restartable-postgres.ts'
import { Typist } from '#tests/support/typist.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

/** FAULT_ROUNDS asks for more. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 6)
const DOCUMENTS = 3
/** Time of typing before the end; now and then shorter than one commit takes, now and then past a compaction. */
const LONGEST_MS = 1500

type Desk = { document: string; typist: Typist }

let product: Product
let ada: Person
let desks: Desk[]

beforeAll(async () => {
  product = await startProduct({ database: 'embedded' })
  ada = await signUp(product)
  desks = []
  for (let i = 0; i < DOCUMENTS; i++)
    desks.push({ document: (await createDocument(ada)).id, typist: new Typist() })
})
afterAll(() => product.dispose())

/** Ends the server, its database, or both at once, as a power cut would. */
const ENDS = {
  server: () => product.kill9(),
  database: async () => {
    await killPostgres(product.dataDir)
    await product.ended(20_000)
  },
  both: async () => {
    await Promise.all([product.kill9(), killPostgres(product.dataDir)])
  },
}
const KINDS = Object.keys(ENDS) as (keyof typeof ENDS)[]

const read = async (document: string): Promise<string> => {
  const url = `${product.url.replace('http', 'ws')}/collab`
  const reader = await RawClient.on(url, document, ada.client.cookie).synced()
  expect(reader.closeCode).toBeNull()
  const text = paragraphOf(reader.doc()).toString()
  reader.end()
  return text
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

it(`K2, B4: ${ROUNDS} times the server, its database or both are killed: nothing acknowledged is lost`, async () => {
  const lost: string[] = []
  const before = new Map<Typist, number>()
  let acknowledged = 0
  for (let round = 0; round < ROUNDS; round++) {
    const kind = KINDS[round % KINDS.length] ?? 'both'
    for (const { document, typist } of desks) await typist.connect(product.url, document, ada.client.cookie)
    const endAt = Date.now() + Math.random() * LONGEST_MS
    do {
      for (const { typist } of desks) typist.type()
      await sleep(1)
    } while (Date.now() < endAt)
    await ENDS[kind]()
    const promised = await Promise.all(desks.map(({ typist }) => typist.broken()))
    for (const [i, { typist }] of desks.entries()) {
      acknowledged += (promised[i] ?? 0) - (before.get(typist) ?? 0)
      before.set(typist, promised[i] ?? 0)
    }
    // A start may be killed too.
    if (round % 4 === 3) {
      const starting = product.start().catch(() => undefined)
      await sleep(Math.random() * 600)
      await product.kill9()
      await starting
    }
    await product.start()
    for (const [i, { document, typist }] of desks.entries()) {
      const stored = await read(document)
      if (stored.length < (promised[i] ?? 0))
        lost.push(`round ${round}, ${kind}: ${stored.length} of ${promised[i]}`)
      expect(typist.whole.startsWith(stored)).toBe(true)
    }
  }
  expect(lost).toEqual([])
  // Enough was at stake.
  expect(acknowledged).toBeGreaterThan(ROUNDS * 50)
  console.log(
    `${ROUNDS} kills, ${acknowledged} acknowledged characters in ${DOCUMENTS} documents, ${lost.length} lost`,
  )
  const deadline = Date.now() + 15_000
  for (const { document } of desks) {
    const stored = await read(document)
    while ((await projections()).get(document) !== stored && Date.now() < deadline) await sleep(100)
    expect((await projections()).get(document)).toBe(stored)
  }
}, 3_600_000)
