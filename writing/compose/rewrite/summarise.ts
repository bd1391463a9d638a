import type { Rewritten } from '../settle.ts'
import { contentWords, sentencesOf } from './sentences.ts'

/** Maximum share of words and maximum number of sentences in a summary. */
const SHARE = 0.4
/** A sentence with a smaller share of the best one's score says too little. */
const SCORE_MIN = 0.08
const SENTENCES_MAX = 8
const WORDS_MIN = 40
/** A shorter text is its own summary: its few sentences lean on each other. */
const SENTENCES_MIN = 5

interface Candidate {
  text: string
  at: number
  words: string[]
  length: number
  /** The number of its paragraph. */
  place: number
  /** Position in the whole text and in its paragraph. */
  weight: number
}

const CONNECTIVE =
  /^(?:first|firstly|second|secondly|third|thirdly|lastly|first of all|for one thing|however|therefore|moreover|furthermore|additionally|in addition|consequently|thus|hence|nevertheless|nonetheless|as a result|also|besides|similarly|likewise|for this reason|on the other hand|still|then|finally|in conclusion|in short|to sum up|overall|all in all|in summary),\s+/i
/** A greeting before the first sentence. */
const SALUTATION = /^(?:dear|hi|hello|hey) [^.!?,]{1,40}, (?=\p{L})/iu
const LEANING =
  /^(?:(?:(?:for|with|without|in|of|from|to|by|because of|after|before|since|instead of|like|unlike|despite) )?(?:he|she|they|it|him|them|this|that|these|those|such)|so|but|and|or|yet|here|there|then|since then|now|his|her|their|its|(?:most|some|both|many|two|one|half|none|all|each) of (?:them|these|those)|(?:the|some|many) others?|the (?:first|second|third|other|same|latter|former)(?: (?:one|two|three))?|others|[^,;]{0,60} of (?:it|them|these|those))\b/i
const EXAMPLE = /^(?:for (?:example|instance)|e\.g\.|in particular|note that|by the way|incidentally)\b/i
const CONCLUDES =
  /^(?:in conclusion|in short|to sum up|overall|in summary|all in all|finally|therefore|as a result|consequently)\b/i

/**
 * Returns the most informative sentences in their order: at most 40 % of the words (or 40 words). A
 * sentence scores by the frequency of its words (SumBasic, Nenkova and Vanderwende 2005: words of
 * chosen sentences count less from then on) and by its position. One that refers to the previous
 * sentence ("This …") scores less unless that sentence is chosen too.
 */
export function summary(text: string): Rewritten {
  const chosen = chosenSentences(text)
  const short = chosen?.join(' ') ?? text
  return chosen === null || short === text.trim()
    ? { text, changes: [] }
    : { text: short, changes: [{ before: text, after: short, reason: 'Key sentences' }] }
}

/** Returns null if nothing can be removed. */
function chosenSentences(text: string): string[] | null {
  const all = candidatesIn(text)
  const total = all.reduce((sum, { length }) => sum + length, 0)
  if (all.length < SENTENCES_MIN || total < WORDS_MIN) return null
  const counts = new Map<string, number>()
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const chosen = new Map<number, Candidate>()
  let length = 0
  let top = 0
  while (chosen.size < Math.min(SENTENCES_MAX, all.length - 1)) {
    const room = chosen.size === 0 ? Infinity : Math.max(WORDS_MIN, total * SHARE) - length
    const best = bestOf(all, counts, chosen, room)
    if (best === null || best.score < top * SCORE_MIN) break
    top = Math.max(top, best.score)
    chosen.set(best.candidate.at, best.candidate)
    length += best.candidate.length
    // Words of chosen sentences count less from now on.
    for (const word of new Set(best.candidate.words)) counts.set(word, (counts.get(word) ?? 0) * 0.4)
  }
  const order = [...chosen.values()].toSorted((a, b) => a.at - b.at)
  return order.map(candidate => standing(candidate, chosen.has(candidate.at - 1)))
}

/** Removes an opening that refers to a sentence left out of the summary. */
function standing(candidate: Candidate, follows: boolean): string {
  const text = candidate.text.replace(/^[-*•] /, '').replace(/(?<=[\p{L}\p{N})])$/u, '.')
  if (follows) return text
  const bare = text.replace(SALUTATION, '').replace(CONNECTIVE, '')
  return bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** Returns false for headings, greetings and sign-offs. */
