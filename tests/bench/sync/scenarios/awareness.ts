import { setTimeout as sleep } from 'node:timers/promises'

import * as decoding from 'lib0/decoding'
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'

import { until } from '#tests/support/patience.ts'

import { Samples } from '../samples.ts'
import { cpuSince, usageNow, type Running } from '../servers/server.ts'
import { LoadClient } from '../wire/client.ts'
import { steadily } from './drive.ts'
import type { Measured, Scenario } from './scenario.ts'

const PEOPLE = 50
const PER_SECOND = 5
const SECONDS = 6
const FACTOR = 0.6

/** Fifty users move their carets. A delivery is one movement seen by one other user. */
export const awareness: Scenario = {
  name: 'awareness',
  servers: ['bluepencil', 'bare', 'y-websocket-server', 'hocuspocus'],
  rows: [
    {
      metric: 'cpuWithDatabase',
      title: 'CPU, database counted',
      unit: 'ms/1,000',
      goal: { text: `≤ ${FACTOR} × hocuspocus`, limit: of => FACTOR * of('hocuspocus') },
    },
    { metric: 'p50', title: 'send → receipt, p50', unit: 'ms' },
    { metric: 'p99', title: 'send → receipt, p99', unit: 'ms' },
    { metric: 'seen', title: 'movements that were seen', unit: '%' },
  ],
  run: server => moveCarets(server),
}

/** A user with a caret; `sentAt` is keyed by the clock of the state. */
class Reader {
  readonly client: LoadClient
  readonly id: number
  readonly sentAt: number[] = []
  private readonly state: Awareness

  constructor(
    server: Running,
    room: string,
    onState: (reader: Reader, client: number, clock: number) => void,
  ) {
    const doc = new Y.Doc()
    this.id = doc.clientID
    this.state = new Awareness(doc)
    this.client = new LoadClient(server, room, {
      onAwareness: update => {
        for (const { client, clock } of statesIn(update)) onState(this, client, clock)
      },
    })
  }

  move(position: number): void {
    const place = { type: null, tname: 'default', item: { client: this.id, clock: position }, assoc: 0 }
    this.state.setLocalState({ cursor: { anchor: place, head: place } })
    this.sentAt[this.state.meta.get(this.id)?.clock ?? 0] = performance.now()
    this.client.awareness(encodeAwarenessUpdate(this.state, [this.id]))
  }

  end(): void {
    this.client.destroy()
    this.state.destroy()
  }
}

function statesIn(update: Uint8Array): { client: number; clock: number }[] {
  const decoder = decoding.createDecoder(update)
  return Array.from({ length: decoding.readVarUint(decoder) }, () => {
    const client = decoding.readVarUint(decoder)
    const clock = decoding.readVarUint(decoder)
    decoding.readVarString(decoder)
    return { client, clock }
  })
}

async function moveCarets(server: Running): Promise<Measured> {
  const [room = ''] = await server.newRooms(1)
  const latency = new Samples()
  const byId = new Map<number, Reader>()
  let seen = 0
  let isMeasuring = false
  const onState = (reader: Reader, client: number, clock: number): void => {
    const sent = client === reader.id ? undefined : byId.get(client)?.sentAt[clock]
    if (sent === undefined) return
    seen++
    if (isMeasuring) latency.add(performance.now() - sent)
  }
  const people = Array.from({ length: PEOPLE }, () => new Reader(server, room, onState))
  for (const one of people) byId.set(one.id, one)
  await until(() => people.every(({ client }) => client.isSynced), 'everyone is in')
  const move = (i: number): void => people[i % PEOPLE]?.move(i)
  await steadily(PEOPLE * PER_SECOND, 2, move)
  await sleep(500)
  seen = 0
  isMeasuring = true
  const before = usageNow(server)
  await steadily(PEOPLE * PER_SECOND, SECONDS, move)
  await sleep(500)
  const { all } = cpuSince(server, before)
  for (const one of people) one.end()
  return {
    cpuWithDatabase: all / (seen / 1000),
    p50: latency.quantile(0.5),
    p99: latency.quantile(0.99),
    seen: (100 * seen) / (PEOPLE * PER_SECOND * SECONDS * (PEOPLE - 1)),
  }
}
