import type {
  ActivityBatch,
  ActivityCounts,
  ActivityEntry,
  ActivityKind,
  Overview,
  Presence,
} from '#schema/activity/contract.ts'
import { ENTRIES_SHOWN, hasSeen, MINUTES_SHOWN } from '#schema/activity/contract.ts'

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
  /** The batches of the last minute that the read had not counted. The next read may not have, either. */
  later: readonly Later[]
}

/** The counts of a batch that came at a time. */
type Later = Pick<ActivityBatch, 'at' | 'transaction' | 'counts'> & { cameAt: number }

const PACE_MS = 2000
const MINUTE_MS = 60_000
/** No read takes longer. */
const READ_MOST_MS = MINUTE_MS

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
  const missing = (held?.later ?? []).filter(({ transaction }) => !hasSeen(read.snapshot, transaction))
  const before = { seen: held?.seen ?? {}, pace: held?.pace ?? [], later: missing }
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
    minutes: plus(read.minutes, missing),
    feed: [...later, ...entries, ...gap, ...older].slice(0, ENTRIES_SHOWN),
  }
}

type Minutes = Overview['minutes']

/** Returns the counts of the minutes with those of batches, which are of the minute of the server. */
function plus(minutes: Minutes, batches: readonly Pick<ActivityBatch, 'at' | 'counts'>[]): Minutes {
  const all = new Map(minutes.map(({ minute, counts }) => [minute, counts]))
  for (const { at, counts } of batches) {
    // The clock of this device may differ.
    const minute = new Date(Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS).toISOString()
    all.set(minute, sum(all.get(minute) ?? {}, counts))
  }
  return [...all]
    .map(([minute, counts]) => ({ minute, counts }))
    .toSorted((a, b) => a.minute.localeCompare(b.minute))
    .slice(-MINUTES_SHOWN)
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
  const added: Later[] = []
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
    feed = [...shown.filter(({ id }) => !known.has(id)).toReversed(), ...feed]
    if (!hasSeen(held.snapshot, batch.transaction))
      added.push({ at: batch.at, transaction: batch.transaction, counts: batch.counts, cameAt: at })
    pace.push({ at, happened: totalOf(batch.counts), shown: shown.length })
  }
  const newest = Math.max(0, ...pace.map(({ at }) => at))
  return {
    missed,
    overview: {
      ...held,
      feed: feed.slice(0, ENTRIES_SHOWN),
      seen,
      minutes: plus(held.minutes, added),
      later: [...held.later, ...added].filter(({ cameAt }) => cameAt > newest - READ_MOST_MS),
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
