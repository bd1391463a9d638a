import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Presence } from '#realtime/room/presence.ts'
import type { Peer } from '#realtime/wire/peer.ts'
import type { Role } from '#schema/sharing/roles.ts'
import { MemoryWire } from '#tests/support/memoryCollab.ts'

/** The presence of one room in two processes that receive all updates of each other. */
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
const delivered = () => vi.advanceTimersByTime(200)
const clientsOf = (presence: Presence) =>
  presence.everyone().map(one => `${one.clientId} ${one.kind === 'user' ? one.name : one.kind}`)

it('X5: shows users of another process until they leave', () => {
  const [ada, bea] = [peer(ADA, 'Ada'), peer(BEA, 'Bea')]
  says(here, ada, 1)
  says(there, bea, 2)
  delivered()
  expect(clientsOf(here)).toEqual(['1 Ada', '2 Bea'])
  expect(clientsOf(there).toSorted()).toEqual(['1 Ada', '2 Bea'])
  expect(here.states().map(({ client }) => client)).toEqual([1, 2])
  there.leave(bea)
  delivered()
  expect(clientsOf(here)).toEqual(['1 Ada'])
  expect(here.states().map(({ client }) => client)).toEqual([1])
})

it('X5: sends a newcomer the complete presence', () => {
  says(here, peer(ADA, 'Ada'), 1)
  delivered()
  const late = new Presence({ broadcast: () => undefined, publish: () => undefined })
  late.applyRemote('here', here.here())
  delivered()
  expect(clientsOf(late)).toEqual(['1 Ada'])
  late.applyRemote('here', { complete: true, claims: [], entries: [], roster: [] })
  delivered()
  expect(clientsOf(late)).toEqual([])
  expect(late.states()).toEqual([])
})

it('X5: removes the users of a process that is gone', () => {
  says(here, peer(ADA, 'Ada'), 1)
  says(there, peer(BEA, 'Bea'), 2)
  delivered()
  here.removeProcess('there')
  delivered()
  expect(clientsOf(here)).toEqual(['1 Ada'])
  expect(here.states().map(({ client }) => client)).toEqual([1])
})

it('X5: keeps the id of a client that moves, also after its older connection ends', () => {
  const [older, newer] = [peer(ADA, 'Ada'), peer(ADA, 'Ada')]
  says(here, older, 1)
  delivered()
  says(there, newer, 1, 2)
  delivered()
  here.leave(older)
  delivered()
  expect(clientsOf(here)).toEqual(['1 Ada'])
  expect(clientsOf(there)).toEqual(['1 Ada'])
  expect(there.states()).toEqual([{ client: 1, clock: 2, state: '{"at":2}' }])
  expect(here.states()).toEqual(there.states())
})

it('X5: removes a moved client together with its new process', () => {
  says(here, peer(ADA, 'Ada'), 1)
  delivered()
  const roster = here.here().roster
  // Its next update is lost on the way.
  here.applyRemote('there', { complete: false, claims: [1], entries: [], roster })
  expect(here.states().map(({ client }) => client)).toEqual([1])
  here.removeProcess('there')
  expect(here.states()).toEqual([])
})

it('X5: keeps the owner of a client when a late end arrives', () => {
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

it('P2, X5: refuses the client id of another user in another process', () => {
  says(here, peer(ADA, 'Ada'), 1)
  delivered()
  says(there, peer(BEA, 'Bea'), 1, 9, { name: 'not Ada' })
  delivered()
  expect(clientsOf(there)).toEqual(['1 Ada'])
  expect(here.states()).toEqual([{ client: 1, clock: 1, state: '{"at":1}' }])
})

const visitor = (): Peer => ({ ...peer('', ''), person: { kind: 'visitor' } })

it('P7, X5: lists a visitor of another process without forwarding their awareness', () => {
  says(here, visitor(), 1)
  says(there, peer(ADA, 'Ada'), 2)
  delivered()
  for (const presence of [here, there]) {
    expect(clientsOf(presence).toSorted()).toEqual(['1 visitor', '2 Ada'])
    expect(presence.states().map(({ client }) => client)).toEqual([2])
  }
})

it('P9, X5: refuses a visitor the id of a user in another process', () => {
  says(here, peer(ADA, 'Ada'), 1)
  delivered()
  says(there, visitor(), 1, 9)
  delivered()
  expect(clientsOf(there)).toEqual(['1 Ada'])
})

it("P9, X5: lets a user in another process take a visitor's id", () => {
  says(here, visitor(), 1)
  delivered()
  says(there, peer(ADA, 'Ada'), 1)
  delivered()
  for (const presence of [here, there]) {
    expect(clientsOf(presence)).toEqual(['1 Ada'])
    expect(presence.states().map(({ client }) => client)).toEqual([1])
  }
})

it("P9, X5: lets an earlier user take a visitor's id when their process is heard of", () => {
  const late = new Presence({ broadcast: () => undefined, publish: () => undefined })
  says(here, peer(ADA, 'Ada'), 1)
  says(late, visitor(), 1)
  delivered()
  late.applyRemote('here', here.here())
  delivered()
  expect(clientsOf(late)).toEqual(['1 Ada'])
  expect(late.states().map(({ client }) => client)).toEqual([1])
})
