import type { EnglishDialect } from '#schema/check-settings/goals.ts'

const NAMES: Record<EnglishDialect, string> = {
  US: 'American',
  UK: 'British',
  AU: 'Australian',
  CA: 'Canadian',
  IN: 'Indian',
}

/** Returns the name of an English dialect for a prompt. */
export const nameOfEnglish = (dialect: EnglishDialect): string => `${NAMES[dialect]} English`
