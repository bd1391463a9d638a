import type { EmailRange } from '#schema/spam/report.ts'
import { type Token, tokensOf } from '#writing/sentiment/tokens.ts'

/** The text to check. A text message has no subject. */
export interface Email {
  subject?: string | undefined
  body: string
}

/** One text of an email, with its words. */
export interface Part {
  part: EmailRange['part']
  text: string
  tokens: Token[]
}

/** Returns the non-empty texts of an email. */
export function partsOf({ subject, body }: Email): Part[] {
  const part = (name: Part['part'], text: string): Part => ({
    part: name,
    text,
    tokens: tokensOf(text, () => false),
  })
  return subject === undefined ? [part('body', body)] : [part('subject', subject), part('body', body)]
}

/** Returns the matches of a pattern with the flag `g` in all parts. */
export function matchesIn(parts: readonly Part[], pattern: RegExp): EmailRange[] {
  return parts.flatMap(({ part, text }) =>
    Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
      part,
      start: index,
      end: index + match.length,
    })).filter(({ start, end }) => end > start),
  )
}

/** Returns the text of a range. */
export function textAt(parts: readonly Part[], { part, start, end }: EmailRange): string {
  return parts.find(other => other.part === part)?.text.slice(start, end) ?? ''
}
