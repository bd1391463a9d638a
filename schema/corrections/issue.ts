import * as z from 'zod/mini'

/** The category of a finding. The client shows each with a different color and underline. */
export const issueCategory = z.enum(['spelling', 'grammar', 'punctuation', 'style', 'tone', 'clarity'])
export type IssueCategory = z.infer<typeof issueCategory>

/**
 * A finding of the checker in a plain text. `start` and `end` are UTF-16 offsets, end exclusive.
 */
export const issue = z.object({
  /** Stable within one result: rule and range. */
  id: z.string(),
  category: issueCategory,
  /** Name of the rule, e.g. `SpellCheck` or `AnA`. */
  rule: z.string(),
  /** One short line for the card's title. */
  message: z.string(),
  /** The reason, in one or two plain sentences. */
  explanation: z.string(),
  /** At most three, best first. The empty string deletes the flagged text. */
  replacements: z.array(z.string()).check(z.maxLength(3)),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.positive()),
  /** 0…1. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /**
   * Whether "Fix all easy ones" may apply it: a typo with a clear correction, or punctuation with
   * exactly one replacement.
   */
  safe: z.boolean(),
})
export type Issue = z.infer<typeof issue>

/** The rules about words that are in no word list: of English, and of the other languages. */
const UNKNOWN_WORD = ['SpellCheck', 'Spelling']

/** The rule of findings that the AI provider made on request. */
export const DEEP_CHECK = 'DeepCheck'

export const isDeep = ({ rule }: Pick<Issue, 'rule'>): boolean => rule === DEEP_CHECK

/** Whether a finding is about a word itself, so that the dictionary can allow it. */
export const isUnknownWord = ({ rule }: Pick<Issue, 'rule'>): boolean => UNKNOWN_WORD.includes(rule)

/**
 * Whether the dictionary is offered for the flagged text. A missing capital is not a new word, since
 * the dictionary takes a word in any case.
 */
export const isWordToLearn = ({ rule, replacements }: Issue, flagged: string): boolean =>
  isUnknownWord({ rule }) && replacements[0]?.toLowerCase() !== flagged.toLowerCase()
