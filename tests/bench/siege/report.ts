import type { z } from 'zod'

import type { Metric } from '../metric.ts'
import type { calling, editing } from './honest/load.ts'
import type { Seen } from './watch.ts'

/** The measurements of a phase, and the deeds of the attacker. */
export type Phase = {
  name: string
  title: string
  deeds: Record<string, number>
  seen: Seen
  editing: z.infer<typeof editing>
  calling: z.infer<typeof calling>
}

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0)

type Column = { head: string; unit: string; goal?: string; of: (phase: Phase) => number }

const COLUMNS: readonly Column[] = [
  { head: 'ack p50', unit: 'ms', of: ({ editing }) => editing.acks.p50 },
  { head: 'ack p99', unit: 'ms', goal: '< 500', of: ({ editing }) => editing.acks.p99 },
  { head: 'ack p99 at the server', unit: 'ms', of: ({ seen }) => seen.ackP99 },
  { head: 'ack max', unit: 'ms', of: ({ editing }) => editing.acks.max },
  { head: 'unanswered', unit: '', goal: '0', of: ({ editing }) => editing.unanswered },
  { head: 'editors closed', unit: '', goal: '0', of: ({ editing }) => sum(editing.closed) },
  { head: 'loop p99', unit: 'ms', goal: '< 100', of: ({ seen }) => seen.loopP99 },
  { head: 'loop max', unit: 'ms', of: ({ seen }) => seen.loopMax },
  { head: 'probe p99', unit: 'ms', of: ({ seen }) => seen.probe.quantile(0.99) },
  { head: 'memory', unit: 'MB', goal: '< 1,000', of: ({ seen }) => seen.memory },
  { head: 'requests p99', unit: 'ms', of: ({ calling }) => calling.requests.p99 },
  { head: 'failed', unit: '', of: ({ calling }) => sum(calling.requestErrors) },
  { head: 'checks', unit: '', of: ({ calling }) => calling.checks.count },
  { head: 'checks p50', unit: 'ms', of: ({ calling }) => calling.checks.p50 },
  { head: 'checks p95', unit: 'ms', of: ({ calling }) => calling.checks.p95 },
  { head: 'checks p99', unit: 'ms', of: ({ calling }) => calling.checks.p99 },
  { head: 'refused', unit: '', of: ({ calling }) => sum(calling.checkErrors) },
]

/** Returns the phases as a Markdown table, times in milliseconds and memory in MB. */
export function tableOf(phases: readonly Phase[]): string {
  const head = ['attack', ...COLUMNS.map(column => column.head)]
  const rows = phases.map(phase => [
    `${phase.name} ${phase.title}`,
    ...COLUMNS.map(({ of }) => (Number.isNaN(of(phase)) ? '–' : Math.round(of(phase)).toLocaleString('en'))),
  ])
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns all results for the JSON file, with the deeds of each attacker. */
export const metricsOf = (phases: readonly Phase[]): Metric[] =>
  phases.flatMap(phase => [
    ...COLUMNS.map(({ head, unit, goal, of }) => ({
      name: `${phase.name}: ${head}`,
      value: Number(of(phase).toFixed(1)),
      unit,
      ...(goal !== undefined && { goal }),
    })),
    ...Object.entries(phase.deeds).map(([name, value]) => ({
      name: `${phase.name}: attacker: ${name}`,
      value,
      unit: '',
    })),
  ])
