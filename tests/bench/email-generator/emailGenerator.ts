import { type EmailDraft, WORDS_MAX } from '#schema/email-generator/contract.ts'
import { composeEmail } from '#writing/compose/email/composeEmail.ts'
import { givenIn } from '#writing/compose/email/invariants.ts'
import { proofread } from '#writing/compose/email/proofread.ts'
import { refineEmail } from '#writing/compose/email/refineEmail.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { checked, coached } from './coached.ts'
import { faultsIn } from './faults.ts'
import { requestsApart } from './requestsApart.ts'
import { requestsFourth } from './requestsFourth.ts'
import { requestsFresh } from './requestsFresh.ts'
import { type BenchRequest, requestsIn } from './requestsIn.ts'
import { requestsLast } from './requestsLast.ts'
import { requestsLate } from './requestsLate.ts'
import { requestsMessy } from './requestsMessy.ts'
import { requestsRead } from './requestsRead.ts'
import { requestsThird } from './requestsThird.ts'
import { requestsTyped } from './requestsTyped.ts'
import { requestsUnread } from './requestsUnread.ts'
import { requestsUnseen } from './requestsUnseen.ts'
import { markOf, type Verdict, verdictsIn } from './verdicts.ts'
import { verdictsRead } from './verdictsRead.ts'

const SETS: Record<string, string> = {
  read: requestsRead,
  apart: requestsApart,
  fresh: requestsFresh,
  late: requestsLate,
  last: requestsLast,
  unread: requestsUnread,
  messy: requestsMessy,
  typed: requestsTyped,
  unseen: requestsUnseen,
  third: requestsThird,
  fourth: requestsFourth,
}

/** Prints the drafts of the built-in writer for a reader, and what can be checked without one. */
export async function runEmailGenerator({ only }: { only: string[] }): Promise<Metric[]> {
  const names = only.length === 0 ? Object.keys(SETS) : only
  const metrics: Metric[] = []
  for (const name of names) metrics.push(...(await readSet(name, requestsIn(SETS[name] ?? ''))))
  printMetrics(metrics)
  return metrics
}

async function readSet(name: string, requests: readonly BenchRequest[]): Promise<Metric[]> {
  let faulty = 0
  let gaps = 0
  let spent = 0
  const scores: { score: number; verdict: Verdict | undefined }[] = []
  const verdicts = verdictsIn(verdictsRead[name] ?? '')
  for (const [at, { kind, request }] of requests.entries()) {
    const began = performance.now()
    const draft = await draftOf(request, `${name} ${at}`)
    spent += performance.now() - began
    const { score, lost } = await coached(draft, request)
    const faults = faultsIn(draft, request)
    faulty += faults.length > 0 ? 1 : 0
    gaps += draft.gaps.filter(gap => gap !== '[your name]').length > 0 ? 1 : 0
    const read = verdicts.get(at + 1)
    scores.push({ score, verdict: read?.draft === markOf(draft) ? read.verdict : undefined })
    console.log(`\n── ${name} ${at + 1}, ${kind}: ${JSON.stringify(request)}`)
    console.log(`Subjects: ${draft.subjects.join(' / ')}\n\n${draft.body}\n`)
    console.log(`Coach: ${score} ${lost.map(({ id }) => id).join(', ')}`)
    console.log(`Draft ${markOf(draft)}, read as: ${scores.at(-1)?.verdict ?? 'not read'}`)
    for (const fault of faults) console.log(`FAULT: ${fault}`)
  }
  return [
    { name: `${name}: requests`, value: requests.length, unit: '' },
    { name: `${name}: drafts with a fault found mechanically`, value: faulty, unit: '', goal: '0' },
    { name: `${name}: drafts with a gap besides the name`, value: gaps, unit: '' },
    ...ratings(name, scores),
    { name: `${name}: time per draft`, value: Math.round((spent / requests.length) * 10) / 10, unit: 'ms' },
  ]
}

/** Compares the coach's scores with what a strict reader said of the same drafts. */
function ratings(name: string, scores: readonly { score: number; verdict: Verdict | undefined }[]): Metric[] {
  const full = scores.filter(({ score }) => score === 100)
  const sendable = scores.filter(({ verdict }) => verdict === 'yes')
  const rated = sendable.filter(({ score }) => score >= 90).length
  return [
    { name: `${name}: drafts rated 100 by the coach`, value: full.length, unit: '' },
    {
      name: `${name}: unsendable drafts rated 100`,
      value: full.filter(({ verdict }) => verdict !== 'yes').length,
      unit: '',
      goal: '0',
    },
    { name: `${name}: sendable drafts rated 90 or more`, value: rated, unit: `of ${sendable.length}` },
    {
      name: `${name}: drafts that no one read`,
      value: scores.filter(({ verdict }) => verdict === undefined).length,
      unit: '',
    },
  ]
}

/** Returns the draft of the built-in writer, as users get it: after the checker. */
export async function draftOf(request: BenchRequest['request'], seed: string): Promise<EmailDraft> {
  if (request.mode === 'refine') {
    const refined = await refineEmail(request.body, request.how, { check: checked, seed })
    return proofread(refined, { check: checked, given: '', wordsMax: null })
  }
  const draft = composeEmail(request, { seed })
  return proofread(draft, { check: checked, given: givenIn(request), wordsMax: WORDS_MAX[request.length] })
}
