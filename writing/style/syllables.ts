import { syllableExceptions } from './syllableExceptions.ts'

/**
 * Digits read one by one take about as long as the number: "1918" has four syllables either way.
 */
const DIGITS_MAX = 6
/** Longer than any word. Further letters are ignored, which bounds texts without spaces. */
const LETTERS_MAX = 60

/**
 * Returns the number of syllables in a spoken word. It counts vowel groups, subtracts silent vowels
 * and adds separated ones. Exceptions are looked up, with their endings removed. Numbers count by
 * their digits, and abbreviations without a vowel by their letters (Flesch 1948 counts both as
 * spoken).
 */
export function syllablesOf(word: string): number {
  const parts = word
    .slice(0, LETTERS_MAX)
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, "'")
    .split(/[-‐‑_.,:/]+/)
  const sum = parts.reduce((syllables, part) => syllables + syllablesOfPart(part), 0)
  return Math.max(1, sum)
}

function syllablesOfPart(part: string): number {
  if (part === '') return 0
  if (/\p{N}/u.test(part)) {
    const digits = Math.min(DIGITS_MAX, part.replace(/\P{N}/gu, '').length)
    const letters = part.replace(/\P{L}/gu, '')
    return digits + (/^(?:|s|st|nd|rd|th)$/i.test(letters) ? 0 : syllablesOfPart(letters))
  }
  if (/^[B-DF-HJ-NP-TV-XZ]{2,}s?$/.test(part)) return spelledOut(part)
  const plain = part
    .toLowerCase()
    .normalize('NFC')
    .replace(/é/g, 'ay')
    .replace(/(?<=[aeiou])[ëïöü]/g, 'h$&')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/'s$|'$/, '')
  return known(plain) ?? byRule(plain)
}

/** "W" has three syllables, every other letter one. */
function spelledOut(letters: string): number {
  const said = letters.replace(/s$/, '')
  return said.length + 2 * count(said, /W/g)
}

/** Looks up the word as it is or without its ending. */
function known(word: string): number | undefined {
  const whole = syllableExceptions.get(word)
  if (whole !== undefined) return whole
  for (const [ending, restored, added] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length) + restored
    const syllables = syllableExceptions.get(stem)
    if (syllables !== undefined) return syllables + (typeof added === 'number' ? added : count(stem, added))
  }
  return undefined
}

/**
 * An ending, the letters it replaces, and the syllables it adds: a number, or one after a matching
 * stem.
 */
const endings: readonly (readonly [ending: string, restored: string, added: number | RegExp])[] = [
  ['s', '', /(?:[cg]e|[sxz]e?|[cs]h)$/],
  ['ies', 'y', 0],
  ['ied', 'y', 0],
  ['ed', '', /[dt]$/],
  ['ed', 'e', /[dt]e$/],
  ['ing', '', 1],
  ['ing', 'e', 1],
  ['ly', '', 1],
  ['ness', '', 1],
  ['less', '', 1],
  ['ful', '', 1],
  ['ment', '', 1],
]

/**
 * A "y" is a consonant before a vowel, if it follows another vowel or begins the word ("mayor",
 * "yes").
 */
const CONSONANT_Y = /(?<=^|[aeiou])y(?=[aeiou])/g

