import * as z from 'zod/mini'

import { digestOf, sessionRecord } from './sessionRecord.ts'

/** The idempotency keys of requests without a result. A user seldom has one. */
const keys = sessionRecord('requestKeys', z.string(), 20)

/** Returns the idempotency key of a request: of one without a result, the same key again. */
export const keyOfRequest = async (request: readonly string[]): Promise<string> =>
  keys.keep(await digestOf(request), known => known ?? crypto.randomUUID())

/** The request has its result: the next one like it is another one. */
export const forgetKey = async (request: readonly string[]): Promise<void> =>
  keys.remove(await digestOf(request))
