/** The contents of the pages of texts, as the api makes them and the site shows them. */

/** A text with a page for itself. `day`: in the form 2026-11-28. */
export type TextContent = { title: string; summary: string; day: string; html: string }
/** One of many texts, such as a post. */
export type EntryContent = TextContent & { tags: readonly string[] }
export type FeaturesContent = {
  title: string
  summary: string
  sections: readonly { title: string; html: string }[]
}
export type ListedEntry = {
  slug: string
  title: string
  summary: string
  day: string
  tags: readonly string[]
}
/** A question with its answer as HTML, which the server has made of Markdown. */
export type AnsweredQuestion = { title: string; html: string }
/** A page of a list. `more`: whether others follow. `questions`: on the first page of the help center. */
export type ListContent = {
  entries: readonly ListedEntry[]
  tags: readonly string[]
  query: { q: string; tag: string | null; page: number }
  more: boolean
  questions: readonly AnsweredQuestion[]
}
