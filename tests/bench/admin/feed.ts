import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import { z } from 'zod'

import { ActivityRecorder } from '#platform/activity/recorder.ts'
import { replayOutbox } from '#platform/bus/outbox.ts'
import { RedisBus } from '#platform/bus/redis.ts'
import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { RedisLink } from '#platform/redis/link.ts'
import { adminOverview } from '#schema/messages/en/adminOverview.ts'
import { until } from '#tests/support/patience.ts'
import { signUpAs } from '#tests/support/staff.ts'

import { startBrowser } from '../browser.ts'
import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import type { Child } from '../sync/servers/child.ts'
import { READY, startTwice } from '../sync/servers/product.ts'
import { Acting } from './acting.ts'
import { OverviewScreen } from './overviewScreen.ts'

const RATE = 500
const SECONDS = 30
const CUT_SECONDS = 4
const QUIET_RATE = 5
const ROWS = 25
const PATIENCE_MS = 10_000

/** Measures the overview of an administrator while 500 acts a second happen in two other processes. */
export async function runAdminFeed(): Promise<Metric[]> {
  const product = await startTwice()
  const logger = createLogger('warn')
  const pool = createPool(product.databaseUrl, logger)
  const link = new RedisLink(product.redisUrl, logger)
  const browser = await startBrowser()
  try {
    await link.start(PATIENCE_MS)
    const bus = new RedisBus({ url: product.redisUrl, link, logger, replay: replayOutbox(pool) })
    const [first, second] = product.children
    const urlOf = ({ port }: Child) => `http://127.0.0.1:${port}`
    const admin = await signUpAs({ url: urlOf(first), databaseUrl: product.databaseUrl }, 'admin')
    // Without an answer, a dialog asks for these numbers over the page.
    const numbers = { activeUsers: null, documents: null, accuracy: null, languages: null }
    await admin.client.send('PUT', '/api/admin/settings/metrics', { body: numbers })
    const recorders = [0, 1].map(() => new ActivityRecorder({ pool, bus, logger }))
    const acting = new Acting(recorders, admin.user.id)
    const metrics: Metric[] = []
    const add = (some: Metric[]) => {
      printMetrics(some)
      metrics.push(...some)
    }
    for (const [name, child] of [['first', first] as const, ['second', second] as const]) {
      const screen = await OverviewScreen.open(browser, urlOf(child), admin)
      add(await measure(screen, acting, `${name} process: `))
      if (child === second)
        for (const rate of [QUIET_RATE, RATE]) add([await measureCut({ screen, acting, child, pool, rate })])
      await screen.close()
    }
    for (const recorder of recorders) await recorder.close()
    return metrics
  } finally {
    await browser.close()
    await link.stop()
    await pool.end()
    await product.dispose()
  }
}

async function measure(screen: OverviewScreen, acting: Acting, of: string): Promise<Metric[]> {
  const atRest = await screen.rest()
  const before = await screen.totals()
  const running = acting.run(RATE, SECONDS)
  let saysSample = false
  const share = await screen.shareDuring(async () => {
    await sleep((SECONDS / 2) * 1000)
    saysSample = await screen.saysSample()
    await running
  })
  const acts = await running
  // The sample has ended, and the charts are drawn each second.
  await screen.becomesLive()
  await sleep(1000)
  const after = await screen.totals()
  const seen = await screen.seen()
  const [errors, all] = [new Samples(), new Samples()]
  for (const { number, kind, at } of acts) {
    const shownAt = seen.get(number)
    if (shownAt === undefined) continue
    all.add(shownAt - at)
    if (kind === 'error') errors.add(shownAt - at)
  }
  const kinds = ['ai-action', 'check', 'error'] as const
  const counted = kinds.reduce((sum, kind) => sum + after[kind] - before[kind], 0)
  const ms = (name: string, value: number, goal = ''): Metric => ({
    name: `${of}${name}`,
    value: Math.round(value),
    unit: 'ms',
    goal,
  })
  const percent = (name: string, part: number, goal = ''): Metric => ({
    name: `${of}${name}`,
    value: Math.round(part * 1000) / 10,
    unit: '% of a core',
    goal,
  })
  return [
    { name: `${of}acts`, value: acts.length, unit: '' },
    { name: `${of}acts in the charts`, value: counted, unit: '', goal: `= ${acts.length}` },
    { name: `${of}rare acts in sight`, value: errors.count, unit: '', goal: `= ${SECONDS}` },
    ms('rare act → screen, p50', errors.quantile(0.5)),
    ms('rare act → screen, longest', errors.quantile(1), '< 1000'),
    { name: `${of}acts with a number in sight`, value: all.count, unit: '' },
    ms('act → screen, p50', all.quantile(0.5)),
    ms('act → screen, longest', all.quantile(1), '< 1000'),
    percent('the page', share.core, '< 30'),
    percent('the page: scripts', share.scripts),
    percent('the page: styles and layout', share.layout),
    percent('the page without acts', atRest),
    { name: `${of}says that it is a sample`, value: Number(saysSample), unit: '', goal: '= 1' },
  ]
}

type Cut = { screen: OverviewScreen; acting: Acting; child: Child; pool: Pool; rate: number }

/** Kills the page's process while acts happen. Counts the rows that are not as stored, above a gap that the feed shows. */
async function measureCut({ screen, acting, child, pool, rate }: Cut): Promise<Metric> {
  await child.end('SIGKILL')
  await screen.isCutOff()
  const acts = await acting.run(rate, CUT_SECONDS)
  await child.start(READY)
  await screen.becomesLive()
  let wrong = ROWS
  // The rows are read again when the connection is back.
  const isFilled = async () => {
    wrong = await wrongRows(screen, pool)
    return wrong === 0
  }
  await until(isFilled, 'the rows', PATIENCE_MS).catch(() => undefined)
  return { name: `cut off during ${acts.length} acts: wrong rows`, value: wrong, unit: '', goal: '= 0' }
}

const detailRow = z.object({ detail: z.string().nullable() })

async function wrongRows(screen: OverviewScreen, pool: Pool): Promise<number> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT detail FROM activity_entries ORDER BY position DESC LIMIT ${ROWS}`,
  )
  const numberIn = (text: string | null) => /#\d+;/.exec(text ?? '')?.[0] ?? null
  const stored = rows.map(row => numberIn(detailRow.parse(row).detail))
  const shown = await screen.rows()
  const gap = shown.findIndex(text => text === adminOverview.messages.gap)
  const contiguous = gap < 0 ? stored : stored.slice(0, gap)
  return contiguous.filter((number, place) => number !== numberIn(shown[place] ?? null)).length
}
