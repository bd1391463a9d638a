import type { Issue } from '#schema/corrections/issue.ts'

/** Length of the surroundings on each side of a finding, in UTF-16 units. */
const CONTEXT = 40

/**
 * Returns an identifier for one finding in its surroundings: a hash of rule, flagged text and the
 * nearest 40 UTF-16 units on each side. It is the same on every device, and edits further away do
 * not change it. 22 characters of base64url.
 */
export function fingerprintOf(issue: Pick<Issue, 'rule' | 'start' | 'end'>, text: string): string {
  const flagged = text.slice(issue.start, issue.end)
  const before = text.slice(Math.max(0, issue.start - CONTEXT), issue.start)
  const after = text.slice(issue.end, issue.end + CONTEXT)
  return base64url(
    hash128([issue.rule, flagged, before, after].map(part => `${part.length}:${part}`).join('')),
  )
}

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
