import * as z from 'zod/mini'

import { adminPlan } from '#schema/admin/plans.ts'
import { planFeature } from '#schema/plans/contract.ts'
import { signUpOn } from '#tests/support/factories.ts'
import { buyPlan } from '#tests/support/payments.ts'

import type { Recipes } from './recipe.ts'
import type { World } from './world.ts'

export const adminPayments: Recipes<'adminPayments'> = {
  async list({ product, withRole }) {
    const { id } = await order(product)
    return { by: (await withRole('support')).client, query: { search: id } }
  },
  async read({ product, withRole }) {
    const { id } = await order(product)
    return { by: (await withRole('support')).client, params: { orderId: id } }
  },
  async listEvents({ product, withRole }) {
    await order(product)
    return { by: (await withRole('support')).client, query: {} }
  },
  async recheck({ product, withRole }) {
    const { id } = await order(product)
    return { by: (await withRole('admin')).client, params: { orderId: id } }
  },
  async refund({ product, withRole }) {
    const { id, revision } = await order(product)
    const body = { revision, keepsPlan: false, evenCredited: false, reason: 'Asked by email' }
    return { by: (await withRole('admin')).client, params: { orderId: id }, body }
  },
}

export const adminPlans: Recipes<'adminPlans'> = {
  list: async ({ withRole }) => ({ by: (await withRole('admin')).client }),
  async change({ withRole }) {
    const { client } = await withRole('admin')
    const stored = z.parse(z.array(adminPlan), (await client.get('/api/admin/plans')).json)
    const premium = stored.find(({ name }) => name === 'premium')
    if (!premium) throw new Error('There is no plan.')
    const { id: _id, name: planName, ...values } = premium
    const flags = planFeature.options.filter(feature => values.flags.includes(feature))
    return { by: client, params: { planName }, body: { ...values, flags, reason: 'As before' } }
  },
}

/** A paid order of a new user. */
const order = async (product: World['product']) => buyPlan(await signUpOn(product, 'free'))
