import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { CLOSE } from '#schema/collab/protocol.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { startTopology, type Topology } from '#tests/support/topology.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

const TYPING_MS = 40
/** Letters that each user types in half of the Redis outage of FAULT_SECONDS, or longer. */
const OUTAGE_LETTERS = (Number(process.env['FAULT_SECONDS'] ?? 6) * 1000) / TYPING_MS / 2
/** Letters that each user types between the other faults. */
const CALM_LETTERS = 40
const LETTERS = 'abcd'

let topology: Topology
let owner: Person
let member: Person
let document: string

beforeAll(async () => {
  topology = await startTopology({
    apis: 1,
    realtimes: 2,
    // Only a notification ends access.
    env: { ACCESS_RECHECK_SECONDS: String(NEVER_MS / 1000) },
  })
  const target = { url: topology.url, databaseUrl: topology.databaseUrl }
  owner = await signUpOn(target, 'premium')
  member = await signUp(target)
  document = (await createDocument(owner)).id
  await share(owner, { id: document }, member, 'editor')
})
afterAll(() => topology.dispose())

const collabOf = (entrance: string) => `${entrance.replace('http', 'ws')}/collab`
const textOf = (client: WebsocketProvider) =>
  client.doc
    .getXmlFragment('default')
    .toJSON()
    .replaceAll(/<[^>]*>/g, '')

/** A user who repeatedly types the same letter, whatever happens to the connection. */
class Typing {
  readonly client: WebsocketProvider
  typed = 0
  /** Connections so far. */
  connections = 0
  private readonly timer: NodeJS.Timeout

  constructor(entrance: string, letter: string) {
    this.client = stockClient(collabOf(entrance), document, owner.client.cookie)
    this.client.on('status', ({ status }) => {
      if (status === 'connected') this.connections++
    })
    this.timer = setInterval(() => {
      if (!this.client.synced && this.typed === 0) return
      const text = paragraphOf(this.client.doc)
      text.insert(Math.floor(Math.random() * (text.length + 1)), letter)
      this.typed++
    }, TYPING_MS)
  }

  stop(): void {
    clearInterval(this.timer)
  }
}

/** Changes the document's title repeatedly, and returns the last one. */
function renaming(): () => Promise<string> {
  let title = ''
  let stopped = false
  const run = async () => {
    for (let n = 1; !stopped; n++) {
      const next = `Title ${n}`
      const answer = await owner.client.patch(`/api/documents/${document}`, { title: next })
      if (answer.status < 300) title = next
      await sleep(20)
    }
  }
  const running = run()
  return async () => {
    stopped = true
    await running
    return title
  }
}

/** Kills a process, and starts it again when those who wrote there write through the other one. */
const restart = async (index: number, writers: Typing[]): Promise<void> => {
  const before = new Map(writers.map(writer => [writer, writer.connections]))
  const hasMoved = (writer: Typing) => writer.connections > (before.get(writer) ?? 0) && writer.client.synced
  await topology.realtimes[index]?.kill9()
  await until(() => writers.every(hasMoved), 'the other process takes over')
  await topology.realtimes[index]?.start()
}
/** Resolves when every user has typed more letters. */
const typedBy = async (people: Typing[], letters: number): Promise<void> => {
  const aims = new Map(people.map(person => [person, person.typed + letters]))
  await until(() => people.every(one => one.typed >= (aims.get(one) ?? 0)), `${letters} more letters`)
}

it('X1–X5, A2: converges without loss after process kills and a Redis outage, and ends access by the notification alone', async () => {
  const [first = '', second = ''] = topology.entrances
  // Create the paragraph first, so that two users do not create one each.
  const seed = stockClient(collabOf(first), document, owner.client.cookie)
  await until(() => seed.synced, 'the document opens')
  paragraphOf(seed.doc).insert(0, '.')
  const witness = stockClient(collabOf(second), document, owner.client.cookie)
  await until(() => textOf(witness) === '.', 'the paragraph is there')
  witness.destroy()
  const people = Array.from(LETTERS, (letter, i) => new Typing(i % 2 === 0 ? first : second, letter))
  const followers = await Promise.all(
    [first, second].map(url =>
      Follower.start({ url, cookie: owner.client.cookie }, [`document:${document}`]),
    ),
  )
  const lastTitle = renaming()

  const [atFirst, atSecond] = [0, 1].map(index => people.filter((_, i) => i % 2 === index))
  await typedBy(people, CALM_LETTERS)
  await restart(1, atSecond ?? [])
  await typedBy(people, CALM_LETTERS)
  await topology.redis.kill9()
  await typedBy(people, OUTAGE_LETTERS)
  const doomed = await Promise.all(
    [first, second].map(url => RawClient.on(collabOf(url), document, member.client.cookie).synced()),
  )
  await owner.client.delete(`/api/documents/${document}/members/${member.user.id}`)
  for (const one of doomed) expect(await one.closed()).toBe(CLOSE.accessLost)
  await typedBy(people, OUTAGE_LETTERS)
  await topology.redis.startEmpty()
  await typedBy(people, CALM_LETTERS)
  await restart(0, atFirst ?? [])
  await typedBy(people, CALM_LETTERS)

  for (const person of people) person.stop()
  const title = await lastTitle()
  const typed = people.reduce((sum, person) => sum + person.typed, 0)
  const clients = [seed, ...people.map(({ client }) => client)]
  await until(() => clients.every(client => textOf(client).length === typed + 1), 'everyone has every letter')
  const fresh = stockClient(collabOf(second), document, owner.client.cookie)
  await until(() => fresh.synced, 'a new client is in')
  const expected = Y.snapshot(fresh.doc)
  for (const client of clients) {
    expect(textOf(client)).toBe(textOf(fresh))
    expect(Y.equalSnapshots(Y.snapshot(client.doc), expected)).toBe(true)
  }
  for (const follower of followers)
    await follower.until(({ latest }) =>
      [...latest.values()].some(({ value }) => JSON.stringify(value)?.includes(`"${title}"`)),
    )
  for (const client of [...clients, fresh]) client.destroy()
  for (const follower of followers) follower.stop()
})
