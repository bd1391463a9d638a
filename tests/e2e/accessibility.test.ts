import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'

import { isInApp, NOT_FOUND, ROUTES } from '#schema/site/routes.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { textsOf } from '#tests/support/content.ts'
import { confirmAddress, createDocument, createSnippet } from '#tests/support/factories.ts'
import { buyPlan } from '#tests/support/payments.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, CALM } from './people.ts'
import { open, writer } from './support.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const WINDOWS = [
  ['wide', {}],
  ['narrow', PHONE],
] as const
/** A token that matches no link. */
const TOKEN = 'a'.repeat(43)

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** The viewers of the pages. */
const VIEWERS = {
  public: 'visitor',
  'admin sign-in': 'visitor',
  visitor: 'user',
  user: 'user',
  support: 'admin',
  admin: 'admin',
} as const

/** An address, who opens it, and the heading of its page where there is only one. */
type Who = 'visitor' | 'user' | 'admin'
type Screen = readonly [string, Who, string | null]

const SCREENS: Screen[] = [
  ...ROUTES.filter(isInApp).flatMap(({ path, access, heading }) =>
    [...new Set([path.replace('/:token?', ''), path.replace(':token?', TOKEN)])].map((address): Screen => [
      address,
      VIEWERS[access],
      heading,
    ]),
  ),
  ['/signin?next=totp', 'visitor', null],
  ['/nowhere', 'visitor', NOT_FOUND.heading],
  [`/first-admin/${TOKEN}`, 'user', null],
  ['/document/00000000-0000-4000-8000-000000000000', 'user', 'This document isn’t available'],
]

describe.each(WINDOWS)('every screen of the route table, %s', (_, size) => {
  const pages: Partial<Record<Who, Page>> = {}
  let userId = ''
  let orderId = ''
  let textId = ''
  /** The texts of the addresses that name one, by the section. */
  const texts: Record<string, { id: string; title: string }> = {}

  beforeAll(async () => {
    const { page, person } = await arrive(browser, product, { window: size })
    texts['document'] = await createDocument(person, 'A letter')
    texts['collaborate'] = await createSnippet(person, 'A greeting')
    const context = await browser.newContext({ baseURL: product.url, ...CALM, ...size })
    pages.user = page
    pages.visitor = await context.newPage()
    const admin = await arrive(browser, product, { window: size, role: 'admin' })
    pages.admin = admin.page
    userId = person.user.id
    textId = (await textsOf(admin.person))[0]?.id ?? ''
    await confirmAddress(person)
    orderId = (await buyPlan(person)).id
    await pages.user.goto('/settings/profile')
    await pages.visitor.goto('/signin')
    await pages.admin.goto('/admin/users')
  })
  afterAll(async () => {
    for (const page of Object.values(pages)) await page.context().close()
  })

  test.each(SCREENS)(
    'passes axe and has all of it in landmarks: %s of a %s',
    async (address, who, heading) => {
      const page = pages[who]
      if (!page) throw new Error('There is no page.')
      const text = address.includes(':documentId') ? texts[address.split('/')[1] ?? ''] : null
      // Navigating inside the open page is faster than reloading it.
      const to = address
        .replace(':documentId', text?.id ?? '')
        .replace(':userId', userId)
        .replace(':orderId', orderId)
        .replace(':planName', 'premium')
        .replace(':kind', 'post')
        .replace(':textId', textId)
        .replace(':number', 'DEMO-2026-27-00001')
      await page.evaluate(path => window.history.pushState(null, '', path), to)
      // Without its heading, the page before may still be there.
      const shown = page.getByRole('heading', { level: 1, ...(heading && { name: heading }) })
      await expect(shown).toBeVisible()
      if (text) await expect(shown.getByRole('textbox')).toHaveValue(text.title)
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      if (address === '/settings/security') await expect(page.getByText('This device')).toBeVisible()
      await expectAccessibleInBothThemes(page)
    },
  )
})

test.each(WINDOWS)(
  'menus, dialogs and tooltips pass axe, and menus are in the landmark of their button, %s',
  async (width, window) => {
    const ada = await writer(browser, product, { window: { ...window } })
    const { page } = ada
    await open(ada)
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('banner').getByRole('menu')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('list', { name: 'People' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    if (width === 'narrow') await page.getByRole('button', { name: 'Documents', exact: true }).click()
    const list = page.getByRole('navigation', { name: 'Documents' })
    await list.getByRole('button', { name: /^More/ }).press('Enter')
    await expect(list.getByRole('menu')).toBeVisible()
    // The sheet does not clip it.
    await list
      .getByRole('menuitem', { name: 'Move to trash' })
      .hover({ trial: true, position: { x: 180, y: 15 } })
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Trash' }).click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    if (width === 'narrow') return
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bold' }).hover()
    await expect(page.getByRole('main').getByRole('tooltip')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  },
)

test('a page with a button without a name, or with faint text in the dark, does not pass', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const named = '<html lang="en"><title>Sample</title><main><h1>Sample</h1>'
  await page.setContent(`${named}<button></button></main>`)
  await expect(expectAccessible(page)).rejects.toThrow('button-name: button')
  const faint = '@media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }'
  await page.setContent(`${named}<style>${faint}</style><p>Faint</p></main>`)
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow('color-contrast: p')
  await page.close()
})
