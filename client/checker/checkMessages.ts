import * as z from 'zod/mini'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { writingSettings, type WritingSettings } from '#schema/check-settings/settings.ts'
import { issue } from '#schema/corrections/issue.ts'

/** A paragraph and how to check it; `language` is that of the document. */
export type CheckTask = { text: string; how: WritingSettings }

/**
 * The messages of a page to its checker. `spell` asks for the spelling alone, which is answered
 * before Harper is loaded.
 */
export type CheckRequest = ({ kind: 'spell' | 'check' } & CheckTask) | { kind: 'leave' }

/**
 * The messages to a worker itself. `connect` and `harper` come with a port: of a page, and of
 * Harper's worker, where the latest counts. `prepare` loads what a dialect needs, and `files`, with a
 * port for the answer, asks for what was loaded. `end` ends the worker for all its pages.
 */
export type WorkerOrder =
  | { kind: 'connect' | 'harper' | 'files' | 'end' }
  | { kind: 'prepare'; dialect: EnglishDialect }

/** The answer of a shared worker to each page that connects. */
export type WorkerHere = { kind: 'here' }

/** The answer to `files`: the paths of the files that the worker runs on. */
export const workerFiles = z.array(z.string())

const task = { text: z.string(), how: writingSettings }

const checked = z.object({
  kind: z.literal('checked'),
  ...task,
  /** The language used for the check. */
  language: z.string(),
  /** The detected language, or English if it is unclear. */
  detected: z.string(),
  /** Null if no checker supports that language. */
  issues: z.nullable(z.array(issue)),
})
export type Checked = z.infer<typeof checked>

/** The misspelled words of a paragraph; none if its language is not English. */
const spelled = z.object({ kind: z.literal('spelled'), ...task, issues: z.array(issue) })
export type Spelled = z.infer<typeof spelled>

export const checkAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  spelled,
  checked,
  z.object({ kind: z.literal('failed'), message: z.string() }),
  z.object({ kind: z.literal('ended') }),
])

/** The messages of the checker. */
export type CheckAnswer = z.infer<typeof checkAnswer>
