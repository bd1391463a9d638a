import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Presence } from '#realtime/room/presence.ts'
import type { Peer } from '#realtime/wire/peer.ts'
import type { Role } from '#schema/sharing/roles.ts'
import { MemoryWire } from '#tests/support/memory-collab.ts'

/** The presence of one room in two processes, which hear everything of one another. */
let here: Presence
let there: Presence

beforeEach(() => {
  vi.useFakeTimers()
  here = new Presence({ broadcast: () => undefined, publish: update => there.applyRemote('here', update) })
  there = new Presence({ broadcast: () => undefined, publish: update => here.applyRemote('there', update) })
})
afterEach(() => {
  here.close()
  there.close()
  vi.useRealTimers()
})

const ADA = '11111111-1111-4111-8111-111111111111'
const BEA = '22222222-2222-4222-8222-222222222222'

const peer = (userId: string, name: string, role: Role = 'editor'): Peer => ({
  wire: new MemoryWire(),
  person: { kind: 'user', userId, firstName: name, name, role },
  saved: () => undefined,
  end: () => undefined,
})
const says = (presence: Presence, who: Peer, client: number, clock = 1, state: unknown = { at: clock }) =>
  presence.receive(who, [{ client, clock, state: JSON.stringify(state) }])
const told = () => vi.advanceTimersByTime(200)
const clientsOf = (presence: Presence) =>
  presence.everybody().map(one => `${one.clientId} ${one.kind === 'user' ? one.name : one.kind}`)

it('X5: people of another process are seen here, and are gone when they leave', () => {
  const [ada, bea] = [peer(ADA, 'Ada'), peer(BEA, 'Bea')]
  says(here, ada, 1)
  says(there, bea, 2)
  told()
  expect(clientsOf(here)).toEqual(['1 Ada', '2 Bea'])
  expect(clientsOf(there).toSorted()).toEqual(['1 Ada', '2 Bea'])
  expect(here.states().map(({ client }) => client)).toEqual([1, 2])
  there.leave(bea)
  told()
  expect(clientsOf(here)).toEqual(['1 Ada'])
  expect(here.states().map(({ client }) => client)).toEqual([1])
})

it('X5: a newcomer is told all of it', () => {
  says(here, peer(ADA, 'Ada'), 1)
  told()
  const late = new Presence({ broadcast: () => undefined, publish: () => undefined })
  late.applyRemote('here', here.here())
  told()
  expect(clientsOf(late)).toEqual(['1 Ada'])
  late.applyRemote('here', { complete: true, claims: [], entries: [], roster: [] })
  told()
  expect(clientsOf(late)).toEqual([])
  expect(late.states()).toEqual([])
})

it('X5: the people of a process that is gone are gone', () => {
  says(here, peer(ADA, 'Ada'), 1)
  says(there, peer(BEA, 'Bea'), 2)
  told()
  here.removeProcess('there')
  told()
  expect(clientsOf(here)).toEqual(['1 Ada'])
  expect(here.states().map(({ client }) => client)).toEqual([1])
})

it('X5: a client that comes over keeps its id, and the end of its older connection does not remove it', () => {
  const [older, newer] = [peer(ADA, 'Ada'), peer(ADA, 'Ada')]
  says(here, older, 1)
  told()
  says(there, newer, 1, 2)
  told()
  here.leave(older)
  told()
  expect(clientsOf(here)).toEqual(['1 Ada'])
  expect(clientsOf(there)).toEqual(['1 Ada'])
  expect(there.states()).toEqual([{ client: 1, clock: 2, state: '{"at":2}' }])
  expect(here.states()).toEqual(there.states())
})

it('X5: a client that came over and is gone with its new process leaves nothing behind', () => {
  says(here, peer(ADA, 'Ada'), 1)
  told()
  const roster = here.here().roster
  // What it says there is lost on the way.
  here.applyRemote('there', { complete: false, claims: [1], entries: [], roster })
  expect(here.states().map(({ client }) => client)).toEqual([1])
  here.removeProcess('there')
  expect(here.states()).toEqual([])
})

it('X5: an end that was overtaken by a newer word does not hide whose client it is', () => {
  const roster = [{ kind: 'visitor' as const, clientId: 1 }]
  const entry = { client: 1, clock: 5, state: '{}' }
  here.applyRemote('there', { complete: false, claims: [], entries: [entry], roster })
  here.applyRemote('there', {
    complete: false,
    claims: [],
    entries: [{ ...entry, clock: 4, state: 'null' }],
    roster,
  })
  here.removeProcess('there')
  expect(here.states()).toEqual([])
})

it('P2, X5: nobody takes the id of somebody else who is connected elsewhere', () => {
  says(here, peer(ADA, 'Ada'), 1)
  told()
  says(there, peer(BEA, 'Bea'), 1, 9, { name: 'not Ada' })
  told()
  expect(clientsOf(there)).toEqual(['1 Ada'])
  expect(here.states()).toEqual([{ client: 1, clock: 1, state: '{"at":1}' }])
})

const visitor = (): Peer => ({ ...peer('', ''), person: { kind: 'visitor' } })

it('P7, X5: a visitor of another process is on the roster, and nothing that he says travels', () => {
  says(here, visitor(), 1)
  says(there, peer(ADA, 'Ada'), 2)
  told()
  for (const presence of [here, there]) {
    expect(clientsOf(presence).toSorted()).toEqual(['1 visitor', '2 Ada'])
    expect(presence.states().map(({ client }) => client)).toEqual([2])
  }
})

it('P9, X5: a visitor cannot take the id of a user of another process', () => {
  says(here, peer(ADA, 'Ada'), 1)
  told()
  says(there, visitor(), 1, 9)
  told()
  expect(clientsOf(there)).toEqual(['1 Ada'])
})

it('P9, X5: a user of another process takes the id of a visitor', () => {
  says(here, visitor(), 1)
  told()
  says(there, peer(ADA, 'Ada'), 1)
  told()
  for (const presence of [here, there]) {
    expect(clientsOf(presence)).toEqual(['1 Ada'])
    expect(presence.states().map(({ client }) => client)).toEqual([1])
  }
})

it('P9, X5: so does a user who was there before the visitor came, when his process is heard of', () => {
  const late = new Presence({ broadcast: () => undefined, publish: () => undefined })
  says(here, peer(ADA, 'Ada'), 1)
  says(late, visitor(), 1)
  told()
  late.applyRemote('here', here.here())
  told()
  expect(clientsOf(late)).toEqual(['1 Ada'])
  expect(late.states().map(({ client }) => client)).toEqual([1])
})
