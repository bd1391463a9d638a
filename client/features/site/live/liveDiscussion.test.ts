import { beforeEach, expect, it, vi } from 'vitest'

import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import type { SharedReactions } from '#schema/sharing/discussion.ts'
import { sharedText } from '#tests/support/sharedText.ts'

import { LiveDiscussion } from './liveDiscussion.ts'

const CODE = 'abcDEF0123'
const ADA = '00000000-0000-4000-8000-00000000000a'
const EVE = '00000000-0000-4000-8000-00000000000e'
const TEXT = sharedText().documentId
const COMMENT = '00000000-0000-4000-8000-00000000000c'
const THREAD = '00000000-0000-4000-8000-00000000000d'

const hearts = (count: number, revision: number, targetId = TEXT): SharedReactions => ({
  targetId,
  revision,
  reactions: count > 0 ? [{ reaction: 'heart', count }] : [],
})
const comment = {
  id: COMMENT,
  author: 'Ada',
  text: 'Late?',
  createdAt: '2026-03-09T10:00:00.000Z',
  isEdited: false,
}

/** The answers to come, in order. Each is sent when the test says so. */
let answers: ((answer: object, status?: number) => void)[]
/** The users that the calls were meant for. */
let meantFor: (string | null)[]
const asked = vi.fn<(url: unknown, body: unknown) => void>()
let discussion: LiveDiscussion
const shown = (quotes: [string, string][] = []) => discussion.shown(new Map(quotes))
const heartsShown = () => shown().reactions.flatMap(each => each.reactions)
const mine = () => [...(shown().reader?.mine.get(TEXT) ?? [])]
const receive = (...reactions: SharedReactions[]) =>
  discussion.receive(JSON.stringify({ reactions, threads: [], isComplete: true }))
