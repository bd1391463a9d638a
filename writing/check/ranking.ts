import { commonWords } from './commonWords.ts'
import { knownTypos } from './knownTypos.ts'

export interface Ranked {
  candidates: string[]
  /** The first candidate is surely meant. */
  clear: boolean
}

/**
 * Candidates for a misspelled word, best first: a well-known misspelling has its one answer; otherwise by weighted edit
 * distance, how common the candidate is and Harper's own order. Candidates much worse than the best are left out, so one
 * that stands alone is a clear answer.
 */
export function rank(word: string, candidates: readonly string[]): Ranked {
  const known = knownTypos.get(word.toLowerCase().replaceAll('’', "'"))
  if (known !== undefined) return { candidates: [withCaseOf(word, known)], clear: true }
  const sameLetters = candidates.find(
    candidate => candidate !== word && candidate.toLowerCase() === word.toLowerCase(),
  )
  if (sameLetters !== undefined) return { candidates: [sameLetters], clear: true }
  const scored = [...new Set(candidates.map(candidate => withCaseOf(word, candidate)))]
    .map((candidate, order) => ({ candidate, score: scoreOf(word, candidate) + order * 0.25 }))
    .toSorted((a, b) => a.score - b.score)
  const best = scored[0]
  if (!best) return { candidates: [], clear: false }
  const kept = scored.filter(({ score }) => score - best.score < DOMINANT)
  const margin = (scored[1]?.score ?? Number.POSITIVE_INFINITY) - best.score
  const likely = commonWords.has(best.candidate.toLowerCase()) || word.length > 6
  const near = best.score <= Math.min(1.2, word.length / 5)
  return { candidates: kept.map(({ candidate }) => candidate), clear: likely && near && margin >= CLEAR }
}

/** A candidate this much worse than the best one is not worth showing. */
const DOMINANT = 1.6
/** This much ahead of the second, near to the word and itself no rarity, the best one is surely meant. */
const CLEAR = 0.9

function scoreOf(word: string, candidate: string): number {
  const from = word.toLowerCase()
  const to = candidate.toLowerCase()
  let score = typingDistance(from, to)
  if (commonWords.has(to)) score -= 0.6
  if (from.charAt(0) !== to.charAt(0)) score += 0.7
  if (to.includes("'") && !/['’]/.test(from)) score += 2
  if (/[ -]/.test(to)) score += 0.3
  if (skeleton(from) === skeleton(to)) score -= 0.4
  return score
}

/** A lower-case candidate in the case of the word it replaces. */
export function withCaseOf(word: string, candidate: string): string {
  if (candidate !== candidate.toLowerCase()) return candidate
  if (word.length > 1 && word === word.toUpperCase()) return candidate.toUpperCase()
  const first = word.charAt(0)
  return first !== first.toLowerCase() ? candidate.charAt(0).toUpperCase() + candidate.slice(1) : candidate
}

/** The sound that survives most misspellings: consonants, doubles and likely confusions folded. */
function skeleton(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?!^)[aeiouyhw']/g, '')
}

const VOWELS = /[aeiouy]/

/**
 * Damerau–Levenshtein distance (optimal string alignment) with cheap steps where people slip: swapped neighbours, doubled letters, one
 * vowel for another.
 */
export function typingDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 6 || from.length > 60) return Math.max(from.length, to.length)
  let beforePrevious: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    const a = from.charAt(row - 1)
    for (let column = 1; column <= to.length; column += 1) {
      const b = to.charAt(column - 1)
      const change = a === b ? 0 : VOWELS.test(a) && VOWELS.test(b) ? 0.7 : 1
      const drop = from.charAt(row - 2) === a ? 0.6 : 1
      const add = to.charAt(column - 2) === b ? 0.6 : 1
      let best = Math.min(
        cell(previous, column - 1) + change,
        cell(previous, column) + drop,
        cell(current, column - 1) + add,
      )
      if (row > 1 && column > 1 && a === to.charAt(column - 2) && from.charAt(row - 2) === b) {
        best = Math.min(best, cell(beforePrevious, column - 2) + 0.7)
      }
      current.push(best)
    }
    beforePrevious = previous
    previous = current
  }
  return cell(previous, to.length)
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
