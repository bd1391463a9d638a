import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, visitorPage, type Visitor } from './people.ts'
import { command, giveSpeech, listening, say, voicePanel } from './speech.ts'
import { editorOf, inDatabase, open, paste, selectedOn, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  await engineLoaded(product)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const voiceButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Voice' })
const heardOn = (page: Page) => voicePanel(page).getByLabel('You said')

/** A user with voice commands, on a page. */
async function speaker(
  path: string,
  options?: Parameters<typeof giveSpeech>[2],
  window?: Parameters<typeof writer>[2],
): Promise<Visitor> {
  const visitor = await writer(browser, product, window)
  await giveSpeech(visitor, product, options)
  await visitor.page.goto(path)
  // From then on the page knows the key.
  await expect(voiceButton(visitor.page)).toBeVisible()
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
  return visitor
}

/** Expects a toast, and closes it. */
async function toasted(page: Page, title: string, text: string): Promise<void> {
  await expect(toastOn(page)).toContainText(title)
  await expect(toastOn(page)).toContainText(text)
  await toastOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(toastOn(page)).toHaveCount(0)
}

describe('voice commands are refused', () => {
  test('to a visitor', async () => {
    const page = await visitorPage(browser, product)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voice' })).toHaveCount(0)
    await page.goto('/settings/voice')
    await page.waitForURL('**/signin?returnTo=%2Fsettings%2Fvoice')
  })

  test('to a plan without them, whose settings name the plan that has them', async () => {
    const { page, person } = await arrive(browser, product)
    await giveSpeech({ page, person }, product)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+s')
    await expect(voiceButton(page)).toHaveCount(0)
    await toasted(
      page,
      'Voice Commands Not Enabled',
      'Contact admin to enable voice commands for your account.',
    )
    await page.goto('/settings/voice')
    await expect(page.getByRole('main')).toContainText('The Premium plan does.')
    await expect(page.getByRole('checkbox', { name: 'Use voice commands' })).toBeDisabled()
    const answer = await person.client.post('/api/voice-command', { spokenText: 'undo' })
    expect(answer).toMatchObject({ status: 403, json: { code: 'FEATURE_NOT_IN_PLAN' } })
  })

  test('to a user whom an administrator has not allowed them', async () => {
    const { page, person } = await writer(browser, product)
    await giveSpeech({ page, person }, product)
    await inDatabase(product, 'UPDATE users SET voice_commands_allowed = false WHERE id = $1', [
      person.user.id,
    ])
    await page.goto('/settings/voice')
    await expect(page.getByRole('main')).toContainText(
      'Contact admin to enable voice commands for your account.',
    )
    await expect(voiceButton(page)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+s')
    await toasted(
      page,
      'Voice Commands Not Enabled',
      'Contact admin to enable voice commands for your account.',
    )
    await expectAccessible(page)
  })

  test('to a user who has not switched them on, until they do', async () => {
    const { page, person } = await writer(browser, product)
    await giveSpeech({ page, person }, product, { permission: 'prompt' })
    await inDatabase(product, 'UPDATE users SET voice_commands_enabled = false WHERE id = $1', [
      person.user.id,
    ])
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+s')
    await expect(toastOn(page)).toContainText('Voice Commands Disabled')
    await expect(toastOn(page)).toContainText('Enable voice commands in Settings to use this feature.')
    await button(page, 'Open settings').click()
    await page.waitForURL('**/settings/voice')
    await expect(page.getByRole('checkbox', { name: 'Use voice commands' })).toBeEnabled()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('checkbox', { name: 'Use voice commands' }).click()
    await expect(voiceButton(page)).toBeVisible()
    await page.getByLabel('Language', { exact: true }).selectOption('en-IN')
    await expect(page.getByRole('region', { name: 'Spoken language' })).toContainText('Saved')
    await button(page, 'Grant Access').click()
    await expect(page.getByText('The microphone is allowed.')).toBeVisible()
    await voiceButton(page).click()
    await button(page, 'Start Voice Command').click()
    await listening(page)
    expect(await page.evaluate(() => window.speech.language())).toBe('en-IN')
  })
})

describe('the panel', () => {
  test('needs the microphone before it listens', async () => {
    const { page } = await speaker('/dashboard', { permission: 'prompt' })
    await voiceButton(page).click()
    const panel = voicePanel(page)
    await expect(button(page, 'Start Voice Command')).toBeFocused()
    await expect(panel).toContainText('Disabled')
    await expect(panel).toContainText('Ready')
    await button(page, 'Start Voice Command').click()
    await toasted(
      page,
      'Microphone Permission Required',
      'Please allow microphone access to use voice commands.',
    )
    await button(page, 'Grant Access').click()
    await expect(panel).toContainText('Active')
    await expect(button(page, 'Start Voice Command')).toBeFocused()
    await button(page, 'Start Voice Command').click()
    await expect(panel).toContainText('Listening...')
    await expectAccessibleInBothThemes(page)
    await page.evaluate(() => window.speech.say('go to', false))
    await expect(heardOn(page)).toHaveValue('go to')
    await button(page, 'Stop Listening').click()
    await expect(panel).toContainText('Ready')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(voiceButton(page)).toBeFocused()
  })

  test('says that the microphone is refused', async () => {
    const { page } = await speaker('/dashboard', { permission: 'prompt', isAllowed: false })
    await voiceButton(page).click()
    await button(page, 'Grant Access').click()
    await toasted(
      page,
      'Microphone Permission Denied',
      'Please allow microphone access in your browser settings.',
    )
    await page.keyboard.press('ControlOrMeta+Shift+s')
    await expect(toastOn(page)).toContainText('Microphone Permission Denied')
  })

  test('shows the errors of the recognizer, of the server, and of texts that mean nothing', async () => {
    const { page } = await speaker('/dashboard')
    await page.keyboard.press('ControlOrMeta+Shift+s')
    await listening(page)
    await page.evaluate(() => window.speech.fail('network'))
    await toasted(page, 'Voice Recognition Error', 'Error: network. Please try again.')
    await page.route('**/api/voice-command', route => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await command(page, 'go to settings')
    await toasted(page, 'Voice Command Failed', 'Server error: 500')
    await page.route('**/api/voice-command', route => route.abort('connectionreset'), { times: 1 })
    await command(page, 'go to settings')
    await toasted(page, 'Voice Command Failed', 'Failed to process voice command. Please try again.')
    await command(page, 'purple monkey')
    await toasted(page, 'Voice Command Failed', "I didn't understand 'purple monkey'. Try 'check grammar'.")
    // The transcript can be corrected and run again.
    await heardOn(page).fill('go to settings')
    await button(page, 'Run again').click()
    await page.waitForURL('**/settings/profile')
  })

  test('offers a test command where speech is not supported', async () => {
    const { page } = await speaker('/dashboard', { isSupported: false })
    await page.keyboard.press('ControlOrMeta+Shift+s')
    await toasted(page, 'Voice Commands Not Supported', 'Your browser does not support voice recognition.')
    await expectAccessible(page)
    await voicePanel(page).getByRole('button', { name: /^Test/ }).click()
    await page.waitForURL('**/email-generator')
  })

  test('opens each section by its name, and closes a second later', async () => {
    const { page } = await speaker('/dashboard')
    for (const [text, path] of [
      ['go to email generator', '/email-generator'],
      ['go to sentiment', '/sentiment'],
      ['open collaboration', '/collaborate'],
      ['go to analytics', '/writing-style'],
      ['open settings', '/settings/profile'],
      ['navigate to dashboard', '/dashboard'],
    ] as const) {
      await command(page, text)
      await page.waitForURL(`**${path}`)
      await expect(voicePanel(page)).toHaveCount(0)
    }
  })

  test('closes when the user switches voice commands off elsewhere', async () => {
    const { page, person } = await speaker('/dashboard')
    await page.keyboard.press('ControlOrMeta+Shift+s')
    await listening(page)
    await person.client.patch('/api/account/profile', { voiceCommandsEnabled: false })
    await toasted(page, 'Voice Commands Disabled', 'Enable voice commands in Settings to use this feature.')
    await expect(voicePanel(page)).toHaveCount(0)
    await expect(voiceButton(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.speech.isListening())).toBe(false)
  })

  test('fits a phone', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await speaker('/email-generator', {}, { window })
    await voiceButton(page).tap()
    await expect(voicePanel(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

describe('a document', () => {
  test('is dictated, formatted and copied by voice', async () => {
    const visitor = await speaker('/dashboard')
    const { page } = visitor
    await open(visitor)
    await expect(editorOf(page)).toBeEditable()
    await editorOf(page).focus()
    await command(page, 'type hello world period')
    await expect.poll(() => textOn(page)).toBe('Hello world.')
    await command(page, 'dictate')
    await expect(voicePanel(page)).toContainText('Dictation is on.')
    await say(page, 'this is wrong')
    await expect.poll(() => textOn(page)).toBe('Hello world. This is wrong')
    await say(page, 'scratch that')
    await expect.poll(() => textOn(page)).toBe('Hello world.')
    await say(page, 'new paragraph second line')
    await expect.poll(() => textOn(page)).toBe('Hello world.\nSecond line')
    await say(page, 'stop dictation')
    await expect(voicePanel(page)).toContainText('Dictation is off.')

    await command(page, 'make it bold')
    await expect(editorOf(page).locator('strong')).toHaveText('line')
    await command(page, 'heading two')
    await expect(editorOf(page).locator('h2')).toHaveText('Second line')
    await command(page, 'select sentence')
    await expect.poll(() => selectedOn(page)).toBe('Second line')
    await command(page, 'clear formatting')
    await expect(editorOf(page).locator('strong, h2')).toHaveCount(0)
    await command(page, 'undo')
    await expect(editorOf(page).locator('h2')).toHaveText('Second line')

    await command(page, 'copy from editor to sentiment')
    await page.waitForURL('**/sentiment')
    await expect(page.getByLabel('Text to analyze')).toHaveValue('Hello world.\nSecond line')
  })

  test('is new, and opens for the next words', async () => {
    const { page } = await speaker('/dashboard')
    await command(page, 'new document')
    await page.waitForURL('**/document/*')
    await expect(voicePanel(page)).toHaveCount(0)
    await expect(editorOf(page)).toBeEditable()
    await command(page, 'type first words')
    await expect.poll(() => textOn(page)).toBe('First words')
  })

  test('has its strikethrough on another key', async () => {
    const visitor = await speaker('/dashboard')
    const { page } = visitor
    await open(visitor)
    await paste(page, 'Plain words.')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+Shift+x')
    await expect(editorOf(page).locator('s')).toHaveText('Plain words.')
  })

  test('runs AI commands after their cost is known', async () => {
    const visitor = await speaker('/dashboard')
    const { page, person } = visitor
    await open(visitor)
    await paste(page, 'In order to finish the work, we need to make a decision about the budget.')
    await command(page, 'make it shorter')
    const panel = voicePanel(page)
    await expect(panel).toContainText('This uses 1 AI query. 500 are left this month.')
    await say(page, 'cancel')
    await expect(panel).toContainText('Canceled. Nothing was counted.')
    expect((await person.client.get('/api/usage')).json).toMatchObject({ used: 0 })
    await command(page, 'make it shorter')
    const run = panel.getByRole('button', { name: 'Run', exact: true })
    await expect(run).toBeVisible()
    await expectAccessible(page)
    await run.click()
    await expect(button(page, 'Replace')).toBeVisible()
    await expect.poll(async () => (await person.client.get('/api/usage')).json).toMatchObject({ used: 1 })
    await command(page, 'read it back')
    await expect.poll(() => page.evaluate(() => window.readAloud.length)).toBe(1)
  })
})

test('an email is written, corrected, formatted, copied and sent by voice alone', async () => {
  const { page } = await speaker('/dashboard')
  await command(page, 'write an email about the team lunch on Friday')
  await say(page, 'yes')
  await page.waitForURL('**/email-generator')
  const body = page.getByRole('region', { name: 'Draft' }).getByLabel('Email', { exact: true })
  await expect(body).toHaveValue(/lunch/)
  const first = await body.inputValue()
  await command(page, 'copy from sentiment')
  await toasted(page, 'Copy Failed', 'No content found in sentiment')
  await command(page, 'go to email')
  await expect(body).toBeVisible()
  await command(page, 'select all')
  await command(page, 'type dear team comma new line lunch is at noon period')
  await expect(body).toHaveValue('Dear team,\nLunch is at noon.')
  expect(first).not.toBe('Dear team,\nLunch is at noon.')
  await command(page, 'type bring foam')
  await expect(body).toHaveValue('Dear team,\nLunch is at noon. Bring foam')
  await command(page, 'scratch that')
  await command(page, 'type bring friends period')
  await expect(body).toHaveValue('Dear team,\nLunch is at noon. Bring friends.')
  await command(page, 'copy from email')
  await expect(voicePanel(page)).toContainText('Copied.')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Dear team,\nLunch is at noon. Bring friends.')
  await command(page, 'copy from email to editor')
  await page.waitForURL('**/document/*')
  await expect(editorOf(page)).toContainText('Bring friends.')
  await expect(voicePanel(page)).toContainText('Pasted.')
  await command(page, 'make it bold')
  await expect(editorOf(page).locator('strong')).toHaveText('friends')
  await command(page, 'send email')
  await page.waitForURL('**/email-generator')
  await expect(voicePanel(page)).toContainText('The email opens in your mail app. Send it there.')
  const [mail = ''] = await page.evaluate(() => window.mailed)
  expect(decodeURIComponent(mail)).toContain('Dear team,\r\nLunch is at noon. Bring friends.')
})
