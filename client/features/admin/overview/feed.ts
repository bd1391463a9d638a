import type {
  ActivityBatch,
  ActivityCounts,
  ActivityEntry,
  ActivityKind,
  Overview,
  Presence,
} from '#schema/activity/contract.ts'
import { ENTRIES_SHOWN, MINUTES_SHOWN } from '#schema/activity/contract.ts'

import { sampleOf } from './sample.ts'

/** An act, or a gap: some acts between its neighbors are not shown. */
export type FeedItem = ActivityEntry | { kind: 'gap'; id: string }

/** The overview as it is on the screen, newest first. */
export type LiveOverview = Omit<Overview, 'entries'> & {
  feed: readonly FeedItem[]
  /** The last batch of each process. */
  seen: Readonly<Record<string, number>>
  /** The acts of the last seconds, and how many of them the feed shows. */
  pace: readonly { at: number; happened: number; shown: number }[]
}

const PACE_MS = 2000
const MINUTE_MS = 60_000

const gapBefore = (item: FeedItem | undefined): FeedItem[] =>
  item === undefined || item.kind === 'gap' ? [] : [{ kind: 'gap', id: `gap ${item.id}` }]

/**
 * Returns a newly read overview joined with the one on the screen. The acts in between are filled in; if
 * there were more than a read returns, a gap says so.
 */
export function joined(read: Overview, held: LiveOverview | undefined): LiveOverview {
  const { entries, ...now } = read
  // Days that could not be read stay as they were.
  const rest = { ...now, days: now.days ?? held?.days ?? null }
  const before = { seen: held?.seen ?? {}, pace: held?.pace ?? [] }
  if (!held) return { ...rest, ...before, feed: entries }
  const known = new Set(entries.map(({ id }) => id))
  const overlap = held.feed.findLastIndex(item => known.has(item.id))
  // Acts that came by event after the read.
  const newest = entries[0]
  const firstKnown = held.feed.findIndex(item => known.has(item.id))
  const isLater = (item: FeedItem, place: number) =>
    item.kind !== 'gap' && !known.has(item.id) && (place < firstKnown || !newest || item.at > newest.at)
  const later = held.feed.filter(isLater)
  const older = held.feed.filter((item, place) => place > overlap && !isLater(item, place))
  const gap = overlap === -1 ? gapBefore(older[0]) : []
  return {
    ...rest,
    ...before,
    minutes: largest(read.minutes, held.minutes),
    feed: [...later, ...entries, ...gap, ...older].slice(0, ENTRIES_SHOWN),
  }
}

type Minutes = Overview['minutes']

/** Returns the larger counts of each minute: counts only grow, and a read may be older than some batches. */
function largest(read: Minutes, held: Minutes): Minutes {
  const known = new Map(held.map(({ minute, counts }) => [minute, counts]))
  const first = read[0]?.minute ?? ''
  const missing = held.filter(({ minute }) => minute >= first && !read.some(each => each.minute === minute))
  const joint = read.map(({ minute, counts }) => {
    const all: ActivityCounts = { ...counts }
    for (const [kind, count] of Object.entries(known.get(minute) ?? {}) as [ActivityKind, number][])
      all[kind] = Math.max(all[kind] ?? 0, count)
    return { minute, counts: all }
  })
  return [...joint, ...missing].toSorted((a, b) => a.minute.localeCompare(b.minute))
}

/** A batch with its revision, and when it came. */
export type Arrival = { batch: ActivityBatch; revision: number; at: number }

/** How many acts come in sight at once: more would go out of sight at the next time. */
export const SHOWN_AT_ONCE = 10

/** Returns the overview with what has happened since, and whether something was missed. */
export function withBatches(
  held: LiveOverview,
  arrivals: readonly Arrival[],
): { overview: LiveOverview; missed: boolean } {
  let { feed } = held
  const seen = { ...held.seen }
  let missed = false
  const minutes = new Map(held.minutes.map(({ minute, counts }) => [minute, counts]))
  const pace = [...held.pace]
  const inSight = new Set(
    sampleOf(
      arrivals.flatMap(({ batch }) => batch.entries),
      SHOWN_AT_ONCE,
    ),
  )
  for (const { batch, revision, at } of arrivals) {
    const last = seen[batch.process]
    if (last !== undefined && revision <= last) continue
    if (last !== undefined && revision > last + 1) {
      missed = true
      feed = [...gapBefore(feed[0]), ...feed]
    }
    seen[batch.process] = revision
    const known = new Set(feed.map(({ id }) => id))
    const shown = batch.entries.filter(entry => inSight.has(entry))
    const added = shown.filter(({ id }) => !known.has(id)).toReversed()
    feed = [...added, ...feed]
    // The minute of the server, as in the rows: the clock of this device may differ.
    const minute = new Date(Math.floor(Date.parse(batch.at) / MINUTE_MS) * MINUTE_MS).toISOString()
    minutes.set(minute, sum(minutes.get(minute) ?? {}, batch.counts))
    pace.push({ at, happened: totalOf(batch.counts), shown: shown.length })
  }
  const newest = Math.max(0, ...pace.map(({ at }) => at))
  return {
    missed,
    overview: {
      ...held,
      feed: feed.slice(0, ENTRIES_SHOWN),
      seen,
      minutes: [...minutes]
        .map(([minute, counts]) => ({ minute, counts }))
        .toSorted((a, b) => a.minute.localeCompare(b.minute))
        .slice(-MINUTES_SHOWN),
      pace: pace.filter(({ at }) => at > newest - PACE_MS),
    },
  }
}

/** Returns the overview with new counts of who is online. */
export const withPresence = (held: LiveOverview, presence: Presence): LiveOverview => ({ ...held, presence })

const totalOf = (counts: ActivityCounts): number =>
  Object.values(counts).reduce((total: number, count) => total + (count ?? 0), 0)

function sum(a: ActivityCounts, b: ActivityCounts): ActivityCounts {
  const total: ActivityCounts = { ...a }
  for (const [kind, count] of Object.entries(b) as [ActivityKind, number][])
    total[kind] = (total[kind] ?? 0) + count
  return total
}

/** The acts a second if the feed shows a sample of them; null if it shows all. */
export function sampledOf({ pace }: Pick<LiveOverview, 'pace'>, now: number): number | null {
  const recent = pace.filter(({ at }) => at > now - PACE_MS)
  const happened = recent.reduce((total, one) => total + one.happened, 0)
  const shown = recent.reduce((total, one) => total + one.shown, 0)
  return happened > shown ? Math.round((happened * 1000) / PACE_MS) : null
}

/** Returns the counts of each of the last 60 minutes, the oldest first, also of those without an act. */
export function minutesOf(
  { minutes }: Pick<LiveOverview, 'minutes'>,
  kinds: readonly ActivityKind[],
  now: number,
): { at: string; value: number }[] {
  const counts = new Map(minutes.map(minute => [minute.minute, minute.counts]))
  const last = Math.floor(now / MINUTE_MS) * MINUTE_MS
  return Array.from({ length: MINUTES_SHOWN }, (_, place) => {
    const at = new Date(last - (MINUTES_SHOWN - 1 - place) * MINUTE_MS).toISOString()
    const found = counts.get(at) ?? {}
    return { at, value: kinds.reduce((total, kind) => total + (found[kind] ?? 0), 0) }
  })
}
