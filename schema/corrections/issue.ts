import * as z from 'zod/mini'

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
  replacements: z.array(z.string()).check(z.maxLength(3)),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.positive()),
  /** 0…1. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** May be applied by "Fix all safe": a slip of which it is clear what was meant, or punctuation with exactly one replacement. */
  safe: z.boolean(),
})
export type Issue = z.infer<typeof issue>
