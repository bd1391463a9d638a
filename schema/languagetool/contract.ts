import * as z from 'zod/mini'

/** Maximum length of one request's text in UTF-16 units, including markup. */
export const ANONYMOUS_MAX = 20_000
export const WITH_KEY_MAX = 60_000

const field = z.optional(z.string())

/**
 * The input of /v2/check, as a form with POST or in the query with GET. Errors use LanguageTool's
 * wording.
 */
export const checkForm = z.object({
  text: field,
  data: field,
  language: field,
  preferredVariants: field,
  level: field,
  mode: field,
  enabledOnly: field,
  enabledRules: field,
  disabledRules: field,
  enabledCategories: field,
  disabledCategories: field,
  apiKey: field,
})
export type CheckForm = z.infer<typeof checkForm>

/** A part of `data`: text to check, or markup with its replacement. */
const part = z.union([
  z.object({ text: z.string() }),
  z.object({ markup: z.string(), interpretAs: z.optional(z.string()) }),
])
/** The parameter `data`, as JSON. */
export const annotated = z.object({ annotation: z.array(part) })

const languageName = z.object({ name: z.string(), code: z.string() })

/** A finding. Offsets are UTF-16 units of the text, or of all parts of `data` joined. */
export const match = z.object({
  message: z.string(),
  shortMessage: z.string(),
  replacements: z.array(z.object({ value: z.string() })),
  offset: z.int().check(z.nonnegative()),
  length: z.int().check(z.positive()),
  context: z.object({ text: z.string(), offset: z.int(), length: z.int() }),
  sentence: z.string(),
  type: z.object({ typeName: z.string() }),
  rule: z.object({
    id: z.string(),
    description: z.string(),
    issueType: z.string(),
    category: z.object({ id: z.string(), name: z.string() }),
    isPremium: z.boolean(),
  }),
  ignoreForIncompleteSentence: z.boolean(),
  contextForSureMatch: z.int(),
})
export type Match = z.infer<typeof match>

const software = z.object({
  name: z.string(),
  version: z.string(),
  buildDate: z.string(),
  apiVersion: z.literal(1),
  premium: z.boolean(),
  status: z.string(),
})

/** The answer of POST (and GET) /v2/check. */
export const checkAnswer = z.object({
  software,
  warnings: z.object({ incompleteResults: z.boolean() }),
  language: z.object({
    ...languageName.shape,
    detectedLanguage: z.object({ ...languageName.shape, confidence: z.number() }),
  }),
  matches: z.array(match),
})
export type CheckAnswer = z.infer<typeof checkAnswer>

/** The answer of GET /v2/languages. */
export const languageList = z.array(z.object({ name: z.string(), code: z.string(), longCode: z.string() }))
export type LanguageList = z.infer<typeof languageList>

/** The answer of GET /v2/info. */
export const info = z.object({ software })

/** The query of GET /v2/configinfo. */
export const configForm = z.object({ language: field })

const yes = z.optional(z.literal('yes'))

/** The answer of GET /v2/configinfo. Marks that do not apply are absent. */
export const configInfo = z.object({
  software,
  parameter: z.object({ maxTextLength: z.int() }),
  rules: z.array(
    z.object({
      ruleId: z.string(),
      description: z.string(),
      isDictionaryBasedSpellingRule: yes,
      isDefaultOff: yes,
      isTextLevelRule: yes,
      minToCheckParagraph: z.optional(z.int()),
      categoryId: z.string(),
      categoryName: z.string(),
      locQualityIssueType: z.string(),
    }),
  ),
})
export type ConfigInfo = z.infer<typeof configInfo>

/** The query of GET /v2/words: a part of the dictionary of the key's user. */
export const wordsForm = z.object({ offset: field, limit: field, apiKey: field })
export type WordsForm = z.infer<typeof wordsForm>
export const wordList = z.object({ words: z.array(z.string()) })

/** The form of POST /v2/words/add and /v2/words/delete. */
export const wordForm = z.object({ word: field, apiKey: field })
export type WordForm = z.infer<typeof wordForm>
export const wordAdded = z.object({ added: z.boolean() })
export const wordDeleted = z.object({ deleted: z.boolean() })
