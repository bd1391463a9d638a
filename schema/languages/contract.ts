import * as z from 'zod/mini'

/** A language whose texts can be checked, as returned by GET /api/languages. */
export const languageEntry = z.object({
  /** BCP 47. */
  code: z.string(),
  name: z.string(),
  ownName: z.string(),
  script: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /**
   * The source of its words: part of the checker, shipped with the product, or added by the
   * operator.
   */
  source: z.enum(['engine', 'bundled', 'pack']),
  /** SPDX expression of the words' license. */
  license: z.string(),
  /**
   * The version of the installed dictionary. Null for the checker's own words and for a missing
   * pack.
   */
  version: z.nullable(z.string()),
  /** Whether texts in it can be checked on this server now. */
  available: z.boolean(),
})
export type LanguageEntry = z.infer<typeof languageEntry>

export const languageList = z.object({ languages: z.array(languageEntry) })
export type LanguageList = z.infer<typeof languageList>

/** GET /api/languages/:code/:file: the two files of a dictionary. */
export const dictionaryParams = z.object({
  code: z.string().check(z.maxLength(20)),
  file: z.enum(['aff', 'dic']),
})

/** A URL with the version of the installed dictionary may be cached forever. */
export const dictionaryQuery = z.object({ version: z.optional(z.string().check(z.maxLength(40))) })
