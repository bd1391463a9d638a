import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { createFairQueue } from '#platform/fairQueue.ts'
import { WorkerError, WorkerPool, workerScript } from '#platform/workers.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { SharedNode } from '#schema/sharing/sharedText.ts'

import { shownBody, usableBody, type UsableBody } from './stored.ts'

/**
 * Reads stored bodies, which are JSON text: large ones in a worker thread, since this is slow. Each rejects
 * if a body is invalid, and throws UNAVAILABLE after a timeout. `who` takes turns with others.
 */
export type StoredBodies = {
  /** Returns the body in its canonical form, as JSON text. */
  read(who: string, body: string): Promise<string>
  /** Returns the RevisionDiff between two bodies, as JSON text. */
  compare(who: string, before: string, after: string): Promise<string>
  /**
   * Returns the body without suggestions and comments, and the quotes of its comment threads by their ids.
   * Those who ask for the same body at the same time get the same object.
   */
  shown(who: string, body: string): Promise<ShownBody>
  /** Returns the text of a snippet as others use it, or why they cannot. */
  usable(who: string, body: string, charactersMax: number): Promise<UsableBody>
  close(): Promise<void>
}

export type ShownBody = { readonly base: SharedNode; readonly quotes: ReadonlyMap<string, string> }

const TIMEOUT_MS = 20_000

/** Characters of JSON that are read at once: in less than 5 ms, so that they need not wait for a turn. */
export const SMALL = 32_000

const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', t('documents.cannotRead'), {
    cause,
  })

// The thread has read all of it.
const readNode = z.custom<SharedNode>(x => z.object({ type: z.literal('doc') }).safeParse(x).success)
const shown = z.object({ base: readNode, quotes: z.array(z.tuple([z.string(), z.string()])) })
const usable = z.union([
  z.object({ body: z.string() }),
  z.object({ problem: z.enum(['tooLong', 'tooManyVariables']) }),
])

/** One thread, started by its first task. Those who ask take turns. */
export function createStoredBodies(script = workerScript('compare')): StoredBodies {
  const pool = new WorkerPool(script, 1, TIMEOUT_MS, { isBackground: true })
  const turn = createFairQueue()
  const closing = new AbortController()
  const ask = async (who: string, request: object) => {
    const done = await turn(who, { signal: closing.signal })
    try {
      closing.signal.throwIfAborted()
      return await pool.run(request)
    } catch (error) {
      throw error instanceof WorkerError ? unavailable(error) : error
    } finally {
      done()
    }
  }
  const askText = async (who: string, request: object) => z.string().parse(await ask(who, request))
  const readShown = (read: unknown): ShownBody => {
    const { base, quotes } = shown.parse(read)
    return { base, quotes: new Map(quotes) }
  }
  /** The large bodies that are being read, so that the readers of a page do not wait for each other. */
  const underWay = new Map<string, Promise<ShownBody>>()
  const readOnce = (who: string, body: string): Promise<ShownBody> => {
    const known = underWay.get(body)
    if (known) return known
    const begun = askText(who, { kind: 'shown', body })
      .then(text => readShown(JSON.parse(text)))
      .finally(() => underWay.delete(body))
    underWay.set(body, begun)
    return begun
  }
  return {
    read: (who, body) => askText(who, { kind: 'read', body }),
    compare: (who, before, after) => askText(who, { kind: 'compare', before, after }),
    shown: async (who, body) => (body.length <= SMALL ? readShown(shownBody(body)) : readOnce(who, body)),
    async usable(who, body, charactersMax) {
      if (body.length <= SMALL) return usableBody(body, charactersMax)
      return usable.parse(await ask(who, { kind: 'usable', body, charactersMax }))
    },
    close() {
      closing.abort(unavailable())
      return pool.close()
    },
  }
}
