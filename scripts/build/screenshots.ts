import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium, type Browser, type Page } from 'playwright'

import { isOpenTo } from '#schema/site/isOpenTo.ts'
import { isInApp, ROUTES, type SiteRoute } from '#schema/site/routes.ts'
import { startAt } from '#tests/bench/web/start.ts'
import { openDocument, signUp } from '#tests/bench/web/steps.ts'

import { findChromium } from './lib/chromium.mjs'

/**
 * Takes a picture of every screen, wide and narrow, light and dark, or only those named:
 * `npm run screenshots [FOLDER [NAME…]]`.
 */
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const
const THEMES = ['light', 'dark'] as const

type Shot = { name: string; signedIn: boolean; show: (page: Page, url: string) => Promise<void> }

const SHOTS: readonly Shot[] = [
  ...ROUTES.filter(row => row.screen !== 'document' && isInApp(row) && isOpenTo(row, 'user')).map(shotOf),
  { name: 'second-step', signedIn: false, show: (page, url) => goTo(page, `${url}/signin?next=totp`) },
  { name: 'not-found', signedIn: false, show: (page, url) => goTo(page, `${url}/nowhere`) },
  { name: 'snippet-missing', signedIn: false, show: (page, url) => goTo(page, `${url}/snippet/AAAAAAAAAA`) },
  { name: 'document-empty', signedIn: true, show: async page => void (await openDocument(page)) },
  { name: 'document', signedIn: true, show: showSample },
  { name: 'card', signedIn: true, show: showCard },
  { name: 'goals', signedIn: true, show: showGoals },
  { name: 'improve', signedIn: true, show: showImprovement },
  { name: 'share', signedIn: true, show: showSharing },
  { name: 'menu', signedIn: true, show: showMenu },
  { name: 'find', signedIn: true, show: page => showByKey(page, 'ControlOrMeta+F') },
  { name: 'palette', signedIn: true, show: page => showByKey(page, 'ControlOrMeta+K') },
  { name: 'keys', signedIn: true, show: page => showByKey(page, 'ControlOrMeta+/') },
  { name: 'focus', signedIn: true, show: page => showCommand(page, 'Focus mode') },
  { name: 'outline', signedIn: true, show: page => showCommand(page, 'Outline') },
  { name: 'fonts', signedIn: true, show: page => showCommand(page, 'Fonts') },
  { name: 'slash', signedIn: true, show: showSlashMenu },
  { name: 'table', signedIn: true, show: showTable },
  { name: 'settings-app', signedIn: true, show: showEnrolment },
  { name: 'settings-key', signedIn: true, show: showNewKey },
  { name: 'settings-delete', signedIn: true, show: showDeletion },
]

/** Returns the page of a row, as its intended user sees it. */
function shotOf({ screen, pane, path: address, access }: SiteRoute): Shot {
  return {
    name: pane === undefined ? screen : `${screen}-${pane}`,
    signedIn: access === 'user' || screen === 'first-admin',
    show: (page, url) => goTo(page, url + address.replace(':token?', TOKEN)),
  }
}

/** A token that matches no link. */
const TOKEN = 'a'.repeat(43)

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function showSettings(page: Page, url: string, pane: string): Promise<void> {
  await goTo(page, `${url}/settings/${pane}`)
}

async function showEnrolment(page: Page, url: string): Promise<void> {
  await showSettings(page, url, 'security')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await page.getByLabel('Code from the app').focus()
}

async function showNewKey(page: Page, url: string): Promise<void> {
  await showSettings(page, url, 'security')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name').fill('Blog checker')
  await page.getByRole('checkbox', { name: 'Check text' }).check()
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('heading', { name: /^Save the key/ }).waitFor()
}

async function showDeletion(page: Page, url: string): Promise<void> {
  await showSettings(page, url, 'privacy')
  await page.getByRole('button', { name: 'Delete account…' }).click()
}

async function showSample(page: Page): Promise<void> {
  await openDocument(page)
  await page.getByRole('button', { name: /try the sample/i }).click()
  await page.locator('.issue[data-issue]').nth(10).waitFor({ timeout: 30_000 })
}

async function showCard(page: Page): Promise<void> {
  await showSample(page)
  await page.locator('.issue-spelling[data-issue]').first().click()
}

async function showGoals(page: Page): Promise<void> {
  await showSample(page)
  const review = page.getByRole('button', { name: /^Show review/ })
  if (await review.isVisible()) await review.click()
  await page.getByRole('button', { name: /^Goals/ }).click()
  await page.getByText(/^Detected:/).waitFor()
}

async function showImprovement(page: Page): Promise<void> {
  await showSample(page)
  await page.getByRole('textbox', { name: 'Document text' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+J')
  await page.getByRole('button', { name: 'Replace' }).waitFor({ timeout: 30_000 })
}

async function showSharing(page: Page): Promise<void> {
  await openDocument(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').waitFor()
}

async function showMenu(page: Page): Promise<void> {
  await openDocument(page)
  const narrow = (page.viewportSize()?.width ?? 0) < 600
  await page
    .getByRole('button', { name: narrow ? 'Menu' : /account|user menu/i })
    .first()
    .click()
}

async function showByKey(page: Page, key: string): Promise<void> {
  await showSample(page)
  await page.getByRole('textbox', { name: 'Document text' }).focus()
  await page.keyboard.press(key)
}

async function showCommand(page: Page, name: string): Promise<void> {
  await showByKey(page, 'ControlOrMeta+K')
  await page.getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).first().click()
}

async function showSlashMenu(page: Page): Promise<void> {
  await openDocument(page)
  await page.getByRole('textbox', { name: 'Document text' }).focus()
  await page.keyboard.type('/')
}

async function showTable(page: Page): Promise<void> {
  await showSlashMenu(page)
  await page.keyboard.type('table')
  await page.keyboard.press('Enter')
  for (const cell of ['Item', 'Price', 'Note', 'Oak', '800', 'in stock']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
}

async function take(browser: Browser, url: string, folder: string, wanted: string[]): Promise<void> {
  const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const theme of THEMES) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const shot of shots) {
        const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        try {
          if (shot.signedIn) await signUp(page, url)
          await shot.show(page, url)
          await page.waitForTimeout(600)
          await page.screenshot({ path: path.join(folder, `${shot.name}-${size}-${theme}.png`) })
        } catch (error) {
          console.error(
            `${shot.name} ${size} ${theme}: ${error instanceof Error ? error.message : String(error)}`,
          )
          process.exitCode = 1
        }
        await context.close()
      }
    }
  }
}

async function main(): Promise<void> {
  const [folderName = 'screenshots', ...wanted] = process.argv.slice(2)
  const folder = path.resolve(folderName)
  await mkdir(folder, { recursive: true })
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Run npm test once, or set CHROMIUM_PATH.')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bluepencil-screenshots-'))
  const product = await startAt(dataDir)
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  })
  try {
    await take(browser, product.url, folder, wanted)
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
