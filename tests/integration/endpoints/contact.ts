import { inDatabase } from '#tests/support/queuedEmails.ts'

import type { Recipes } from './recipe.ts'
import type { World } from './world.ts'

export const contact: Recipes<'contact'> = {
  send: ({ visitor }) => ({
    by: visitor(),
    body: {
      name: 'Vera',
      email: 'vera@example.org',
      subject: 'A question',
      message: 'Which languages can it check?',
    },
  }),
}

export const adminMessages: Recipes<'adminMessages'> = {
  async list(world) {
    await received(world)
    return { by: (await world.withRole('support')).client, query: { state: 'open' } }
  },
  async answer(world) {
    return {
      by: (await world.withRole('support')).client,
      params: { messageId: await received(world) },
      body: { revision: 1, text: 'It checks 33 languages.' },
    }
  },
}

/** Returns the id of a new message. */
async function received({ product }: World): Promise<string> {
  const [message] = await inDatabase<{ id: string }>(
    product,
    `INSERT INTO contact_messages (name, email, subject, message)
     VALUES ('Vera', 'vera@example.org', 'A question', 'Which languages can it check?') RETURNING id`,
  )
  return message?.id ?? ''
}
