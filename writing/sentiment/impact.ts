import type { SentimentReport, Tone } from '#schema/sentiment/report.ts'

import type { HeatedSentence } from './heat.ts'
import type { OccasionKind } from './occasionRule.ts'
import type { Occasion } from './occasions.ts'

interface Findings {
  text: string
  score: number
  tones: readonly Tone[]
  sentences: readonly HeatedSentence[]
  risks: SentimentReport['risks']
  occasions: readonly Occasion[]
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

/** The kinds of message that decide how a text lands, the strongest first. */
const LANDINGS: readonly (readonly [OccasionKind, (quote: string, hasKindWords: boolean) => string])[] = [
  ['sarcasm', quote => `${quote} is likely to come across as sarcasm, so readers will hear the opposite.`],
  [
    'ending',
    quote => `This is likely to come across as a hard message: ${quote} is what readers will remember.`,
  ],
  [
    'rejection',
    (quote, hasKindWords) =>
      hasKindWords
        ? `This is likely to come across as a rejection: ${quote} outweighs the kind words around it.`
        : `This is likely to come across as a rejection: ${quote} is what readers will remember.`,
  ],
  ['condolence', quote => `This is likely to come across as sympathy for a loss: ${quote} stands out.`],
  ['warning', quote => `This is likely to come across as a warning: ${quote} stands out.`],
  ['complaint', quote => `This is likely to come across as a complaint: ${quote} stands out.`],
  ['bad_news', quote => `This is likely to come across as bad news: ${quote} stands out.`],
  ['decline', quote => `This is likely to come across as a polite no: ${quote} stands out.`],
  ['reminder', () => 'This is likely to come across as a routine reminder.'],
  ['apology', quote => `This is likely to come across as an apology: ${quote} stands out.`],
]

function overall(findings: Findings): string {
  const { text, score, sentences, occasions } = findings
  for (const [kind, landing] of LANDINGS) {
    const occasion = occasions.find(other => other.kind === kind)
    // A complaint or an apology in a warm text is one part of it.
    if (!occasion || score >= CLEAR) continue
    return landing(
      quoted(text, occasion),
      sentences.some(sentence => sentence.score > LEANS / 2),
    )
  }
  const turn = turnOf(text, sentences)
  if (turn !== null)
    return `Readers are likely to remember what follows ${turn} more than the praise before it.`
  return bySound(findings)
}

/** Returns the quoted word after which praise turns into criticism, or null. */
function turnOf(text: string, sentences: readonly HeatedSentence[]): string | null {
  for (const [index, { start, end, score, causes }] of sentences.entries()) {
    if (score > -LEANS) continue
    const match = TURN.exec(text.slice(start, end))
    if (!match) continue
    const at = start + match.index
    const praise = match.index === 0 ? (sentences[index - 1]?.score ?? 0) > LEANS : hasPraise(causes, at)
    if (praise) return `“${match[0].toLowerCase()}”`
  }
  return null
}

const TURN = /\b(?:but|however|unfortunately|although|yet)\b/i

const hasPraise = (causes: HeatedSentence['causes'], before: number): boolean =>
  causes.some(({ end, effect }) => end <= before && effect > 0)

function bySound({ text, score, tones, sentences }: Findings): string {
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
