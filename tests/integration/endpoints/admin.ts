import type { Recipes } from './recipe.ts'

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
}
