import { SENTIMENT_MAX, TONES_MAX, type ToneName } from '#schema/sentiment/report.ts'

import { heatedSentences } from './heat.ts'
import { settled } from './occasions.ts'
import { tonesOf } from './tones.ts'

/** The tones of one text, and its weight in a mix. */
export type WeighedTones = { weight: number; tones: readonly { tone: ToneName; strength: number }[] }

/** Returns the tones of the beginning of a text, weighed by its length. */
export function tonesOfText(text: string): WeighedTones {
  const beginning = text.slice(0, SENTIMENT_MAX)
  const { sentences } = settled(heatedSentences(beginning))
  return { weight: beginning.length, tones: tonesOf(beginning, sentences) }
}

/** Returns the strongest tones of several texts with their shares, which add up to at most 1. */
export function mixOf(texts: readonly WeighedTones[]): { tone: ToneName; share: number }[] {
  const sums = new Map<ToneName, number>()
  for (const { weight, tones } of texts)
    for (const { tone, strength } of tones) sums.set(tone, (sums.get(tone) ?? 0) + weight * strength)
  const whole = [...sums.values()].reduce((sum, value) => sum + value, 0)
  if (whole === 0) return []
  return [...sums]
    .map(([tone, sum]) => ({ tone, share: Math.round((sum / whole) * 1000) / 1000 }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, TONES_MAX)
}
