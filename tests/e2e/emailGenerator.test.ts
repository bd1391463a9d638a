import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, type Visitor } from './people.ts'
import { editorOf, inDatabase, textOn } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  await engineLoaded(product)
})

const openEmail = async (options: Parameters<typeof arrive>[2]): Promise<Visitor> => {
  const visitor = await arrive(browser, product, options)
  await visitor.page.goto('/email-generator')
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Email generator')
  return visitor
}

const draft = (page: Page) => page.getByRole('region', { name: 'Draft' })
const bodyOn = (page: Page) => draft(page).getByLabel('Email', { exact: true })
const write = (page: Page, name = 'Write email') => page.getByRole('button', { name }).click()

describe('the email generator', () => {
  test('writes an email from notes, and changes, keeps and opens it', async () => {
    const { page, person } = await openEmail({
      plan: 'premium',
      window: { viewport: { width: 1440, height: 900 } },
    })
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('What is it about?').fill('ask my manager for a day off next friday')
    await page.getByLabel('Key points').fill('- both projects are on track\n- Mia covers for me')
    await page.getByLabel('To', { exact: true }).fill('Laura')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(bodyOn(page)).toHaveValue(/Laura[^]*both projects are on track[^]*Mia covers for me/i)
    await expect(draft(page)).toContainText('Built-in engine')
    const subjects = draft(page).getByRole('group', { name: 'Suggested subjects' }).getByRole('radio')
    await expect(subjects).toHaveCount(3)
    await subjects.nth(1).check()
    const subject = await draft(page).getByLabel('Subject', { exact: true }).inputValue()
    await expect(draft(page).getByText(`${subject.length} characters`).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Coach' }).getByRole('img')).toHaveAccessibleName(/of 100/)
    await expectAccessibleInBothThemes(page)

    const first = await bodyOn(page).inputValue()
    const longer = first.replace('on track.', 'on track. In order to finish them, we work very hard.')
    expect(longer).not.toBe(first)
    await bodyOn(page).fill(longer)
    await draft(page).getByRole('button', { name: 'Shorter' }).click()
    await expect.poll(async () => (await bodyOn(page).inputValue()).includes('In order to')).toBe(false)
    await expect(draft(page).getByLabel('Subject', { exact: true })).toHaveValue(subject)
    await draft(page).getByRole('button', { name: 'Undo' }).click()
    await expect(bodyOn(page)).toHaveValue(/In order to/)

    const report = page.getByRole('region', { name: 'Spam check' })
    await report.getByRole('button', { name: 'Check for spam' }).click()
    await expect(report).toContainText(/Spam score \d+ of 100/)

    await page.reload()
    await expect(bodyOn(page)).toHaveValue(/In order to/)
    await expect(page.getByLabel('Key points')).toHaveValue(/Mia covers/)
    const kept = page.getByRole('region', { name: 'History' }).getByRole('listitem')
    await expect(kept).toHaveCount(2)
    await kept.nth(1).getByRole('button').first().click()
    await expect(bodyOn(page)).toHaveValue(first)
    await kept
      .nth(0)
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect(kept).toHaveCount(1)

    await expect(draft(page).getByRole('link', { name: 'Open in mail app' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.+&body=.*Laura/,
    )
    const address = page.url()
    await draft(page).getByRole('button', { name: 'Save as snippet' }).click()
    await expect(toastOn(page)).toContainText('Saved as a snippet')
    expect(page.url()).toBe(address)
    await expect
      .poll(async () => JSON.stringify((await person.client.get('/api/snippets')).json))
      .toContain('Mia covers for me')
    await draft(page).getByRole('button', { name: 'Open in editor' }).click()
    await expect(editorOf(page)).toContainText('Mia covers for me')
    expect(await textOn(page)).toContain('Laura')
  })

  test('answers an email and refines one on a phone, and explains wrong input in place', async () => {
    const { page } = await openEmail({ window: { viewport: { width: 390, height: 844 } } })
    await page.getByRole('tab', { name: 'Reply' }).click()
    await write(page, 'Write reply')
    await expect(page.getByLabel('Email to answer')).toHaveAttribute('aria-invalid', 'true')
    await page
      .getByLabel('Email to answer')
      .fill('Hi,\n\nWould you like to speak at our meetup on 12 May?\n\nBest,\nSam')
    await page.getByText('No', { exact: true }).click()
    await write(page, 'Write reply')
    await expect(bodyOn(page)).toHaveValue(/Sam/)
    await expect(draft(page)).toBeFocused()
    await expectAccessible(page)
    const lock = page.getByRole('region', { name: 'Spam check' })
    await expect(lock).toContainText('The Premium plan does.')
    await expect(lock).toContainText('Sample report')
    await expect(lock).toContainText('Shortened link')

    await page.getByRole('tab', { name: 'Refine' }).click()
    await page.getByLabel('Your email').fill('hi bob, i recieved your message and i am writing too confirm.')
    await page.getByRole('button', { name: 'Refine email' }).click()
    await expect(bodyOn(page)).toHaveValue(/received your message/)
    await page.getByRole('tab', { name: 'New' }).click()
    await page.getByLabel('What is it about?').fill('short')
    await write(page)
    await expect(page.getByText('at least 10 characters')).toBeVisible()
    await page.getByRole('button', { name: 'Clear form' }).click()
    await expect(page.getByLabel('What is it about?')).toHaveValue('')
  })

  test('keeps what was typed when no query or no connection is left', async () => {
    const { page, person, context } = await openEmail({})
    await page.getByRole('button', { name: 'Ask for a day off' }).click()
    await context.setOffline(true)
    await write(page)
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server')
    await context.setOffline(false)

    // One route for all: while a route ends, a request that it holds is seen a second time.
    const keys: (string | undefined)[] = []
    let fate: 'held' | 'lost' | 'sent' = 'held'
    await page.route('**/api/email', async route => {
      // The list of earlier emails is read again with the connection.
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (fate === 'lost') return route.abort('connectionreset')
      if (fate === 'sent') return route.continue()
    })
    await write(page)
    await draft(page).getByRole('button', { name: 'Stop' }).click()
    await expect(draft(page)).toContainText('Your draft appears here')
    fate = 'lost'
    await write(page)
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server')
    await write(page)
    await expect.poll(() => keys).toHaveLength(3)
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server')
    // A stopped run is another one; a lost answer is asked for again.
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[1])

    fate = 'sent'
    await inDatabase(product, 'UPDATE usage_accounts SET used = 100 WHERE user_id = $1', [person.user.id])
    await write(page)
    await expect(page.getByRole('dialog')).toContainText(/used/)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('What is it about?')).toHaveValue(/day off/)
    await expect(draft(page)).toContainText('Your draft appears here')
  })
})
