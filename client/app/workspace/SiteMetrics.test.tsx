import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { siteMetrics, type SiteMetrics as Metrics } from '#schema/site/contract.ts'
import { defaultSiteSettings, SETTINGS_PATH } from '#schema/site/defaults.ts'

import { SiteMetrics } from './SiteMetrics.tsx'

const HIDDEN: Metrics = { activeUsers: null, documents: null, accuracy: null, languages: null }

let stored: { metrics: Metrics; decided: boolean }
let broken: boolean
let root: Root

beforeEach(() => {
  stored = { metrics: { ...HIDDEN, activeUsers: '10K+', accuracy: '95%' }, decided: false }
  broken = false
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (url.endsWith(SETTINGS_PATH)) return Response.json(defaultSiteSettings)
    if (method !== 'PUT') return Response.json(stored)
    if (broken) throw new TypeError('Offline')
    stored = { metrics: siteMetrics.parse(JSON.parse(typeof body === 'string' ? body : '')), decided: true }
    return Response.json(stored)
  })
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.querySelector('div') ?? document.body)
})
afterEach(() => {
  root.unmount()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const boxes = () => [...document.querySelectorAll('[role=checkbox]')]
const ticks = () => boxes().map(box => box.getAttribute('aria-checked') === 'true')
const numbers = () =>
  [...document.querySelectorAll('input[name]')].map(field => field instanceof HTMLInputElement && field.value)
const alert = () => document.querySelector('[role=alert]')?.textContent ?? ''
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`There is no button ${name}.`)
  button.click()
}

async function show(): Promise<void> {
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SiteMetrics />
    </QueryClientProvider>,
  )
  await expect.poll(boxes).toHaveLength(4)
}

test('shows what the server has after numbers could not be hidden, and hides them on the next try', async () => {
  await show()
  broken = true
  press('Hide all')
  await expect.poll(alert).not.toBe('')
  expect(ticks()).toEqual([true, false, true, false])
  expect(numbers()).toEqual(['10K+', '', '95%', ''])
  broken = false
  press('Hide all')
  await expect.poll(boxes).toEqual([])
  expect(stored.metrics).toEqual(HIDDEN)
})

test('keeps the draft after numbers could not be hidden, and stores it', async () => {
  await show()
  boxes()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(ticks).toEqual([false, false, true, false])
  broken = true
  press('Hide all')
  await expect.poll(alert).not.toBe('')
  press('Show the checked ones')
  await expect.poll(() => document.querySelectorAll('[role=alert]')).toHaveLength(1)
  broken = false
  press('Show the checked ones')
  await expect.poll(boxes).toEqual([])
  expect(stored.metrics).toEqual({ ...HIDDEN, accuracy: '95%' })
})
