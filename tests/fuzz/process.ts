import { setImmediate as turn } from 'node:timers/promises'

import { createLogger } from '#platform/logger.ts'
import { BodyReader } from '#realtime/body/reader.ts'
import { performReading, readingTask } from '#realtime/body/readingTask.ts'
import { Cluster } from '#realtime/cluster/cluster.ts'
import { RealtimeMetrics } from '#realtime/metrics.ts'
import { BodyMaintainer } from '#realtime/projection/maintainer.ts'
import { projectAll, packedBodies, type Projection } from '#realtime/projection/project.ts'
import type { ProjectionStore } from '#realtime/projection/store.ts'
import { RoomRegistry, newProcessName } from '#realtime/room/registry.ts'
import { includesAll, type VersionVector, type NewRow, type UpdateLog } from '#realtime/storage/contract.ts'
import { GroupCommit } from '#realtime/storage/groupCommit.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import { CLOSE } from '#schema/collab/protocol.ts'
import type { DocumentId } from '#schema/shared/ids.ts'
import type { MemoryChannel, MemoryRelay } from '#tests/support/memoryChannel.ts'

const logger = createLogger('silent')

/** Low, so that many updates are read in a worker, and more arrive meanwhile. */
const MAX_READ_AT_ONCE = 40

/** How the next disk write fails: before anything is stored, or after everything is. */
export type DiskFault = 'before' | 'after' | null

/** The shared storage of all processes. */
export class Disk {
  readonly log = new MemoryLog()
  readonly projections = new Map<DocumentId, { projection: Projection; version: VersionVector }>()
  readonly quarantines: string[] = []
  fault: DiskFault = null
  /** The next worker task ends with a crash. */
  workerCrashes = false
  private hasCrashed = false
  private readonly spacingMs: number

  constructor(spacingMs: number) {
    this.spacingMs = spacingMs
  }

  /**
   * Returns whether a worker crashes now. Never twice in a row, since three crashes quarantine the
   * body (B6).
   */
  takeCrash(): boolean {
    this.hasCrashed = this.workerCrashes && !this.hasCrashed
    this.workerCrashes = false
    return this.hasCrashed
  }

  /** Starts a process. With a relay, it is connected to the others. */
  start(relay: MemoryRelay | null): FuzzProcess {
    return new FuzzProcess(this, relay, this.spacingMs)
  }
}

/**
 * A process's access to the disk, with the product's group commit. It fails once the process is
 * killed.
 */
class ProcessLog implements UpdateLog {
  isDead = false
  private readonly disk: Disk
  private readonly commits = new GroupCommit(rows => this.write(() => this.disk.log.append(rows)), {
    isRowsFault: () => false,
    patienceMs: 0,
  })

  constructor(disk: Disk) {
    this.disk = disk
  }

  async append(rows: NewRow[]): Promise<void> {
    await this.commits.add(rows)
  }
  async compact(...args: Parameters<UpdateLog['compact']>): Promise<boolean> {
    return this.write(() => this.disk.log.compact(...args))
  }
  async appendActs(...args: Parameters<UpdateLog['appendActs']>): ReturnType<UpdateLog['appendActs']> {
    return this.write(() => this.disk.log.appendActs(...args))
  }
  async load(doc: DocumentId): ReturnType<UpdateLog['load']> {
    await this.alive()
    return this.disk.log.load(doc)
  }
  async headSequences(docs: readonly DocumentId[]): ReturnType<UpdateLog['headSequences']> {
    await this.alive()
    return this.disk.log.headSequences(docs)
  }
  async since(...args: Parameters<UpdateLog['since']>): ReturnType<UpdateLog['since']> {
    await this.alive()
    return this.disk.log.since(...args)
  }

  /** Never resolves in a dead process. */
  async alive(): Promise<void> {
    await turn()
    if (this.isDead) await new Promise(() => undefined)
  }

  private async write<T>(act: () => Promise<T>): Promise<T> {
    await this.alive()
    const { fault } = this.disk
    if (fault === 'before') throw new Error('The disk is full.')
    const result = await act()
    // The process may die, or receive an error, after everything is stored.
    await this.alive()
    if (fault === 'after') throw new Error('The connection was lost.')
    return result
  }
}

/** A realtime process on an in-memory disk. Bodies are projected in this thread. */
export class FuzzProcess {
  readonly rooms: RoomRegistry
  readonly cluster: Cluster | null
  readonly channel: MemoryChannel | null
  private readonly log: ProcessLog
  private readonly relay: MemoryRelay | null

  constructor(disk: Disk, relay: MemoryRelay | null, spacingMs: number) {
    const log = new ProcessLog(disk)
    this.log = log
    this.relay = relay
    this.channel = relay?.connect() ?? null
    this.cluster = this.channel
      ? new Cluster({ process: newProcessName(), channel: this.channel, log, logger })
      : null
    const bodies = new BodyMaintainer({
      log,
      store: factsOn(disk, log),
      workers: {
        async run(request) {
          await log.alive()
          if (disk.takeCrash()) throw new Error('The worker crashed.')
          return projectAll(packedBodies.parse(request))
        },
      },
      threads: 2,
      logger,
      metrics: new RealtimeMetrics(),
      onQuarantine: doc => this.rooms.close(doc, CLOSE.quarantined),
      onStored: doc => this.cluster?.stored(doc),
    })
    const reader = new BodyReader(
      {
        async run(task) {
          await log.alive()
          return performReading(readingTask.parse(task))
        },
      },
      MAX_READ_AT_ONCE,
    )
    this.rooms = new RoomRegistry({
      log,
      reader,
      lifecycle: bodies,
      logger,
      cluster: this.cluster,
      broadcastSpacingMs: spacingMs,
    })
  }

  /** Ends without a shutdown. */
  kill(): void {
    this.log.isDead = true
    if (this.channel) {
      this.relay?.remove(this.channel)
      this.channel.isUp = false
    }
    this.cluster?.close()
  }
}

const factsOn = (disk: Disk, log: ProcessLog): ProjectionStore => ({
  async saveProjection(doc, projection, version) {
    await log.alive()
    const stored = disk.projections.get(doc)?.version
    if (stored && includesAll(stored, version) && !includesAll(version, stored)) return
    disk.projections.set(doc, { projection, version })
  },
  async isProjected(doc, version) {
    await log.alive()
    const stored = disk.projections.get(doc)?.version
    return stored !== undefined && includesAll(stored, version)
  },
  async quarantine(_doc, reason) {
    await log.alive()
    disk.quarantines.push(reason)
  },
  async outdated() {
    await log.alive()
    return []
  },
})
