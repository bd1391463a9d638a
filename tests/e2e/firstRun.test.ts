import type { Browser } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive } from './people.ts'
import { inDatabase } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

describe('the first administrator', () => {
  test('is asked about the numbers of the landing page before anything else, once', async () => {
    const { page, person } = await arrive(browser, product)
    await inDatabase(product, `UPDATE users SET role = 'admin' WHERE id = $1`, [person.user.id])
    await page.goto('/')
    const question = page.getByRole('dialog', { name: 'Are these numbers true?' })
    await expect(question.getByLabel('Active users', { exact: true })).toHaveValue('10K+')
    await expectAccessibleInBothThemes(page)
    await question.getByLabel('Active users', { exact: true }).fill('12')
    await question.getByLabel('Languages', { exact: true }).fill('33')
    for (const hidden of ['Documents', 'Accuracy'])
      await question.getByRole('checkbox', { name: `Show “${hidden}”` }).click()
    await question.getByRole('button', { name: 'Show the checked ones' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    await expect(question).toBeHidden()

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(product.url)
    const numbers = visitor.getByRole('region', { name: 'In numbers' })
    await expect(numbers.getByText('12')).toBeVisible()
    await expect(numbers.getByText('33')).toBeVisible()
    await expect(numbers.getByText(/accuracy|documents/)).toHaveCount(0)
  })
})
