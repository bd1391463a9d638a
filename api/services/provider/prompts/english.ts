import type { EnglishDialect } from '#schema/check-settings/goals.ts'

const NAMES: Record<EnglishDialect, string> = {
  US: 'American',
  UK: 'British',
  AU: 'Australian',
  CA: 'Canadian',
  IN: 'Indian',
}

/** A dialect of English as a model is told of it. */
export const nameOfEnglish = (dialect: EnglishDialect): string => `${NAMES[dialect]} English`
