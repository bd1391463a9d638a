import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { EmailBanner } from '#client/features/account/EmailBanner.tsx'
import { trashQuery } from '#client/features/documents/queries.ts'
import { awaitedText } from '#client/shared/api/awaitedText.ts'
import { CurrentUser, currentUserQuery } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import type { User } from '#schema/users/user.ts'
import { ada } from '#tests/support/ada.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { documentSummary } from '#tests/support/summaries.ts'

import { MissingDocument } from './MissingDocument.tsx'
import { MissingSnippet } from './MissingSnippet.tsx'

const PAGES = { document: MissingDocument, snippet: MissingSnippet } as const
const id = '11111111-1111-4111-8111-111111111111'
const unconfirmed: User = { ...ada, emailVerified: false }

const trashed = documentSummary({ id, title: 'Harvest plan', trashedAt: '2026-08-02T10:00:00.000Z' })

let drawing: Drawing
let asked: string[]
let answer: () => Response
/** The user as the server knows them. */
let stored: User
beforeEach(() => {
  stored = unconfirmed
  drawing = startDrawing()
  document.body.append(drawing.screen)
  drawing.client.setQueryData(trashQuery.queryKey, [])
  asked = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method !== 'POST') return Response.json(url === '/api/auth/user' ? stored : [])
    asked.push(url)
    return answer()
  })
})
afterEach(async () => {
  await drawing.end()
  drawing.screen.remove()
  store.set(awaitedText, null)
  vi.unstubAllGlobals()
})

/** Draws the page in place of a text, and returns its heading, its text and the title of the tab. */
async function shown(kind: keyof typeof PAGES, user: User, wasOpen = false, documentId = id) {
  const Page = PAGES[kind]
  await drawing.draw(
    <CurrentUser value={user}>
      <Page documentId={documentId} wasOpen={wasOpen} />
    </CurrentUser>,
  )
  const of = (tag: string) => drawing.screen.querySelector(tag)?.textContent ?? ''
  return { heading: of('h1'), text: of('p'), tab: document.title }
}

test.each(['document', 'snippet'] as const)(
  'a user with an unconfirmed email who opens a %s reads first that it must be confirmed',
  async kind => {
    const { heading, text, tab } = await shown(kind, unconfirmed)
    expect(heading).toBe('Confirm your email first')
    expect(tab).toContain(heading)
    expect(text).toContain(`If this ${kind} was shared with that address`)
    expect(store.get(awaitedText)).toEqual({ userId: ada.id, id, kind })
  },
)

test('a mistyped address leaves the text that the user waits for', async () => {
  await shown('document', unconfirmed)
  await shown('snippet', unconfirmed, false, `${id}.`)
  expect(store.get(awaitedText)).toEqual({ userId: ada.id, id, kind: 'document' })
})

test.each([
  ['with a confirmed email', ada, false, 'It may have been deleted'],
  ['who had it open', unconfirmed, true, 'The owner moved it to the trash'],
] as const)('a user %s reads why it is not shown', async (_, user, wasOpen, reason) => {
  for (const kind of ['document', 'snippet'] as const) {
    const { heading, text, tab } = await shown(kind, user, wasOpen)
    expect(heading).toBe(`This ${kind} isn’t available`)
    expect(tab).toContain(heading)
    expect(text).toContain(reason)
  }
  expect(store.get(awaitedText)).toBeNull()
})

const SENT = 'We sent another link to ada@example.org.'
const TOO_MANY = {
  success: false,
  code: 'RATE_LIMITED',
  message: 'Too many attempts. Try again in 3 minutes.',
}
const FAILED = 'The server couldn’t do this. Please try again.'

const buttons = () =>
  [...drawing.screen.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Resend link')

test.each([
  ['that it was sent', () => Response.json({ success: true, message: SENT }), SENT],
  ['that there were too many', () => Response.json(TOO_MANY, { status: 429 }), TOO_MANY.message],
  ['that it failed', () => new Response(null, { status: 503 }), FAILED],
] as const)(
  'the link can be sent again, the page says %s, and the button keeps the focus',
  async (_, given, said) => {
    answer = given
    await shown('document', unconfirmed)
    const [button] = buttons()
    button?.focus()
    await act(async () => button?.click())
    expect(asked).toEqual(['/api/auth/verification'])
    expect(drawing.screen.querySelector('[role=status]')?.textContent).toBe(said)
    expect(document.activeElement).toBe(button)
  },
)

function Guarded() {
  const { data: user = null } = useQuery(currentUserQuery)
  return (
    user && (
      <CurrentUser value={user}>
        <MissingDocument documentId={id} wasOpen={false} />
      </CurrentUser>
    )
  )
}

test('the page goes on if the email turns out to be confirmed', async () => {
  answer = () => {
    stored = { ...ada, revision: 2 }
    return Response.json({ success: true, message: 'ada@example.org is already confirmed.' })
  }
  drawing.client.setQueryData(currentUserQuery.queryKey, unconfirmed)
  await drawing.draw(<Guarded />)
  expect(drawing.screen.querySelector('h1')?.textContent).toBe('Confirm your email first')
  await act(async () => buttons()[0]?.click())
  await vi.waitFor(() =>
    expect(drawing.screen.querySelector('h1')?.textContent).toBe('This document isn’t available'),
  )
})

const closing = () => drawing.screen.querySelector('[aria-label="Remind me tomorrow"]')

test('the banner about the email stays away from a page that offers the link itself', async () => {
  const banner = (
    <CurrentUser value={unconfirmed}>
      <EmailBanner />
    </CurrentUser>
  )
  await drawing.draw(banner)
  expect(closing()).not.toBeNull()
  await drawing.draw(
    <>
      {banner}
      <CurrentUser value={unconfirmed}>
        <MissingDocument documentId={id} wasOpen={false} />
      </CurrentUser>
    </>,
  )
  expect(buttons()).toHaveLength(1)
  expect(closing()).toBeNull()
  await drawing.draw(<>{banner}</>)
  expect(closing()).not.toBeNull()
})

test('a document in the trash is offered back, without a word of the email before its list is read', async () => {
  drawing.client.removeQueries({ queryKey: trashQuery.queryKey })
  expect((await shown('document', unconfirmed)).heading).toBe('')
  await act(async () => drawing.client.setQueryData(trashQuery.queryKey, [trashed]))
  const { heading, text } = await shown('document', unconfirmed)
  expect(heading).toBe('This document is in the trash')
  expect(text).toContain('Harvest plan')
  expect(store.get(awaitedText)).toBeNull()
})
