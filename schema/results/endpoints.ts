import type * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { resultAnswer, resultFrame, resultItems } from '#schema/results/contract.ts'
import { idParams } from '#schema/shared/ids.ts'

type History<P extends string, Q, K> = {
  path: P
  /** The action's kind, which is also the name of the limit. */
  kind: string
  /** The summary of POST. */
  summary: string
  request: Q
  kept: K
}

/**
 * The endpoints of an action with a history: POST runs it for one query; GET lists the results,
 * which stay readable after a change of plan; GET and DELETE of one of them.
 */
export const historyEndpoints = <P extends string, Q extends z.ZodMiniType, K extends z.ZodMiniType>({
  path,
  kind,
  summary,
  request,
  kept,
}: History<P, Q, K>) => ({
  run: endpoint(`POST /api/${path}`, {
    summary,
    access: 'user',
    body: request,
    answer: resultAnswer(kept),
    frames: resultFrame(kept),
    idempotencyKey: 'required',
    limits: [{ name: kind, calls: 60, seconds: 60, per: 'user' }],
  }),
  list: endpoint(`GET /api/${path}`, {
    summary: `List the kept results of /${path}, the newest first`,
    access: 'user',
    answer: resultItems,
  }),
  read: endpoint(`GET /api/${path}/:id`, {
    summary: `Read a kept result of /${path}`,
    access: 'user',
    params: idParams,
    answer: kept,
  }),
  remove: endpoint(`DELETE /api/${path}/:id`, {
    summary: `Delete a kept result of /${path}`,
    access: 'user',
    params: idParams,
  }),
})
