import type { EnglishDialect } from '#schema/check-settings/goals.ts'

/** The dialects of English as the interface calls them. */
export const dialectNames: Readonly<Record<EnglishDialect, string>> = {
  US: 'American English',
  UK: 'British English',
  AU: 'Australian English',
  CA: 'Canadian English',
  IN: 'Indian English',
}
