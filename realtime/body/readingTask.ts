import * as Y from 'yjs'
import { z } from 'zod'

import type { RecordedAct } from '#document/acts/record.ts'
import { inspectUpdate, type UpdateError, type UpdateInfo } from '#document/structure.ts'
import { DamagedDocumentError } from '#realtime/storage/contract.ts'
import { fail, ok, type Result } from '#schema/shared/result.ts'

import { bodyReading, readBody, type BodyReading } from './reading.ts'

export const bytes = z.custom<Uint8Array>(value => value instanceof Uint8Array)

/** A request to a worker: to inspect an update, to cut it, or to read a stored body. */
export const readingTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inspect'), update: bytes }),
  z.object({ kind: z.literal('beyond'), update: bytes, known: bytes }),
  z.object({ kind: z.literal('read'), snapshot: bytes.nullable(), rows: z.array(bytes) }),
])
export type ReadingTask = z.infer<typeof readingTask>

const failure = <E extends z.ZodType>(error: E) => z.object({ ok: z.literal(false), error })

const id = z.object({ client: z.number(), clock: z.number() })
const span = z.object({ client: z.number(), from: z.number(), to: z.number() })
const format = z.object({ name: z.string(), json: z.string() })
const recordedAct: z.ZodType<RecordedAct> = z.object({
  id,
  order: z.number(),
  of: id.nullable(),
  runs: z.array(id.extend({ text: z.string(), right: id.nullable(), formats: z.array(format).optional() })),
  inserted: z.array(span),
  block: z
    .object({ taken: id.nullable(), brought: id.nullable(), text: z.array(span), parts: z.array(span) })
    .optional(),
})

/** The answer to `inspect`. */
export const inspection: z.ZodType<Result<UpdateInfo, UpdateError>> = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    value: z.object({
      ranges: z.array(span),
      empty: z.boolean(),
      deletesOnly: z.boolean(),
      deletes: z.boolean(),
      deletionsStart: z.number(),
      deletionsEnd: z.array(id),
      parts: z.number(),
      acts: z.array(recordedAct),
    }),
  }),
  failure(z.object({ code: z.enum(['malformed', 'notAllowed', 'tooDeep']), message: z.string() })),
])

/** The answer to `read`. A failure is the reason why the body is damaged. */
export const readOutcome: z.ZodType<Result<BodyReading, string>> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: bodyReading }),
  failure(z.string()),
])

/** Does a task, in the worker. */
export function performReading(
  task: ReadingTask,
): z.infer<typeof inspection> | z.infer<typeof readOutcome> | Uint8Array {
  switch (task.kind) {
    case 'inspect':
      return inspectUpdate(task.update)
    case 'beyond':
      return Y.diffUpdate(task.update, task.known)
    case 'read':
      return readOrDamaged(task.snapshot, task.rows)
    default:
      return task satisfies never
  }
}

function readOrDamaged(snapshot: Uint8Array | null, rows: Uint8Array[]): Result<BodyReading, string> {
  try {
    return ok(readBody(snapshot, rows))
  } catch (error) {
    if (error instanceof DamagedDocumentError) return fail(error.message)
    throw error
  }
}
