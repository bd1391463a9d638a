import type { Goals } from '#schema/check-settings/goals.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import type { Range } from '#schema/style/report.ts'

import { clichesIn } from './cliches.ts'
import { passivesIn } from './passive.ts'
import { type Prose, proseOf } from './prose.ts'
import { repeatsIn } from './repeats.ts'
import { isTechnicalProse } from './technicalProse.ts'

/** Maximum words per sentence. Experts can take in more at once. */
export const LONGEST_SENTENCE: Record<Goals['audience'], number> = {
  general: 35,
  knowledgeable: 42,
  expert: 50,
}

/** Minimum number of passive sentences in a paragraph before they are reported. */
const PASSIVES_MIN = 3
const PASSIVE_SHARE = 0.5
/** Number words, which may repeat like digits. */
const amounts: ReadonlySet<string> = new Set(['hundred', 'thousand', 'million', 'billion', 'percent'])
/** Minimum number of nearby occurrences of a word. */
const REPEATS_MIN = 3

/**
 * Returns advice on the style of a paragraph, based on its metrics and the goals: long sentences,
 * many passives, clichés, and repeated rare words. It has no replacements, since the writer must
 * rephrase the sentence. Accepts any string.
 */
export function adviceIn(paragraph: string, goals: Goals): Issue[] {
  if (goals.formality === 'informal' || goals.domain === 'casual') return []
  const prose = proseOf(paragraph)
  return [
    ...longSentences(prose, goals),
    ...(isForLaymen(goals) && !isTechnicalProse(paragraph)
      ? [...passives(paragraph, prose), ...repeats(prose)]
      : []),
    ...cliches(paragraph, prose),
  ]
}

/** Texts for experts may repeat terms and use the passive. */
const isForLaymen = ({ audience, domain }: Goals): boolean =>
  audience !== 'expert' && domain !== 'academic' && domain !== 'technical'

function longSentences({ sentences }: Prose, { audience, domain }: Goals): Issue[] {
  if (domain === 'creative') return []
  return sentences
    .filter(({ words }) => words.length > LONGEST_SENTENCE[audience])
    .map(({ start, end, words }) =>
      advice('LongSentence', { start, end }, 0.45, {
        category: 'clarity',
        message: `Long sentence (${words.length} words)`,
        explanation: 'Consider splitting it. Shorter sentences are easier to follow.',
      }),
    )
}

function passives(text: string, { sentences }: Prose): Issue[] {
  const passive = passivesIn(text, sentences)
  if (passive.sentences < PASSIVES_MIN || passive.sentences / sentences.length < PASSIVE_SHARE) return []
  return passive.ranges.map(range =>
    advice('ManyPassives', range, 0.35, {
      category: 'style',
      message: 'Too many passive sentences',
      explanation: 'Most sentences in this paragraph are passive. Say who does what to make them livelier.',
    }),
  )
}

function cliches(text: string, { paragraphs }: Prose): Issue[] {
  return clichesIn(text, paragraphs).map(({ phrase, range }) =>
    advice('Cliche', range, 0.5, {
      category: 'style',
      message: 'Cliché',
      explanation: `“${phrase}” is overused. Your own plain words are stronger.`,
    }),
  )
}

/** Reports the last occurrence, where readers have noticed the repetition. */
function repeats({ paragraphs }: Prose): Issue[] {
  return repeatsIn(paragraphs).flatMap(({ word, ranges }) => {
    const last = ranges.at(-1)
    if (!last || ranges.length < REPEATS_MIN || amounts.has(word)) return []
    return [
      advice('RepeatedNearby', last, 0.35, {
        category: 'style',
        message: 'Repeated word nearby',
        explanation: `You use “${word}” ${ranges.length} times close together. Consider another word or a pronoun.`,
      }),
    ]
  })
}

function advice(
  rule: string,
  { start, end }: Range,
  confidence: number,
  words: Pick<Issue, 'category' | 'message' | 'explanation'>,
): Issue {
  return {
    id: `${rule}:${start}-${end}`,
    rule,
    ...words,
    replacements: [],
    start,
    end,
    confidence,
    safe: false,
  }
}
