import { Samples } from '../samples.ts'
import type { Running } from '../servers/server.ts'
import type { LoadClient } from '../wire/client.ts'
import { clockReader } from '../wire/clocks.ts'
import { Writer } from '../wire/writer.ts'
import { openReaders } from './drive.ts'

/**
 * Some users type and many read one document. A delivery is one typed character seen by one reader.
 */
export class Typing {
  readonly latency = new Samples()
  writers: Writer[] = []
  readers: LoadClient[] = []
  delivered = 0
  isMeasuring = false
  /** Called for each update that the first reader sees. */
  onSeen: (writer: Writer, characters: number) => void = () => undefined
  private readonly byClient = new Map<number, Writer>()
  private readonly clocksOf = clockReader()

  static async begin(server: Running, writers: number, readers: number): Promise<Typing> {
    const typing = new Typing()
    const [room = ''] = await server.newRooms(1)
    for (let i = 0; i < writers; i++) {
      const writer = await new Writer(server, room).ready()
      typing.writers.push(writer)
      typing.byClient.set(writer.clientId, writer)
    }
    typing.readers = await openReaders(server, room, readers, i => ({
      onUpdate: (update, isStep2) => {
        if (!isStep2) typing.see(update, i === 0)
      },
    }))
    return typing
  }

  get typed(): number {
    return this.writers.reduce((sum, writer) => sum + writer.typed, 0)
  }

  /** Types with the writers in turn. */
  type(i: number): void {
    this.writers[i % this.writers.length]?.type()
  }

  end(): void {
    for (const client of [...this.writers, ...this.readers]) client.destroy()
  }

  private see(update: Uint8Array, isFirst: boolean): void {
    const now = performance.now()
    for (const { client, from, to } of this.clocksOf(update)) {
      const writer = this.byClient.get(client)
      if (!writer) continue
      let seen = 0
      for (let clock = from; clock < to; clock++) {
        const sent = writer.sentAt[clock]
        if (sent === undefined) continue
        seen++
        if (this.isMeasuring) this.latency.add(now - sent)
      }
      this.delivered += seen
      if (isFirst) this.onSeen(writer, seen)
    }
  }
}
