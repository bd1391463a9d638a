import { isRecord } from '#schema/shared/records.ts'
import { parseQuestions, type AnsweredQuestion } from '#site/ui/parseQuestions.ts'

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
/** A page of a list. `more`: whether others follow. `questions`: on the first page of the help center. */
export type ListContent = {
  entries: readonly ListedEntry[]
  tags: readonly string[]
  query: { q: string; tag: string | null; page: number }
  more: boolean
  questions: readonly AnsweredQuestion[]
}

// By hand: the pages load no zod. All throw if a content has another shape.

export function parseText(content: unknown): TextContent {
  const { title, summary, day, html } = recordOf(content)
  if (!areTexts(title, summary, day, html)) throw another()
  return { title: String(title), summary: String(summary), day: String(day), html: String(html) }
}

export function parseEntry(content: unknown): EntryContent {
  const { tags } = recordOf(content)
  if (!isTextList(tags)) throw another()
  return { ...parseText(content), tags }
}

export function parseFeatures(content: unknown): FeaturesContent {
  const { title, summary, sections } = recordOf(content)
  if (!areTexts(title, summary) || !Array.isArray(sections)) throw another()
  return {
    title: String(title),
    summary: String(summary),
    sections: sections.map(section => {
      const { title: head, html } = recordOf(section)
      if (!areTexts(head, html)) throw another()
      return { title: String(head), html: String(html) }
    }),
  }
}

export function parseList(content: unknown): ListContent {
  const { entries, tags, query, more, questions } = recordOf(content)
  const { q, tag, page } = recordOf(query)
  if (!Array.isArray(entries) || !isTextList(tags) || typeof q !== 'string' || typeof page !== 'number')
    throw another()
  return {
    entries: entries.map(entryOf),
    tags,
    query: { q, tag: typeof tag === 'string' ? tag : null, page },
    more: more === true,
    questions: parseQuestions(questions),
  }
}

function entryOf(entry: unknown): ListedEntry {
  const { slug, title, summary, day, tags } = recordOf(entry)
  if (!areTexts(slug, title, summary, day) || !isTextList(tags)) throw another()
  return { slug: String(slug), title: String(title), summary: String(summary), day: String(day), tags }
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw another()
  return value
}

const areTexts = (...values: unknown[]): boolean => values.every(value => typeof value === 'string')

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

const another = (): Error => new Error('This page has another content')
