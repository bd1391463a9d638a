import type { EnglishDialect } from '#schema/check-settings/goals.ts'

/** English dialects by tag. `en` alone means the first one. */
export const englishTags = {
  'en-US': 'US',
  'en-GB': 'UK',
  'en-AU': 'AU',
  'en-CA': 'CA',
  'en-IN': 'IN',
} as const satisfies Record<string, EnglishDialect>

/** Returns the language tag of a dialect. */
export const tagOf = (dialect: EnglishDialect): string =>
  Object.entries(englishTags).find(([, own]) => own === dialect)?.[0] ?? 'en-US'

/** Regions whose English is written much like a supported dialect. */
const LIKE: Readonly<Record<string, EnglishDialect>> = {
  en: 'US',
  'en-nz': 'UK',
  'en-za': 'UK',
  'en-ie': 'UK',
}

const byTag = new Map<string, EnglishDialect>(
  Object.entries(englishTags).map(([tag, dialect]) => [tag.toLowerCase(), dialect]),
)

/** Returns the dialect of a language tag, in any case, with - or _. Null if it is not English. */
export function dialectOf(tag: string): EnglishDialect | null {
  const lower = tag.toLowerCase().replace('_', '-')
  return byTag.get(lower) ?? LIKE[lower] ?? null
}

/**
 * Returns the dialect of the first English among a user's preferred languages, or American English.
 */
export const dialectAmong = (tags: readonly string[]): EnglishDialect =>
  tags.map(dialectOf).find(dialect => dialect !== null) ?? 'US'
