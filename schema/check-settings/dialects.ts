import type { EnglishDialect } from '#schema/check-settings/goals.ts'

/** The dialects of English by their tags; the first is what `en` alone means. */
export const englishTags = {
  'en-US': 'US',
  'en-GB': 'UK',
  'en-AU': 'AU',
  'en-CA': 'CA',
  'en-IN': 'IN',
} as const satisfies Record<string, EnglishDialect>

/** Dialects that are written much like another one. */
const LIKE: Readonly<Record<string, EnglishDialect>> = {
  en: 'US',
  'en-nz': 'UK',
  'en-za': 'UK',
  'en-ie': 'UK',
}

const byTag = new Map<string, EnglishDialect>(
  Object.entries(englishTags).map(([tag, dialect]) => [tag.toLowerCase(), dialect]),
)

/** The dialect of a language tag in any case, with - or _; null for what is no English. */
export function dialectOf(tag: string): EnglishDialect | null {
  const lower = tag.toLowerCase().replace('_', '-')
  return byTag.get(lower) ?? LIKE[lower] ?? null
}

/** The dialect of the first English among the languages that somebody reads, best first; American English without one. */
export const dialectAmong = (tags: readonly string[]): EnglishDialect =>
  tags.map(dialectOf).find(dialect => dialect !== null) ?? 'US'
