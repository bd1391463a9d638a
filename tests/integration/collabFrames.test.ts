import { afterAll, beforeAll, expect, it } from 'vitest'

import { CLOSE, MESSAGE } from '#schema/collab/protocol.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { LONG_TEST_MS, until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { scrape, scrapeUntil } from '#tests/support/scrape.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

import { arbitraryFrame } from '../fuzz/frames.ts'
import { below, oneOf, randomFrom } from '../fuzz/random.ts'

/** FUZZ_FRAMES can raise it. */
const FRAMES = Number(process.env['FUZZ_FRAMES'] ?? 2000)
/** Frames per connection. The server reads on until the connection is closed. */
const FRAMES_A_CONNECTION = 10
const ATTACKERS = 8
const DOCUMENTS = 6
const REFUSALS: (number | null)[] = [CLOSE.malformed, CLOSE.refused, CLOSE.tooLarge]
const TYPING_MS = 10
const METRICS_TOKEN = 'opens the metrics of a test'

let product: Product
let mallory: Person
let ada: Person
let victims: string[]

beforeAll(async () => {
  product = await startProduct({ env: { METRICS_TOKEN } })
  mallory = await signUp(product)
  ada = await signUp(product)
  victims = []
  for (let i = 0; i < DOCUMENTS; i++) victims.push((await createDocument(mallory)).id)
})
afterAll(() => product.dispose())

const collab = () => `${product.url.replace('http', 'ws')}/collab`

/**
 * Sends one connection's frames. The connection stays open or is closed with a code of the
 * protocol.
 */
async function attack(random: () => number): Promise<void> {
  const client = await RawClient.on(collab(), oneOf(random, victims), mallory.client.cookie).opened()
  for (let i = 0; i < FRAMES_A_CONNECTION; i++) {
    if (random() < 0.02) client.socket.send('text '.repeat(below(random, 5)))
    else client.send(arbitraryFrame(random))
  }
  // Answered after all previous frames if the connection is still open.
  client.send(Uint8Array.of(MESSAGE.queryAwareness))
  client.awareness([{ client: 1 + below(random, 1000), clock: 1, state: {} }])
  await until(
    () => client.closeCode !== null || client.count(MESSAGE.awareness, null) > 0,
    'the frames are handled',
  )
  if (client.closeCode !== null) expect(REFUSALS).toContain(client.closeCode)
  client.end()
}

it(
  `R1–R5, B4: ${FRAMES} arbitrary frames affect no other client, and every document opens`,
  async () => {
    const quiet = (await createDocument(ada)).id
    const [writer, reader] = [ada, ada].map(({ client }) => stockClient(collab(), quiet, client.cookie))
    if (!writer || !reader) throw new Error('The clients are missing.')
    await until(() => writer.synced && reader.synced, 'the witnesses are in')
    let connections = 0
    for (const witness of [writer, reader])
      witness.on('status', ({ status }) => (connections += status === 'connected' ? 0 : 1))
    let typed = 0
    const typing = setInterval(() => paragraphOf(writer.doc).insert(typed, String(typed++ % 10)), TYPING_MS)
    const random = randomFrom(20_261_121)
    let left = Math.ceil(FRAMES / FRAMES_A_CONNECTION)
    await Promise.all(
      Array.from({ length: ATTACKERS }, async () => {
        while (left-- > 0) await attack(random)
      }),
    )
    clearInterval(typing)
    const text = () => paragraphOf(reader.doc).toString()
    await until(() => text().length === typed, 'the reader has everything')
    expect(text()).toBe(paragraphOf(writer.doc).toString())
    expect(connections).toBe(0)
    expect(product.logs()).not.toMatch(/uncaught|unhandled|a frame could not be handled/i)
    // A document is closed when everything received for it is stored and projected.
    await scrapeUntil(
      () => scrape(product.url, METRICS_TOKEN),
      metrics => metrics.of('collab_rooms') === 1,
      'all documents but one are closed',
    )
    for (const victim of victims) {
      const fresh = await RawClient.on(collab(), victim, mallory.client.cookie).synced()
      expect(fresh.closeCode).toBeNull()
      expect(() => fresh.doc()).not.toThrow()
      fresh.end()
    }
    for (const witness of [writer, reader]) witness.destroy()
  },
  LONG_TEST_MS,
)
