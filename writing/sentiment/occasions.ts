import type { HeatedSentence } from './heat.ts'
import type { OccasionKind, OccasionRule } from './occasionRule.ts'
import { occasionRules } from './occasionRules.ts'

/** A wording that shows what kind of message the text is. Offsets are of the whole text. */
export interface Occasion {
  kind: OccasionKind
  start: number
  end: number
}

/** Only this many characters of a sentence are searched, as some patterns take quadratic time. */
const LOOK = 1000
/** Kind words next to these are courtesy, or not meant. */
const COURTESY: Partial<Record<OccasionKind, number>> = {
  sarcasm: 0.2,
  rejection: 0.3,
  ending: 0.3,
  warning: 0.4,
  bad_news: 0.5,
  condolence: 0.5,
}
/** The score of a sentence that only states a routine matter. */
const ROUTINE = 0.1

/**
 * Returns the sentences with the scores that their occasions allow, and the occasions in text
 * order. "Thanks for nothing" is no thanks, and good wishes do not make a rejection good news.
 */
export function settled(sentences: readonly HeatedSentence[]): {
  sentences: HeatedSentence[]
  occasions: Occasion[]
} {
  const occasions: Occasion[] = []
  const scored = sentences.map((sentence, index) => {
    const found = cheerBeforeTrouble(sentence, sentences[index + 1]) ?? foundIn(sentence)
    if (!found) return { sentence, isShown: false }
    occasions.push(found.occasion)
    return { sentence: withOccasion(sentence, found.rule, found.occasion), isShown: true }
  })
  const courtesy = Math.min(1, ...occasions.map(({ kind }) => COURTESY[kind] ?? 1))
  const isIronic = occasions.some(({ kind }) => kind === 'sarcasm')
  const glows = courtesy === 1 && glowsIn(occasions, scored)
  return {
    occasions,
    sentences: scored.map(({ sentence, isShown }) => {
      if (isIronic && sentence.score > 0 && sentence.causes.length > 0) return turnedAround(sentence)
      if (glows && isDeed(sentence)) return { ...sentence, score: Math.max(sentence.score, DEED) }
      if (sentence.score <= 0 || (isShown && courtesy === 1)) return sentence
      return { ...sentence, score: sentence.score * courtesy }
    }),
  }
}

/** The highest score of praise next to sarcasm. Readers hear its opposite. */
const IRONIC = -0.3

function turnedAround(sentence: HeatedSentence): HeatedSentence {
  const causes = sentence.causes.map(cause => ({ ...cause, effect: -Math.abs(cause.effect) }))
  return { ...sentence, score: Math.min(IRONIC, -sentence.score / 2), causes }
}

/** The score of a deed in a glowing text: "You carried every box up four flights of stairs." */
const DEED = 0.45
/** Two sentences with the first score make a text glow, or one with the second. */
const WARM = 0.4
const GLOWING = 0.75
/** No sentence of a glowing text is below this score. */
const COLD = -0.3

/** Returns whether a text thanks or praises warmly, and complains in no sentence. */
function glowsIn(occasions: readonly Occasion[], scored: readonly { sentence: HeatedSentence }[]): boolean {
  const scores = scored.map(({ sentence }) => sentence.score)
  return (
    occasions.some(({ kind }) => kind === 'praise') &&
    occasions.every(({ kind }) => kind === 'praise' || kind === 'greeting') &&
    scores.every(score => score > COLD) &&
    (scores.filter(score => score >= WARM).length >= 2 || scores.some(score => score >= GLOWING))
  )
}

const DEEDS =
  /(?:^|[,;] |\band )you(?:['’]ve| have)? (?:all |both |always |never |even |also |really |just |still |each )*(?!need|should|must|can|will|are|have|do|did|want|owe|missed|forgot|failed|lost|ordered|wrote|requested|mentioned|said|received|purchased|signed|applied|reported|contacted|subscribed|registered|booked|selected|used|needed|wanted|called|asked)(?:\w+ed|came|made|took|gave|kept|stood|stayed|sat|drove|brought|went|found|knew|know|were|was|got|told|taught|led|held|saw|put|built|spent|let|ran|understood|thought)\b/i

const isDeed = ({ text, score }: HeatedSentence): boolean => score > COLD && DEEDS.test(text.slice(0, LOOK))

const CHEER =
  /^(?:oh,? |wow,? )?(?:great|wonderful|fantastic|perfect|brilliant|lovely|super|marvelous|terrific|(?:great|good|nice|excellent|fantastic|brilliant|amazing) (?:job|work|going))(?:, [\p{L} ]{1,20})?[.!]$/iu
const TROUBLE =
  /\b(?:deleted?|crashed|broke|broken|failed|lost|down|wrong|error|canceled|cancelled|late again|missed (?:the|our|a|another) (?:\w+ )?(?:deadline|delivery|date))\b/i

/** "Fantastic. The update deleted all my photos." */
function cheerBeforeTrouble(
  { text, start, end }: HeatedSentence,
  next: HeatedSentence | undefined,
): ReturnType<typeof foundIn> {
  if (!next || !CHEER.test(text) || !TROUBLE.test(next.text.slice(0, LOOK))) return null
  return {
    rule: { kind: 'sarcasm', pattern: CHEER, score: -0.5 },
    occasion: { kind: 'sarcasm', start, end: end - 1 },
  }
}

/** Returns the first rule that applies to a sentence. */
function foundIn({ text, score, start }: HeatedSentence): { rule: OccasionRule; occasion: Occasion } | null {
  const content = text.slice(0, LOOK)
  for (const rule of occasionRules) {
    if (score > (rule.scoreMax ?? 1)) continue
    const match = rule.pattern.exec(content)
    const words = match?.[0].trim()
    if (!match || !words || isSupposed(rule, content.slice(0, match.index))) continue
    const from = start + match.index + match[0].indexOf(words)
    return { rule, occasion: { kind: rule.kind, start: from, end: from + words.length } }
  }
  return null
}

/** "If your order has not been delivered" states nothing. Sarcasm and warnings work all the same. */
const isSupposed = ({ kind, score }: OccasionRule, before: string): boolean =>
  score < 0 &&
  kind !== 'sarcasm' &&
  kind !== 'warning' &&
  /\b(?:if|in case|unless|whether|should you)\b/i.test(before)

/** The wording becomes evidence; words in it, and words that it turns around, no longer are. */
function withOccasion(
  sentence: HeatedSentence,
  { kind, score }: OccasionRule,
  { start, end }: Occasion,
): HeatedSentence {
  const isIn = (cause: { start: number; end: number }) => cause.start < end && start < cause.end
  const kept = sentence.causes.filter(
    cause => (!isIn(cause) || (score > 0 && cause.effect > 0)) && !(kind === 'sarcasm' && cause.effect > 0),
  )
  if (score === 0) return { ...sentence, score: limited(sentence.score), causes: kept }
  const shown = kept.some(isIn) ? kept : [...kept, { start, end, effect: score }]
  const causes = shown.toSorted((a, b) => a.start - b.start)
  if (kind === 'apology') return { ...sentence, score, causes }
  return {
    ...sentence,
    score: score < 0 ? Math.min(sentence.score, score) : Math.max(sentence.score, score),
    causes,
  }
}

const limited = (score: number): number => Math.max(-ROUTINE, Math.min(ROUTINE, score))
