/** Universal parts of speech (universaldependencies.org) as the tagger assigns them. */
export const partsOfSpeech = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** A word, a part of a contraction (`do` + `n't`), a sign, or something else (tag `X`). */
export interface Token {
  /** UTF-16 offsets in the tagged text, end exclusive. */
  start: number
  end: number
  /** As written. */
  text: string
  /** Lower case with straight apostrophes. */
  form: string
  tag: PartOfSpeech
  /** Whether white space, or the start of the text, precedes it. */
  spaced: boolean
}

export interface Sentence {
  tokens: readonly Token[]
  /** Start of the first token and end of the last one. */
  start: number
  end: number
}

export interface TaggedText {
  text: string
  sentences: readonly Sentence[]
}
