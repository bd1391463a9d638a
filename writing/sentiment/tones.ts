import { TONES_MAX, TONES_MIN, type Tone, type ToneName } from '#schema/sentiment/report.ts'
import type { Range } from '#schema/style/report.ts'

import { type HeatedSentence, rounded } from './heat.ts'
import { phraseFinder } from './phrases.ts'
import { toneWords } from './toneWords.ts'

const toneAt = phraseFinder(toneWords)

/** Tones below this strength are not named. */
const STRENGTH_MIN = 0.25
/** Scale of the exponential that maps evidence to strength (see `tonesOf`). */
const SATURATION = 0.7
/**
 * Negation cancels these tones: "not happy" is not joyful. The others ignore it ("can't wait" has
 * its own entry).
 */
const NEGATABLE = new Set<ToneName>([
  'friendly',
  'confident',
  'urgent',
  'appreciative',
  'optimistic',
  'joyful',
  'critical',
  'angry',
  'sad',
  'worried',
])
/** Tones that a clearly positive (or negative) sentence contradicts. */
const AGAINST_POSITIVE = new Set<ToneName>(['critical', 'disappointed', 'angry', 'sad', 'worried'])
const AGAINST_NEGATIVE = new Set<ToneName>(['joyful', 'optimistic', 'friendly', 'encouraging'])

interface Shown {
  weight: number
  evidence: Range[]
}

/**
 * Returns up to five tones of a text of 150 characters or more, strongest first, with the words
 * that show each. Strength is 1 − exp(−evidence / (1.4 × √sentences)), so a tone need not appear in
 * every sentence of a long text. A text without tones is neutral.
 */
export function tonesOf(text: string, sentences: readonly HeatedSentence[]): Tone[] {
  if (text.trim().length < TONES_MIN) return []
  const shown = new Map<ToneName, Shown>()
  const show = (tone: ToneName, weight: number, evidence: readonly Range[]) => {
    const known = shown.get(tone) ?? { weight: 0, evidence: [] }
    known.weight += weight
    known.evidence.push(...evidence)
    shown.set(tone, known)
  }
  for (const sentence of sentences) showWords(sentence, show)
  showForm(text, sentences, show)

  const tones = [...shown]
    .map(([tone, { weight, evidence }]) => ({
      tone,
      strength: rounded(1 - Math.exp(-weight / (SATURATION * Math.sqrt(Math.max(2, sentences.length)) * 2))),
      evidence: evidence.toSorted((a, b) => a.start - b.start),
    }))
    .filter(({ strength, evidence }) => strength >= STRENGTH_MIN && evidence.length > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, TONES_MAX)
  return tones.length > 0 ? tones : [{ tone: 'neutral', strength: 0.5, evidence: [] }]
}

type Show = (tone: ToneName, weight: number, evidence: readonly Range[]) => void

function showWords({ tokens, negated, score }: HeatedSentence, show: Show): void {
  for (let index = 0; index < tokens.length; index += 1) {
    const found = toneAt(tokens, index)
    const [first, last] = [tokens[index], tokens[index + (found?.length ?? 1) - 1]]
    if (!found || !first || !last) continue
    for (const { tone, strength } of found.value) {
      if (negated[index] && NEGATABLE.has(tone)) continue
      if (score > 0.4 && AGAINST_POSITIVE.has(tone)) continue
      if (score < -0.4 && AGAINST_NEGATIVE.has(tone)) continue
      show(tone, strength, [{ start: first.start, end: last.end }])
    }
    index += found.length - 1
  }
}

/** Adds the evidence of form: exclamation marks, questions, contractions, capitals. */
function showForm(text: string, sentences: readonly HeatedSentence[], show: Show): void {
  for (const { text: content, start, end, score, tokens } of sentences) {
    const last = { start: Math.max(start, end - 1), end }
    if (/!["'”’)]*$/.test(content))
      show(score < -0.2 ? 'angry' : score > 0.2 ? 'joyful' : 'urgent', 0.5, [last])
    if (/\?["'”’)]*$/.test(content)) show('curious', 0.6, [last])
    const shouted = tokens.filter(token => token.shouted && token.end - token.start > 3)
    if (shouted.length > 1 && score < 0) show('angry', 0.7, shouted.map(rangeOf))
    show(
      'casual',
      0.2,
      tokens
        .filter(token => /['’](?:s|re|ll|ve|d|m|t)$/.test(token.text))
        .slice(0, 1)
        .map(rangeOf),
    )
  }
  const emoji = [...text.matchAll(/\p{Emoji_Presentation}|(?<!\w)[:;]-?[)D]/gu)]
  if (emoji.length > 0) {
    const ranges = emoji.map(match => ({ start: match.index, end: match.index + match[0].length }))
    show('casual', 1, ranges.slice(0, 5))
  }
}

function rangeOf({ start, end }: Range): Range {
  return { start, end }
}
