import { parseSync } from 'vite'

import { BANNED } from './docs.ts'
import { testNamesIn } from './testNames.ts'

/** A comment or the name of a test, with the line where it begins. */
export type Phrase = { line: number; text: string }

/** Clauses without a noun: "What is stored", "Who may read it", "the cause: what came before". */
const HEADLESS = /(?:^|[.!?] )(?:What|Who|Whose|Whatever)\b[^?]*?(?:[.!;:]|$)|[:;] (?:what|who|whatever) /g

/** Text that only quotes: code, samples, links and URL paths. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|\{@link [^}]*\}|(?<![\w.])\/[\w/:-]+/g

const lineOf = (source: string, index: number): number => source.slice(0, index).split('\n').length

/** The comments of a source text. Line comments on consecutive lines count as one. */
export function commentsIn(file: string, source: string): Phrase[] {
  const found: (Phrase & { end: number })[] = []
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const text = value
      .replaceAll(/\n\s*\*/g, ' ')
      .replaceAll(/^\*|\s+/g, ' ')
      .trim()
    const last = found.at(-1)
    if (type === 'Line' && last && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${text}`
      last.end = end
    } else found.push({ line: lineOf(source, start), text, end })
  }
  return found.map(({ line, text }) => ({ line, text }))
}

/** Returns the words of a phrase that plain English avoids. */
export function oddWordsIn(text: string): string[] {
  const own = text.replaceAll(QUOTED, '…').replaceAll(/\s+/g, ' ')
  return [HEADLESS, ...BANNED].flatMap(pattern => [...own.matchAll(pattern)].map(([match]) => match.trim()))
}

/** Returns the comments and test names of a source file that contain such words. */
export function oddPhrasesIn(file: string, source: string): string[] {
  const names = /\.test\.tsx?$/.test(file) ? testNamesIn(source).map(text => ({ line: 0, text })) : []
  return [...commentsIn(file, source), ...names].flatMap(({ line, text }) =>
    oddWordsIn(text).map(word => `${file}:${line === 0 ? ` test` : line}: ${word} (${text.slice(0, 80)})`),
  )
}
