import type { Browser } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expect } from './expect.ts'
import { arrive } from './people.ts'

/** The limit of a user whose email is not confirmed. */
const LIMIT = 20_000_000

let product: Product
let browser: Browser

beforeAll(async () => {
  // Other tests multiply every limit.
  product = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  browser = await launchBrowser()
})

test('says that the storage is full, keeps what is saved, and discards what did not fit', async () => {
  const { page, person } = await arrive(browser, product)
  const large = await createDocument(person, 'Large')
  const { id } = await createDocument(person, 'Notes')
  const text = page.getByRole('textbox', { name: 'Document text' })
  await page.goto(`/document/${id}`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await text.click()
  await text.pressSequentially('Kept. ')
  const stored = () =>
    inDatabase(product, 'SELECT text FROM document_projections WHERE document_id = $1', [id])
  await expect.poll(stored).toEqual([{ text: 'Kept. ' }])

  await inDatabase(
    product,
    `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
    [large.id, Buffer.alloc(LIMIT)],
  )
  // The storage is read when a room opens.
  await page.goto('/settings/privacy')
  await expect(page.getByText('20.1 MB of 20 MB')).toBeVisible()
  await expect(page.getByText(/Your storage is full/)).toBeVisible()

  await page.goto(`/document/${id}`)
  await expect(text).toHaveText('Kept. ')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await text.click()
  await text.pressSequentially('lost')
  await expect(page.getByRole('alert').getByText('The storage is full')).toBeVisible()
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click()
  await expect(text).toHaveText('Kept. ')
  await expect(page.getByRole('alert')).toBeHidden()
})
