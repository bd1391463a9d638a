import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { grantTo, share } from '#tests/support/factories.ts'
import { startTopology, type Topology } from '#tests/support/topology.ts'

import { expect } from './expect.ts'
import { card, underlined } from './issues.ts'
import type { Visitor } from './people.ts'
import {
  caretTo,
  editorOf,
  newDocument,
  openTogether,
  paste,
  saved,
  selectionReported,
  signUpInBrowser,
  textOn,
  underlines,
  writer,
} from './support.ts'

let processes: Topology
let browser: Browser
let ada: Visitor
let bea: Visitor

/**
 * Ada's and Bea's live connections use different processes. Their calls use all processes in turn.
 */
beforeAll(async () => {
  processes = await startTopology()
  browser = await launchBrowser()
  ada = await writer(browser, entrance(0), { firstName: 'Ada' })
  bea = await writer(browser, entrance(1), { firstName: 'Bea' })
})
afterAll(() => processes.dispose())

/** Opens two windows as the others, in which texts are checked. */
async function openChecked(): Promise<[Visitor, Visitor]> {
  const visitors: [Visitor, Visitor] = [
    await writer(browser, entrance(0), { firstName: 'Ada', checks: true }),
    await writer(browser, entrance(1), { firstName: 'Bea', checks: true }),
  ]
  await openTogether(...visitors)
  return visitors
}

const entrance = (index: number) => ({
  url: processes.entrances[index] ?? '',
  databaseUrl: processes.databaseUrl,
})
const usage = (page: Page) => page.getByRole('banner').getByRole('button', { name: /queries/ })
const others = (page: Page) => page.getByRole('list', { name: 'Also in this document' }).getByRole('listitem')

describe('over several processes', () => {
  test('two users sign up, one shares a document, and both write in it at once', async () => {
    const one = await signUpInBrowser(browser, entrance(0).url, 'Olga')
    const other = await signUpInBrowser(browser, entrance(1).url, 'Gus')
    const id = await newDocument(one.page)
    await paste(one.page, 'The middle.')
    await saved(one.page)
    await grantTo(processes, one.email, 'verified', 'plan', 'premium')
    await grantTo(processes, other.email, 'verified')
    await one.page.getByRole('button', { name: 'Share' }).click()
    await one.page.getByLabel('Email').fill(other.email)
    await one.page.getByRole('button', { name: 'Add', exact: true }).click()
    // On the dashboard, which every new user sees first.
    await other.page.getByRole('region', { name: 'Recent documents' }).getByRole('link').click()
    await other.page.waitForURL(`**/document/${id}`)
    await one.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(one.page.getByRole('dialog')).toBeHidden()
    await expect(one.page.getByRole('button', { name: 'Share' })).toBeFocused()
    await expect.poll(() => textOn(other.page)).toBe('The middle.')

    await caretTo(one.page, 'Home')
    await caretTo(other.page, 'End')
    await Promise.all([
      one.page.keyboard.type('Olga at the top. ', { delay: 15 }),
      other.page.keyboard.type(' Gus at the end.', { delay: 15 }),
    ])
    for (const { page } of [one, other])
      await expect.poll(() => textOn(page)).toBe('Olga at the top. The middle. Gus at the end.')
    for (const { page, context } of [one, other]) {
      await saved(page)
      await context.close()
    }
  })

  test("each user sees the other's name and cursor, and a dismissal counts for both", async () => {
    const [ada, bea] = await openChecked()
    await paste(ada.page, 'We will recieve the zorbular garden.')
    await expect(others(bea.page)).toHaveCount(1)
    await expect(bea.page.locator('.caret-flag')).toHaveText('Ada Writer')
    for (const { page } of [ada, bea]) await expect(underlined(page, 'recieve')).toBeVisible()
    await underlined(ada.page, 'recieve').click()
    await card(ada.page).getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => underlines(bea.page)).toBe(1)
    await underlined(bea.page, 'zorbular').click()
    await card(bea.page).getByRole('button', { name: 'Add to dictionary' }).click()
    await bea.page.getByRole('menuitem', { name: 'This document' }).click()
    await expect.poll(() => underlines(ada.page)).toBe(0)
  })

  test('counts an improvement in both tabs of a user', async () => {
    await openTogether(ada, bea)
    const second = await ada.context.newPage()
    await second.goto(`${entrance(1).url}/dashboard`)
    const { page } = ada
    await paste(page, 'In order to recieve it we came early.')
    await page.keyboard.press('ControlOrMeta+a')
    await selectionReported(page)
    const used = Number((await usage(page).innerText()).split(' ')[0])
    await page.keyboard.press('ControlOrMeta+j')
    // The first task loads the engine's word lists.
    await page
      .getByRole('region', { name: 'Improve', exact: true })
      .getByRole('button', { name: 'Replace' })
      .click()
    for (const tab of [page, second]) await expect(usage(tab)).toHaveText(new RegExp(`^${used + 1} /`))
    await expect.poll(() => textOn(bea.page)).toBe('To receive it we came early.')
    await second.close()
  })

  test('applies a role at once, and a removed user is out within 2 s', async () => {
    const id = await openTogether(ada, bea)
    await share(ada.person, { id }, bea.person, 'viewer')
    await expect(editorOf(bea.page)).toHaveAttribute('contenteditable', 'false')
    await share(ada.person, { id }, bea.person, 'editor')
    await expect(editorOf(bea.page)).toHaveAttribute('contenteditable', 'true')
    await ada.person.client.delete(`/api/documents/${id}/members/${bea.person.user.id}`)
    const gone = bea.page.getByRole('heading', { name: 'This document isn’t available' })
    await expect(gone).toBeVisible()
    await expect(others(ada.page)).toHaveCount(0)
  })

  test('goes on without loss when the process of one user dies while both write', async () => {
    await openTogether(ada, bea)
    await paste(ada.page, 'Start.')
    await expect.poll(() => textOn(bea.page)).toBe('Start.')
    await caretTo(ada.page, 'End')
    const typing = ada.page.keyboard.type(' One two three four five six seven.', { delay: 40 })
    await expect.poll(() => textOn(bea.page), { intervals: [50] }).toContain('One')
    await processes.realtimes[0]?.kill9()
    await typing
    for (const { page } of [ada, bea]) {
      await expect.poll(() => textOn(page)).toBe('Start. One two three four five six seven.')
      await saved(page)
    }
    await processes.realtimes[0]?.start()
  })

  test('goes on when Redis comes back empty, and both users see decisions again', async () => {
    const [ada, bea] = await openChecked()
    await paste(ada.page, 'We will recieve it.')
    await expect(underlined(bea.page, 'recieve')).toBeVisible()
    await processes.redis.kill9()
    await caretTo(bea.page, 'Home')
    await bea.page.keyboard.type('Really. ')
    await expect.poll(() => textOn(ada.page)).toBe('Really. We will recieve it.')
    await underlined(ada.page, 'recieve').click()
    await card(ada.page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(underlined(ada.page, 'recieve')).toHaveCount(0)
    await processes.redis.startEmpty()
    // The processes reconnect after a pause.
    await expect.poll(() => underlines(bea.page)).toBe(0)
  })
})
