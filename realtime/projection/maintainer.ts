import { randomBytes } from 'node:crypto'

import type { UpdateIndex } from '#document/updateIndex.ts'
import type { Logger } from '#platform/logger.ts'
import { Semaphore } from '#platform/semaphore.ts'
import type { WorkerPool } from '#platform/workers.ts'
import { BodyBytes } from '#realtime/body/bodyBytes.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import {
  DamagedDocumentError,
  SERVER_USER,
  UnknownDocumentError,
  type VersionVector,
  type UpdateLog,
} from '#realtime/storage/contract.ts'
import type { DocumentId } from '#schema/shared/ids.ts'
import { fail, ok, type Result } from '#schema/shared/result.ts'

import { anchorEdit, type AnchorEdit, type AnchorRequest } from './anchor.ts'
import type { Projection, Snapshot } from './project.ts'
import { Projector } from './projector.ts'
import { restoration, type Restoration, type RestoreRequest } from './restore.ts'
import type { ProjectionStore } from './store.ts'

/** Delay of a projection behind the body, without the time to make it. */
const DELAY_MS = 1500
/**
 * Delay after which an update of another process is projected here, if that process has not done
 * it.
 */
const FOLLOW_UP_MS = 6000
/** Delay before a retry, when the body is not to blame. */
const RETRY_MS = 5000
/** Rounds of repair after which a body counts as unreadable. */
const MAX_REPAIRS = 3

/** An open body: its bytes, and a way to log and send updates of the server. */
export interface OpenBody {
  readonly id: DocumentId
  readonly bytes: BodyBytes
  write(update: Uint8Array): Promise<void>
  /** Replaces the rows that a stored snapshot includes. */
  adopt(snapshot: Uint8Array, index: UpdateIndex | null, version: VersionVector): void
}

/** Pending work of an open body. */
type Work = {
  timer: NodeJS.Timeout | null
  followUp: NodeJS.Timeout | null
  running: Promise<void> | null
  /** Whether rows were committed while it was running. */
  isStale: boolean
  /**
   * Digest of the projection that was stored last. The projection itself may be larger than the
   * body.
   */
  saved: string | null
}

type Options = {
  log: UpdateLog
  store: ProjectionStore
  workers: Pick<WorkerPool, 'run'>
  /** Requests to workers at once: one per thread, so that a crash has one culprit. */
  threads: number
  logger: Logger
  metrics: RealtimeMetrics
  onQuarantine: (doc: DocumentId) => void
  /**
   * Called when the stored body has changed by something other than a room: other processes must
   * look.
   */
  onStored: (doc: DocumentId) => void
}

/**
 * Maintains the data derived from bodies: projections, snapshots, repairs. Bodies are decoded in
 * worker threads only. A body that cannot be decoded is quarantined unchanged.
 */
