import type { Recipes } from './recipe.ts'

export const activity: Recipes<'activity'> = {
  readOverview: async ({ withRole }) => ({ by: (await withRole('admin')).client }),
}
