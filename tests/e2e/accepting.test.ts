import type { Browser } from 'playwright'
import { afterEach, beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, share } from '#tests/support/factories.ts'
import { sharedProduct } from '#tests/support/product.ts'

import { cable } from './cable.ts'
import { expect } from './expect.ts'
import { card, inStep, underlined } from './issues.ts'
import type { Visitor } from './people.ts'
import { editorOf, open, paste, saved, savedLabel, textOn, underlines, writer } from './support.ts'

const WRONG = 'We definately recieve teh letters, and they are seperate from the others.'
const RIGHT = 'We definitely receive the letters, and they are separate from the others.'
const PARAGRAPHS = 15

let browser: Browser
let people: [Visitor, Visitor, Visitor]
let cut: (isCut: boolean) => void

beforeAll(async () => {
  const product = await sharedProduct()
  browser = await launchBrowser()
  const [ada, bea, cleo] = await Promise.all(
    ['Ada', 'Bea', 'Cleo'].map(firstName => writer(browser, product, { firstName, checks: true })),
  )
  if (!ada || !bea || !cleo) throw new Error('Someone is missing.')
  people = [ada, bea, cleo]
  cut = await cable(cleo.page)
})

afterEach(() => comeBack(people[2]))

/** Opens a document with a text in all windows, checked. */
async function openWith(text: string): Promise<void> {
  const [ada, ...guests] = people
  const document = await createDocument(ada.person)
  for (const guest of guests) await share(ada.person, document, guest.person, 'editor')
  for (const person of people) await open(person, document.id)
  await paste(ada.page, text)
  for (const { page } of people) {
    await expect.poll(() => textOn(page)).toBe(text)
    await inStep(page)
    await saved(page)
  }
}

const fixAll = ({ page }: Visitor) => page.getByRole('button', { name: /^Fix \d+ easy/ })
const readBy = (person: Visitor) => expect.poll(() => textOn(person.page))
async function goOffline({ page, context }: Visitor): Promise<void> {
  // The code of the cards comes with the first finding. Without a connection it could not.
  await underlined(page, /then|definately/)
    .first()
    .click()
  await card(page).waitFor()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  cut(true)
  await expect(savedLabel(page)).toHaveText(/Offline, kept on this device/)
}
async function comeBack({ page, context }: Visitor): Promise<void> {
  cut(false)
  await context.setOffline(false)
  await saved(page)
}

describe('a correction that several people accept', () => {
  test('is made once when two accept it, neither seeing the other', async () => {
    const [ada, , cleo] = people
    await openWith('We planted more then forty trees along the path.')
    await goOffline(cleo)
    for (const { page } of [ada, cleo]) {
      await underlined(page, 'then').click()
      await card(page).getByRole('button', { name: 'Accept: than' }).click()
      await expect.poll(() => textOn(page)).toContain('more than forty')
    }
    await saved(ada.page)
    await comeBack(cleo)
    for (const person of people) await readBy(person).toBe('We planted more than forty trees along the path.')
  })

  test('is made once when three accept all of 60, one of them offline, and undo takes back only their own', async () => {
    const [ada, , cleo] = people
    const text = Array.from({ length: PARAGRAPHS }, () => WRONG).join('\n')
    const right = Array.from({ length: PARAGRAPHS }, () => RIGHT).join('\n')
    await openWith(text)
    expect(await underlines(ada.page)).toBe(4 * PARAGRAPHS)
    await goOffline(cleo)
    // All buttons are found before one is pressed: a fix of one user removes the others' button.
    const buttons = await Promise.all(people.map(person => fixAll(person).elementHandle()))
    await Promise.all(buttons.map(button => button?.dispatchEvent('click')))
    expect(await textOn(cleo.page)).toBe(right)
    await comeBack(cleo)
    for (const person of people) await readBy(person).toBe(right)
    // The corrections of the one who came last have lost, so there is nothing to undo.
    await editorOf(cleo.page).focus()
    await cleo.page.keyboard.press('ControlOrMeta+z')
    await cleo.page.keyboard.type('!')
    await expect.poll(async () => (await textOn(ada.page)).replace('!', '')).toBe(right)
  })
})
