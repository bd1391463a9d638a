import * as z from 'zod/mini'

/** A stretch of the measured text in UTF-16 offsets, end exclusive: what a figure points at. */
export const range = z.object({ start: z.int().check(z.nonnegative()), end: z.int().check(z.positive()) })
export type Range = z.infer<typeof range>

const count = z.int().check(z.nonnegative())
/** 0…1. */
const share = z.number().check(z.minimum(0), z.maximum(1))
const ranges = z.array(range)

/** What is counted in any text, however short. */
const counts = z.object({
  words: count,
  /** UTF-16 units, as an editor and the limit of a document count them. */
  characters: count,
  charactersWithoutSpaces: count,
  sentences: count,
  paragraphs: count,
  /** How long it takes to read silently, and to give as a talk. */
  readingSeconds: count,
  speakingSeconds: count,
})
export type TextCounts = z.infer<typeof counts>

/** US school grades, except `readingEase`: about 0 (very hard) to 100 (very easy). Any of them may lie beyond its scale. */
const readability = z.object({
  fleschKincaidGrade: z.number(),
  automatedReadabilityIndex: z.number(),
  fleschReadingEase: z.number(),
  smogGrade: z.number(),
})
export type Readability = z.infer<typeof readability>

/** How many sentences have `from` to `to` words; the last bar is open at its end (null). */
const lengthBar = z.object({ from: count, to: z.nullable(count), sentences: count })

const sentenceLengths = z.object({
  mean: z.number(),
  median: z.number(),
  /** Standard deviation of the sentences there are. */
  deviation: z.number(),
  longest: z.object({ words: count, range }),
  histogram: z.array(lengthBar),
  /** The sentences of more than `limit` words. */
  limit: count,
  long: ranges,
})
export type SentenceLengths = z.infer<typeof sentenceLengths>

/** A word, as a reader would look it up, and where it stands. */
const wordAndRanges = z.object({ word: z.string(), ranges })

/** What a text of 50 words or more says of its style; below that only the counts mean anything. */
export const styleReport = z.discriminatedUnion('enough', [
  z.object({ enough: z.literal(false), counts }),
  z.object({
    enough: z.literal(true),
    counts,
    readability,
    sentenceLengths,
    /** `ranges` run from the form of "be" to the participle. */
    passive: z.object({ sentences: count, share, ranges }),
    /** Share of words. */
    adverbs: z.object({ share, ranges }),
    vocabulary: z.object({
      different: count,
      typeTokenRatio: share,
      /** Over windows of `window` words: comparable between texts of different lengths. */
      movingAverage: share,
      window: count,
    }),
    /** Words that come again soon, each with every place of theirs that is near another. Most often repeated first. */
    repeats: z.array(wordAndRanges),
    starts: z.object({
      /** Three or more sentences in a row that begin with one word; `ranges` are those words. */
      runs: z.array(wordAndRanges),
      /** The words that most often begin a sentence. */
      common: z.array(z.object({ word: z.string(), sentences: count, share })),
    }),
    /** Each with the wording of the list, in order of place. */
    cliches: z.array(z.object({ phrase: z.string(), range })),
    /** Of more than `limit` words. */
    longParagraphs: z.object({ limit: count, ranges }),
  }),
])
export type StyleReport = z.infer<typeof styleReport>
