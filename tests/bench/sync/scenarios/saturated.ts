import { setTimeout as sleep } from 'node:timers/promises'

import { cpuSince, usageNow, type Running } from '../servers/server.ts'
import type { Measured, Scenario } from './scenario.ts'
import { Typing } from './typing.ts'

const WRITERS = 4
const READERS = 46
/** Number of each writer's characters in flight. */
const WINDOW = 16
const WARM_UP_MS = 5000
const SECONDS = 5
const FACTOR = 1.15

/** Maximum throughput: each writer continues as soon as a reader has seen a character. */
export const saturated: Scenario = {
  name: 'saturated',
  servers: ['bluepencil', 'bare, merged', 'y-websocket-server', 'hocuspocus', 'hocuspocus + sqlite'],
  rows: [
    {
      metric: 'cpu',
      title: 'CPU, database not counted',
      unit: 'ms/1,000',
      goal: { text: `≤ ${FACTOR} × bare, merged`, limit: of => FACTOR * of('bare, merged') },
    },
    { metric: 'cpuWithDatabase', title: 'CPU, database counted', unit: 'ms/1,000' },
    { metric: 'rate', title: 'deliveries a second', unit: '' },
    { metric: 'p50', title: 'send → receipt, p50', unit: 'ms' },
    { metric: 'p99', title: 'send → receipt, p99', unit: 'ms' },
  ],
  run: server => saturate(server),
}

async function saturate(server: Running): Promise<Measured> {
  const typing = await Typing.begin(server, WRITERS, READERS)
  let goesOn = true
  typing.onSeen = (writer, characters) => {
    for (let i = 0; i < characters && goesOn; i++) writer.type()
  }
  for (let i = 0; i < WRITERS * WINDOW; i++) typing.type(i)
  await sleep(WARM_UP_MS)
  typing.isMeasuring = true
  const already = typing.delivered
  const before = usageNow(server)
  const started = performance.now()
  await sleep(SECONDS * 1000)
  const seconds = (performance.now() - started) / 1000
  const { server: own, all } = cpuSince(server, before)
  const delivered = typing.delivered - already
  goesOn = false
  typing.end()
  return {
    cpu: own / (delivered / 1000),
    cpuWithDatabase: all / (delivered / 1000),
    rate: delivered / seconds,
    p50: typing.latency.quantile(0.5),
    p99: typing.latency.quantile(0.99),
  }
}