function isProse(paragraph: string): boolean {
  const plain = paragraph.trim()
  return (
    plain !== '' &&
    (plain.length >= 80 || /[.!?…:]["”’)\]]*$/u.test(plain)) &&
    !/^(?:thank you|thanks|best|kind|yours|regards)\b[^.!?]{0,40}[.!,]?$/i.test(plain)
  )
}

/** "It was not." and the like. */
const DENIAL =
  /^(?:but )?(?:it|this|that|they|he|she|we|i|you|there)\b[^.!?]{0,20}(?:\bnot\b|n['’]t\b|\bnever\b)[^.!?]{0,15}[.!]$/i

/** Joins each short denial to the sentence that it denies, which says the opposite alone. */
function withDenials(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences)
    if (DENIAL.test(sentence) && joined.length > 0) joined.push(`${joined.pop() ?? ''} ${sentence}`)
    else joined.push(sentence)
  return joined
}

const CANDIDATES_MAX = 800

function candidatesIn(text: string): Candidate[] {
  const paragraphs = text.split(/[\r\n\u2028\u2029]+/).filter(isProse)
  const all: Candidate[] = []
  for (const [place, paragraph] of paragraphs.entries()) {
    const sentences = withDenials(
      sentencesOf(paragraph)
        .map(sentence => sentence.trim())
        .filter(sentence => /\p{L}/u.test(sentence)),
    )
    for (const [index, sentence] of sentences.entries()) {
      if (all.length >= CANDIDATES_MAX) return all
      const first = place === 0 && index === 0
      const weight =
        (first ? 1.6 : index === 0 ? 1.25 : 1) *
        (place === paragraphs.length - 1 && index === sentences.length - 1 ? 1.15 : 1) *
        manner(sentence)
      all.push({
        text: sentence,
        at: all.length,
        place,
        words: contentWords(sentence),
        length: sentence.split(/\s+/).length,
        weight,
      })
    }
  }
  return all
}

/** Each paragraph has its own point: a second sentence of one counts less. */
function spread({ place }: Candidate, chosen: ReadonlyMap<number, Candidate>): number {
  let same = 0
  for (const other of chosen.values()) if (other.place === place) same += 1
  return 0.55 ** same
}

/** Decisions, requests, results and opinions, for which texts are written. */
const POINT =
  /\b(?:agreed|decided|voted|resolved|recommend(?:s|ed)?|suggest(?:s|ed)?|propose[sd]?|conclude[sd]?|need(?:s|ed)? to|must|should|ask(?:s|ed)? for|would like to|result(?:s|ed)?|found that|show(?:s|ed)? that|means that|the (?:main|best|most important|biggest)|because of this|for this reason|the question|the problem|in my (?:view|opinion)|deadline|no later than|until the|measures?|from now on|works for me)\b/i
const REQUEST =
  /\b(?:please|(?:could|can|would) you|(?:i|we) (?:want (?:you|the|my|our|to know)|expect you|ask you|need (?:a|an|the|your))|(?:is|are) (?:needed|expected|due) (?:by|until|before|in|on)|would like to know|let me know)\b/i
/** Stories, feelings and asides. */
const ASIDE =
  /\b(?:my (?:uncle|aunt|grandmother|cat|dog)|actually|funny|lucky|laughed|joked|weather|flight was|nice|i have to admit|once|a friend)\b|^["“(]|!["”’)]*$/i
const GREETING = /^(?:dear|hi|hello|welcome|hey)\b/i

function manner(sentence: string): number {
  if (EXAMPLE.test(sentence) || (GREETING.test(sentence) && sentence.length < 60)) return 0.4
  const purpose =
    (POINT.test(sentence) ? 1.45 : 1) * (REQUEST.test(sentence) ? 1.9 : 1) * (ASIDE.test(sentence) ? 0.6 : 1)
  return purpose * form(sentence)
}

function form(sentence: string): number {
  if (/\?["”’)]*$/.test(sentence)) return REQUEST.test(sentence) ? 1 : 0.5
  if (CONCLUDES.test(sentence)) return 1.9
  const words = sentence.split(/\s+/).length
  return (words < 5 ? 0.4 : 1) * (LEANING.test(sentence) ? 0.4 : 1) * (/\p{N}/u.test(sentence) ? 1.1 : 1)
}

interface Scored {
  candidate: Candidate
  score: number
}

function bestOf(
  all: readonly Candidate[],
  counts: ReadonlyMap<string, number>,
  chosen: ReadonlyMap<number, Candidate>,
  room: number,
): Scored | null {
  let best: Scored | null = null
  for (const candidate of all) {
    if (chosen.has(candidate.at) || candidate.length > room) continue
    const sum = candidate.words.reduce((total, word) => total + (counts.get(word) ?? 0), 0)
    const score =
      (sum / Math.max(6, candidate.words.length)) *
      candidate.weight *
      spread(candidate, chosen) *
      (chosen.has(candidate.at - 1) && LEANING.test(candidate.text) ? 2.2 : 1)
    if (best === null || score > best.score) best = { candidate, score }
  }
  return best
}
