import type { Issue } from '#schema/corrections/issue.ts'
import { plainText } from '#schema/shared/plainText.ts'

/** Length of the surroundings on each side of a finding, in UTF-16 units. */
const CONTEXT = 40
/** The length read on each side. The plain text of it may be shorter. */
const READ = 4 * CONTEXT

/** With fewer words on one side, that side alone does not identify a finding. */
const WORDS_MIN = 3
/** Characters of the mark of one side: 72 bits. */
const SIDE_LENGTH = 12

/**
 * Returns an identifier for one finding in its surroundings: a hash of rule, flagged text and the
 * nearest 40 UTF-16 units on each side, all in plain text (see `plainText`), and a shorter one of each side that has at least three
 * words. It is the same on every device, and edits further away do not change it. At most 48
 * characters of base64url and periods.
 */
export function fingerprintOf(issue: Pick<Issue, 'rule' | 'start' | 'end'>, text: string): string {
  const flagged = plainText(text.slice(issue.start, issue.end))
  const before = plainText(text.slice(Math.max(0, issue.start - READ), issue.start)).slice(-CONTEXT)
  const after = plainText(text.slice(issue.end, issue.end + READ)).slice(0, CONTEXT)
  const mark = (...parts: string[]) =>
    base64url(hash128([issue.rule, flagged, ...parts].map(part => `${part.length}:${part}`).join('')))
  const side = (name: string, part: string) =>
    (part.match(/[\p{L}\p{N}]+/gu) ?? []).length < WORDS_MIN ? '' : mark(name, part).slice(0, SIDE_LENGTH)
  return [mark(before, after), side('before', before), side('after', after)].join('.')
}

/**
 * Returns the marks of a fingerprint. Two fingerprints with a common mark are of one finding, whose
 * surroundings may have changed on one side.
 */
export const marksOf = (fingerprint: string): string[] => fingerprint.split('.').filter(mark => mark !== '')

/**
 * Returns 128 bits from two runs of cyrb53-style mixing (public domain, bryc). Only distinguishes
 * findings; not for secrets.
 */
function hash128(text: string): number[] {
  return [0x9e3779b9, 0x85ebca6b].flatMap(seed => {
    let a = 0xdeadbeef ^ seed
    let b = 0x41c6ce57 ^ seed
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index)
      a = Math.imul(a ^ unit, 2654435761)
      b = Math.imul(b ^ unit, 1597334677)
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    return [a >>> 0, b >>> 0]
  })
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function base64url(words: number[]): string {
  let bits = words.reduce((all, word) => (all << 32n) | BigInt(word), 0n)
  let out = ''
  for (let index = 0; index < 22; index += 1) {
    out = alphabet.charAt(Number(bits & 63n)) + out
    bits >>= 6n
  }
  return out
}
