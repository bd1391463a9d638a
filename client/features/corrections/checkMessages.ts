import * as z from 'zod/mini'

import { issue } from '#schema/corrections/issue.ts'
import { writingSettings, type WritingSettings } from '#schema/check-settings/settings.ts'

/** A paragraph and how to check it; `language` is that of the document. */
export type CheckTask = { text: string; how: WritingSettings }

const checked = z.object({
  kind: z.literal('checked'),
  text: z.string(),
  how: writingSettings,
  /** The language used for the check. */
  language: z.string(),
  /** The detected language, or English if it is unclear. */
  detected: z.string(),
  /** Null if no checker supports that language. */
  issues: z.nullable(z.array(issue)),
})
export type Checked = z.infer<typeof checked>

export const checkAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  checked,
  z.object({ kind: z.literal('failed'), message: z.string() }),
])

/** The messages of the worker. */
export type CheckAnswer = z.infer<typeof checkAnswer>