const answer = async (value: object, status?: number) => {
  await vi.waitFor(() => expect(answers).not.toEqual([]))
  answers.shift()?.(value, status)
  // The page takes it in later turns.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
const signIn = async (own: object[] = []) => {
  const asking = discussion.begin()
  await answer({ reader: { userId: ADA, mine: own } })
  await asking
}

beforeEach(() => {
  answers = []
  asked.mockReset()
  meantFor = []
  vi.stubGlobal('fetch', (url: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    asked(url, JSON.parse(body))
    meantFor.push(new Headers(headers).get(MEANT_FOR))
    return new Promise<Response>(resolve => {
      answers.push((value, status = 200) => resolve(Response.json(value, { status })))
    })
  })
  window.history.replaceState(null, '', `/snippet/${CODE}`)
  discussion = new LiveDiscussion(CODE, sharedText({ reactions: [hearts(2, 3)] }), () => undefined)
})

it('offers nothing until it is known who reads, and then the way to sign in', async () => {
  expect(shown().reader).toBeUndefined()
  const asking = discussion.begin()
  await answer({ reader: null })
  await asking
  expect(shown().reader?.signInAt).toBe('/signin?returnTo=%2Fsnippet%2FabcDEF0123')
  discussion.toggle(TEXT, 'heart')
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each([
  ['/collaborate/00000000-0000-4000-8000-000000000001', '/collaborate/00000000-0000-4000-8000-000000000001'],
  [null, null],
  [7, null],
])('knows where the app opens the text for its reader: %j', async (path, known) => {
  const asking = discussion.begin()
  await answer({ reader: { mine: [], path } })
  await asking
  expect(shown().reader).toMatchObject({ signInAt: null, path: known })
})

it('shows a reaction at once, and keeps it when it is confirmed', async () => {
  await signIn()
  discussion.toggle(TEXT, 'heart')
  expect([heartsShown(), mine()]).toEqual([[{ reaction: 'heart', count: 3 }], ['heart']])
  await answer({ ...hearts(3, 4), mine: ['heart'] })
  expect([heartsShown(), mine()]).toEqual([[{ reaction: 'heart', count: 3 }], ['heart']])
  expect(asked).toHaveBeenLastCalledWith('/api/shared-snippets/reactions', {
    code: CODE,
    targetId: TEXT,
    reaction: 'heart',
    isOn: true,
  })
})

it('takes back what is refused, and says so', async () => {
  await signIn([{ targetId: TEXT, reactions: ['heart'] }])
  discussion.toggle(TEXT, 'heart')
  expect([heartsShown(), mine()]).toEqual([[{ reaction: 'heart', count: 1 }], []])
  await answer({ error: {} }, 404)
  expect([heartsShown(), mine()]).toEqual([[{ reaction: 'heart', count: 2 }], ['heart']])
  expect(shown().reader?.failure).toBe('failed')
})

it('says that the email address must be confirmed first', async () => {
  await signIn()
  discussion.toggle(TEXT, 'heart')
  await answer({ error: {} }, 403)
  expect([heartsShown(), shown().reader?.failure]).toEqual([[{ reaction: 'heart', count: 2 }], 'unverified'])
})

it('forgets what the reader took back on another page', async () => {
  await signIn([{ targetId: TEXT, reactions: ['heart'] }])
  receive(hearts(0, 4))
  receive(hearts(1, 5))
  expect(mine()).toEqual([])
})

it('asks to sign in when the session has ended', async () => {
  await signIn()
  discussion.toggle(TEXT, 'heart')
  await answer({ error: {} }, 401)
  await answer({ reader: null })
  expect(shown().reader?.signInAt).toContain('/signin')
  expect(mine()).toEqual([])
})

it('asks once who reads the page, also where the answer is that they have to sign in', async () => {
  const asking = discussion.begin()
  await answer({ error: {} }, 401)
  await asking
  expect(asked).toHaveBeenCalledOnce()
  expect(shown().reader).toBeUndefined()
})

it('reacts for its reader, and becomes the page of another account that has signed in', async () => {
  await signIn([{ targetId: TEXT, reactions: ['rocket'] }])
  discussion.toggle(TEXT, 'heart')
  discussion.toggle(TEXT, 'party')
  await answer({ error: {} }, 401)
  await answer({ reader: { userId: EVE, mine: [{ targetId: TEXT, reactions: ['eyes'] }] } })
  // The other press of the first reader is not sent for the second one.
  await answer({ error: {} }, 401)
  await answer({ reader: { userId: EVE, mine: [{ targetId: TEXT, reactions: ['eyes'] }] } })
  expect([mine(), shown().reader?.failure, heartsShown()]).toEqual([
    ['eyes'],
    'failed',
    [{ reaction: 'heart', count: 2 }],
  ])
  discussion.toggle(TEXT, 'heart')
  await answer({ ...hearts(3, 4), mine: ['eyes', 'heart'] })
  expect(meantFor).toEqual([null, ADA, null, ADA, null, EVE])
})

it.each(['before', 'after'])('counts once when the new number arrives %s the answer', async order => {
  await signIn()
  discussion.toggle(TEXT, 'heart')
  if (order === 'before') receive(hearts(3, 4))
  expect(heartsShown()).toEqual([{ reaction: 'heart', count: 3 }])
  await answer({ ...hearts(3, 4), mine: ['heart'] })
  if (order === 'after') receive(hearts(3, 4))
  expect(heartsShown()).toEqual([{ reaction: 'heart', count: 3 }])
})

it('sends acts one after the other, and shows the last wish meanwhile', async () => {
  await signIn()
  for (let times = 0; times < 3; times++) discussion.toggle(TEXT, 'heart')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await answer({ ...hearts(3, 4), mine: ['heart'] })
  expect(mine()).toEqual(['heart'])
  await answer({ ...hearts(2, 5), mine: [] })
  await answer({ ...hearts(3, 6), mine: ['heart'] })
  expect([heartsShown(), mine()]).toEqual([[{ reaction: 'heart', count: 3 }], ['heart']])
})

it('takes nothing older than what it has', async () => {
  receive(hearts(5, 7))
  receive(hearts(4, 6))
  expect(heartsShown()).toEqual([{ reaction: 'heart', count: 5 }])
})

it('shows no reactions to a target whose last one was taken back', () => {
  receive(hearts(0, 4))
  expect(heartsShown()).toEqual([])
})

it('keeps an answer when what was sent before it arrives late, without the target', async () => {
  discussion = new LiveDiscussion(CODE, sharedText(), () => undefined)
  await signIn()
  discussion.toggle(TEXT, 'heart')
  await answer({ ...hearts(1, 1), mine: ['heart'] })
  receive()
  expect([heartsShown(), mine()]).toEqual([[{ reaction: 'heart', count: 1 }], ['heart']])
})

it('shows the threads whose texts are there, in the order of the text', () => {
  const threads = [THREAD, COMMENT].map(id => ({ id, comments: [comment] }))
  discussion.receive(JSON.stringify({ reactions: [], threads, isComplete: false }))
  expect(shown().threads).toEqual([])
  const found = shown([
    [COMMENT, 'a bus'],
    [THREAD, 'the bus'],
    ['00000000-0000-4000-8000-00000000000e', 'resolved'],
  ])
  expect(found.threads.map(({ id, quote }) => [id, quote])).toEqual([
    [COMMENT, 'a bus'],
    [THREAD, 'the bus'],
  ])
  expect(found.isComplete).toBe(false)
})

it.each([
  '{}',
  '[]',
  '{"reactions":[{}],"threads":[]}',
  '{"reactions":[],"threads":[{"id":"x","comments":[{}]}]}',
])('ignores what is no discussion: %s', json => {
  discussion.receive(json)
  expect(heartsShown()).toEqual([{ reaction: 'heart', count: 2 }])
})
