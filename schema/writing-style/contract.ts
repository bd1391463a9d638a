import * as z from 'zod/mini'

import { issueCategory } from '#schema/corrections/issue.ts'
import { toneName } from '#schema/sentiment/report.ts'
import { id } from '#schema/shared/ids.ts'
import { readability, share, lengthBar } from '#schema/style/report.ts'

/** Maximum number of documents, and of characters in all of them, that a report reads. */
export const STYLE_DOCUMENTS_MAX = 50
export const STYLE_CHARACTERS_MAX = 120_000
/** The newest characters in which mistakes are looked for. */
export const MISTAKES_CHARACTERS_MAX = 20_000
/** Examples of one metric, and the longest text of one. */
export const EXAMPLES_MAX = 12
export const EXAMPLE_LENGTH_MAX = 320
export const MISTAKES_MAX = 5
export const PRACTICE_MAX = 1000

export const styleDays = z.enum(['7', '30', '90'])
export type StyleDays = z.infer<typeof styleDays>

/** The texts of a report: the user's own documents changed in these days, or one document. */
export const styleQuery = z.object({ days: z._default(styleDays, '30'), document: z.optional(id) })
export type StyleQuery = z.infer<typeof styleQuery>

const count = z.int().check(z.nonnegative())

/** A sentence of a document. `start` and `end` mark the part that a metric is about. */
export const styleExample = z.object({
  documentId: id,
  sentence: z.string().check(z.maxLength(EXAMPLE_LENGTH_MAX)),
  start: count,
  end: count,
})
export type StyleExample = z.infer<typeof styleExample>

/** The metrics that have sentences to show. */
export const styleMetric = z.enum([
  'grade',
  'lengths',
  'passive',
  'adverbs',
  'repeats',
  'starts',
  'cliches',
  'paragraphs',
])
export type StyleMetric = z.infer<typeof styleMetric>

const wordCount = z.object({ word: z.string(), count })

export const styleMeasures = z.object({
  sentences: count,
  paragraphs: count,
  readingSeconds: count,
  readability,
  lengths: z.object({
    mean: z.number(),
    median: z.number(),
    deviation: z.number(),
    longest: count,
    histogram: z.array(lengthBar),
    limit: count,
    long: count,
  }),
  passive: z.object({ sentences: count, share }),
  adverbs: z.object({ count, share }),
  vocabulary: z.object({ different: count, movingAverage: share, window: count }),
  repeats: z.array(wordCount),
  starts: z.object({ runs: count, common: z.array(z.object({ ...wordCount.shape, share })) }),
  cliches: z.array(wordCount),
  longParagraphs: z.object({ limit: count, count }),
  /** Shares of the tones, the strongest first. */
  tones: z.array(z.object({ tone: toneName, share })),
  examples: z.record(styleMetric, z.array(styleExample)),
})
export type StyleMeasures = z.infer<typeof styleMeasures>

/** The style of English texts. `measures` is null below the minimum number of words. */
export const styleOverview = z.object({
  words: count,
  /** Documents that were measured, and those left out because they are in other languages. */
  documents: count,
  otherLanguages: count,
  measures: z.nullable(styleMeasures),
})
export type StyleOverview = z.infer<typeof styleOverview>

/** GET /api/writing-style. `left`: documents beyond the limits. */
export const styleAnswer = z.object({ ...styleOverview.shape, left: count })
export type StyleAnswer = z.infer<typeof styleAnswer>

/** A kind of mistake with sentences of the user that have it. */
export const styleMistake = z.object({
  rule: z.string(),
  category: issueCategory,
  message: z.string(),
  explanation: z.string(),
  count,
  examples: z.array(styleExample),
})
export type StyleMistake = z.infer<typeof styleMistake>

/** GET /api/writing-style/mistakes: the commonest kinds first. */
export const styleMistakes = z.object({
  /** Characters that were checked. */
  checked: count,
  mistakes: z.array(styleMistake).check(z.maxLength(MISTAKES_MAX)),
})
export type StyleMistakes = z.infer<typeof styleMistakes>

const sentence = z.string().check(z.minLength(1), z.maxLength(PRACTICE_MAX))

/** POST /api/writing-style/practice: a user's correction of a sentence. */
export const practiceRequest = z.strictObject({
  rule: z.string().check(z.maxLength(100)),
  before: sentence,
  after: sentence,
})

/**
 * `right`: nothing of that kind is left and the rest is unchanged. `still`: the mistake is there.
 * `changed`: more than the mistake was changed.
 */
export const practiceAnswer = z.object({ verdict: z.enum(['right', 'still', 'changed']) })
export type PracticeVerdict = z.infer<typeof practiceAnswer>['verdict']
