import * as z from 'zod/mini'

/** A range of the text in UTF-16 offsets, end exclusive, that a metric refers to. */
export const range = z.object({ start: z.int().check(z.nonnegative()), end: z.int().check(z.positive()) })
export type Range = z.infer<typeof range>

const count = z.int().check(z.nonnegative())
/** 0…1. */
export const share = z.number().check(z.minimum(0), z.maximum(1))
const ranges = z.array(range)

/** Counts for texts of any length. */
const counts = z.object({
  words: count,
  /** UTF-16 units, as an editor and the limit of a document count them. */
  characters: count,
  charactersWithoutSpaces: count,
  sentences: count,
  paragraphs: count,
  /** Time to read the text silently, and to speak it. */
  readingSeconds: count,
  speakingSeconds: count,
})
export type TextCounts = z.infer<typeof counts>

/**
 * US school grades, except `readingEase`: about 0 (very hard) to 100 (very easy). Values may exceed
 * their scale.
 */
export const readability = z.object({
  fleschKincaidGrade: z.number(),
  automatedReadabilityIndex: z.number(),
  fleschReadingEase: z.number(),
  smogGrade: z.number(),
})
export type Readability = z.infer<typeof readability>

/** The number of sentences with `from` to `to` words. The last bar has no upper end (null). */
export const lengthBar = z.object({ from: count, to: z.nullable(count), sentences: count })

const sentenceLengths = z.object({
  mean: z.number(),
  median: z.number(),
  /** Population standard deviation. */
  deviation: z.number(),
  longest: z.object({ words: count, range }),
  histogram: z.array(lengthBar),
  /** The ranges are sentences of more than `limit` words. */
  limit: count,
  long: ranges,
})
export type SentenceLengths = z.infer<typeof sentenceLengths>

/** A word in dictionary form, with its occurrences. */
const wordAndRanges = z.object({ word: z.string(), ranges })

/** The style metrics of a text of 50 words or more. Shorter texts only have counts. */
export const styleReport = z.discriminatedUnion('enough', [
  z.object({ enough: z.literal(false), counts }),
  z.object({
    enough: z.literal(true),
    counts,
    readability,
    sentenceLengths,
    /** `ranges` run from the form of "be" to the participle. */
    passive: z.object({ sentences: count, share, ranges }),
    /** Share of all words. */
    adverbs: z.object({ share, ranges }),
    vocabulary: z.object({
      different: count,
      typeTokenRatio: share,
      /** The mean over windows of `window` words, comparable between texts of different lengths. */
      movingAverage: share,
      window: count,
    }),
    /** Words that recur soon, each with all occurrences near another one. Most frequent first. */
    repeats: z.array(wordAndRanges),
    starts: z.object({
      /** Runs of three or more sentences with the same first word; `ranges` are those words. */
      runs: z.array(wordAndRanges),
      /** The most common first words of sentences. */
      common: z.array(z.object({ word: z.string(), sentences: count, share })),
    }),
    /** Each with the listed wording, in text order. */
    cliches: z.array(z.object({ phrase: z.string(), range })),
    /** Paragraphs of more than `limit` words. */
    longParagraphs: z.object({ limit: count, ranges }),
  }),
])
export type StyleReport = z.infer<typeof styleReport>
