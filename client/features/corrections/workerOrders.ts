import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import type { WorkerHere, WorkerOrder } from './checkMessages.ts'

type Orders = {
  /** A port on which others ask. */
  connect: (port: MessagePort) => void
  /** A port on which Harper's worker answers. */
  harper?: (port: MessagePort) => void
  prepare: (dialect: EnglishDialect) => void
  /** Runs before the worker ends. */
  end?: () => void
}

/** Receives the orders of pages, in a worker of one page or in one that pages share. */
export function serveOrders({ connect, harper, prepare, end }: Orders): void {
  const obey = ({ data, ports: [port] }: MessageEvent<WorkerOrder>) => {
    switch (data.kind) {
      case 'connect':
        if (port) connect(port)
        return
      case 'harper':
        if (port) harper?.(port)
        return
      case 'prepare':
        return prepare(data.dialect)
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
