import type * as z from 'zod/mini'

import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { resultAnswer, resultFrame, resultItems } from '#schema/results/contract.ts'
import { idParams } from '#schema/shared/ids.ts'

// The endpoints of an action with a history. Each is made by a function, so that bundles leave out
// those that are not used.

type Run<P extends string, Q, K> = {
  path: P
  /** The action's kind, which is also the name of the limit. */
  kind: string
  /** The summary of POST. */
  summary: string
  request: Q
  kept: K
}

/** Declares POST of an action with a history. It runs the action for one query. */
// @__NO_SIDE_EFFECTS__
export const runEndpoint = <P extends string, Q extends z.ZodMiniType, K extends z.ZodMiniType>({
  path,
  kind,
  summary,
  request,
  kept,
}: Run<P, Q, K>) =>
  endpoint(`POST /api/${path}`, {
    summary,
    access: 'user',
    body: request,
    answer: resultAnswer(kept),
    frames: resultFrame(kept),
    idempotencyKey: 'required',
    limits: [{ name: kind, calls: 60, seconds: MINUTE_S, per: 'user' }],
  })

/** Declares the list of results. They stay readable after a change of plan. */
// @__NO_SIDE_EFFECTS__
export const listEndpoint = <P extends string>(path: P) =>
  endpoint(`GET /api/${path}`, {
    summary: `List the kept results of /${path}, the newest first`,
    access: 'user',
    answer: resultItems,
  })

/** Declares the reading of one result. */
// @__NO_SIDE_EFFECTS__
export const readEndpoint = <P extends string, K extends z.ZodMiniType>(path: P, kept: K) =>
  endpoint(`GET /api/${path}/:id`, {
    summary: `Read a kept result of /${path}`,
    access: 'user',
    params: idParams,
    answer: kept,
  })

/** Declares the deletion of one result. */
// @__NO_SIDE_EFFECTS__
export const removeEndpoint = <P extends string>(path: P) =>
  endpoint(`DELETE /api/${path}/:id`, {
    summary: `Delete a kept result of /${path}`,
    access: 'user',
    params: idParams,
  })
