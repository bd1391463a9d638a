import * as z from 'zod/mini'

/** A language that texts can be checked in, as GET /api/languages tells of it. */
export const languageEntry = z.object({
  /** BCP 47. */
  code: z.string(),
  name: z.string(),
  ownName: z.string(),
  script: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** How its words come: in the checker itself, shipped with the product, or added by whoever runs it. */
  source: z.enum(['engine', 'bundled', 'pack']),
  /** SPDX expression of the words' licence. */
  licence: z.string(),
  /** Of the dictionary that is there; null for the checker's own words and for a pack that was not added. */
  version: z.nullable(z.string()),
  /** Texts in it can be checked here and now. */
  available: z.boolean(),
})
export type LanguageEntry = z.infer<typeof languageEntry>

export const languageList = z.object({ languages: z.array(languageEntry) })
export type LanguageList = z.infer<typeof languageList>

/** GET /api/languages/:code/:file, the two files of a dictionary. */
export const dictionaryParams = z.object({
  code: z.string().check(z.maxLength(20)),
  file: z.enum(['aff', 'dic']),
})

/** An address with the version of the dictionary that is there may be kept for good. */
export const dictionaryQuery = z.object({ version: z.optional(z.string().check(z.maxLength(40))) })
