import type { Browser } from 'playwright'
import { beforeAll, test } from 'vitest'
import * as Y from 'yjs'

import { SYNC } from '#schema/collab/protocol.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, share } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

import { expectAccessible } from './accessible.ts'
import { cable } from './cable.ts'
import { expect } from './expect.ts'
import { caretTo, editorOf, open, saved, savedLabel, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** Writes at the end of a text as if the page went on that wrote its end. */
async function writeAs(member: RawClient, text: string): Promise<void> {
  const body = member.doc()
  const shown = paragraphOf(body)
  const end = Y.createRelativePositionFromTypeIndex(shown, shown.length, -1).item
  if (!end) throw new Error('The text is empty.')
  body.clientID = end.client
  const before = Y.encodeStateVector(body)
  shown.insert(shown.length, text)
  const known = member.acks.length
  member.sync(SYNC.update, Y.encodeStateAsUpdate(body, before))
  await until(() => member.acks.length > known, 'the text is stored')
}

test('a page whose text another member has taken the place of says so, and saves a copy', async () => {
  const ada = await writer(browser, product)
  const eve = await writer(browser, product, { firstName: 'Eve' })
  const document = await createDocument(ada.person, 'A letter')
  await share(ada.person, document, eve.person, 'editor')
  const setCut = await cable(ada.page)
  await open(ada, document.id)
  await editorOf(ada.page).pressSequentially('Known.')
  await saved(ada.page)
  setCut(true)
  await expect(savedLabel(ada.page)).toHaveText(/Reconnecting|Offline/)
  await caretTo(ada.page, 'End', 0)
  await ada.page.keyboard.type(' Written by Ada.')

  const url = `${product.url.replace('http', 'ws')}/collab`
  const member = await RawClient.on(url, document.id, eve.person.client.cookie).synced()
  await writeAs(member, ' Written by Eve.')
  setCut(false)

  const notice = ada.page.getByRole('alert').filter({ hasText: 'Your last change was not saved' })
  await expect(notice).toBeVisible()
  await expectAccessible(ada.page)
  expect(await textOn(ada.page)).toContain('Known. Written by Ada.')
  await notice.getByRole('button', { name: 'Save as a new document' }).click()
  await expect(editorOf(ada.page)).toContainText('Known. Written by Ada.')
  await saved(ada.page)
  expect(ada.page.url()).not.toContain(document.id)
})
