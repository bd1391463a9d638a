import type { MailRange } from '#schema/spam/report.ts'
import { type Token, tokensOf } from '#writing/sentiment/tokens.ts'

/** What is looked at. A text message has no subject. */
export interface Mail {
  subject?: string | undefined
  body: string
}

/** One of the texts of a mail, with its words. */
export interface Part {
  part: MailRange['part']
  text: string
  tokens: Token[]
}

/** The texts of a mail that are there. */
export function partsOf({ subject, body }: Mail): Part[] {
  const part = (name: Part['part'], text: string): Part => ({
    part: name,
    text,
    tokens: tokensOf(text, () => false),
  })
  return subject === undefined ? [part('body', body)] : [part('subject', subject), part('body', body)]
}

/** The matches of a pattern that has the flag `g`, in all parts. */
export function matchesIn(parts: readonly Part[], pattern: RegExp): MailRange[] {
  return parts.flatMap(({ part, text }) =>
    Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
      part,
      start: index,
      end: index + match.length,
    })).filter(({ start, end }) => end > start),
  )
}

/** What a range of a mail says. */
export function textAt(parts: readonly Part[], { part, start, end }: MailRange): string {
  return parts.find(other => other.part === part)?.text.slice(start, end) ?? ''
}
