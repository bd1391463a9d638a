import type { QueryClient } from '@tanstack/react-query'

import { onEvent } from '#client/shared/live/events.ts'
import { activityHappened, presenceCounted } from '#schema/activity/contract.ts'

import { withBatches, withPresence, type Arrival, type LiveOverview } from './feed.ts'

export const OVERVIEW = ['admin', 'overview'] as const

/** Under load, batches come twenty times a second, too fast to read. */
const DRAW_MS = 300

let waiting: Arrival[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function draw(client: QueryClient): void {
  timer = undefined
  const arrivals = waiting
  waiting = []
  const held = client.getQueryData<LiveOverview>(OVERVIEW)
  if (!held) return
  const { overview, missed } = withBatches(held, arrivals)
  client.setQueryData<LiveOverview>(OVERVIEW, overview)
  if (missed) void client.invalidateQueries({ queryKey: OVERVIEW })
}

/** Keep the overview of the admin area up to date. */
export const activityEvents = [
  onEvent(activityHappened, (client, { revision, value }) => {
    if (value === null) return
    waiting.push({ batch: value, revision, at: Date.now() })
    timer ??= setTimeout(() => draw(client), DRAW_MS)
  }),
  onEvent(presenceCounted, (client, { value }) => {
    if (value === null) return
    client.setQueryData<LiveOverview>(OVERVIEW, held => held && withPresence(held, value))
  }),
]
