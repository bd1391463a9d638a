import { signUp } from '#tests/support/factories.ts'

import type { Recipes } from './recipe.ts'
import type { World } from './world.ts'

export const admin: Recipes<'admin'> = {
  readSession: async ({ withRole }) => ({ by: (await withRole('support')).client }),
  listUsers: async ({ withRole }) => ({ by: (await withRole('support')).client, query: { search: 'ada' } }),
  usersFile: async ({ withRole }) => ({ by: (await withRole('admin')).client, query: {} }),
  readUser: async ({ ada, withRole }) => ({
    by: (await withRole('support')).client,
    params: { userId: ada.user.id },
  }),
  readLedger: async ({ ada, withRole }) => ({
    by: (await withRole('support')).client,
    params: { userId: ada.user.id },
  }),
  changeProfile: async ({ product, withRole }) => ({
    ...(await onNewUser(product, withRole)),
    body: { revision: 1, firstName: 'Grace', lastName: 'Hopper', voiceCommandsAllowed: true },
  }),
  changeEmail: async ({ product, withRole }) => ({
    ...(await onNewUser(product, withRole)),
    body: { revision: 1, email: 'grace.new@example.org' },
  }),
  changeRole: async ({ product, withRole }) => ({
    ...(await onNewUser(product, withRole)),
    body: { revision: 1, role: 'user' },
  }),
  givePlan: async ({ product, withRole }) => ({
    ...(await onNewUser(product, withRole)),
    body: { revision: 1, plan: 'pro', lastDay: null, reason: 'A prize' },
  }),
  giveBonus: async ({ product, withRole }) => ({
    ...(await onNewUser(product, withRole)),
    body: { revision: 1, amount: 10, reason: 'A prize' },
  }),
  suspend: async ({ product, withRole }) => ({
    ...(await onNewUser(product, withRole)),
    body: { revision: 1, suspended: true, reason: 'Spam' },
  }),
  scheduleDeletion: async ({ product, withRole }) => ({
    ...(await onNewUser(product, withRole)),
    body: { revision: 1, deleted: true, reason: 'Asked by email' },
  }),
  signOut: async ({ product, withRole }) => onNewUser(product, withRole),
}

/** An administrator, and a user of the first revision. */
async function onNewUser(product: World['product'], withRole: World['withRole']) {
  const { user } = await signUp(product)
  return { by: (await withRole('admin')).client, params: { userId: user.id } }
}
