import type { Issue } from '#schema/corrections/issue.ts'
import {
  EXAMPLES_MAX,
  MISTAKES_MAX,
  type StyleExample,
  type StyleMistake,
} from '#schema/writing-style/contract.ts'
import { paragraphsOf } from '#writing/style/paragraphs.ts'
import { sentencesIn } from '#writing/style/sentences.ts'

/** A sentence for practice has at most this many characters, so that it is shown whole. */
const PRACTICED_MAX = 300
const PRACTICED = ['spelling', 'grammar', 'punctuation'] as const

/** A text of a user, with all its issues. */
export type CheckedText = { id: string; text: string; issues: readonly Issue[] }

/**
 * Returns the commonest kinds of mistakes with a correction, and short sentences that have one of a
 * kind. Advice on style is not a mistake.
 */
export function commonest(documents: readonly CheckedText[]): StyleMistake[] {
  const kinds = new Map<string, StyleMistake>()
  for (const { id, text, issues } of documents) {
    const sentences = paragraphsOf(text).flatMap(paragraph => sentencesIn(text, paragraph))
    for (const issue of issues) {
      if (!isMistake(issue)) continue
      const { rule, category, message, explanation } = issue
      const kind = kinds.get(rule) ?? { rule, category, message, explanation, count: 0, examples: [] }
      kinds.set(rule, kind)
      kind.count += 1
      const sentence = sentences.find(({ start, end }) => start <= issue.start && issue.end <= end)
      if (!sentence || sentence.end - sentence.start > PRACTICED_MAX) continue
      const example: StyleExample = {
        documentId: id,
        sentence: text.slice(sentence.start, sentence.end),
        start: issue.start - sentence.start,
        end: issue.end - sentence.start,
      }
      const isKnown = kind.examples.some(other => other.sentence === example.sentence)
      if (!isKnown && kind.examples.length < EXAMPLES_MAX) kind.examples.push(example)
    }
  }
  return [...kinds.values()]
    .filter(({ examples }) => examples.length > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MISTAKES_MAX)
}

const isMistake = ({ category, replacements }: Issue): boolean =>
  replacements.length > 0 && PRACTICED.some(practiced => practiced === category)
