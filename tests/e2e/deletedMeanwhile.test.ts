import type { Browser } from 'playwright'
import { beforeAll, test } from 'vitest'
import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { SYNC } from '#schema/collab/protocol.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, share } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { RawClient } from '#tests/support/yclient.ts'

import { expect } from './expect.ts'
import { editorOf, open, saved, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

test('saved text stays though its page was closed when someone deletes its block without knowing it', async () => {
  const ada = await writer(browser, product)
  const bea = await writer(browser, product, { firstName: 'Bea' })
  const document = await createDocument(ada.person, 'A letter')
  await share(ada.person, document, bea.person, 'editor')
  await open(ada, document.id)
  await editorOf(ada.page).pressSequentially('First.\nSecond.')
  await saved(ada.page)
  const url = `${product.url.replace('http', 'ws')}/collab`
  const late = await RawClient.on(url, document.id, bea.person.client.cookie).synced()
  const body = late.doc()

  await ada.page.keyboard.type(' Written by Ada.')
  await saved(ada.page)
  await ada.page.close()
  const before = Y.encodeStateVector(body)
  body.getXmlFragment(BODY_FIELD).delete(1, 1)
  late.sync(SYNC.update, Y.encodeStateAsUpdate(body, before))
  await until(() => late.acks.length > 0, 'the deletion is stored')

  const page = await ada.context.newPage()
  await open({ ...ada, page }, document.id)
  await expect.poll(() => textOn(page)).toBe('First.\n Written by Ada.')
})