export class BodyMaintainer {
  private readonly work = new Map<OpenBody, Work>()
  private readonly semaphore: Semaphore
  private readonly projector: Projector
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    this.semaphore = new Semaphore(options.threads)
    this.projector = new Projector(options.workers, this.semaphore)
  }

  /** Schedules a projection within 2 s of a commit, and a snapshot when the tail is long. */
  changed(open: OpenBody): void {
    const work = this.workOf(open)
    if (work.running) {
      // They may have been in the body, but not committed, when it began.
      work.isStale = true
      return
    }
    if (open.bytes.isLong) this.schedule(open, work, 0)
    else if (!work.timer) this.schedule(open, work, DELAY_MS)
  }

  /**
   * Schedules a later check of updates of another process, in case that process does not project
   * them.
   */
  received(open: OpenBody): void {
    const work = this.workOf(open)
    // That process may have stored another projection than the one remembered here.
    work.saved = null
    if (work.running || work.timer || work.followUp) return
    // Jitter: processes that wait for the same one do not wake together.
    const delay = FOLLOW_UP_MS * (1 + Math.random() / 2)
    work.followUp = setTimeout(() => void this.followUp(open, work), delay)
  }

  /** Updates projection and snapshot after the last person has left, and forgets the body. */
  async finish(open: OpenBody): Promise<void> {
    const work = this.workOf(open)
    while (work.running) await work.running
    // A projected tail still costs the next join its rows.
    if (work.timer || open.bytes.hasTail) await this.update(open, work, true)
    if (!work.timer) this.work.delete(open)
  }

  /** Forgets a body without a last update. */
  forget(open: OpenBody): void {
    const work = this.work.get(open)
    if (work?.timer) clearTimeout(work.timer)
    if (work?.followUp) clearTimeout(work.followUp)
    this.work.delete(open)
  }

  /**
   * Projects a document from the log, open or not, and repairs it first when it is invalid. Rejects
   * as the log does.
   */
  async project(doc: DocumentId): Promise<Result<Projection, 'quarantined'>> {
    try {
      const open = new StoredBodyOnly(doc, new BodyBytes(await this.options.log.load(doc)), this.options.log)
      const { end } = open.bytes
      const made = await this.derive(open, open.bytes.isLong, null)
      if (open.bytes.end > end) this.options.onStored(doc)
      return made ? ok(made.projection) : fail('quarantined')
    } catch (error) {
      if (!(error instanceof DamagedDocumentError)) throw error
      await this.quarantine(doc, error.message)
      return fail('quarantined')
    }
  }

  /** Returns the update that turns a body into an earlier one. Rejects when no worker works. */
  async restoration(request: RestoreRequest): Promise<Restoration> {
    return restoration.parse(await this.semaphore.run(() => this.options.workers.run(request)))
  }

  /** Returns the update that adds or removes a comment's anchor. Rejects when no worker works. */
  async anchoring(request: AnchorRequest): Promise<AnchorEdit> {
    return anchorEdit.parse(await this.semaphore.run(() => this.options.workers.run(request)))
  }

  /** Projects documents that a process left outdated when it ended. */
  async catchUp(): Promise<void> {
    for (const doc of await this.options.store.outdated()) {
      await this.project(doc).catch((error: unknown) => {
        if (!(error instanceof UnknownDocumentError)) this.warn(doc, error)
      })
    }
  }

  async quarantine(doc: DocumentId, reason: string): Promise<void> {
    this.options.logger.error({ document: doc, reason }, 'the document was quarantined')
    await this.options.store.quarantine(doc, reason)
    this.options.metrics.quarantined()
    this.options.onQuarantine(doc)
  }

  private workOf(open: OpenBody): Work {
    const known = this.work.get(open)
    if (known) return known
    const work: Work = { timer: null, followUp: null, running: null, isStale: false, saved: null }
    this.work.set(open, work)
    return work
  }

  private schedule(open: OpenBody, work: Work, delay: number): void {
    if (work.timer) clearTimeout(work.timer)
    work.timer = setTimeout(() => void this.update(open, work, open.bytes.isLong), delay)
  }

  private async followUp(open: OpenBody, work: Work): Promise<void> {
    work.followUp = null
    if (work.running || work.timer || this.work.get(open) !== work) return
    const isDone = await this.options.store
      .isProjected(open.id, open.bytes.committed().version)
      .catch(() => false)
    if (this.work.get(open) === work && (!isDone || open.bytes.isLong)) this.changed(open)
  }

  private async update(open: OpenBody, work: Work, compact: boolean): Promise<void> {
    if (work.timer) clearTimeout(work.timer)
    if (work.followUp) clearTimeout(work.followUp)
    work.timer = null
    work.followUp = null
    const { end } = open.bytes
    work.isStale = false
    work.running = this.attempt(open, work, compact)
    await work.running
    work.running = null
    if (this.work.get(open) === work && (work.isStale || open.bytes.end > end)) this.changed(open)
  }

  private async attempt(open: OpenBody, work: Work, compact: boolean): Promise<void> {
    try {
      work.saved = (await this.derive(open, compact, work.saved))?.digest ?? null
    } catch (error) {
      this.warn(open.id, error)
      if (this.work.get(open) === work) this.schedule(open, work, RETRY_MS)
    }
  }

  /**
   * Returns the projection, and stores it when it differs from `saved`. Returns null when the body
   * is quarantined now.
   */
  private async derive(
    open: OpenBody,
    compact: boolean,
    saved: string | null,
  ): Promise<{ projection: Projection; digest: string } | null> {
    for (let round = 0; round <= MAX_REPAIRS; round++) {
      const { parts, version, tailRows } = open.bytes.committed()
      const found = await this.projector.project({ parts, compact: compact && tailRows > 0 })
      switch (found.kind) {
        case 'valid':
          if (found.digest !== saved)
            await this.options.store.saveProjection(open.id, found.projection, version)
          if (found.snapshot) await this.compact(open, found.snapshot, version)
          return found
        case 'repaired':
          this.options.logger.warn({ document: open.id }, 'an invalid body was repaired')
          for (const update of found.repairs) await open.write(update)
          this.options.metrics.repaired()
          break
        case 'unreadable':
          await this.quarantine(open.id, found.reason)
          return null
        default:
          return found satisfies never
      }
    }
    await this.quarantine(open.id, 'is invalid again after each repair')
    return null
  }

  private async compact(open: OpenBody, { bytes, index }: Snapshot, version: VersionVector): Promise<void> {
    const { log, metrics, onStored } = this.options
    try {
      const wins = await log.compact(open.id, bytes, version)
      metrics.compacted(wins ? 'stored' : 'lost')
      if (!wins) return
    } catch (error) {
      metrics.compacted('failed')
      throw error
    }
    open.adopt(bytes, index, version)
    onStored(open.id)
  }

  private warn(doc: DocumentId, error: unknown): void {
    this.options.logger.warn(
      { err: error, document: doc },
      'projection and snapshot of a body could not be updated',
    )
  }
}

/** A body that is not open. A repair goes straight to the log. */
class StoredBodyOnly implements OpenBody {
  readonly id: DocumentId
  readonly bytes: BodyBytes
  private readonly log: UpdateLog
  private readonly writer = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}.repair`
  private n = 0

  constructor(id: DocumentId, bytes: BodyBytes, log: UpdateLog) {
    this.id = id
    this.bytes = bytes
    this.log = log
  }

  async write(bytes: Uint8Array): Promise<void> {
    const row = { writer: this.writer, n: ++this.n, user: SERVER_USER, bytes }
    await this.log.append([{ doc: this.id, ...row }])
    this.bytes.add(row, true)
  }

  adopt(snapshot: Uint8Array, _index: UpdateIndex | null, version: VersionVector): void {
    this.bytes.adopt(snapshot, version)
  }
}
