import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { endIdleWindows } from '#tests/support/windows.ts'

import { withoutSharedWorkers } from './checker.ts'
import { expect } from './expect.ts'
import { inStep, underlined } from './issues.ts'
import { type Visitor } from './people.ts'
import { checked, editorOf, open, paste, replaceText, saved, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** Returns the number of shared workers of each script in the whole browser. */
async function sharedWorkers(): Promise<Record<string, number>> {
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  await session.detach()
  const found: Record<string, number> = {}
  for (const { type, url } of targetInfos) {
    const [, name = ''] = /([a-z]+)\.worker/.exec(url) ?? []
    if (type === 'shared_worker') found[name] = (found[name] ?? 0) + 1
  }
  return found
}

describe('one checker', () => {
  test('serves all tabs and documents of a browser, and ends with the session', async () => {
    await endIdleWindows()
    const ada = await writer(browser, product, { firstName: 'Ada', checks: true })
    await ada.page.goto('/dashboard')
    // It starts before the first document is opened.
    await expect.poll(sharedWorkers).toEqual({ check: 1, harper: 1 })
    await open(ada)
    await paste(ada.page, 'They was small. We recieve it.')
    await checked(ada.page)
    const second = { ...ada, page: await ada.context.newPage() }
    await open(second)
    await paste(second.page, 'It are bigger then mine.')
    await checked(second.page)
    await inStep(ada.page)
    expect(await sharedWorkers()).toEqual({ check: 1, harper: 1 })

    await second.page.getByRole('button', { name: 'User menu' }).click()
    await second.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await second.page.waitForURL(/\/(?:signin)?$/)
    await ada.page.close()
    await expect.poll(sharedWorkers).toEqual({})
    await ada.context.close()
  })
})

describe('a checker that is not loaded yet', () => {
  /** Opens a document in a window whose requests for Harper are refused. */
  async function withoutHarper(firstName: string): Promise<{ page: Page; visitor: Visitor }> {
    const visitor = await writer(browser, product, { firstName, checks: true })
    await withoutSharedWorkers(visitor.context)
    await visitor.context.route('**/*.wasm', route => route.abort())
    await open(visitor, (await createDocument(visitor.person)).id)
    return { page: visitor.page, visitor }
  }

  test('shows the spelling first, says so, and gets the rest by itself', async () => {
    const { page, visitor } = await withoutHarper('Bea')
    await editorOf(page).focus()
    await page.keyboard.type('They was here. We will recieve it.')
    await expect(underlined(page, 'recieve')).toBeVisible()
    await expect(page.getByText('Getting grammar ready')).toBeVisible()
    await page.keyboard.type(' And go on.')
    await expect.poll(() => textOn(page)).toBe('They was here. We will recieve it. And go on.')
    await saved(page)
    await visitor.context.unroute('**/*.wasm')
    await expect(underlined(page, 'was')).toBeVisible()
    await expect(underlined(page, 'recieve')).toBeVisible()
    await visitor.context.close()
  })

  test('does not say that there are no issues', async () => {
    const { page, visitor } = await withoutHarper('Cy')
    await paste(page, 'This sentence is right.')
    await expect(page.getByText('Getting the checker ready')).toBeVisible()
    await expect(page.getByText('No issues')).toBeHidden()
    await visitor.context.unroute('**/*.wasm')
    await expect(page.getByText('No issues')).toBeVisible()
    await visitor.context.close()
  })
})

test('the checker sends no text anywhere', async () => {
  const dan = await writer(browser, product, { firstName: 'Dan', checks: true })
  await withoutSharedWorkers(dan.context)
  const { page } = dan
  const bodies: string[] = []
  const note = (request: { url: () => string; postData: () => string | null }) =>
    bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  page.on('request', note)
  await open(dan)
  await replaceText(page, 'The zorbular qwertish word is here and we recieve it.')
  await inStep(page)
  await saved(page)
  page.off('request', note)
  expect(bodies.filter(body => /\.wasm/.test(body))).not.toEqual([])
  expect(bodies.filter(body => /zorbular|qwertish|recieve/.test(body))).toEqual([])
  await dan.context.close()
})
