import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sessionCursor, type SignedInSession } from '#schema/account/contract.ts'
import { PAGE_MAX } from '#schema/shared/cursor.ts'

import { SessionsSection } from './SessionsSection.tsx'

const START = Date.parse('2026-11-26T10:00:00.000Z')
const COUNT = PAGE_MAX + 3

/** A session; the higher its number, the longer it was not used. */
function session(number: number): SignedInSession {
  const at = new Date(START - number * 1000).toISOString()
  return {
    id: number.toString(16).padStart(32, '0'),
    current: number === 0,
    device: `Browser ${number}`,
    address: '',
    startedAt: at,
    seenAt: at,
  }
}

let rows: SignedInSession[]
let broken: boolean
let root: Root

beforeEach(() => {
  rows = Array.from({ length: COUNT }, (_, number) => session(number))
  broken = false
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (method === 'DELETE') rows = rows.filter(({ id }) => !pathname.endsWith(id))
    if (method === 'DELETE') return Promise.resolve(new Response())
    if (broken) return Promise.reject(new TypeError('Offline'))
    const before = searchParams.get('before')
    const from = before === null ? 0 : rows.findIndex(row => sessionCursor(row) === before) + 1
    return Promise.resolve(new Response(JSON.stringify(rows.slice(from, from + PAGE_MAX))))
  })
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.querySelector('div') ?? document.body)
})
afterEach(() => {
  root.unmount()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const items = () => document.querySelectorAll('li')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    found => (found.getAttribute('aria-label') ?? found.textContent) === name,
  )
const press = (name: string) => (button(name) ?? expect.fail(`There is no button ${name}`)).click()
const shows = (count: number) => expect.poll(() => items()).toHaveLength(count)

/** Shows the section until its list is there. */
async function show(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root.render(
    <QueryClientProvider client={client}>
      <SessionsSection />
    </QueryClientProvider>,
  )
  await shows(PAGE_MAX)
}

test('shows all sessions, a page at a time', async () => {
  await show()
  press('Show more devices')
  await shows(COUNT)
  expect([...items()].map(({ textContent }) => /Browser \d+/.exec(textContent)?.[0])).toEqual(
    rows.map(({ device }) => device),
  )
  expect(button('Show more devices')).toBeUndefined()
  await expect.poll(() => document.activeElement).toBe(document.querySelector('ul'))
})

test('says that a page could not be read, and reads it again', async () => {
  await show()
  broken = true
  press('Show more devices')
  await expect.poll(() => document.body.textContent).toContain('We couldn’t load more devices.')
  expect(items()).toHaveLength(PAGE_MAX)
  broken = false
  press('Try again')
  await shows(COUNT)
})

test('keeps the pages that are shown when a session of a later one is ended', async () => {
  await show()
  press('Show more devices')
  await shows(COUNT)
  press(`Sign out Browser ${PAGE_MAX + 1}`)
  await shows(COUNT - 1)
  expect(document.body.textContent).not.toContain(`Browser ${PAGE_MAX + 1}`)
  expect(document.body.textContent).toContain(`Browser ${PAGE_MAX + 2}`)
})
