import type { CoachedEmail } from '#schema/coach/report.ts'
import type { Range } from '#schema/style/report.ts'
import { type Prose, proseOf } from '#writing/style/prose.ts'

/** A parsed email, the input of all coach rules. */
export interface Email {
  subject: string
  body: string
  isReply: boolean
  prose: Prose
  /** The first and last lines of the body that have text. */
  firstLine: string
  lastLines: string
  questions: Range[]
}

export function emailOf({ subject, body, kind }: CoachedEmail): Email {
  const lines = body
    .split(/\r\n|[\r\n]/)
    .map(line => line.trim())
    .filter(line => line !== '')
  const prose = proseOf(body)
  return {
    subject,
    body,
    isReply: kind === 'reply' || /^(?:re|aw):/i.test(subject.trim()),
    prose,
    firstLine: (lines[0] ?? '').slice(0, 200),
    lastLines: lines.slice(-4).join('\n').slice(-400),
    questions: questionsIn(body),
  }
}

/** Returns the question marks that end a question. Several in a row count as one. */
function questionsIn(body: string): Range[] {
  return Array.from(body.matchAll(/(?<=[\p{L}\p{N}"'”’)\]])\?+/gu), ({ 0: marks, index }) => ({
    start: index,
    end: index + marks.length,
  }))
}
