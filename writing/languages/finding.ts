import type { Issue } from '#schema/corrections/issue.ts'

/** What a rule finds in one paragraph, before it is an issue of the whole text. */
export type Finding = Omit<Issue, 'id'>

/** A rule of punctuation, spacing or repetition. `text` is one paragraph with everything technical covered. */
export type TextRule = (text: string) => Finding[]
