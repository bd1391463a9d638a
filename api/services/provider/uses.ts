import { z } from 'zod'

import { database, query } from '#api/kit/query.ts'

import type { Use } from './provider.ts'

const KEPT = "interval '400 days'"

/** Stores the usage of a call. */
export async function keepUse(use: Use): Promise<void> {
  await query(
    null,
    z.unknown(),
    `INSERT INTO provider_usage
       (user_id, reservation_id, action, model, prompt, outcome, tokens_in, tokens_out, estimated, cost)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      use.userId,
      use.reservationId,
      use.action,
      use.model,
      use.prompt,
      use.outcome,
      use.input,
      use.output,
      use.estimated,
      use.cost,
    ],
  )
}

/** Deletes calls older than 400 days. */
export async function cleanUpUses(): Promise<void> {
  await database().query(`DELETE FROM provider_usage WHERE at < now() - ${KEPT}`)
}
