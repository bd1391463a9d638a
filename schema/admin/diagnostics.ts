import * as z from 'zod/mini'

/** A part that the servers need, in the order in which it is shown. */
export const diagnosedPart = z.enum(['database', 'bus', 'realtime', 'mail', 'payments', 'provider'])
export type DiagnosedPart = z.infer<typeof diagnosedPart>

/** Why a part fails. It never has an address or a secret. */
export const failureReason = z.enum([
  'late',
  'refused',
  'unknown',
  'broken',
  'credentials',
  'answer',
  'other',
])
export type FailureReason = z.infer<typeof failureReason>

/** How a part is set up. */
export const partMode = z.enum(['redis', 'memory', 'mailbox', 'demo', 'sandbox', 'production'])
export type PartMode = z.infer<typeof partMode>

/** Milliseconds after which a part fails. */
export const PART_TIMEOUT_MS = 5000

export const diagnosis = z.object({
  part: diagnosedPart,
  /** `off`: it is not configured, so nothing was tried. */
  state: z.enum(['works', 'fails', 'off']),
  mode: z.nullable(partMode),
  /** Null unless it fails. */
  reason: z.nullable(failureReason),
  /** How long the attempt took. Null: there was none. */
  ms: z.nullable(z.int()),
})
export type Diagnosis = z.infer<typeof diagnosis>

/** POST /api/admin/diagnostics */
export const diagnoses = z.array(diagnosis)
