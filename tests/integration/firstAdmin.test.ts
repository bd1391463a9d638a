import { beforeAll, expect, test } from 'vitest'

import { auditPage } from '#schema/audit/contract.ts'
import { statuses } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct({ database: 'embedded' })
})

const printed = (): string[] =>
  [...product.logs().matchAll(/^first administrator: (\S+)$/gm)].map(([, link = '']) => link)
const become = ({ client }: Person, link: string) =>
  client.post('/api/admin/first', { token: link.split('/').at(-1) })

test('appoints one administrator by the printed link, which then expires', async () => {
  const [first = ''] = printed()
  expect(first).toMatch(new RegExp(`^${product.url}/first-admin/[A-Za-z0-9_-]{43}$`))

  // Another start prints another link, and the previous one stops working.
  await product.stop()
  await product.start()
  const link = printed()[1] ?? ''
  const [ada, bea] = [await signUp(product), await signUp(product)]
  expect((await become(ada, first)).json).toMatchObject({ code: 'LINK_EXPIRED' })

  const cookie = ada.client.cookie
  expect(statuses(await Promise.all([become(ada, link), become(bea, link)]))).toEqual([200, 404])
  const people = await Promise.all(
    [ada, bea].map(async ({ client }) => (await client.get('/api/auth/user')).json),
  )
  expect(people.map(person => (person as { role: string }).role).toSorted()).toEqual(['admin', 'user'])
  const isAda = (people[0] as { role: string }).role === 'admin'
  if (isAda) expect(ada.client.cookie).not.toBe(cookie)
  const { user, client } = isAda ? ada : bea
  expect(auditPage.parse((await client.get('/api/admin/audit')).json).entries).toMatchObject([
    {
      act: 'user.role',
      actor: { id: user.id, email: user.email },
      subject: { kind: 'user', id: user.id },
      before: { role: 'user' },
      after: { role: 'admin', by: 'link' },
    },
  ])

  await product.stop()
  await product.start()
  expect(printed()).toHaveLength(2)
})

test('prints nothing with an external database', async () => {
  const external = await startProduct()
  expect(external.logs()).not.toContain('first administrator')
})
