import type { Browser, Page } from 'playwright'

import type { Metric } from '../metric.ts'
import { readFirsts, watchFirsts, type Firsts } from './firsts.ts'
import { round } from './round.ts'
import { openDocument, signUp } from './steps.ts'

const ROUNDS = 5
/** The time that a person needs to reach a text. */
const REACHED_MS = 3000
const TEXTS = {
  recieve: 'We recieve the soil on Monday, and they was small.',
  beleive: 'I beleive that it is bigger then mine.',
}
const WORDS = ['recieve', 'beleive'] as const

/** Measures the time to the first underlines, and the processor time of loading the checker. */
export async function measureChecker(browser: Browser, url: string): Promise<Metric[]> {
  const writer = await browser.newContext()
  const page = await writer.newPage()
  await signUp(page, url)
  const paths: string[] = []
  for (const word of WORDS) {
    await page.goto(`${url}/dashboard`)
    paths.push(`/document/${await openDocument(page)}`)
    await page.getByRole('textbox', { name: 'Document text' }).fill(TEXTS[word])
    await page.locator('.issue-grammar').first().waitFor({ timeout: 60_000 })
    // A document that is named later moves in the list, under the pointer. Older versions name none.
    const named = page.locator(`a[href="${paths.at(-1)}"]`).getByText(TEXTS[word].slice(0, 12))
    await named.waitFor({ timeout: 5000 }).catch(() => undefined)
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  }
  const state = await writer.storageState()
  await writer.close()
  const [here = '', there = ''] = paths

  /** A browser without any of the files: straight to a document, with the processor time. */
  async function goDeep(): Promise<Firsts & { work: number }> {
    const context = await browser.newContext({ storageState: state })
    const visited = await context.newPage()
    await watchFirsts(visited, WORDS)
    const before = await processorTime(browser)
    await visited.goto(url + here)
    const firsts = await readFirsts(visited, WORDS[0])
    const work = (await processorTime(browser)) - before
    await context.close()
    return { ...firsts, work }
  }

  /** A browser without any of the files: some time on the dashboard, a document, another one. */
  async function goAround(): Promise<{ reached: Firsts; switched: Firsts; again: Firsts }> {
    const context = await browser.newContext({ storageState: state })
    const visited = await context.newPage()
    await watchFirsts(visited, WORDS)
    await visited.goto(`${url}/dashboard`)
    const go = async (path: string, word: string) => {
      await clickUntil(visited, path)
      return readFirsts(visited, word)
    }
    await visited.locator(`a[href="${here}"]`).first().waitFor()
    await visited.waitForTimeout(REACHED_MS)
    const reached = await go(here, WORDS[0])
    const switched = await go(there, WORDS[1])
    const again = await go(here, WORDS[0])
    await context.close()
    return { reached, switched, again }
  }

  const deep = []
  const around = []
  for (let round = 0; round < ROUNDS; round += 1) {
    deep.push(await goDeep())
    around.push(await goAround())
  }
  return [
    median('cold deep link → text', deep, ({ text }) => text),
    median('cold deep link → spelling underline', deep, ({ spelling }) => spelling, '≤ 2500'),
    median('cold deep link → grammar underline', deep, ({ grammar }) => grammar),
    median('processor time of the browser until then', deep, ({ work }) => work),
    median('after 3 s: text → spelling', around, ({ reached: r }) => r.spelling - r.text, '≤ 300'),
    median('after 3 s: text → grammar', around, ({ reached: r }) => r.grammar - r.text, '≤ 1000'),
    median(
      'switch to a document not checked yet → underlines',
      around,
      ({ switched }) => switched.grammar,
      '≤ 150',
    ),
    median('switch to a document checked before → underlines', around, ({ again }) => again.grammar, '≤ 150'),
  ]
}

/** Clicks the link to a document, again where the list has just moved under the pointer. */
async function clickUntil(page: Page, path: string): Promise<void> {
  for (;;) {
    await page.locator(`a[href="${path}"]`).first().click()
    const arrived = await page.waitForURL(`**${path}`, { timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (arrived) return
  }
}

function median<Row>(name: string, rows: readonly Row[], valueOf: (row: Row) => number, goal = ''): Metric {
  const values = rows.map(valueOf).toSorted((a, b) => a - b)
  return { name, value: round(values[Math.floor(values.length / 2)] ?? 0), unit: 'ms', goal }
}

/** Returns the processor time of all processes of the browser so far, in ms. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}
