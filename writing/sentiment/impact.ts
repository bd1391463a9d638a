import type { SentimentReport, Tone } from '#schema/sentiment/report.ts'
import type { HeatedSentence } from './heat.ts'

interface Findings {
  text: string
  score: number
  tones: readonly Tone[]
  sentences: readonly HeatedSentence[]
  risks: SentimentReport['risks']
}

/** Maximum length of the words quoted as evidence. */
const QUOTE_MAX = 40
/** A text leans one way from this score on (or below its negative). */
const LEANS = 0.15
const CLEAR = 0.5

/**
 * "How it may land": one sentence on the whole text that quotes its strongest words, and one on
 * parts to reconsider.
 */
export function impactOf(findings: Findings): string {
  return [overall(findings), caution(findings)].filter(sentence => sentence !== '').join(' ')
}

function overall({ text, score, tones, sentences }: Findings): string {
  const named = tones
    .filter(({ tone }) => tone !== 'neutral')
    .slice(0, 2)
    .map(({ tone }) => tone)
  const sounds = named.length > 0 ? named.join(' and ') : soundOf(score)
  const words = strongest(text, sentences, Math.sign(score))
  if (Math.abs(score) < LEANS || words.length === 0) {
    const mixed = sentences.some(item => item.score > CLEAR) && sentences.some(item => item.score < -CLEAR)
    if (mixed) return 'This mixes warm and harsh sentences, so readers may take it either way.'
    return named.length > 0
      ? `This is likely to come across as ${sounds}, without strong feelings either way.`
      : 'This is likely to come across as matter-of-fact.'
  }
  const because = `${words.join(' and ')} ${words.length > 1 ? 'stand' : 'stands'} out`
  return `This is likely to come across as ${sounds}: ${because}.`
}

function soundOf(score: number): string {
  if (score >= CLEAR) return 'positive'
  if (score >= LEANS) return 'somewhat positive'
  return score <= -CLEAR ? 'negative' : 'somewhat negative'
}

/** Returns the one or two words that contributed most to the score, quoted. */
function strongest(text: string, sentences: readonly HeatedSentence[], direction: number): string[] {
  const causes = sentences
    .flatMap(sentence => sentence.causes)
    .filter(({ effect }) => effect * direction > 0)
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
  const quotes = new Set<string>()
  for (const { start, end } of causes) {
    if (end - start <= QUOTE_MAX) quotes.add(`“${text.slice(start, end).toLowerCase()}”`)
    if (quotes.size === 2) break
  }
  return [...quotes]
}

function caution({ text, score, sentences, risks }: Findings): string {
  const risk = risks[0]
  if (risk) {
    const more =
      risks.length > 1
        ? `, and ${risks.length - 1} more ${risks.length === 2 ? 'phrase' : 'phrases'} may come across badly`
        : ''
    return `${quoted(text, risk)} ${lowered(risk.message)}${more}.`
  }
  const harsh = sentences.toSorted((a, b) => a.score - b.score)[0]
  const cause = harsh?.causes.toSorted((a, b) => a.effect - b.effect)[0]
  if (score > -LEANS && harsh && cause && harsh.score < -CLEAR && cause.effect < 0 && sentences.length > 1) {
    return `One sentence sounds harsher than the rest because of ${quoted(text, cause)}.`
  }
  return ''
}

function quoted(text: string, { start, end }: { start: number; end: number }): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim()
  return `“${words.length > QUOTE_MAX ? `${words.slice(0, QUOTE_MAX).replace(/[\uD800-\uDBFF]$/, '')}…` : words}”`
}

function lowered(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1)
}
