import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import { cpuSince, usageNow, type Running } from '../servers/server.ts'
import { steadily } from './drive.ts'
import type { Measured, Row, Scenario } from './scenario.ts'
import { Typing } from './typing.ts'

// Long enough for every server's JIT compiler, since long-running behavior matters.
const WARM_UP_SECONDS = 10
const SECONDS = 6

type Size = { readers: number; writers: number; perSecond: number }
type Goals = { cpu: number; latency?: number }

/** Types at a steady rate, with readers spread over the server's processes. */
export async function fanOut({ readers, writers, perSecond }: Size, server: Running): Promise<Measured> {
  const typing = await Typing.begin(server, writers, readers)
  await steadily(perSecond, WARM_UP_SECONDS, i => typing.type(i))
  await sleep(500)
  const expected = () => typing.typed * readers
  const already = typing.delivered
  typing.isMeasuring = true
  const before = usageNow(server)
  await steadily(perSecond, SECONDS, i => typing.type(i))
  await until(() => typing.delivered >= expected(), 'everything typed is seen by everyone')
  const { server: own, all } = cpuSince(server, before)
  const thousands = (typing.delivered - already) / 1000
  typing.end()
  return {
    cpu: own / thousands,
    cpuWithDatabase: all / thousands,
    p50: typing.latency.quantile(0.5),
    p95: typing.latency.quantile(0.95),
    p99: typing.latency.quantile(0.99),
  }
}

const rowsOf = ({ cpu, latency }: Goals): Row[] => [
  {
    metric: 'cpu',
    title: 'CPU, database not counted',
    unit: 'ms/1,000',
    goal: { text: `≤ ${cpu} × bare`, limit: of => cpu * of('bare') },
  },
  { metric: 'cpuWithDatabase', title: 'CPU, database counted', unit: 'ms/1,000' },
  {
    metric: 'p50',
    title: 'send → receipt, p50',
    unit: 'ms',
    ...(latency && { goal: { text: `≤ ${latency} × bare`, limit: of => latency * of('bare') } }),
  },
  { metric: 'p95', title: 'send → receipt, p95', unit: 'ms' },
  { metric: 'p99', title: 'send → receipt, p99', unit: 'ms' },
]

const sized = (size: Size & Goals): Scenario => ({
  name: `fanout-${size.readers}`,
  servers: ['bluepencil', 'bare', 'y-websocket-server', 'hocuspocus', 'hocuspocus + sqlite'],
  rows: rowsOf(size),
  run: server => fanOut(size, server),
})

/** Typing at a steady rate. */
export const fanOuts: Scenario[] = [
  sized({ readers: 10, writers: 1, perSecond: 100, cpu: 1.3 }),
  sized({ readers: 50, writers: 4, perSecond: 100, cpu: 1.2, latency: 1.15 }),
  sized({ readers: 200, writers: 4, perSecond: 50, cpu: 1.1 }),
]
