import { beforeAll, beforeEach, expect, test } from 'vitest'

import { adminContent } from '#schema/admin/content.ts'
import { errorBody } from '#schema/shared/errors.ts'
import { Client } from '#tests/support/client.ts'
import { changeText, textOf, textsOf, writeText } from '#tests/support/content.ts'
import type { Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { signUpAs } from '#tests/support/staff.ts'

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>'

let product: Product
let admin: Person

beforeAll(async () => {
  // Its texts change.
  product = await startProduct()
  admin = await signUpAs(product, 'admin')
})

let made = 0
let name: string
beforeEach(() => {
  name = `Name ${++made}`
})

const page = async (path: string) => (await new Client(product.url).get(path)).text
const testimonial = (fields: object = {}) => ({
  kind: 'testimonial',
  title: name,
  summary: 'Editor',
  markdown: 'It is **good**.',
  position: 5,
  isSample: false,
  isDraft: false,
  ...fields,
})
const question = (fields: object = {}) => ({
  kind: 'faq',
  title: `Is it ${name}?`,
  markdown: 'It **is**. [More](/help/plans)',
  position: 5,
  isDraft: false,
  ...fields,
})

test('the landing page has three samples, which say so, and the questions in their order', async () => {
  const html = await page('/')
  expect(html.match(/>Sample</g)).toHaveLength(3)
  expect(html).toContain('Mara Okonjo')
  const titles = (await textsOf(admin, { kind: 'faq' })).map(({ title }) => title)
  expect(titles.length).toBeGreaterThanOrEqual(6)
  for (const path of ['/', '/help']) {
    const places = (await page(path).then(shown => titles.map(title => shown.indexOf(title)))).filter(
      place => place > 0,
    )
    expect(places).toHaveLength(titles.length)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('a testimonial that an administrator writes is on the landing page, without a mark', async () => {
  const text = await writeText(admin, testimonial())
  expect(await page('/')).toContain(name)
  // Its words are no Markdown.
  expect(await page('/')).toContain('It is **good**.')
  expect((await page('/')).match(/>Sample</g)).toHaveLength(3)
  await changeText(admin, text, { isDraft: true })
  expect(await page('/')).not.toContain(name)
})

test('a sample that an administrator replaces is no sample anymore', async () => {
  const [listed] = await textsOf(admin, { kind: 'testimonial', search: 'okonjo' })
  const sample = await textOf(admin, listed?.id ?? expect.fail())
  expect(sample).toMatchObject({ isSample: true, isBuiltIn: true })
  const changed = await changeText(admin, sample, { title: name, isSample: false })
  expect(changed.status).toBe(200)
  const html = await page('/')
  expect(html).toContain(name)
  expect(html).not.toContain('Mara Okonjo')
  expect(html.match(/>Sample</g)).toHaveLength(2)
  const { id, revision } = adminContent.parse(changed.json)
  await admin.client.post(`/api/admin/content/${id}/restoration`, { revision })
  expect((await page('/')).match(/>Sample</g)).toHaveLength(3)
})

test('a question is on the landing page and on the first page of the help center alone', async () => {
  const text = await writeText(admin, question())
  for (const path of ['/', '/help']) {
    const html = await page(path)
    expect(html).toContain(`Is it ${name}?`)
    expect(html).toContain('<p>It <strong>is</strong>. <a href="/help/plans">More</a></p>')
  }
  for (const path of ['/help?q=plans', '/help?tag=privacy', '/help?page=2', '/blog'])
    expect(await page(path)).not.toContain(`Is it ${name}?`)
  await changeText(admin, text, { isDraft: true })
  for (const path of ['/', '/help']) expect(await page(path)).not.toContain(`Is it ${name}?`)
})

test('two people may have the same name, and two questions the same words', async () => {
  for (const fields of [testimonial(), question()]) {
    const [first, second] = [await writeText(admin, fields), await writeText(admin, fields)]
    expect(first.slug).not.toBe(second.slug)
  }
})

test('hostile texts stay text', async () => {
  await writeText(admin, testimonial({ title: HOSTILE, summary: HOSTILE, markdown: HOSTILE }))
  await writeText(admin, question({ title: HOSTILE, markdown: `${HOSTILE} [a](javascript:alert(1))` }))
  for (const path of ['/', '/help']) {
    const html = await page(path)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img src=x|<script>alert|href="javascript/)
  }
})

test.each([
  ['title', testimonial({ title: ' ' })],
  ['summary', testimonial({ summary: '' })],
  ['markdown', testimonial({ markdown: 'x'.repeat(501) })],
  ['position', testimonial({ position: -1 })],
  ['isSample', testimonial({ isSample: 1 })],
  ['title', question({ title: 'x'.repeat(121) })],
  ['position', question({ position: 1.5 })],
  ['markdown', question({ markdown: '' })],
  ['body', question({ isSample: true })],
])('a wrong %s is refused: %#', async (field, body) => {
  const { status, json } = await admin.client.post('/api/admin/content', {
    ...body,
    ...(field !== 'title' && { title: 'A title' }),
  })
  expect(status).toBe(422)
  expect(Object.keys(errorBody.parse(json).fields ?? {})).toEqual([field])
})
