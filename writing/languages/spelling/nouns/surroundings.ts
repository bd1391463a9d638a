import type { Word } from '../../words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Articles, pronouns and numbers that stand before a noun, but seldom before a name. */
const determiners = list(
  'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines im am zum zur vom ' +
    'beim ins ans aufs durchs fürs dieser diese dieses diesem diesen jeder jede jedes jedem jeden mein meine meinen ' +
    'meinem meiner meines dein deine sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres unser ' +
    'unsere unseren unserem unserer alle allen aller viele vielen vieler einige einigen mehrere mehreren zwei drei vier ' +
    'fünf solche welche beide beiden',
)
const particles = list(
  'von in aus nach bei mit für über gegen durch ohne zwischen auf an bis um unter vor seit zu wie als und oder sowie',
)
/** Words before a name. */
const titles = list(
  'Herr Herrn Frau Dr Prof König Königin Kaiser Präsident Präsidentin Minister Kanzler Kanzlerin General Papst Prinz ' +
    'Prinzessin Graf Sir Lord San Santa Sankt St Major Oberst Richter Professor Doktor Bruder Schwester Onkel Tante ' +
    'Familie Fräulein Firma Stadt Dorf Insel Provinz Fluss See Berg Mount River',
)

/** Evidence from the words around a capitalized word. */
export interface Surroundings {
  /** It follows an article or an adjective: "der große". */
  afterDeterminer: boolean
  /** It follows a title, a name or an unknown capitalized word. */
  afterName: boolean
  /** A hyphen follows: "Qing-Dynastie". */
  beforeHyphen: boolean
  /** The paragraph has it twice, so it is meant. */
  repeated: boolean
}

export interface NameLookups {
  /** Returns whether the dictionary accepts a word in its case. */
  spell(word: string): boolean
  /** Returns whether a word occurs only as a name in English. */
  isName(word: string): boolean
}

/** Returns the evidence from the words around a capitalized word. */
export function surroundingsOf(
  { text: word, start }: Word,
  text: string,
  lookups: NameLookups,
): Surroundings {
  const before = text.slice(Math.max(0, start - 80), start)
  const previous = /([\p{L}\p{M}\p{N}]+)\.? (?:[\p{L}\p{M}\p{N}]+[-‐‑])*$/u.exec(before)?.[1] ?? ''
  const lower = previous.toLowerCase()
  const isCapital = previous !== lower
  return {
    afterDeterminer: determiners.has(lower) || (!isCapital && isAdjective(lower)),
    afterName:
      isCapital &&
      !determiners.has(lower) &&
      (titles.has(previous) || lookups.isName(previous) || !lookups.spell(previous)),
    beforeHyphen: /[-‐‑]/.test(text.charAt(start + word.length)),
    repeated: isRepeated(word, text),
  }
}

/** Returns whether a lower-case word has the ending of an adjective rather than of a past tense. */
const isAdjective = (word: string): boolean =>
  word.length > 3 && !particles.has(word) && /(?:e|en|er|es|em)$/.test(word) && !/ten?$/.test(word)

function isRepeated(word: string, text: string): boolean {
  let times = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const isWhole = !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + word.length))
    if (isWhole) times += 1
    if (times > 1) return true
  }
  return false
}
