import type { EnglishDialect, Goals } from '#schema/check-settings/goals.ts'
import type { IssueCategory } from '#schema/corrections/issue.ts'

/**
 * A mistake and its correction. README.md in this folder describes the pattern language. A pattern
 * marks one part in brackets; without brackets, the whole match is marked.
 */
export interface Rule {
  /** Unique across all packs, in CamelCase. It becomes the `rule` of the findings. */
  id: string
  category: IssueCategory
  /** The card's title names the mistake or its correction. */
  message: string
  /** The reason, in one plain sentence. It may end with examples after a colon. */
  explanation: string
  /** A pattern and its replacements: one to three templates for the marked part, best first. */
  cases: readonly Case[]
  /** If one of these patterns matches anywhere in the sentence, the rule does not apply to it. */
  unless?: readonly string[]
  /** The rule's word sets by name (used as `$name`), each a whitespace-separated list. */
  sets?: Readonly<Record<string, string>>
  /** Dialects in which the rule applies. Default: all. */
  dialects?: readonly EnglishDialect[]
  /** Goals under which the rule applies: one of the listed values for each goal. */
  goals?: { readonly [Name in keyof Goals]?: readonly Goals[Name][] }
  /** 0…1. Default: 0.8. */
  confidence?: number
  examples: {
    /** A wrong text and the same text with the first replacement. */
    wrong: readonly (readonly [wrong: string, corrected: string])[]
    /** Correct texts that resemble the mistake. */
    right: readonly string[]
  }
  /**
   * Reasons for false alarms (more than one in 20,000 words of clean text), or other background.
   */
  note?: string
}

export type Case = readonly [pattern: string, ...replacements: readonly [string, ...string[]]]
