import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { startTopology, type Topology } from '#tests/support/topology.ts'

const DOCUMENTS = 6
const PATIENCE_MS = 20_000

let processes: Topology
let ann: Person
let documents: DocumentSummary[]
const followers: Follower[] = []

beforeAll(async () => {
  processes = await startTopology()
  ann = await signUp(processes)
  documents = await Promise.all(Array.from({ length: DOCUMENTS }, () => createDocument(ann)))
  for (const url of processes.entrances)
    for (const { id, room } of documents)
      followers.push(
        await Follower.start({ url, cookie: ann.client.cookie }, [room], follower => readInto(follower, id)),
      )
})
afterAll(async () => {
  for (const follower of followers) follower.stop()
  await processes.dispose()
})

const read = async (id: string) => documentSummary.parse((await ann.client.get(`/api/documents/${id}`)).json)

async function readInto(follower: Follower, id: string): Promise<void> {
  const { revision, ...value } = await read(id)
  follower.take({ name: 'documents.changed', key: id, revision, value })
}

/**
 * Renames every document again and again, through all api processes, until it is told to stop, and at least `atLeast`
 * times. A call that a dying process was at may fail when `mayFail`.
 */
function renaming({ mayFail = false, atLeast = 0 } = {}): () => Promise<void> {
  let stopped = false
  let renamed = 0
  const rename = async ({ id }: DocumentSummary, index: number) => {
    while (!stopped || renamed < atLeast) {
      const call = ann.client.patch(`/api/documents/${id}`, { title: `${index} ${++renamed}` })
      const status = await call.then(
        answer => answer.status,
        () => 502,
      )
      expect(mayFail ? [200, 502] : [200]).toContain(status)
      await sleep(20)
    }
  }
  const running = Promise.all(documents.map(rename))
  return async () => {
    stopped = true
    await running
  }
}

const titled = z.object({ title: z.string() })
/** Every follower knows the document as it is now, of what it was told or has read again. */
async function allKnowTheLast(): Promise<void> {
  for (const [index, follower] of followers.entries()) {
    const document = documents[index % DOCUMENTS]
    if (!document) throw new Error('Each follower follows a document.')
    const { title } = await read(document.id)
    const known = () => titled.safeParse(follower.value('documents.changed', document.id)).data?.title
    await follower.until(() => known() === title, PATIENCE_MS).catch(() => undefined)
    expect(known()).toBe(title)
  }
}

test('what is published by either api process reaches the followers of every realtime process', async () => {
  for (const { id } of documents)
    for (const { url } of processes.apis) {
      const answer = await withSession(url).patch(`/api/documents/${id}`, { title: `From ${url}` })
      expect(answer.status).toBe(200)
      await allKnowTheLast()
    }
})

test('while Redis is away, and after it came back empty, the last of each is told', async () => {
  const stop = renaming({ atLeast: 50 })
  await sleep(300)
  await processes.redis.kill9()
  await sleep(2000)
  await processes.redis.startEmpty()
  await sleep(500)
  await stop()
  await allKnowTheLast()
})

test('also when all that is published falls into the time without it', async () => {
  await processes.redis.kill9()
  await sleep(500)
  const stop = renaming()
  await sleep(1000)
  await stop()
  await processes.redis.startEmpty()
  await allKnowTheLast()
})

test('a realtime process is killed and comes back: its followers go to the other one and are told', async () => {
  const stop = renaming()
  await processes.realtimes[0]?.kill9()
  await sleep(1000)
  await processes.realtimes[0]?.start()
  await processes.realtimes[1]?.kill9()
  await sleep(1000)
  await processes.realtimes[1]?.start()
  await stop()
  await allKnowTheLast()
})

test('an api process is killed while it publishes: the other one sends what it has left behind', async () => {
  const stop = renaming({ mayFail: true })
  await sleep(300)
  await processes.apis[0]?.kill9()
  await stop()
  await allKnowTheLast()
  await processes.apis[0]?.start()
})

/** The same person at another address. */
function withSession(url: string) {
  const client = new Client(url)
  const headers = { Cookie: ann.client.cookie }
  return {
    get: (path: string) => client.get(path, headers),
    patch: (path: string, body: unknown) => client.send('PATCH', path, { body, headers }),
  }
}