/** A silent "e" or "ue". */
const silent = [
  // At the joint of a compound: "everything", "livelihood", "homework".
  /(?<=^ev)e(?=ry)|(?<=^liv)e(?=li|st)|(?<=^som)e(?=one)|(?<=^(?:t?her|wher))e(?=by|fo|of|to|up|wi)|(?<=^for)e(?=[cptw]|gr|he|man|se|si|sk)|(?<=^ej)e(?=[bls])/,
  /(?<=^(?:bar|bas|bon|brid|driv|els|fac|fir|fram|gam|gat|grac|grap|grav|guid|hid|hom|hors|hous|ic|lif|lik|lon|mov|nam|not|pav|peac|pac|pip|plac|polic|rac|saf|scar|shar|sid|skat|snak|som|spac|ston|stor|tim|trad|typ|war|whit|whol|wir))e(?=[b-df-hj-mp-tv-z][a-z]*[aeiouy])/,
  // "movement", "lovely", "careful".
  /(?<=[aeiouy][a-z]*[^aeiouyl])e(?=(?:ly|ful|fully|less|lessly|ness|ments?|some)$)/,
  // "league", "unique", "intrigued".
  /(?<=[aeioun]g|q)ue[ds]?$/,
  // "make", "makes", "baked"; not "table", "centre", "dishes", "wanted".
  /(?<=[aeiouy][a-z]*)(?<![bcdfgkpstvz]l|[bcdgt]r|[aeiouy])(?:e|(?<![scgzx]|[cs]h)es|(?<![td])ed)$/,
]

/** Adjacent vowels pronounced separately. Each adds a syllable to the count of its group. */
const parted = [
  // "media", "radio", "lion", "stadium"; not "special", "nation", "million", "Australian".
  /(?<![cgst]|[aeiou]ll?(?=ia[nr]))ia(?!ge)|(?<![cgstx])io(?!n)|(?<![cghlnstx]|^)ion|^lion|[ct]io(?=s?$)|i(?:um|us)s?$/g,
  // "negotiate", "enthusiast", "confidentiality".
  /[ct]ia(?=t[eio])|sia(?=s)|[ct]ia(?=lity)/g,
  // "happier", "easiest", "society", "quiet", "science", "audience"; not "patient".
  /(?<=[^cg])i(?:er|est)(?=s?$)|i(?=ety|etie)|(?<=[^cgt])i(?:et|en[ct])|(?<=(?<!n)sc)i(?=en[ct])/g,
  // "create", "react", "reality", "theater", "idea".
  /(?<=cr)ea(?=t[eio])|(?<=r)ea(?=ct)|(?<=^r)ea(?=li[tsz])|(?<=th)ea(?=t[er])|(?<=[aeiouy][a-z]*)eas?$/g,
  // "video", "theory", "hideous", "museum"; not "people", "pigeon", "gorgeous".
  /(?<=[drt]|^n|^g)eo(?!ns?$|us|u)|(?<=[dnu]|urt)eous|eum/g,
  // "reassure", "reunite", "cooperate", "coincidence".
  /^re(?=a(?:ff|pp|rr|ss)|enter|inf|inst|ite|org|uni)|^co(?=op[^s]|ord|inc|exi|auth)/g,
  // "usual", "evaluate", "January"; not "language", "quality".
  /(?<![gq])ua(?=[lrt])/g,
  // "cruel", "fluent", "influence".
  /(?<![gq])ue(?=l|n[ct])/g,
  // "ruin", "fluid", "continuity".
  /(?<![gq])ui(?=n[^gt]|n$|ds?$|t[yi])/g,
  // "continuous", "agreeable".
  /(?<![gq])uou|eea/g,
  // "poem", "heroic".
  /oe[mt]|(?<=[rtz])oic/g,
  // "being", "going", "trying".
  /[aeiouy]ing(?=$|s$|ly$)/g,
  // "criticism", "rhythm", "didn't".
  /(?:s|th)ms?$|[dst]n't|[^aeiouy]'(?:ll|ve)$|[td]'d$/g,
]

/** "Basically" has three syllables. */
const CONTRACTED = /(?<=ic)a(?=lly$)/

function byRule(word: string): number {
  const said = word.replace(CONSONANT_Y, 'j').replace(CONTRACTED, '')
  const voiced = silent.reduce((rest, pattern) => rest.replace(pattern, ''), said)
  const groups = count(voiced, /[aeiouy]+/g)
  return Math.max(
    1,
    parted.reduce((sum, pattern) => sum + count(said, pattern), groups),
  )
}

function count(word: string, pattern: RegExp): number {
  return word.match(pattern)?.length ?? 0
}
