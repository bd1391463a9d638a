import type { QueryClient } from '@tanstack/react-query'

import { onEvent } from '#client/shared/live/events.ts'
import { activityHappened, presenceCounted } from '#schema/activity/contract.ts'

import { withBatches, withPresence, type Arrival, type LiveOverview } from './feed.ts'

export const OVERVIEW = ['admin', 'overview'] as const

/** An act alone comes in sight at once. Under load, batches come twenty times a second, too fast to read. */
const DRAW_MS = 200
/** While batches are lost again and again, the overview is not read with each of them. */
const REREAD_MS = 5000

let waiting: Arrival[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let drawnAt = -Infinity
let reading: ReturnType<typeof setTimeout> | undefined
let readAt = -Infinity

function draw(client: QueryClient): void {
  timer = undefined
  drawnAt = performance.now()
  const arrivals = waiting
  waiting = []
  const held = client.getQueryData<LiveOverview>(OVERVIEW)
  if (!held) {
    // The first read, which is under way, may not have them.
    if (client.isFetching({ queryKey: OVERVIEW }) > 0) {
      waiting = arrivals
      timer = setTimeout(() => draw(client), DRAW_MS)
    }
    return
  }
  const { overview, missed } = withBatches(held, arrivals)
  client.setQueryData<LiveOverview>(OVERVIEW, overview)
  if (missed) readAgain(client)
}

/** Reads what was missed: at once, and then every five seconds at most. */
function readAgain(client: QueryClient): void {
  reading ??= setTimeout(
    () => {
      reading = undefined
      readAt = performance.now()
      void client.invalidateQueries({ queryKey: OVERVIEW })
    },
    Math.max(0, readAt + REREAD_MS - performance.now()),
  )
}

/** Keep the overview of the admin area up to date. */
export const activityEvents = [
  onEvent(
    activityHappened,
    (client, { revision, value }) => {
      if (value === null) return
      waiting.push({ batch: value, revision, at: Date.now() })
      timer ??= setTimeout(() => draw(client), Math.max(0, drawnAt + DRAW_MS - performance.now()))
    },
    { isPassing: true },
  ),
  onEvent(presenceCounted, (client, { value }) => {
    if (value === null) return
    client.setQueryData<LiveOverview>(OVERVIEW, held => held && withPresence(held, value))
  }),
]
