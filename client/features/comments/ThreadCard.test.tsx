import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Editor } from '@tiptap/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { CurrentUser } from '#client/shared/api/currentUser.ts'
import type { CommentList } from '#schema/comments/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import type { User } from '#schema/users/user.ts'

import { draftStore, newDraft } from './drafts.ts'
import { CommentMarks } from './marks.ts'
import { withComment, withThread } from './patches.ts'
import { reactionsQuery } from './queries.ts'
import { ThreadCard } from './ThreadCard.tsx'
import { threadsOf } from './threads.ts'

const AT = '2026-11-27T10:00:00.000Z'
const COUNT = 30
// The part of a user that a card reads.
const ME = { id: 'me', firstName: 'Ada', lastName: 'Writer' } as User

const ids = Array.from({ length: COUNT }, (_, index) => `thread ${index}`)
const thread = (id: string, revision = 1) => ({
  id,
  documentId: 'd',
  quote: id,
  createdAt: AT,
  resolved: null,
  revision,
})
const comment = (id: string, threadId: string, text = id, revision = 1) => ({
  id,
  threadId,
  documentId: 'd',
  author: null,
  text,
  mentions: [],
  createdAt: AT,
  editedAt: null,
  revision,
})
const LIST: CommentList = { threads: ids.map(id => thread(id)), comments: ids.map(id => comment(id, id)) }

/** How often a card or a comment was drawn: each reads the document of the session. */
let drawn = 0
let root: Root
let page: HTMLElement
let client: QueryClient
let editor: Editor
let session: EditorSession
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
  client = new QueryClient()
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(new Y.Doc()), CommentMarks],
  })
  // The part of a session that a card reads.
  session = {
    editor,
    get document() {
      drawn += 1
      return { id: 'd', kind: 'document', role: 'owner' }
    },
  } as unknown as EditorSession
})
afterEach(() => {
  act(() => root.unmount())
  editor.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (list: CommentList, opened: string | null = null) =>
  root.render(
    <QueryClientProvider client={client}>
      <CurrentUser value={ME}>
        {threadsOf(list).map(each => (
          <ThreadCard
            key={each.id}
            session={session}
            thread={each}
            isOpen={each.id === opened}
            isDeleted={false}
          />
        ))}
      </CurrentUser>
    </QueryClientProvider>,
  )
/** Returns how often something was drawn by a change. */
function drawnBy(change: () => unknown): number {
  drawn = 0
  act(() => void change())
  return drawn
}
/** A card, its comment, and a reply. */
const ONE_CARD = 3

test('a change of one thread draws one card', () => {
  act(() => show(LIST))
  expect(page.querySelectorAll('article')).toHaveLength(COUNT)
  const replied = withComment(LIST, {
    key: 'r',
    revision: 1,
    value: comment('r', 'thread 7', 'A reply'),
  })
  expect(drawnBy(() => show(replied))).toBeLessThanOrEqual(ONE_CARD)
  expect(page.textContent).toContain('1 reply')
  const resolved = withThread(replied, { key: 'thread 3', revision: 2, value: thread('thread 3', 2) })
  expect(drawnBy(() => show(resolved))).toBeLessThanOrEqual(ONE_CARD)
  expect(drawnBy(() => show({ ...resolved }))).toBe(0)
})

test('ages change as time goes on, and draw no card', () => {
  vi.useFakeTimers({ now: Date.parse(AT) })
  act(() => show(LIST))
  const ages = () => new Set([...page.querySelectorAll('time')].map(({ textContent }) => textContent))
  expect(ages()).toEqual(new Set(['just now']))
  expect(drawnBy(() => vi.advanceTimersByTime(60_000))).toBe(0)
  expect(ages()).toEqual(new Set(['1 minute ago']))
  expect(drawnBy(() => vi.advanceTimersByTime(60 * 60_000))).toBe(0)
  expect(ages()).toEqual(new Set(['1 hour ago']))
})

test('what is written to one thread, and reactions to one, draw no other', () => {
  act(() => show(LIST, 'thread 2'))
  const drafts = draftStore('me', 'd')
  const draft = newDraft('Why')
  expect(drawnBy(() => drafts.write('thread 2', draft))).toBeLessThanOrEqual(ONE_CARD)
  expect(page.querySelector('textarea')?.value).toBe('Why')
  act(() => drafts.write('thread 2', null))

  const { queryKey } = reactionsQuery('d')
  const hearts = (targetId: string, revision: number) => ({
    targetId,
    documentId: 'd',
    reactions: [{ reaction: 'heart' as const, count: revision, people: [] }],
    mine: [],
    revision,
  })
  act(() => void client.setQueryData(queryKey, { targets: [hearts('thread 4', 1), hearts('thread 5', 1)] }))
  const change = () =>
    client.setQueryData(queryKey, { targets: [hearts('thread 4', 2), hearts('thread 5', 1)] })
  expect(drawnBy(change)).toBeLessThanOrEqual(ONE_CARD)
})

test('isolates the names of others, in labels and in the text', () => {
  const eve = { userId: 'eve', name: 'Eve\u202E' }
  const name = isolatedText(eve.name)
  const threads = [{ ...thread('t'), resolved: { at: AT, by: eve } }]
  const { queryKey } = reactionsQuery('d')
  const reacted = {
    reaction: 'heart' as const,
    count: 3,
    people: [{ userId: 'me', name: 'Ada Writer' }, eve],
  }
  const target = {
    targetId: 't',
    documentId: 'd',
    reactions: [reacted],
    mine: [reacted.reaction],
    revision: 1,
  }
  client.setQueryData(queryKey, { targets: [target] })
  act(() => show({ threads, comments: [{ ...comment('t', 't'), author: eve }] }))
  const label = (selector: string) => page.querySelector(selector)?.getAttribute('aria-label')
  expect(label('article')).toBe(`Comment by ${name}`)
  expect(label('[aria-pressed]')).toBe(`Heart: You, ${name} and 1 other`)
  expect(page.querySelector('p > bdi')?.textContent).toBe(eve.name)
  expect(page.textContent).toContain(`Resolved by ${eve.name}`)
})

test('tells who writes that everyone with the link sees it, while the page of the snippet shows comments', () => {
  const field = () => page.querySelector('textarea')
  const note = () => {
    const id = field()?.getAttribute('aria-describedby')
    return id ? page.querySelector(`[id="${id}"]`)?.textContent : null
  }
  for (const showsComments of [false, true, false]) {
    session = {
      editor,
      document: { id: 'd', kind: 'snippet', role: 'commenter', showsComments },
    } as unknown as EditorSession
    act(() => show({ threads: [thread('t')], comments: [comment('t', 't')] }, 't'))
    expect(field()?.getAttribute('aria-label')).toMatch(/^Reply to /)
    expect(note()).toBe(showsComments ? 'Everyone with the link can see your comment and first name.' : null)
  }
})
