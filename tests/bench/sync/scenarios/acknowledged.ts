import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import { Samples } from '../samples.ts'
import type { Running } from '../servers/server.ts'
import { Writer } from '../wire/writer.ts'
import { steadily } from './drive.ts'
import type { Measured, Scenario } from './scenario.ts'

const PER_SECOND = 100
const SECONDS = 5

/** A user types. The server is killed as soon as it has acknowledged the last character. */
export const acknowledged: Scenario = {
  name: 'acknowledged',
  servers: ['bluepencil', 'hocuspocus + sqlite'],
  rows: [
    {
      metric: 'lost',
      title: `lost of ${PER_SECOND * SECONDS} characters after kill -9`,
      unit: '',
      goal: { text: '0', limit: () => 0 },
    },
    { metric: 'p50', title: 'send → acknowledgment, p50', unit: 'ms' },
    {
      metric: 'p99',
      title: 'send → acknowledgment, p99',
      unit: 'ms',
      goal: { text: '< 50 ms', limit: () => 50 },
    },
  ],
  run: server => killAcknowledged(server),
}

async function killAcknowledged(server: Running): Promise<Measured> {
  const [room = ''] = await server.newRooms(1)
  const latency = new Samples()
  const sentAt: number[] = []
  let acks = 0
  const writer = new Writer(server, room, {
    onAck: () => {
      const sent = sentAt[acks++]
      if (sent !== undefined) latency.add(performance.now() - sent)
    },
  })
  await writer.ready()
  // Excludes the paragraph and the initial exchange of the connection.
  writer.type()
  await sleep(1000)
  acks = 0
  await steadily(PER_SECOND, SECONDS, () => {
    sentAt.push(performance.now())
    writer.type()
  })
  await until(() => acks >= sentAt.length, 'everything typed is acknowledged')
  await server.kill()
  const { length } = writer.text
  writer.destroy()
  await server.start()
  const after = await new Writer(server, room).ready()
  await sleep(500)
  const lost = length - after.text.length
  after.destroy()
  return { lost, p50: latency.quantile(0.5), p99: latency.quantile(0.99) }
}
