import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, afterEach, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, PASSWORD } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, holdToast, toastOn, visitorPage } from './people.ts'

let product: Product
let browser: Browser
let page: Page
let accounts = 0

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

beforeEach(async () => {
  page = await visitorPage(browser, product)
})

afterEach(() => page.context().close())

const submit = () => page.getByRole('button', { name: 'Sign up', exact: true }).click()
const email = () => `grace.${++accounts}.${Date.now()}@example.org`

async function fillForm(address: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

describe('signing up', () => {
  test('names every wrong field at once, and focuses the first one', async () => {
    await page.goto('/signup')
    const steps: [label: string | RegExp, count: number, text: string, mend: () => Promise<void>][] = [
      ['First name', 5, 'Please enter your first name.', () => fill('First name', 'Grace')],
      ['Last name', 4, 'Please enter your last name.', () => fill('Last name', 'Hopper')],
      ['Email', 3, 'Please enter your email address.', () => fill('Email', 'not an email')],
      ['Email', 3, 'Please enter a valid email address.', () => fill('Email', 'g@h.io')],
      ['Password', 2, 'Password must be at least 8 characters long.', () => fill('Password', PASSWORD)],
      [
        'Confirm password',
        2,
        'Please make sure both passwords are identical.',
        () => fill('Confirm password', PASSWORD),
      ],
      [
        /I agree/,
        1,
        'Please accept the terms and conditions to continue.',
        () => page.getByRole('checkbox', { name: /I agree/ }).check(),
      ],
    ]
    const wrong = page.getByRole('main').locator('[aria-invalid=true]')
    for (const [label, count, text, mend] of steps) {
      await submit()
      await expect(wrong).toHaveCount(count)
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(text))
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
      if (count === 1) {
        await expect(toastOn(page)).toContainText('Terms and conditions')
        await expect(toastOn(page)).toContainText(text)
      } else {
        await expect(toastOn(page)).toContainText(`Please check ${count} fields`)
        await expect(toastOn(page)).toContainText(`${String(label)}, `)
        await expect(toastOn(page)).toContainText('Terms and conditions')
      }
      if (count === 5) {
        await expect(toastOn(page)).toContainText('First name, Last name, Email, Password, Terms')
        await expectAccessibleInBothThemes(page)
      }
      await mend()
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
  })

  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)

  test('creates the account and continues to the workspace', async () => {
    const address = email()
    await fillForm(address)
    await expect(page.getByRole('checkbox', { name: /Send me/ })).toBeChecked()
    await fill('Email', '')
    await submit()
    await expect(toastOn(page)).toContainText('Email required')
    await fill('Email', address)
    await submit()
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    await expect(toastOn(page)).toBeHidden()
    const answer = await page.request.get('/api/auth/user')
    expect(await answer.json()).toMatchObject({ email: address, subscribeNewsletter: true })
  })

  test('aligns the names, also when one of them is rejected', async () => {
    await fillForm(email())
    await page.route('**/api/auth/signup', route =>
      route.fulfill({
        status: 400,
        json: { success: false, code: 'INVALID', message: 'No.', fields: { lastName: 'Not this name.' } },
      }),
    )
    await submit()
    await expect(page.getByText('Not this name.')).toBeVisible()
    const tops = await Promise.all(
      ['First name', 'Last name'].map(async label => (await page.getByLabel(label).boundingBox())?.y),
    )
    expect(tops[0]).toBe(tops[1])
  })

  test('shows the password on request', async () => {
    await fillForm(email())
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  test('works with password managers and pasted passwords', async () => {
    await fillForm(email())
    const kinds = {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'email',
      Password: 'new-password',
    }
    for (const [label, kind] of Object.entries(kinds))
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', kind)
    const again = page.getByLabel('Confirm password', { exact: true })
    await again.fill('')
    await page.getByLabel('First name').fill(PASSWORD)
    await page.getByLabel('First name').selectText()
    await page.keyboard.press('Control+C')
    await again.focus()
    await page.keyboard.press('Control+V')
    await expect(again).toHaveValue(PASSWORD)
  })

  test('reports an email that has an account and keeps what was typed', async () => {
    const { person } = await arrive(browser, product)
    await fillForm(person.user.email)
    await submit()
    await expect(toastOn(page)).toContainText('Sign up failed')
    await expect(toastOn(page)).toContainText('An account with this email already exists.')
    await expect(page.getByLabel('First name')).toHaveValue('Grace')
  })

  test('reports an answer without words and a broken connection', async () => {
    await fillForm(email())
    await page.route('**/api/auth/signup', route => route.fulfill({ status: 500, body: 'oops' }))
    await submit()
    await expect(toastOn(page)).toContainText('Something went wrong. Please try again.')
    await page.unroute('**/api/auth/signup')
    await page.route('**/api/auth/signup', route => route.abort())
    await submit()
    await expect(toastOn(page)).toContainText('Network error')
    await expect(toastOn(page)).toContainText(
      'Unable to connect to the server. Please check your connection.',
    )
  })
})

describe('signing in', () => {
  test('leads a visitor to the requested document', async () => {
    const { person } = await arrive(browser, product)
    const document = await createDocument(person, 'Minutes')
    await page.goto(`/document/${document.id}`)
    await page.waitForURL('**/signin?returnTo=*')
    await page.getByLabel('Email').fill(person.user.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/document/${document.id}`)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Minutes')
  })

  test('names each missing field in place and focuses the first', async () => {
    await page.goto('/signin')
    const submitted = () => page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const [address, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
    await submitted()
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await expect(page.getByText('Please enter your password.')).toBeVisible()
    await expect(address).toBeFocused()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await address.fill('ada@example.org')
    await expect(page.getByText('Please enter your email address.')).toBeHidden()
    await submitted()
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('never redirects to another site', async () => {
    const { person } = await arrive(browser, product)
    await page.goto('/signin?returnTo=//example.com/')
    await page.getByLabel('Email').fill(person.user.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(product.url)
  })

  test('is asked for over the page when the session ended elsewhere, and before it after a reload', async () => {
    const { person, page: own } = await arrive(browser, product)
    const document = await createDocument(person)
    await own.goto(`/document/${document.id}`)
    await expect(own.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await person.client.post('/api/auth/signout')
    await expect(own.getByText('You’re signed out.')).toBeVisible()
    await expect(own.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await own.reload()
    await expect(own).toHaveURL(/\/signin\?returnTo=/)
  })
})

describe('signing out', () => {
  test('ends the session, clears this device and returns to the start', async () => {
    const { person, page: own } = await arrive(browser, product)
    const document = await createDocument(person)
    await own.goto(`/document/${document.id}`)
    await expect(own.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(() => copies(own)).toHaveLength(1)
    await own.getByRole('button', { name: 'User menu' }).click()
    await own.getByRole('menuitem', { name: 'Sign Out' }).click()
    await own.waitForURL(`${product.url}/`)
    await expect.poll(() => copies(own)).toEqual([])
    expect((await own.request.get('/api/auth/user')).status()).toBe(401)
  })

  test('reports a failure, and the user is still signed in', async () => {
    const { page: own } = await arrive(browser, product)
    const logged: string[] = []
    own.on('console', message => logged.push(message.text()))
    await own.goto('/')
    await own.route('**/api/auth/signout', route => route.fulfill({ status: 503, body: '' }))
    await own.getByRole('button', { name: 'User menu' }).click()
    const asked = own.waitForResponse('**/api/auth/user')
    await own.getByRole('menuitem', { name: 'Sign Out' }).click()
    await asked
    await expect(own.getByRole('button', { name: 'User menu' })).toBeVisible()
    await expect.poll(() => logged.some(line => line.includes('Signing out failed'))).toBe(true)
  })

  const copies = (own: Page) =>
    own.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name).filter(name => name?.startsWith('bluepencil/')),
    )
})

test('finds nothing by axe on a form with errors and a notice', async () => {
  await page.goto('/signup')
  await submit()
  await holdToast(page)
  await expectAccessibleInBothThemes(page)
})
