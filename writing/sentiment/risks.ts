import type { SentimentReport } from '#schema/sentiment/report.ts'

import type { HeatedSentence } from './heat.ts'
import type { Occasion } from './occasions.ts'
import { type RiskRule, riskRules } from './riskRules.ts'

type Risk = SentimentReport['risks'][number]

/**
 * Only this many characters of a sentence are searched. Patterns with lookahead take quadratic
 * time.
 */
const LOOK = 1000

/** Returns risky wordings in text order. Where several overlap, the first rule wins. */
export function risksIn(sentences: readonly HeatedSentence[]): Risk[] {
  return sentences.flatMap(sentence => {
    const content = sentence.text.slice(0, LOOK)
    const risks: Risk[] = []
    for (const rule of riskRules) {
      if (sentence.score > (rule.scoreMax ?? 1)) continue
      const risk = riskOf(rule, content, sentence.start)
      if (risk && !risks.some(other => other.start < risk.end && risk.start < other.end)) risks.push(risk)
    }
    return risks.toSorted((a, b) => a.start - b.start)
  })
}

/** The highest score of a sentence with a risky wording, and that wording's effect. */
const RISKY = -0.2

/**
 * Returns the sentences with risky wordings as evidence: none of these sentences is warm. An
 * exaggeration is no reproach, and a reminder is routine.
 */
export function cooledByRisks(
  sentences: readonly HeatedSentence[],
  risks: readonly Risk[],
  occasions: readonly Occasion[],
): HeatedSentence[] {
  return sentences.map(sentence => {
    const isIn = ({ start }: { start: number }) => sentence.start <= start && start < sentence.end
    if (occasions.some(occasion => occasion.kind === 'reminder' && isIn(occasion))) return sentence
    const own = risks.filter(risk => risk.kind !== 'absolute' && isIn(risk))
    const added = own.filter(
      ({ start, end }) => !sentence.causes.some(cause => cause.start < end && start < cause.end),
    )
    if (own.length === 0) return sentence
    const causes = [...sentence.causes, ...added.map(({ start, end }) => ({ start, end, effect: RISKY }))]
    return {
      ...sentence,
      score: Math.min(sentence.score, RISKY),
      causes: causes.toSorted((a, b) => a.start - b.start),
    }
  })
}

function riskOf(rule: RiskRule, content: string, offset: number): Risk | null {
  const match = rule.pattern.exec(content)
  if (!match) return null
  const written = match[0]
  const softer = typeof rule.softer === 'function' ? rule.softer(match) : rule.softer
  const capital = /^\p{Lu}/u.test(written) && match.index <= 1
  return {
    start: offset + match.index,
    end: offset + match.index + written.length,
    kind: rule.kind,
    message: rule.message,
    explanation: rule.explanation,
    replacement: softer === undefined ? null : capital ? capitalised(softer) : softer,
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
