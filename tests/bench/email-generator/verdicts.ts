import { createHash } from 'node:crypto'

import type { EmailDraft } from '#schema/email-generator/contract.ts'

/** `yes`: sendable as it is. `fix`: after a small change. `no`: wrong, or not understandable. */
export type Verdict = 'yes' | 'fix' | 'no'

export type Verdicts = ReadonlyMap<number, { verdict: Verdict; draft: string }>

/**
 * Parses one verdict per line, `NUMBER | VERDICT | DRAFT | REASON`. DRAFT identifies the draft that
 * was read, so that a verdict on an earlier one does not count.
 */
export function verdictsIn(lines: string): Verdicts {
  return new Map(
    lines
      .split('\n')
      .map(line => line.split('|').map(part => part.trim()))
      .flatMap(([number, verdict, draft]) =>
        isVerdict(verdict) ? [[Number(number), { verdict, draft: draft ?? '' }] as const] : [],
      ),
  )
}

const isVerdict = (word: string | undefined): word is Verdict =>
  word === 'yes' || word === 'fix' || word === 'no'

/** Identifies the subject line and the body of a draft. */
export const markOf = ({ subjects, body }: EmailDraft): string =>
  createHash('sha256')
    .update(`${subjects[0] ?? ''}\n${body}`)
    .digest('hex')
    .slice(0, 8)
