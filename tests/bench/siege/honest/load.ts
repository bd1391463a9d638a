import { z } from 'zod'

import type { Samples } from '../../sync/samples.ts'

/** An editor: a user's session, and the document in which they type. */
export const editorSeat = z.object({ document: z.string(), cookie: z.string(), address: z.string() })

/** The server, and everyone who uses it honestly. */
export const honestLoad = z.object({ url: z.string(), seats: z.array(editorSeat) })
export type HonestLoad = z.infer<typeof honestLoad>

/** Quantiles in milliseconds. NaN without samples. */
export const latency = z.object({
  count: z.number(),
  p50: z.number().or(z.nan()),
  p95: z.number().or(z.nan()),
  p99: z.number().or(z.nan()),
  max: z.number().or(z.nan()),
})
export type Latency = z.infer<typeof latency>

export const latencyOf = (samples: Samples): Latency => ({
  count: samples.count,
  p50: samples.quantile(0.5),
  p95: samples.quantile(0.95),
  p99: samples.quantile(0.99),
  max: samples.quantile(1),
})

const counts = z.record(z.string(), z.number())

/**
 * The measurements of the editors in a phase: connections closed by reason, and edits that got no
 * acknowledgment within a minute.
 */
export const editing = z.object({ acks: latency, closed: counts, unanswered: z.number() })

/** The measurements of visitors and signed-in users in a phase. Errors are counted by status or cause. */
export const calling = z.object({
  checks: latency,
  requests: latency,
  checkErrors: counts,
  requestErrors: counts,
})
