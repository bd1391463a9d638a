import { setTimeout as sleep } from 'node:timers/promises'

import * as Y from 'yjs'

import { paragraphOf } from '#tests/support/yclient.ts'

import { Inspector } from '../memory/inspector.ts'
import { printMetrics, type Metric } from '../metric.ts'
import { median, Samples } from '../sync/samples.ts'
import { openReaders } from '../sync/scenarios/drive.ts'
import { freePort } from '../sync/servers/child.ts'
import { startProduct } from '../sync/servers/product.ts'
import { usageNow, type Running } from '../sync/servers/server.ts'
import type { LoadClient } from '../sync/wire/client.ts'
import { Writer } from '../sync/wire/writer.ts'

const READERS = 20
const STALLED = 2
const PASTES = 490
const PASTE_BYTES = 200_000
const PAUSE_MS = 20
const ROUNDS = 3
const KILOBYTES_A_MEGABYTE = 1024
const BYTES_A_MEGABYTE = 1024 * 1024

/**
 * One writing phase: the server's peak memory, its memory at the end, and the latency of updates.
 */
type Phase = { most: number; held: number; latency: Samples }

/**
 * Measures the memory and latency that stalled readers cost. A user pastes 98 MB, each paste
 * replacing the last, for 20 readers. In every second round, two more readers never read.
 */
export async function runStalled(): Promise<Metric[]> {
  const port = await freePort()
  const server = await startProduct([`--inspect=127.0.0.1:${port}`])
  try {
    const inspector = await Inspector.connect(port)
    const stage = await Stage.open(server, inspector)
    // Excludes the normal cost of broadcasting that much.
    await stage.play(0)
    const without: Phase[] = []
    const beside: Phase[] = []
    for (let round = 0; round < ROUNDS; round++) {
      without.push(await stage.play(0))
      beside.push(await stage.play(STALLED))
    }
    stage.close()
    inspector.close()
    const metrics = compare(without, beside)
    printMetrics(metrics)
    return metrics
  } finally {
    await server.dispose()
  }
}

class Stage {
  private readonly room: string
  private readonly writer: Writer
  private latency = new Samples()
  private readonly server: Running
  private readonly inspector: Inspector
  private readonly readers: LoadClient[] = []

  private constructor(server: Running, inspector: Inspector, room: string, writer: Writer) {
    this.server = server
    this.inspector = inspector
    this.room = room
    this.writer = writer
  }

  static async open(server: Running, inspector: Inspector): Promise<Stage> {
    const [room = ''] = await server.newRooms(1)
    const stage = new Stage(server, inspector, room, await new Writer(server, room).ready())
    const onUpdate = (update: Uint8Array) => stage.received(update)
    stage.readers.push(...(await openReaders(server, room, READERS, () => ({ onUpdate }))))
    return stage
  }

  /** Writes everything once, with additional readers that stop reading. */
  async play(stalledCount: number): Promise<Phase> {
    this.latency = new Samples()
    const stalled = await openReaders(this.server, this.room, stalledCount, () => ({}))
    for (const reader of stalled) reader.socket.stream.pause()
    let most = 0
    for (let i = 0; i < PASTES; i++) {
      this.paste(String.fromCharCode(97 + (i % 26)).repeat(PASTE_BYTES))
      await sleep(PAUSE_MS)
      if (i % 10 === 0) most = Math.max(most, usageNow(this.server).server.memory)
    }
    const { heapUsed, arrayBuffers } = await this.inspector.memory()
    for (const reader of stalled) reader.destroy()
    return {
      most: most / KILOBYTES_A_MEGABYTE,
      held: (heapUsed + arrayBuffers) / BYTES_A_MEGABYTE,
      latency: this.latency,
    }
  }

  close(): void {
    for (const reader of this.readers) reader.destroy()
    this.writer.destroy()
  }

  private received(update: Uint8Array): void {
    const end = Y.parseUpdateMeta(update).to.get(this.writer.clientId)
    const sent = end === undefined ? undefined : this.writer.sentAt[end]
    if (sent !== undefined) this.latency.add(performance.now() - sent)
  }

  private paste(pasted: string): void {
    const { doc, sentAt, clientId } = this.writer
    const text = paragraphOf(doc)
    const now = performance.now()
    doc.transact(() => {
      if (text.length > 0) text.delete(0, text.length)
      text.insert(0, pasted)
    })
    sentAt[Y.getState(doc.store, clientId)] = now
  }
}

function compare(without: Phase[], beside: Phase[]): Metric[] {
  const round = (value: number) => Math.round(value * 10) / 10
  const of = (phases: Phase[], value: (phase: Phase) => number) => median(phases.map(value))
  const pair = (name: string, unit: string, value: (phase: Phase) => number): Metric[] => [
    { name: `${name}, all of them reading`, value: round(of(without, value)), unit },
    { name: `${name}, ${STALLED} stalled beside them`, value: round(of(beside, value)), unit },
  ]
  const growth = (value: (phase: Phase) => number) => round(of(beside, value) - of(without, value))
  return [
    ...pair(`most memory while ${READERS} read`, 'MB', ({ most }) => most),
    { name: 'more at most', value: growth(({ most }) => most), unit: 'MB', goal: '< 10' },
    ...pair('in use in the end', 'MB', ({ held }) => held),
    { name: 'more in use', value: growth(({ held }) => held), unit: 'MB', goal: '< 10' },
    ...pair('send → receipt, p50', 'ms', ({ latency }) => latency.quantile(0.5)),
    ...pair('send → receipt, p99', 'ms', ({ latency }) => latency.quantile(0.99)),
  ]
}
