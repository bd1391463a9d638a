import { randomUUID } from 'node:crypto'

import { createSnippet } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import type { Recipes } from './recipe.ts'
import type { World } from './world.ts'

export const adminReports: Recipes<'adminReports'> = {
  async list(world) {
    await reported(world)
    return { by: (await world.withRole('support')).client, query: { state: 'open' } }
  },
  async decide(world) {
    return {
      by: (await world.withRole('admin')).client,
      params: { reportId: await reported(world) },
      body: { revision: 1, decision: 'hidden', reason: 'Spam' },
    }
  },
}

/** Returns the id of a report about a new snippet of Ada. */
async function reported({ product, ada }: World): Promise<string> {
  const { id } = await createSnippet(ada)
  const [report] = await inDatabase<{ id: string }>(
    product,
    `INSERT INTO snippet_reports (document_id, reason, details) VALUES ($1, 'spam', 'A scam') RETURNING id`,
    [id],
  )
  return report?.id ?? ''
}

export const adminJobs: Recipes<'adminJobs'> = {
  async read({ product, withRole }) {
    await failedEvent(product)
    return { by: (await withRole('admin')).client }
  },
  async readUsage({ product, ada, withRole }) {
    await inDatabase(
      product,
      `INSERT INTO provider_usage (user_id, action, model, prompt, outcome, tokens_in, tokens_out, estimated, cost)
       VALUES ($1, 'improve', 'a-model', 'improve/1', 'answered', 10, 5, false, 0.01)`,
      [ada.user.id],
    )
    return { by: (await withRole('admin')).client }
  },
  retryPaymentEvent: async ({ product, withRole }) => ({
    by: (await withRole('admin')).client,
    params: { eventId: await failedEvent(product) },
  }),
}

/** Returns the id of an event of the payment service that has failed. */
async function failedEvent(product: World['product']): Promise<string> {
  const [event] = await inDatabase<{ id: string }>(
    product,
    `INSERT INTO payment_events (key, body, is_late, attempts, next_at, last_error)
     VALUES ($1, '{}', false, 3, now() + interval '1 hour', 'no answer') RETURNING id::text`,
    [randomUUID()],
  )
  return event?.id ?? ''
}

export const adminDiagnostics: Recipes<'adminDiagnostics'> = {
  run: async ({ withRole }) => ({ by: (await withRole('admin')).client }),
}
