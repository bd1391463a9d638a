import { randomBytes } from 'node:crypto'

import type { Browser, Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, describe, test } from 'vitest'

import { user } from '#schema/users/user.ts'
import { codeOf, enrolApp, expireReauthentication } from '#tests/support/accounts.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { startWithGoogle, type LocalGoogle } from '#tests/support/google.ts'
import { linkIn, MailServer } from '#tests/support/mailServer.ts'
import type { Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, visitorPage } from './people.ts'
import { signUpInBrowser } from './support.ts'

let product: Product
let browser: Browser
let mailServer: MailServer
let google: LocalGoogle
let page: Page

beforeAll(async () => {
  mailServer = await MailServer.start()
  ;({ google, product } = await startWithGoogle({ SMTP_URL: mailServer.url }))
  browser = await launchBrowser()
})

beforeEach(async () => {
  page = await visitorPage(browser, product)
})

afterEach(() => page.context().close())

const NEW_PASSWORD = 'quite another password'
const heading = (on: Page, name: string | RegExp) => on.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const workspace = (on: Page) => expect(on.getByRole('button', { name: 'User menu' })).toBeVisible()
const linkTo = async (email: string, subject: RegExp) =>
  linkIn(await mailServer.newestEmailTo(email, subject))

async function fillSignIn(email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

describe('the address of an account', () => {
  test('is requested above the workspace and confirmed by the link in the email', async () => {
    const { page: own, context, email } = await signUpInBrowser(browser, product.url, 'Vera')
    const banner = own.getByRole('status').filter({ hasText: 'Confirm your email' })
    await expect(banner).toBeVisible()
    await own.getByRole('button', { name: 'New document', exact: true }).click()
    await own.getByRole('textbox', { name: 'Document text' }).focus()
    await own.getByRole('button', { name: 'Focus mode' }).click()
    await expect(banner).toBeHidden()
    await own.keyboard.press('Escape')
    await expect(banner).toBeVisible()
    // The second email must not overtake the first one, whose link it invalidates.
    await expect.poll(() => mailServer.emailsTo(email)).toHaveLength(1)
    await banner.getByRole('button', { name: 'Resend link' }).click()
    await expect(own.getByText(`We sent another link to ${email}.`)).toBeVisible()
    await expect.poll(() => mailServer.emailsTo(email)).toHaveLength(2)

    await own.goto(await linkTo(email, /Confirm your email/))
    await expect(heading(own, 'Confirm your email')).toBeVisible()
    await expectAccessible(own)
    await own.getByRole('button', { name: 'Confirm email' }).click()
    await expect(heading(own, 'Your email is confirmed')).toBeFocused()
    await expect(own).toHaveURL(`${product.url}/verify`)
    await expectAccessible(own)
    // Nothing is left to confirm.
    await own.goto(await linkTo(email, /Confirm your email/))
    await expect(heading(own, 'Your email is confirmed')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Confirm email' })).toBeHidden()
    await own.getByRole('link', { name: 'Go to your documents' }).click()
    await workspace(own)
    await expect(banner).toBeHidden()
    await context.close()
  })

  test('is confirmed after signing in, when the link opens in another browser', async () => {
    const person = await signUp(product)
    const { email } = person.user
    const own = await visitorPage(browser, product)
    await own.goto(await linkTo(email, /Confirm your email/))
    await expect(heading(own, 'Confirm your email')).toBeVisible()
    await expectAccessible(own)
    await own.getByRole('link', { name: 'Sign in' }).click()
    await own.getByLabel('Email').fill(email)
    await own.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await own.getByRole('button', { name: 'Sign in' }).click()
    await own.getByRole('button', { name: 'Confirm email' }).click()
    await expect(heading(own, 'Your email is confirmed')).toBeFocused()
    await own.context().close()
  })

  test('keeps the banner closed for the day', async () => {
    const { page: own } = await arrive(browser, product)
    await own.goto('/')
    await own.getByRole('button', { name: 'Remind me tomorrow' }).click()
    await own.reload()
    await workspace(own)
    await expect(own.getByText('Confirm your email')).toBeHidden()
  })

  test('explains what to do about a link that is expired, truncated or cannot be sent', async () => {
    const { page: own, person } = await arrive(browser, product)
    const link = await linkTo(person.user.email, /Confirm your email/)
    await own.route('**/api/auth/verification/confirm', route => route.abort())
    await own.goto(link)
    await own.getByRole('button', { name: 'Confirm email' }).click()
    await expect(heading(own, 'We couldn’t confirm your email')).toBeFocused()
    await own.unroute('**/api/auth/verification/confirm')
    await inDatabase(product, 'UPDATE account_tokens SET expires_at = now() WHERE user_id = $1', [
      person.user.id,
    ])
    await own.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(own, 'This link has expired')).toBeFocused()
    await own.getByRole('button', { name: 'Resend link' }).click()
    await expect(own.getByText('We sent another link')).toBeVisible()
    await own.goto('/verify/cut-off')
    await expect(heading(own, 'This link is incomplete')).toBeVisible()
  })
})

describe('a forgotten password', () => {
  const resets = (email: string) =>
    mailServer.emailsTo(email).filter(({ subject }) => subject?.startsWith('Reset your password'))

  test('is reset by an emailed link, which works once', async () => {
    const person = await signUp(product)
    await page.goto('/signin')
    await page.getByLabel('Email').fill(person.user.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(person.user.email)
    await button('Send reset link').click()
    await expect(heading(page, 'Check your email')).toBeFocused()
    await expect(page).toHaveTitle('Check your email · bluepencil.app')
    await expect(page.getByText(/If there is an account with this email/)).toBeVisible()

    const link = await linkTo(person.user.email, /Reset your password/)
    await page.goto(link)
    const field = page.getByLabel('New password', { exact: true })
    for (const [wrong, text] of [
      ['short', 'Password must be at least 8 characters long.'],
      ['password123', /too common/],
    ] as const) {
      await field.fill(wrong)
      await button('Change password').click()
      await expect(page.getByText(text)).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await field.fill(NEW_PASSWORD)
    await button('Change password').click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
    await expect(page).toHaveURL(`${product.url}/reset-password`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(person.user.email, NEW_PASSWORD)
    await workspace(page)

    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await button('Change password').click()
    await expect(heading(page, 'This link has expired')).toBeVisible()
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeVisible()
  })

  test('lets a user send the link again, change the address or go back', async () => {
    const person = await signUp(product)
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(person.user.email)
    await button('Send reset link').click()
    await expect(heading(page, 'Check your email')).toBeFocused()
    await expect.poll(() => resets(person.user.email)).toHaveLength(1)
    await button('Send the link again').click()
    await expect(page.getByText('We sent another email. Only its link works now.')).toBeVisible()
    await expect.poll(() => resets(person.user.email)).toHaveLength(2)
    await button('Use a different email').click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(person.user.email)
    await button('Send reset link').click()
    await page.getByRole('main').getByRole('link', { name: 'sign-in' }).click()
    await expect(heading(page, 'Welcome back')).toBeVisible()
  })

  test('reports an empty field and an unreachable server in place', async () => {
    await page.goto('/forgot-password')
    await button('Send reset link').click()
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.route('**/api/auth/password-reset', route => route.abort())
    await page.getByLabel('Email').fill('a@example.org')
    await button('Send reset link').click()
    await expect(page.getByText(/We can’t reach the server/)).toBeVisible()
  })
})

describe('signing in with an authenticator app', () => {
  const enrolled = async (): Promise<{ person: Person; secret: string; codes: string[] }> => {
    const person = await signUp(product)
    return { person, ...(await enrolApp(person)) }
  }

  test('asks for the code and rejects a wrong one', async () => {
    const { person, secret } = await enrolled()
    await page.goto('/signin?returnTo=/settings/privacy')
    await fillSignIn(person.user.email, PASSWORD)
    const field = page.getByLabel('Code', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expectAccessible(page)
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/That code is incorrect/)).toBeVisible()
    await field.fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Privacy')).toBeVisible()
  })

  test('accepts a recovery code once', async () => {
    const { person, codes } = await enrolled()
    const [code = ''] = codes
    const step = async () => {
      await page.goto('/signin')
      await fillSignIn(person.user.email, PASSWORD)
      await button('Use a recovery code instead').click()
      await page.getByLabel('Recovery code').fill(code)
      await page.keyboard.press('Enter')
    }
    await step()
    await workspace(page)
    await button('User menu').click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
    await step()
    await expect(page.getByText(/That code is incorrect/)).toBeVisible()
  })
})

describe('Google', () => {
  const visitor = (number: number) => ({
    sub: `e2e-${number}`,
    email: `g.${number}.${Date.now()}@example.org`,
    email_verified: true,
    given_name: 'Gina',
    family_name: 'Google',
  })

  test('opens an account and leads to the requested page', async () => {
    google.next = visitor(1)
    await page.goto('/signin?returnTo=/settings/profile')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Gina')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  })

  test('reauthenticates an account without a password, and can be unlinked once there is one', async () => {
    google.next = visitor(2)
    await page.goto('/api/auth/google?returnTo=/settings/security')
    const here = page.getByRole('region', { name: 'Google' })
    await expect(here.getByText(/your only way to sign in/)).toBeVisible()
    await expireReauthentication(product, {
      user: user.parse(await (await page.request.get('/api/auth/user')).json()),
    })
    const set = async () => {
      await button('Set a password').click()
      await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
    }
    await set()
    // The redirect to Google and back ends at its starting page.
    const back = page.waitForEvent('load')
    await page.getByRole('dialog').getByRole('link', { name: 'Confirm with Google' }).click()
    await back
    await expect(page).toHaveURL(/\/settings\/security$/)
    await set()
    await expect(page.getByText('Your password has been set.')).toBeVisible()
    await here.getByRole('button', { name: 'Unlink Google' }).click()
    google.next = visitor(3)
    await here.getByRole('button', { name: 'Link Google' }).click()
    await expect(here.getByText('Linked', { exact: true })).toBeVisible()
  })

  test('offers the password to a user who turns back', async () => {
    google.next = null
    await page.goto('/signup')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toContainText('Google sign-in was canceled.')
    await page.goto('/signin?problem=google-not-configured')
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not set up on this server. Use your email and password instead.',
    )
  })
})

test('makes the reader of the link that the server prints the administrator, after signing in', async () => {
  const person = await signUp(product)
  const token = randomBytes(32).toString('base64url')
  await inDatabase(
    product,
    `INSERT INTO account_tokens (purpose, token_hash, expires_at)
     VALUES ('first-admin', sha256($1), now() + interval '1 day')`,
    [Buffer.from(token)],
  )
  await page.goto(`/first-admin/${token}`)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(person.user.email, PASSWORD)
  await button('Make me administrator').click()
  await expect(heading(page, 'You are the administrator')).toBeFocused()
  await expect(page).toHaveURL(`${product.url}/first-admin`)
})

test('rejects a common password in place and in the toast', async () => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email').fill(`grace.${Date.now()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByLabel('Confirm password').fill('password123')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await button('Sign up').click()
  await expect(toastOn(page)).toContainText('Sign up failed')
  await expect(toastOn(page)).toContainText('This password is too common')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByRole('main').getByText(/too common/)).toBeVisible()
})

test('offers a way on from each link page that cannot be used', async () => {
  const { page: own } = await arrive(browser, product)
  const main = (on: Page) => on.getByRole('main')
  for (const path of ['/first-admin', '/verify', '/reset-password']) {
    await page.goto(path)
    await expect(heading(page, 'This link is incomplete')).toBeVisible()
    await expect(main(page).getByRole('link', { name: /sign.?in/i })).toBeVisible()
  }
  await own.goto(`/first-admin/${'a'.repeat(43)}`)
  await expect(main(own).getByRole('link', { name: 'Go to your documents' })).toBeVisible()
  await own.getByRole('button', { name: 'Make me administrator' }).click()
  await expect(heading(own, 'This link has expired')).toBeFocused()
  await main(own).getByRole('link', { name: 'Go to your documents' }).click()
  await workspace(own)
})

test('returns a new user to the link that asked for an account', async () => {
  const path = `/first-admin/${'b'.repeat(43)}`
  await page.goto(path)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email').fill(`grace.${Date.now()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await button('Sign up').click()
  await page.waitForURL(`**${path}`)
})

test('finds nothing by axe on the link pages, and a title on each', async () => {
  const token = 'a'.repeat(43)
  for (const [path, title] of [
    ['/forgot-password', 'Forgot your password?'],
    [`/reset-password/${token}`, 'Set a new password'],
    [`/verify/${token}`, 'Confirm your email'],
    [`/first-admin/${token}`, 'Become the administrator'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page).toHaveTitle(/^Become the administrator · /)
})
