/** A part of a text, and what stands for it in its plain form. */
export type PlainPart = { start: number; end: number; right: string }

/**
 * Signs without a width that may stand anywhere in a word: soft hyphens, zero-width spaces, word
 * joiners, byte order marks and marks of direction.
 */
const SIGN = String.raw`[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]`
/** Scripts whose letters are the same with joiners between them. Arabic and Indic ones are not. */
const UNJOINED = String.raw`[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]`
const JOINER = String.raw`(?<=${UNJOINED}\p{M}{0,4})[\u200C\u200D]+(?=${UNJOINED})`
const LIGATURE = String.raw`[\uFB00-\uFB06\uFB13-\uFB17]`
const SYLLABLE = String.raw`(?:[\u1100-\u115F][\u1160-\u11A7]|[\uAC00-\uD7A3](?=[\u11A8-\u11FF]))[\u11A8-\u11FF]?`
/** Letters that NFC writes in another way. */
const SINGLE = String.raw`[\u0958-\u095F\u1F00-\u1FFF\u2126\u212A\u212B\uFB1D-\uFB4E]`
/** Putting very many accents of one letter in order takes quadratic time. */
const ACCENTED = String.raw`\P{M}\p{M}{1,30}`

const PART = new RegExp([`${SIGN}+`, JOINER, LIGATURE, SYLLABLE, ACCENTED, SINGLE].join('|'), 'gu')
/** Found in every text that has such a part, and in few others. */
const ANY = new RegExp(
  String.raw`${SIGN}|${LIGATURE}|${SINGLE}|[\u200C\u200D\u1100-\u115F\u11A8-\u11FF]|\p{M}`,
  'u',
)
const SIGNS = new RegExp(SIGN, 'gu')
const IS_LIGATURE = new RegExp(`^${LIGATURE}$`, 'u')
const IS_JOINER = /^(?:\u200C|\u200D)+$/u
/** Marks that show where a word is stressed. NFC has letters for those that are part of the spelling. */
const STRESS = /(?<=\p{sc=Cyrillic}\p{M}{0,4})[\u0300\u0301]/gu

/** Returns the parts of a text that are written in another way in its plain form, in order. */
export function plainParts(text: string): PlainPart[] {
  if (!ANY.test(text)) return []
  return Array.from(text.matchAll(PART), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    right: plainPart(written),
  })).filter(({ start, end, right }) => text.slice(start, end) !== right)
}

function plainPart(written: string): string {
  if (IS_JOINER.test(written)) return ''
  if (IS_LIGATURE.test(written)) return written.normalize('NFKC')
  return written.replaceAll(SIGNS, '').normalize('NFC').replaceAll(STRESS, '')
}

/**
 * Returns a text as readers see it, one way of writing for all that look the same: without invisible
 * signs inside words, with composed letters (NFC), without ligatures, and without stress
 * marks in Cyrillic.
 */
export function plainText(text: string): string {
  let plain = ''
  let copied = 0
  for (const { start, end, right } of plainParts(text)) {
    plain += text.slice(copied, start) + right
    copied = end
  }
  return plain + text.slice(copied)
}
