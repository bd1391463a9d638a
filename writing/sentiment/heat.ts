import type { SentenceHeat } from '#schema/sentiment/report.ts'
import { paragraphsOf } from '#writing/style/paragraphs.ts'
import { sentencesIn } from '#writing/style/sentences.ts'

import { scoreOf } from './model.ts'
import type { Token } from './tokens.ts'

/** A scored sentence, with its tokens in offsets of the whole text. */
export interface HeatedSentence extends SentenceHeat {
  text: string
  tokens: Token[]
  /** For each token, whether it is negated. */
  negated: boolean[]
}

const VALENCE_MAX = 4

/** Returns the sentences of a text, each with its score and the words that caused it. */
export function heatedSentences(text: string): HeatedSentence[] {
  return paragraphsOf(text).flatMap(paragraph =>
    sentencesIn(text, paragraph).map(({ start, end }) => {
      const content = text.slice(start, end)
      const { score, causes, tokens, negated } = scoreOf(content)
      return {
        start,
        end,
        score: rounded(score),
        causes: causes.map(cause => ({
          start: start + cause.start,
          end: start + cause.end,
          effect: rounded(Math.max(-1, Math.min(1, cause.valence / VALENCE_MAX))),
        })),
        text: content,
        tokens: tokens.map(token => ({ ...token, start: start + token.start, end: start + token.end })),
        negated,
      }
    }),
  )
}

/** Rounds to three decimal places. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
