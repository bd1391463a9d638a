import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepNoMore } from '#client/shared/lib/signOut.ts'
import { browserLocks } from '#tests/support/browserLocks.ts'

import { clearLocalCopies, localCopyName } from './localCopies.ts'
import { UnsentClients } from './unsentClients.ts'

const LETTER = localCopyName('ada', 'letter')
const NONE = { moves: [], deletions: [], late: [] }
let open: UnsentClients[] = []

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('navigator', { locks: browserLocks() })
})
afterEach(async () => {
  for (const page of open.splice(0)) await closed(page)
  vi.unstubAllGlobals()
})

// The last test signs out.
afterAll(() => vi.resetModules())

/** Opens a page of a document, as a client. */
function page(client: number, name = LETTER): UnsentClients {
  const clients = new UnsentClients(name, client)
  open.push(clients)
  return clients
}

/** Returns the clients of which a page takes the place. */
const adoptedBy = async ({ adopted }: UnsentClients) => (await adopted).map(({ client }) => client)

/** Closes a page, and waits until the browser has its locks back. */
async function closed(clients: UnsentClients): Promise<void> {
  clients.close()
  open = open.filter(one => one !== clients)
  await new Promise(resolve => setTimeout(resolve))
}

test('a page takes the place of one that wrote and was closed', async () => {
  const first = page(1)
  first.note(NONE)
  await closed(first)
  expect(await adoptedBy(page(2))).toEqual([1])
})

test('a page takes the place of one that has written under several clients', async () => {
  const first = page(1)
  first.note(NONE)
  first.renew(2)
  first.note(NONE)
  const second = page(3)
  expect(await adoptedBy(second)).toEqual([])
  await closed(second)
  await closed(first)
  expect(new Set(await adoptedBy(page(4)))).toEqual(new Set([1, 2]))
})

test('a page notes no client under which it writes no more once the server has everything', () => {
  const first = page(1)
  first.note(NONE)
  first.renew(2)
  first.settle()
  first.note(NONE)
  expect(Object.keys(localStorage).map(key => key.split('/').at(-1))).toEqual(['2'])
})

test('a page takes the place of all before it, as long as the server has not everything', async () => {
  for (const client of [1, 2]) {
    const one = page(client)
    await one.adopted
    one.note(NONE)
    await closed(one)
  }
  const third = page(3)
  expect(new Set(await adoptedBy(third))).toEqual(new Set([1, 2]))
  third.settle()
  await closed(third)
  expect(await adoptedBy(page(4))).toEqual([])
})

test('a page takes the place of none that is open', async () => {
  page(1).note(NONE)
  expect(await adoptedBy(page(2))).toEqual([])
})

test('of two pages that are opened at once, one takes the place of another', async () => {
  const first = page(1)
  first.note(NONE)
  await closed(first)
  const [one, other] = [page(2), page(3)]
  expect([...(await adoptedBy(one)), ...(await adoptedBy(other))]).toEqual([1])
})

test('a page that wrote nothing leaves nothing', async () => {
  const reader = page(1)
  reader.settle()
  await closed(reader)
  expect(localStorage).toHaveLength(0)
})

test('a page takes the place of the one before whose text the server has, once', async () => {
  const writer = page(1)
  writer.note(NONE)
  writer.settle()
  await closed(writer)
  const next = page(2)
  expect(await next.adopted).toEqual([{ client: 1, changes: NONE, isSaved: true }])
  next.settle()
  await closed(next)
  expect(localStorage).toHaveLength(0)
})

test('without locks, a page takes the place of none whose text the server has', async () => {
  vi.stubGlobal('navigator', {})
  const writer = page(1)
  writer.note(NONE)
  writer.settle()
  expect(await adoptedBy(page(2))).toEqual([])
})

test('a page that goes on writing is noted again', async () => {
  const first = page(1)
  first.note(NONE)
  first.settle()
  first.note(NONE)
  await closed(first)
  expect(await adoptedBy(page(2))).toEqual([1])
})

test('pages of other documents and people have their own', async () => {
  const first = page(1)
  first.note(NONE)
  await closed(first)
  for (const name of [localCopyName('ada', 'list'), localCopyName('bea', 'letter')])
    expect(await adoptedBy(page(2, name))).toEqual([])
})

test('without locks, a page takes the place of all others', async () => {
  vi.stubGlobal('navigator', {})
  page(1).note(NONE)
  expect(await adoptedBy(page(2))).toEqual([1])
})

test('a sign-out removes what is noted', async () => {
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) })
  page(1).note(NONE)
  await clearLocalCopies()
  expect(localStorage).toHaveLength(0)
})

test('a page takes over what one before it has moved and deleted, until the server has them', async () => {
  const at = (clock: number) => ({ client: 1, clock })
  const move = { taken: at(3), brought: at(9), text: [{ client: 1, from: 10, to: 12 }], parts: [] }
  const first = page(1)
  first.note(NONE)
  const changes = { moves: [move], deletions: [{ client: 3, from: 1, to: 4 }], late: [] }
  first.note(changes)
  expect(page(5).changes).toEqual([changes])
  await closed(first)
  const second = page(2)
  expect(await second.adopted).toEqual([{ client: 1, changes, isSaved: false }])
  second.settle()
  await closed(second)
  expect(page(3).changes).toEqual([])
})

test('what a page has taken over is kept with its own changes alone', async () => {
  const first = page(1)
  first.note({ ...NONE, late: [{ client: 3, from: 1, to: 4 }] })
  await closed(first)
  const second = page(2)
  await second.adopted
  const changes = { ...NONE, deletions: [{ client: 3, from: 1, to: 4 }] }
  second.note(changes)
  await closed(second)
  expect(new Set(await page(3).adopted)).toEqual(
    new Set([
      { client: 1, changes: NONE, isSaved: false },
      { client: 2, changes, isSaved: false },
    ]),
  )
})

test('a page keeps nothing once its user has signed out, though the server has its text', () => {
  const writer = page(1)
  writer.note(NONE)
  localStorage.clear()
  keepNoMore()
  writer.settle()
  expect(localStorage).toHaveLength(0)
})
