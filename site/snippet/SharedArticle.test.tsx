// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { SharedNode } from '#schema/sharing/sharedText.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'
import { renderPage } from '#site/server/render.tsx'
import { sharedBody, sharedText } from '#tests/support/sharedText.ts'
import { typeInto } from '#tests/support/typeInto.ts'

import { SnippetActs } from './liveText.ts'
import { snippetPage as Page } from './snippetPage.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const copy = vi.fn<(body: SharedNode) => Promise<boolean>>()
const acts = new SnippetActs({
  copy,
  report: vi.fn<SnippetActs['report']>(),
  toggle: vi.fn<SnippetActs['toggle']>(),
  duplicate: vi.fn<SnippetActs['duplicate']>(),
})
const shared = sharedText({ body: sharedBody('Dear {name}, {name}') })
const settings = defaultSiteSettings

let container: HTMLElement
let root: Root
const draw = (content: object) =>
  act(async () => root.render(<Page settings={settings} content={content} visitor />))
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(one => one.textContent === name) ?? expect.fail()
const fill = (value: string) =>
  typeInto(container.querySelector<HTMLInputElement>('article input') ?? expect.fail(), value)
const status = () => container.querySelector('[role=status]')?.textContent
const text = () => container.querySelector('article')?.textContent

beforeEach(async () => {
  copy.mockReset().mockResolvedValue(true)
  container = document.createElement('div')
  container.innerHTML = renderPage(Page, { settings, content: shared, visitor: true })
  document.body.append(container)
  root = await act(async () => hydrateRoot(container, <Page settings={settings} content={shared} visitor />))
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

it('offers to copy once the code for it is there, and asks for nothing before', async () => {
  expect(button('Copy').disabled).toBe(true)
  expect(container.querySelector('article input')).toBeNull()
  await draw({ ...shared, acts })
  expect(button('Copy').disabled).toBe(false)
  expect(container.querySelector('article input')).not.toBeNull()
})

it('shows what is filled in, and copies it', async () => {
  await draw({ ...shared, acts })
  await fill('<b>Bea</b>')
  expect(text()).toContain('Dear <b>Bea</b>, <b>Bea</b>')
  await act(async () => button('Copy').click())
  expect(copy).toHaveBeenCalledWith(sharedBody('Dear <b>Bea</b>, <b>Bea</b>'))
  expect(container.querySelector('[role=status]')?.textContent).toBe('Copied')
})

it('says how many blanks the copied text still has', async () => {
  await draw({ ...shared, body: sharedBody('Dear {name}, {day} {name}'), acts })
  await act(async () => button('Copy').click())
  expect(status()).toBe('Copied with 2 blanks to fill in')
  await fill('Bea')
  await act(async () => button('Copy').click())
  expect(status()).toBe('Copied with 1 blank to fill in')
  expect(copy).toHaveBeenLastCalledWith(sharedBody('Dear Bea, {day} Bea'))
})

it('says that values make the text too long, does not fill them in, and copies a shorter one', async () => {
  await draw({ ...shared, charactersMax: 30, acts })
  await fill('x'.repeat(13))
  expect(status()).toBe(
    'With these values, the text would have more than 30 characters. Shorten one of them.',
  )
  expect(text()).toContain('Dear {name}, {name}')
  await act(async () => button('Copy').click())
  expect(copy).not.toHaveBeenCalled()
  expect(status()).toContain('more than 30 characters')
  await fill('x'.repeat(11))
  expect(status()).toBe('')
  await act(async () => button('Copy').click())
  expect(copy).toHaveBeenCalledWith(sharedBody(`Dear ${'x'.repeat(11)}, ${'x'.repeat(11)}`))
})

it('asks for 50 variables at most', async () => {
  const body = sharedBody(Array.from({ length: 5000 }, (_, n) => `{name ${n}}`).join(''))
  await draw({ ...shared, body, acts })
  expect(container.querySelectorAll('article input')).toHaveLength(50)
})

it('says when the browser does not copy', async () => {
  copy.mockResolvedValue(false)
  await draw({ ...shared, acts })
  await act(async () => button('Copy').click())
  expect(container.querySelector('[role=status]')?.textContent).toContain('didn’t copy')
})

it.each([
  [0, null],
  [1, null],
  [2, '2 people have this open now'],
])('with %i viewers says %j', async (viewers, said) => {
  await draw({ ...shared, viewers })
  if (said === null) expect(text()).not.toContain('open now')
  else expect(text()).toContain(said)
})
