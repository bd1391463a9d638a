import type { Recipes } from './recipe.ts'

const wrongLink = { token: 'of another address' }

export const newsletter: Recipes<'newsletter'> = {
  subscribe: ({ visitor }) => ({ by: visitor(), form: { email: 'vera@example.org' } }),
  confirm: ({ visitor }) => ({ by: visitor(), form: wrongLink }),
  unsubscribe: ({ visitor }) => ({ by: visitor(), form: wrongLink }),
}

export const adminNewsletter: Recipes<'adminNewsletter'> = {
  file: async world => ({ by: (await world.withRole('admin')).client }),
}
