import { dialect, type EnglishDialect } from '#schema/writing/goals.ts'

/** The dialects of English as the interface calls them: "British English". */
export const dialectNames: Readonly<Record<EnglishDialect, string>> = {
  US: 'American',
  UK: 'British',
  AU: 'Australian',
  CA: 'Canadian',
  IN: 'Indian',
}

/** All of them, for a list to choose from. */
export const dialectOptions = dialect.options.map(value => ({
  value,
  label: `${dialectNames[value]} English`,
}))
