import { z } from 'zod'

/** What a finding is about; each category has its own colour and underline shape in the client. */
export const issueCategory = z.enum(['spelling', 'grammar', 'punctuation', 'style', 'tone', 'clarity'])
export type IssueCategory = z.infer<typeof issueCategory>

/** A finding of the checker in a plain text. `start` and `end` are UTF-16 offsets, end exclusive. */
export const issue = z.object({
  /** Stable within one result: rule and range. */
  id: z.string(),
  category: issueCategory,
  /** Name of the rule that fired, e.g. `SpellCheck` or `AnA`. */
  rule: z.string(),
  /** One short line for the card's title. */
  message: z.string(),
  /** Why it is a mistake, in one or two plain sentences. */
  explanation: z.string(),
  /** At most three, best first. The empty string means: delete the flagged text. */
  replacements: z.array(z.string()).max(3),
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  /** 0…1. */
  confidence: z.number().min(0).max(1),
  /** May be applied by "Fix all safe": spelling or punctuation with exactly one replacement. */
  safe: z.boolean(),
})
export type Issue = z.infer<typeof issue>
