import type { Range } from '#schema/style/report.ts'

import { participleKind } from './participles.ts'
import type { Passage } from './prose.ts'
import type { Word } from './words.ts'

const forms = new Set(
  `am is are was were be been being isn't aren't wasn't weren't ain't i'm you're we're they're`.split(' '),
)
/** Words allowed between "be" and the participle, in addition to words in -ly. */
const between = new Set(
  `not never ever also just even still often always already almost soon now then again only once twice thus therefore
however instead since seldom rarely sometimes usually first further later long much well better best ill badly all both
being been currently newly quite so very too yet perhaps indeed either further`.split(/\s+/),
)
const subjects = new Set(`i you he she it we they this that these those any all both there`.split(' '))
const questionWords = new Set(`how when where why what which who and but`.split(' '))
const BETWEEN_MAX = 4

export interface Passive {
  /** The number of sentences with a passive. */
  sentences: number
  /** From the form of "be" to the participle. */
  ranges: Range[]
}

/**
 * Returns passive forms: a form of "be", optional adverbs, and a past participle ("was not properly
 * tested", "Was it found?"). Participles that describe a state ("was tired") count only before
 * "by". There is no parser: it misses "get" passives and distant participles.
 */
export function passivesIn(text: string, sentences: readonly Passage[]): Passive {
  const found = sentences.map(({ words }) => passivesOf(text, words))
  return { sentences: found.filter(ranges => ranges.length > 0).length, ranges: found.flat() }
}

function passivesOf(text: string, words: readonly Word[]): Range[] {
  const ranges: Range[] = []
  let next = 0
  for (const [index, word] of words.entries()) {
    if (index < next || !forms.has(word.text)) continue
    const at = participleAfter(words, index)
    const participle = words[at]
    if (!participle || isParted(text.slice(word.end, participle.start))) continue
    ranges.push({ start: word.start, end: participle.end })
    next = at + 1
  }
  return ranges
}

/** Returns the index of the participle after the "be" at `index`, or −1. */
function participleAfter(words: readonly Word[], index: number): number {
  const before = words[index - 1]?.text
  const asks = before === undefined || questionWords.has(before)
  let at = index + 1
  if (asks && subjects.has(words[at]?.text ?? '')) at += 1
  for (const end = at + BETWEEN_MAX; at < end; at += 1) {
    const word = words[at]?.text
    if (word === undefined) return -1
    const kind = participleKind(word)
    if (kind !== null) return kind === 'passive' || hasAgent(words, at) ? (isHabit(words, at) ? -1 : at) : -1
    if (!between.has(word) && !/^[a-z]+ly$/.test(word)) return -1
  }
  return -1
}

function hasAgent(words: readonly Word[], participle: number): boolean {
  return words[participle + 1]?.text === 'by' || words[participle + 2]?.text === 'by'
}

/** Detects "She is used to it" and "used to waiting". */
function isHabit(words: readonly Word[], participle: number): boolean {
  const [used, to, object = ''] = words.slice(participle, participle + 3).map(word => word.text)
  return (
    used === 'used' &&
    to === 'to' &&
    /^(?:the|a|an|it|this|that|these|those|such|my|your|his|her|our|their|\w+ing)$/.test(object)
  )
}

/** Returns whether the text between the words begins another part of the sentence. */
function isParted(gap: string): boolean {
  return /[.!?…;:()[\]“”"—–]/.test(gap)
}
