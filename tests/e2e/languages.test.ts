import type { Browser, Request } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { withoutSharedWorkers } from './checker.ts'
import { expect } from './expect.ts'
import type { Visitor } from './people.ts'
import { checked, open, paste, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada', checks: true })
  await withoutSharedWorkers(ada.context)
})

/** Allows for loading the checker and its dictionaries. */
test('checks each paragraph in its own language, with a dictionary that is loaded when first needed', async () => {
  const { page } = ada
  const fetched: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/languages')) fetched.push(pathname)
  }
  page.context().on('request', note)
  await open(ada)
  const issue = (text: string) => page.locator('.issue[data-issue]', { hasText: text })

  await paste(page, 'We recieve the letters of everybody who was there with us.\n')
  await expect(issue('recieve')).toBeVisible()
  expect(fetched).toEqual([])

  await paste(
    page,
    'No sabemos qué va a pasar mañana con esta pelicula.\nUnd das weiß ich leider auch nicht, aber ich frage nach.',
  )
  await expect(issue('pelicula')).toBeVisible()
  await checked(page)
  expect(fetched).toContain('/api/languages/es/dic')
  // German is not installed here: its paragraph is not treated as bad English.
  await expect(page.locator('.issue[data-issue]')).toHaveText(['recieve', 'pelicula'])
  await expect(page.getByText('German: not checked here')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const how = page.getByRole('dialog', { name: 'German is not checked here' })
  await expect(how.getByText('npm run languages -- add de')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(how).toBeHidden()
  await issue('pelicula').click()
  await page.getByRole('main').getByRole('button', { name: 'Accept: película' }).click()
  await expect.poll(() => textOn(page)).toContain('con esta película.')
})
