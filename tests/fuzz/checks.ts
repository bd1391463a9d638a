import { expect } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { bodyOfDoc } from '#document/yjs.ts'

import type { Person } from './person.ts'
import type { World } from './world.ts'

const contentOf = (doc: Y.Doc): string => doc.getXmlFragment(BODY_FIELD).toJSON()
const unformatted = (content: string): string =>
  content.replaceAll(/<\/?(bold|italic|link|comment)[^>]*>/g, '')

const clocksOf = (doc: Y.Doc): Map<number, number> => Y.decodeStateVector(Y.encodeStateVector(doc))

/** Returns the stored state as a document. */
async function stored({ disk, document }: World): Promise<Y.Doc> {
  const { snapshot, tail } = await disk.log.load(document)
  const doc = new Y.Doc()
  // In a transaction, Yjs does not clean up formats.
  doc.transact(() => {
    for (const bytes of [...(snapshot ? [snapshot] : []), ...tail.map(row => row.bytes)])
      Y.applyUpdate(doc, bytes)
  })
  return doc
}

/** K2: every acknowledged update is on disk. */
export async function expectPromisesKept(world: World): Promise<void> {
  const clocks = clocksOf(await stored(world))
  for (const { promised } of world.people)
    for (const [client, clock] of promised) expect(clocks.get(client) ?? 0).toBeGreaterThanOrEqual(clock)
}

/**
 * S1, K1, P3, P5: all connected users have the same text, know that it is stored, and see each
 * other.
 */
export async function expectAgreement(world: World, newcomer: Person): Promise<void> {
  const expected = await stored(world)
  const present = world.people.filter(person => person.isConnected)
  for (const person of [...present, newcomer]) {
    const { doc } = person.copy
    expect(clocksOf(doc)).toEqual(clocksOf(expected))
    if (person.mayWrite) {
      expect(contentOf(doc)).toBe(contentOf(expected))
      expect(Y.equalSnapshots(Y.snapshot(doc), Y.snapshot(expected))).toBe(true)
    } else {
      // R7: formats that Yjs cleans up at a read-only user, rightly or not, stay cleaned up there.
      expect(unformatted(contentOf(doc))).toBe(unformatted(contentOf(expected)))
    }
    expect(person.saved).toBe(person.sentFrames)
  }
  expectPresence([...present, newcomer])
}

const inOrder = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => a - b)

function expectPresence(present: Person[]): void {
  const ids = inOrder(present.map(({ copy }) => copy.doc.clientID))
  for (const { copy, rosterIds } of present) {
    expect(inOrder(copy.awareness.states.keys())).toEqual(ids)
    expect(inOrder(rosterIds)).toEqual(ids)
    for (const other of present)
      expect(copy.awareness.states.get(other.copy.doc.clientID)).toEqual(other.copy.awareness.getLocalState())
  }
}

/** R2: nothing written without permission is stored. */
export async function expectNothingSneakedIn(world: World): Promise<void> {
  const clocks = clocksOf(await stored(world))
  for (const { sneaked } of world.people)
    for (const [client, before] of sneaked) expect(clocks.get(client) ?? 0).toBeLessThanOrEqual(before)
}

/**
 * B1, B2, B5: the projection is that of a valid body, and the next user loads a single snapshot.
 */
export async function expectTidy(world: World): Promise<void> {
  const { disk, document } = world
  const doc = await stored(world)
  const body = bodyOfDoc(doc)
  expect(body.ok).toBe(true)
  expect(disk.projections.get(document)?.projection.body).toBe(JSON.stringify(body.ok && body.value))
  expect(disk.quarantines).toEqual([])
  expect((await disk.log.load(document)).tail).toEqual([])
  expect(world.processes.flatMap(({ rooms }) => rooms.all)).toEqual([])
}
