import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { startTopology, type Topology } from '#tests/support/topology.ts'

const DOCUMENTS = 6

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
 * Renames every document repeatedly through all api processes until stopped, at least `atLeast`
 * times. With `mayFail`, a call to a dying process may fail.
 */
function renaming({ mayFail = false, atLeast = 0 } = {}) {
  let stopped = false
  let renamed = 0
  let answered = 0
  const rename = async ({ id }: DocumentSummary, index: number) => {
    while (!stopped || renamed < atLeast) {
      const call = ann.client.patch(`/api/documents/${id}`, { title: `${index} ${++renamed}` })
      const status = await call.then(
        answer => answer.status,
        () => 502,
      )
      expect(mayFail ? [200, 502] : [200]).toContain(status)
      answered++
      await sleep(20)
    }
  }
  const running = Promise.all(documents.map(rename))
  return {
    /** Resolves when `count` more calls are answered. */
    more(count: number): Promise<void> {
      const aim = answered + count
      return until(() => answered >= aim, `${count} more names`)
    },
    async stop(): Promise<void> {
      stopped = true
      await running
    },
  }
}

/** Kills a realtime process, and starts it again when its followers have moved to the other one. */
async function restart(index: number, itsFollowers: Follower[]): Promise<void> {
  const before = new Map(itsFollowers.map(follower => [follower, follower.connections]))
  const hasMoved = (follower: Follower) => follower.connections > (before.get(follower) ?? 0)
  await processes.realtimes[index]?.kill9()
  await until(() => itsFollowers.every(hasMoved), 'its followers are connected again')
  await processes.realtimes[index]?.start()
}

const titled = z.object({ title: z.string() })
/** Expects that every follower knows the latest state, by event or by rereading. */
async function allKnowTheLast(): Promise<void> {
  for (const [index, follower] of followers.entries()) {
    const document = documents[index % DOCUMENTS]
    if (!document) throw new Error('Each follower follows a document.')
    const { title } = await read(document.id)
    const known = () => titled.safeParse(follower.value('documents.changed', document.id)).data?.title
    await follower.until(() => known() === title).catch(() => undefined)
    expect(known()).toBe(title)
  }
}

test('delivers events from each api process to the followers of every realtime process', async () => {
  for (const { id } of documents)
    for (const { url } of processes.apis) {
      const answer = await withSession(url).patch(`/api/documents/${id}`, { title: `From ${url}` })
      expect(answer.status).toBe(200)
      await allKnowTheLast()
    }
})

test('delivers the last event of each document while Redis is down and after it came back empty', async () => {
  const names = renaming({ atLeast: 50 })
  await names.more(20)
  await processes.redis.kill9()
  await names.more(200)
  await processes.redis.startEmpty()
  await names.more(50)
  await names.stop()
  await allKnowTheLast()
})

test('delivers events that were all published during the outage', async () => {
  await processes.redis.kill9()
  const names = renaming()
  await names.more(100)
  await names.stop()
  await processes.redis.startEmpty()
  await allKnowTheLast()
})

test('moves followers of a killed realtime process to the other one and delivers', async () => {
  const names = renaming()
  await restart(0, followers.slice(0, DOCUMENTS))
  // All are at the other one now.
  await restart(1, followers)
  await names.stop()
  await allKnowTheLast()
})

test('sends the events that a killed api process left behind', async () => {
  const names = renaming({ mayFail: true })
  await names.more(20)
  await processes.apis[0]?.kill9()
  await names.stop()
  await allKnowTheLast()
  await processes.apis[0]?.start()
})

/** Returns the same user at another address. */
function withSession(url: string) {
  const client = new Client(url)
  const headers = { Cookie: ann.client.cookie }
  return {
    get: (path: string) => client.get(path, headers),
    patch: (path: string, body: unknown) => client.send('PATCH', path, { body, headers }),
  }
}
