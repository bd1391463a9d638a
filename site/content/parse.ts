import type {
  EntryContent,
  FeaturesContent,
  ListContent,
  ListedEntry,
  TextContent,
} from '#schema/content/pages.ts'
import { isRecord } from '#schema/shared/records.ts'
import { parseQuestions } from '#site/ui/parseQuestions.ts'

// By hand: the pages load no zod. All throw if a content has another shape.

export function parseText(content: unknown): TextContent {
  const { title, summary, day, html } = recordOf(content)
  return { title: textOf(title), summary: textOf(summary), day: textOf(day), html: textOf(html) }
}

export function parseEntry(content: unknown): EntryContent {
  const { tags } = recordOf(content)
  return { ...parseText(content), tags: listOf(tags, textOf) }
}

export function parseFeatures(content: unknown): FeaturesContent {
  const { title, summary, sections } = recordOf(content)
  return {
    title: textOf(title),
    summary: textOf(summary),
    sections: listOf(sections, section => {
      const { title: head, html } = recordOf(section)
      return { title: textOf(head), html: textOf(html) }
    }),
  }
}

export function parseList(content: unknown): ListContent {
  const { entries, tags, query, more, questions } = recordOf(content)
  const { q, tag, page } = recordOf(query)
  if (typeof page !== 'number' || typeof more !== 'boolean') throw another()
  return {
    entries: listOf(entries, entryOf),
    tags: listOf(tags, textOf),
    query: { q: textOf(q), tag: tag === null ? null : textOf(tag), page },
    more,
    questions: parseQuestions(questions),
  }
}

function entryOf(entry: unknown): ListedEntry {
  const { slug, title, summary, day, tags } = recordOf(entry)
  return {
    slug: textOf(slug),
    title: textOf(title),
    summary: textOf(summary),
    day: textOf(day),
    tags: listOf(tags, textOf),
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw another()
  return value
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw another()
  return value
}

function listOf<T>(value: unknown, of: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw another()
  return value.map(of)
}

const another = (): Error => new Error('This page has another content')
