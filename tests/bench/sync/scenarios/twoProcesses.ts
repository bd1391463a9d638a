import { fanOut } from './fanout.ts'
import type { Scenario } from './scenario.ts'

const FACTOR = 1.3
const SIZE = { readers: 50, writers: 1, perSecond: 100 }

/**
 * The same typing in one process and in two, each with half of the readers. Redis counts as a
 * database.
 */
export const twoProcesses: Scenario = {
  name: 'two-processes',
  ours: 'bluepencil × 2',
  servers: ['bluepencil × 2', 'bluepencil', 'hocuspocus × 2', 'hocuspocus'],
  rows: [
    {
      metric: 'cpuWithDatabase',
      title: 'CPU, databases counted',
      unit: 'ms/1,000',
      goal: { text: `≤ ${FACTOR} × one process`, limit: of => FACTOR * of('bluepencil') },
    },
    { metric: 'cpu', title: 'CPU, databases not counted', unit: 'ms/1,000' },
    { metric: 'p50', title: 'send → receipt, p50', unit: 'ms' },
    { metric: 'p95', title: 'send → receipt, p95', unit: 'ms' },
  ],
  run: server => fanOut(SIZE, server),
}
