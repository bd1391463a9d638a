import { onSignOut } from '#client/shared/lib/signOut.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import {
  checkAnswer,
  workerFiles,
  type CheckAnswer,
  type CheckRequest,
  type WorkerOrder,
} from './checkMessages.ts'
import { listen } from './listen.ts'

/** An answer of the checker. Its end is reported apart from them. */
export type Answer = Exclude<CheckAnswer, { kind: 'ended' }>
/** A connection to the checker. */
export type Connection = { post: (request: CheckRequest) => void; leave: () => void }

type Order = (order: WorkerOrder, port?: MessagePort) => void
/** The two workers of the checker, and a way to end them. */
type Workers = { check: Order; harper: Order; end: () => void }

/** Keeps shared workers for 30 s without a page, such as during a reload, where browsers can. */
const KEPT = { extendedLifetime: true }

/**
 * Time for a shared worker to answer a page. One that is ending still takes pages, and never answers
 * them. A worker that only loads slowly answers the next attempt.
 */
export const HERE_MS = 10_000

let owner: string | null = null
let workers: Workers | null = null
let isAlone = false
/** Called when the workers are gone, one for each connection. */
const losses = new Set<() => void>()

/**
 * Sets the user whose pages share a checker; null after their session. The texts of one user never
 * reach the checker of another one: a change ends it, and the workers of each have different names.
 */
export function setCheckerOwner(user: string | null): void {
  if (user === owner) return
  endChecker()
  owner = user
}

/** Starts the checker unless it runs, and loads what a dialect needs. */
export function startChecker(dialect: EnglishDialect): void {
  const { check, harper } = running()
  check({ kind: 'prepare', dialect })
  harper({ kind: 'prepare', dialect })
}

/**
 * Opens a connection to the checker, which starts if it does not run. `onLost` is called once if the
 * checker fails or ends; there are no answers after that.
 */
export function connectChecker(onAnswer: (answer: Answer) => void, onLost: () => void): Connection {
  const { port1: port, port2 } = new MessageChannel()
  running().check({ kind: 'connect' }, port2)
  const close = () => {
    losses.delete(lose)
    port.close()
  }
  const lose = () => {
    close()
    onLost()
  }
  losses.add(lose)
  listen(port, data => {
    const answer = checkAnswer.parse(data)
    if (answer.kind === 'ended') loseWorkers()
    else onAnswer(answer)
  })
  const post = (request: CheckRequest) => port.postMessage(request)
  return {
    post,
    leave: () => {
      post({ kind: 'leave' })
      close()
    },
  }
}

/** Returns the paths of the files that the checker runs on, as soon as they are loaded. */
export async function checkerFiles(): Promise<string[]> {
  const { check, harper } = running()
  const files = [check, harper].map(
    order =>
      new Promise<string[]>(resolve => {
        const { port1, port2 } = new MessageChannel()
        listen(port1, data => resolve(workerFiles.parse(data)))
        order({ kind: 'files' }, port2)
      }),
  )
  return (await Promise.all(files)).flat()
}

/** Ends the checker for all pages of the browser. The next connection starts another one. */
export function endChecker(): void {
  workers?.end()
  loseWorkers()
}

/**
 * Ends the checker after a task that took too long. A shared one cannot be stopped from outside, so
 * this page continues with one that can.
 */
export function abandonChecker(): void {
  isAlone = true
  endChecker()
}

onSignOut(() => Promise.resolve(endChecker()))

function loseWorkers(): void {
  workers = null
  for (const lose of losses) lose()
}

function running(): Workers {
  if (workers) return workers
  const isShared = typeof SharedWorker !== 'undefined' && owner !== null && !isAlone
  const started = isShared ? startShared() : startOwn()
  const { port1, port2 } = new MessageChannel()
  started.check({ kind: 'harper' }, port1)
  started.harper({ kind: 'connect' }, port2)
  workers = started
  return started
}

function startShared(): Workers {
  const name = `checker of ${owner}`
  return workersOf(
    new SharedWorker(new URL('./check.worker.ts', import.meta.url), { ...KEPT, type: 'module', name }),
    new SharedWorker(new URL('./harper.worker.ts', import.meta.url), { ...KEPT, type: 'module', name }),
  )
}

const startOwn = (): Workers =>
  workersOf(
    new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }),
    new Worker(new URL('./harper.worker.ts', import.meta.url), { type: 'module' }),
  )

function workersOf(check: Worker | SharedWorker, harper: Worker | SharedWorker): Workers {
  const both = [check, harper]
  const lose = () => {
    if (workers === started) loseWorkers()
  }
  const waits = both.map(worker => ('port' in worker ? whenSilent(worker.port, lose) : undefined))
  for (const worker of both) worker.addEventListener('error', lose)
  const started: Workers = {
    check: orders(check),
    harper: orders(harper),
    end() {
      for (const wait of waits) clearTimeout(wait)
      for (const worker of both)
        if ('port' in worker) worker.port.postMessage({ kind: 'end' } satisfies WorkerOrder)
        else worker.terminate()
    },
  }
  return started
}

function orders(worker: Worker | SharedWorker): Order {
  const target = 'port' in worker ? worker.port : worker
  return (order, port) => target.postMessage(order, port ? [port] : [])
}

/** Calls back unless a worker answers on its port in time. Returns the timer. */
function whenSilent(port: MessagePort, silent: () => void): ReturnType<typeof setTimeout> {
  const wait = setTimeout(silent, HERE_MS)
  // The first message says that the worker runs; see workerOrders.ts.
  listen(port, () => clearTimeout(wait))
  return wait
}
