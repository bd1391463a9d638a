import type { Issue } from '#schema/corrections/issue.ts'

/** A finding of a rule in one paragraph, before it becomes an issue of the whole text. */
export type Finding = Omit<Issue, 'id'>

/**
 * A rule on punctuation, spacing or repetition. `text` is one paragraph with technical parts
 * masked.
 */
export type TextRule = (text: string) => Finding[]
