import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { range } from '#schema/style/report.ts'

export const SENTIMENT_MIN = 20
export const SENTIMENT_MAX = 10_000
/** Shorter texts have too few words to detect tones. */
export const TONES_MIN = 150
export const TONES_MAX = 5

/**
 * The text of POST /api/sentiment. Surrounding white space does not count, but stays, so that
 * ranges fit the original text.
 */
export const sentimentText = z.string().check(
  z.maxLength(SENTIMENT_MAX, issueKey('textLong')),
  z.refine(text => text.trim().length >= SENTIMENT_MIN, issueKey('sentimentShort')),
)

export const toneName = z.enum([
  'friendly',
  'formal',
  'casual',
  'confident',
  'tentative',
  'urgent',
  'apologetic',
  'appreciative',
  'encouraging',
  'optimistic',
  'joyful',
  'curious',
  'critical',
  'disappointed',
  'angry',
  'sad',
  'worried',
  'neutral',
])
export type ToneName = z.infer<typeof toneName>

/** −1 (negative) … 1 (positive). */
const polarity = z.number().check(z.minimum(-1), z.maximum(1))
/** 0 … 1. */
const share = z.number().check(z.minimum(0), z.maximum(1))
const percent = z.int().check(z.minimum(0), z.maximum(100))

const tone = z.object({ tone: toneName, strength: share, evidence: z.array(range) })
export type Tone = z.infer<typeof tone>

/** A sentence with the words behind its score. `effect` is each word's contribution. */
const sentenceHeat = z.object({
  ...range.shape,
  score: polarity,
  causes: z.array(z.object({ ...range.shape, effect: polarity })),
})
export type SentenceHeat = z.infer<typeof sentenceHeat>

export const riskKind = z.enum(['blame', 'absolute', 'passive_aggression', 'blunt_demand'])
export type RiskKind = z.infer<typeof riskKind>

/**
 * Words that readers may take badly. `replacement` is a softer wording of exactly that range, if a
 * safe one exists.
 */
const riskFlag = z.object({
  ...range.shape,
  kind: riskKind,
  message: z.string(),
  explanation: z.string(),
  replacement: z.nullable(z.string()),
})

/** The sentiment of a text. All ranges are UTF-16 offsets in the original text. */
export const sentimentReport = z.object({
  /** Whole numbers that add up to 100. */
  positive: percent,
  neutral: percent,
  negative: percent,
  score: polarity,
  /** How certain the engine is of `score`. */
  confidence: share,
  /** The strongest first. Empty for a text below TONES_MIN. */
  tones: z.array(tone).check(z.maxLength(TONES_MAX)),
  sentences: z.array(sentenceHeat),
  risks: z.array(riskFlag),
  /** "How it may land": one or two sentences. */
  landing: z.string(),
})
export type SentimentReport = z.infer<typeof sentimentReport>
