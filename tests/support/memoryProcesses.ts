import { setImmediate as turn } from 'node:timers/promises'

import { createLogger } from '#platform/logger.ts'
import { Cluster } from '#realtime/cluster/cluster.ts'
import type { BodyLifecycle } from '#realtime/room/lifecycle.ts'
import { RoomRegistry, newProcessName } from '#realtime/room/registry.ts'
import type { MemoryLog } from '#realtime/storage/memory.ts'

import type { MemoryChannel, MemoryRelay } from './memoryChannel.ts'
import { createReader, type MemoryClient } from './memoryCollab.ts'

const logger = createLogger('silent')
const lifecycle: BodyLifecycle = {
  changed: () => undefined,
  received: () => undefined,
  finish: () => Promise.resolve(),
  forget: () => undefined,
}

/** An in-memory realtime process: its rooms, and its connection to the others. */
export class MemoryProcess {
  readonly rooms: RoomRegistry
  readonly cluster: Cluster
  readonly channel: MemoryChannel
  private readonly relay: MemoryRelay

  constructor(log: MemoryLog, relay: MemoryRelay) {
    this.relay = relay
    this.channel = relay.connect()
    this.cluster = new Cluster({ process: newProcessName(), channel: this.channel, log, logger })
    this.rooms = new RoomRegistry({ log, reader: createReader(), lifecycle, logger, cluster: this.cluster })
  }

  /** Ends without a shutdown. */
  kill(): void {
    this.relay.remove(this.channel)
    this.channel.isUp = false
    this.cluster.close()
  }
}

/** Delivers everything in flight. */
export async function settled(
  relay: MemoryRelay,
  clients: readonly MemoryClient[],
  turns = 12,
): Promise<void> {
  for (let i = 0; i < turns; i++) {
    await turn()
    relay.deliver()
    for (const client of clients) client.deliver()
  }
}
