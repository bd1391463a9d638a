import type { IssueCategory } from '#schema/corrections/issue.ts'
import type { EnglishDialect, Goals } from '#schema/check-settings/goals.ts'

/**
 * One thing that people write and what to write instead. The pattern language is described in README.md beside this
 * file; a pattern has one marked part in brackets, or is marked whole.
 */
export interface Rule {
  /** Unique over all packs, in CamelCase: the `rule` of its findings. */
  id: string
  category: IssueCategory
  /** One short line for the card's title. */
  message: string
  /** Why, in one or two plain sentences. */
  explanation: string
  /** Pattern and what the marked part becomes: one to three templates, best first. */
  cases: readonly Case[]
  /** Patterns that, found anywhere in the sentence, say that the rule does not apply to it. */
  unless?: readonly string[]
  /** Words sets of the rule's own, by name (used as `$name`); words parted by white space. */
  sets?: Readonly<Record<string, string>>
  /** Only in these dialects; all when left out. */
  dialects?: readonly EnglishDialect[]
  /** Only for these goals: any of the values of each that is given. */
  goals?: { readonly [Name in keyof Goals]?: readonly Goals[Name][] }
  /** 0…1; 0.8 when left out. */
  confidence?: number
  examples: {
    /** What the rule finds, and the text with the first replacement. */
    wrong: readonly (readonly [wrong: string, corrected: string])[]
    /** Near to what it finds, and right. */
    right: readonly string[]
  }
  /** Why it may fire in clean text more than once in 20,000 words, or what else to know. */
  note?: string
}

export type Case = readonly [pattern: string, ...replacements: readonly [string, ...string[]]]
