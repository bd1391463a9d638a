import type { Page } from 'playwright'
import { z } from 'zod'

const event = z.looseObject({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.optional(z.number()),
})
const trace = z.object({ traceEvents: z.array(event) })
type TraceEvent = z.infer<typeof event>

/** The names under which the browser records that a script runs. */
const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
])
/** A whole turn of the main thread: scripts, styles, layout and paint. */
const TASK = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/** The marks of a recorded page, and of each of its keys. */
const PAGE = 'recorded page'
const KEY = 'recorded key'

/** An interval in microseconds. */
type Interval = { start: number; end: number }

/** The recorded work of a page's main thread. */
export type Recorded = { pid: number; scripts: Interval[]; tasks: Interval[]; keys: number[] }

/** Records the main thread of a page while something happens. The page marks itself and its keys. */
export async function record(page: Page, act: () => Promise<void>): Promise<Recorded> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8.execute']
  await browser.startTracing(page, { categories: [...categories, 'blink.user_timing'] })
  await page.evaluate(
    ([page, key]) => {
      performance.mark(page)
      addEventListener('keydown', () => performance.mark(key), { capture: true })
    },
    [PAGE, KEY] as const,
  )
  await act()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const known = traceEvents.find(({ name }) => name === PAGE)
  if (!known) throw new Error('The trace does not have the page.')
  const own = traceEvents.filter(({ pid, tid }) => pid === known.pid && tid === known.tid)
  return {
    pid: known.pid,
    scripts: intervalsOf(own, SCRIPT),
    tasks: intervalsOf(own, TASK),
    keys: own.filter(({ name }) => name === KEY).map(({ ts }) => ts),
  }
}

/** Returns when one of these events ran. One inside of another counts once. */
function intervalsOf(events: readonly TraceEvent[], names: ReadonlySet<string>): Interval[] {
  const sorted = events
    .filter(({ name, ph }) => ph === 'X' && names.has(name))
    .map(({ ts, dur = 0 }) => ({ start: ts, end: ts + dur }))
    .toSorted((a, b) => a.start - b.start)
  const joined: Interval[] = []
  for (const { start, end } of sorted) {
    const last = joined.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** Returns the milliseconds of work from each key to the next one. */
export function perKey({ keys }: Recorded, work: readonly Interval[]): number[] {
  return keys.map((start, n) => {
    const end = keys[n + 1] ?? Number.POSITIVE_INFINITY
    return milliseconds(work.filter(each => each.start >= start && each.start < end))
  })
}

/** Returns how long intervals are together, in milliseconds. */
export const milliseconds = (work: readonly Interval[]): number =>
  work.reduce((sum, { start, end }) => sum + end - start, 0) / 1000
