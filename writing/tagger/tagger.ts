import type { ItemSentence, WinkMethods } from 'wink-nlp'

import { legible } from './legible.ts'
import { partsOfSpeech, type PartOfSpeech, type Sentence, type TaggedText, type Token } from './token.ts'

export interface Tagger {
  /**
   * Returns tokens with parts of speech, by sentence. Accepts any string. Takes about 11 ms per
   * 1,000 words.
   */
  tag(text: string): TaggedText
}

/** The model remembers every word. It is recreated after this many UTF-16 units (0.1 s). */
const UNITS_PER_MODEL = 20_000_000

/**
 * Maximum length of a piece for the model, in UTF-16 units. Its time grows faster than the length.
 */
const PIECE_MAX = 20_000

/** Longer "sentences" are cut. */
const TOKENS_MAX = 400

/**
 * Returns the shared English tagger on winkNLP. It loads 3.8 MB of code, so it belongs in a worker.
 */
export function loadTagger(): Promise<Tagger> {
  loading ??= load()
  return loading
}
let loading: Promise<Tagger> | undefined

async function load(): Promise<Tagger> {
  const [wink, model] = await Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')])
  const create = () => wink.default(model.default, ['sbd', 'pos'])
  let nlp = create()
  let units = 0
  return {
    tag(text) {
      units += text.length
      if (units > UNITS_PER_MODEL) {
        nlp = create()
        units = text.length
      }
      const readable = legible(text)
      const sentences: Sentence[] = []
      for (let start = 0; start < text.length;) {
        const end = pieceEnd(readable, start)
        sentences.push(...sentencesOf(nlp, text, readable.slice(start, end), start))
        start = end
      }
      return { text, sentences }
    },
  }
}

function pieceEnd(text: string, start: number): number {
  if (text.length - start <= PIECE_MAX) return text.length
  const cut = Math.max(text.lastIndexOf(' ', start + PIECE_MAX), text.lastIndexOf('\n', start + PIECE_MAX))
  return cut > start ? cut + 1 : start + PIECE_MAX
}

function sentencesOf(nlp: WinkMethods, text: string, readable: string, offset: number): Sentence[] {
  const { its } = nlp
  const doc = nlp.readDoc(readable)
  const values = doc.tokens().out(its.value)
  const tags = doc.tokens().out(its.pos)
  const spans: number[][] = []
  doc.sentences().each((sentence: ItemSentence) => {
    const span = sentence.out(its.span)
    if (Array.isArray(span)) spans.push(span)
  })
  const places = placesOf(values, readable, offset)
  const sentences: Sentence[] = []
  for (const [first = 0, last = -1] of spans) {
    const tokens: Token[] = []
    for (let index = first; index <= last; index += 1) {
      const place = places[index]
      if (place)
        tokens.push(...withGap(text, tokens.at(-1), tokenAt(text, place, tags[index] ?? 'X')).flatMap(parted))
    }
    for (let at = 0; at < tokens.length; at += TOKENS_MAX) {
      const part = tokens.slice(at, at + TOKENS_MAX)
      const [head, tail] = [part[0], part.at(-1)]
      if (head && tail) sentences.push({ tokens: part, start: head.start, end: tail.end })
    }
  }
  return sentences
}

/**
 * Returns the position of each model value in the text, or null for white space and values that
 * cannot be found.
 */
function placesOf(values: readonly string[], readable: string, offset: number) {
  let cursor = 0
  return values.map(value => {
    while (/\s/.test(readable.charAt(cursor))) cursor += 1
    if (value.trim() === '') return null
    // The model returns signs as written, so the next value begins where the last one ended.
    const start = readable.startsWith(value, cursor) ? cursor : readable.indexOf(value, cursor)
    if (start < 0 || start - cursor > 100) return null
    cursor = start + value.length
    return { start: start + offset, end: cursor + offset }
  })
}

const tagOf = new Map<string, PartOfSpeech>(partsOfSpeech.map(tag => [tag, tag]))

function tokenAt(text: string, { start, end }: { start: number; end: number }, tag: string): Token {
  const written = text.slice(start, end)
  return {
    start,
    end,
    text: written,
    form: written.toLowerCase().replaceAll('’', "'"),
    tag: tagOf.get(tag) ?? 'X',
    spaced: start === 0 || /\s/.test(text.charAt(start - 1)),
  }
}

const contraction = /^(i)('m|\.)$|^((?:some|any|every|no)(?:one|body|thing))('s)$/

/** Splits contractions (and "I.") that the model keeps whole into two tokens. */
function parted(token: Token): Token[] {
  const [, i, am, pronoun = i, is = am] = contraction.exec(token.form) ?? []
  if (pronoun === undefined || is === undefined) return [token]
  const cut = token.start + pronoun.length
  const at = pronoun.length
  return [
    { ...token, end: cut, text: token.text.slice(0, at), form: pronoun, tag: 'PRON' },
    {
      ...token,
      start: cut,
      text: token.text.slice(at),
      form: is,
      tag: is === '.' ? 'PUNCT' : 'AUX',
      spaced: false,
    },
  ]
}

/** Returns the token, preceded by a token for any text other than white space before it. */
function withGap(text: string, before: Token | undefined, token: Token): Token[] {
  if (!before || before.end >= token.start) return [token]
  const gap = text.slice(before.end, token.start)
  const written = gap.trim()
  if (written === '') return [token]
  const start = before.end + gap.indexOf(written)
  return [tokenAt(text, { start, end: start + written.length }, 'X'), token]
}
