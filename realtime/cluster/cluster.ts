import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

import type { Logger } from '#platform/logger.ts'
import type { Replication, RoomReplica } from '#realtime/room/replication.ts'
import type { UpdateLog } from '#realtime/storage/contract.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import { PROCESSES, type Channel } from './channel.ts'
import { encodePeerMessage } from './messages.ts'
import { PeerLink, topicOf } from './peerLink.ts'

/** Heartbeat interval of a process, and the silence after which it counts as gone. */
export const HEARTBEAT_MS = 3000
const LOST_MS = 15_000
/** Interval of looks at the log while others cannot be heard. */
const LOOK_MS = 1000
/** Looks that are skipped while the channel works: a message may be lost unnoticed. */
const LOOKS_SKIPPED = 5

type Options = { process: string; channel: Channel; log: UpdateLog; logger: Logger }

/** Links the documents that are open here to the same documents in other processes. */
export class Cluster implements Replication {
  readonly process: string
  private readonly links = new Map<DocumentId, PeerLink>()
  private readonly lastHeard = new Map<string, number>()
  /** Processes that were silent for too long. They may be heard again. */
  private readonly lost = new Set<string>()
  private readonly timers: NodeJS.Timeout[]
  private readonly stopListening: () => void
  private looking = false
  private looks = 0
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    this.process = options.process
    const { channel } = options
    this.stopListening = channel.onBack(() => this.back())
    void channel.join(PROCESSES, message => this.hear(decodeProcess(message)))
    this.timers = [
      setInterval(() => this.beat(), HEARTBEAT_MS),
      setInterval(() => {
        if (!channel.isUp || ++this.looks % LOOKS_SKIPPED === 0) void this.look()
      }, LOOK_MS),
    ]
  }

  /** Begins to receive the updates of others, before the document is loaded. */
  async join(document: DocumentId): Promise<PeerLink> {
    const { process, channel, log, logger } = this.options
    const link = new PeerLink({ document, process, channel, log, logger, heard: from => this.hear(from) })
    this.links.set(document, link)
    await link.join()
    return link
  }

  leave(document: DocumentId, link: RoomReplica): void {
    link.close()
    if (this.links.get(document) === link) this.links.delete(document)
  }

  /** Reports that the stored body has changed by something other than a room's rows. */
  stored(document: DocumentId): void {
    const sender = { process: this.process, writer: '', headSequence: 0 }
    this.options.channel.publish(topicOf(document), encodePeerMessage(sender, { kind: 'stored' }))
    this.links.get(document)?.read()
  }

  /**
   * Finds missed rows: compares the head sequences in the log with those here, for every open
   * document.
   */
  async look(): Promise<void> {
    if (this.looking || this.links.size === 0) return
    this.looking = true
    try {
      const heads = await this.options.log.headSequences([...this.links.keys()])
      for (const [document, stored] of heads) this.links.get(document)?.check(stored)
    } catch (error) {
      this.options.logger.warn({ err: error }, 'the log could not be checked for rows of other processes')
    } finally {
      this.looking = false
    }
  }

  close(): void {
    this.stopListening()
    for (const timer of this.timers) clearInterval(timer)
    this.options.channel.leave(PROCESSES)
  }

  private hear(process: string | null): void {
    if (process === null || process === this.process) return
    this.lastHeard.set(process, Date.now())
    // Both have dropped each other's users, and publish nothing while they know of no one.
    if (this.lost.delete(process)) for (const link of this.links.values()) link.ask()
  }

  private beat(): void {
    this.options.channel.publish(PROCESSES, encodeProcess(this.process))
    const now = Date.now()
    for (const [process, at] of this.lastHeard) {
      if (now - at < LOST_MS) continue
      this.lastHeard.delete(process)
      this.lost.add(process)
      for (const link of this.links.values()) link.lose(process)
    }
    for (const link of this.links.values()) link.beat(LOST_MS)
  }

  private back(): void {
    this.beat()
    for (const link of this.links.values()) link.ask()
    void this.look()
  }
}

const encodeProcess = (process: string): Uint8Array =>
  encoding.encode(encoder => encoding.writeVarString(encoder, process))

function decodeProcess(message: Uint8Array): string | null {
  try {
    return decoding.readVarString(decoding.createDecoder(message))
  } catch {
    return null
  }
}
