import type * as z from 'zod/mini'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import type { WorkerHere, WorkerOrder, workerFiles } from './checkMessages.ts'

type Orders = {
  /** A port on which others ask. */
  connect: (port: MessagePort) => void
  /** A port on which Harper's worker answers. */
  harper?: (port: MessagePort) => void
  /** Resolves when the dialect is loaded. */
  prepare: (dialect: EnglishDialect) => Promise<unknown>
  /** Runs before the worker ends. */
  end?: () => void
}

/** Receives the orders of pages, in a worker of one page or in one that pages share. */
export function serveOrders({ connect, harper, prepare, end }: Orders): void {
  let prepared: Promise<unknown> = Promise.resolve()
  const obey = ({ data, ports: [port] }: MessageEvent<WorkerOrder>) => {
    switch (data.kind) {
      case 'connect':
        if (port) connect(port)
        return
      case 'harper':
        if (port) harper?.(port)
        return
      case 'prepare':
        prepared = prepare(data.dialect).catch(() => undefined)
        return
      case 'files':
        void prepared.then(() => port?.postMessage(loadedFiles()))
        return
      case 'end':
        end?.()
        close()
    }
  }
  addEventListener('message', obey)
  // Only a shared worker receives pages.
  addEventListener('connect', event => {
    if (!(event instanceof MessageEvent)) return
    for (const page of event.ports) {
      page.addEventListener('message', obey)
      page.start()
      page.postMessage({ kind: 'here' } satisfies WorkerHere)
    }
  })
}

const loadedFiles = (): z.infer<typeof workerFiles> =>
  [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].map(
    name => new URL(name).pathname,
  )
