import type { HarperFinding } from './harperLint.ts'
import { extraWords, namesWithSpelling } from './extraWords.ts'
import { knownTypos } from './knownTypos.ts'
import { typingDistance } from './ranking.ts'

/** Rules that judge single words, and so stumble over names, code and other languages. */
const wordRules = new Set(['SpellCheck', 'MergeWords', 'SplitWords', 'CorrectNumberSuffix'])

/** Whether a finding is about something that is no ordinary word, or a known weakness of its rule. */
export function isFalseAlarm(finding: HarperFinding, text: string): boolean {
  const flagged = text.slice(finding.start, finding.end)
  if (finding.candidates.includes(flagged)) return true
  if (insideCode(finding, text)) return true
  if (finding.rule === 'MergeWords') return !/^[a-z]{2,} [a-z]{2,}$/.test(flagged)
  // It spells what it suggests after a capital in the middle: "sOme prayer".
  if (finding.rule === 'MassNouns' && /[A-Z]/.test(flagged)) return true
  const after = text.slice(finding.end, finding.end + 40)
  if (finding.rule === 'DiscourseMarkers')
    return /^\s*,|^\s+(?:hard|much|many|little|long|far|well)\b/i.test(after)
  // "your kind words" has a noun behind the adjective; "your right about it" has none.
  if (finding.rule === 'YourPredicateAdjective')
    return !/^\s+\S+\s*(?:$|[.,;:!?)]|\s(?:about|and|at|because|but|enough|for|if|in|or|so|that|to|too|when|with)\b)/i.test(
      after,
    )
  if (finding.rule === 'ToTwoToo')
    return /\bfrom\s[^.!?]*$/i.test(text.slice(Math.max(0, finding.start - 60), finding.start))
  if (wordRules.has(finding.rule)) return !isOrdinaryWord(finding, flagged, text)
  return (
    technical(tokenAround(finding, text)) && finding.kind !== 'Formatting' && finding.kind !== 'Punctuation'
  )
}

function isOrdinaryWord(finding: HarperFinding, word: string, text: string): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'")
  if (knownTypos.has(lower)) return true
  const letters = lower.replace(/'s?$/, '')
  if (letters.length < 2 || extraWords.has(letters) || extraWords.has(letters.replace(/s$/, ''))) return false
  if (/[^a-z'-]/.test(letters)) return false
  if (technical(tokenAround(finding, text))) return false
  const capitals = word.replace(/[^A-Z]/g, '').length
  if (capitals > 1) return false
  if (capitals === 1 && !/^[A-Z]/.test(word)) return false
  return (
    capitals === 0 || isMisspelledName(word, finding.candidates) || isMisspelledStart(finding, word, text)
  )
}

/** A day, month, country or language with a slip in it. */
function isMisspelledName(word: string, candidates: readonly string[]): boolean {
  return (
    word.length >= 5 &&
    candidates.some(
      candidate =>
        namesWithSpelling.has(candidate) && typingDistance(word.toLowerCase(), candidate.toLowerCase()) <= 1,
    )
  )
}

/** At the start of a sentence a capital says nothing; a name is likelier unless a common word is very near. */
function isMisspelledStart(finding: HarperFinding, word: string, text: string): boolean {
  // Few signs suffice, and keep the pattern from searching back through long runs of spaces.
  const before = (finding.start > 12 ? 'x' : '') + text.slice(Math.max(0, finding.start - 12), finding.start)
  if (!/(?:^|[.!?:…]["”’)]*\s+|\n)\s*["“‘'(•*-]*\s*$/.test(before)) return false
  if (/^['’]s\b|^\s+[A-Z]|^-/.test(text.slice(finding.end)) || /['’]s$/.test(word)) return false
  const best = finding.candidates[0]
  return (
    best !== undefined &&
    best.toLowerCase() === best &&
    word.length >= 4 &&
    typingDistance(word.toLowerCase(), best) <= 1
  )
}

/** The run of signs without a space that the finding lies in. */
function tokenAround(finding: HarperFinding, text: string): string {
  const before = /\S{0,200}$/.exec(text.slice(Math.max(0, finding.start - 200), finding.start))?.[0] ?? ''
  const after = /^\S{0,200}/.exec(text.slice(finding.end, finding.end + 200))?.[0] ?? ''
  return before + text.slice(finding.start, finding.end) + after
}

/** Mentions, tags, paths, file names, identifiers, markup and numbers with letters. */
function technical(token: string): boolean {
  const core = token.replace(/^[("'“‘[]+|[)"'”’\],.;:!?…]+$/g, '')
  return (
    /^[@#$~/\\<{&]|[\\@_=<>{}|`^]|::|\w\(\)|:\/\/|\/.*\//.test(core) ||
    /[A-Za-z]\.[A-Za-z]/.test(core) ||
    /[a-z][A-Z]/.test(core) ||
    /\d[A-Za-z]|[A-Za-z]\d/.test(core) ||
    /^--?\w/.test(core)
  )
}

/** Between two backticks of the same line. */
function insideCode(finding: HarperFinding, text: string): boolean {
  const ticks = text.slice(0, finding.start).split('`').length - 1
  return ticks % 2 === 1 && text.slice(finding.end).includes('`')
}
