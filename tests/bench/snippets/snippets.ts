import { setTimeout as sleep } from 'node:timers/promises'

import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { commentList } from '#schema/comments/contract.ts'
import { reactionList } from '#schema/reactions/contract.ts'
import { until } from '#tests/support/patience.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import { READY, startTwice } from '../sync/servers/product.ts'
import { actsOn, perform, type Act, type Answered } from './acts.ts'
import { setStage, signUpPeople, type Stage } from './stage.ts'

/** Acts in a second while the delay is measured: more than people make, and less than is answered at once. */
const RATES = [15, 40]
const SPREAD_SECONDS = 30
const GOAL_MS = 150

/**
 * Measures reactions and comments of 200 people in one snippet, over two processes: some evenly spread, and
 * 5,000 reactions and 500 comments as fast as the server takes them, also while each process is killed once.
 */
export async function runSnippets(): Promise<Metric[]> {
  const product = await startTwice()
  const pool = createPool(product.databaseUrl, createLogger('silent'))
  try {
    const members = await signUpPeople(product)
    const metrics: Metric[] = []
    for (const round of [...RATES.map(rate => spread(rate)), atOnce, killed]) {
      const stage = await setStage(product, pool, members)
      const found = await round(stage, actsOn(stage))
      stage.screens.close()
      printMetrics(found)
      metrics.push(...found)
    }
    return metrics
  } finally {
    await pool.end()
    await product.dispose()
  }
}

/** Returns a round with so many acts a second. */
const spread =
  (rate: number) =>
  async (stage: Stage, all: readonly Act[]): Promise<Metric[]> => {
    const acts = all.slice(0, rate * SPREAD_SECONDS)
    const started = performance.now()
    const answered = await Promise.all(
      acts.map(async (act, n) => {
        await sleep(Math.max(0, started + (n * 1000) / rate - performance.now()))
        return perform(act, stage.snippetId)
      }),
    )
    await shown(stage, answered)
    const delays = new Samples()
    for (const { place, revision, began } of answered)
      for (const at of stage.screens.seen(place, revision)) if (at !== null) delays.add(at - began)
    const name = `${rate} acts a second`
    const delay = (share: number) => Math.round(delays.quantile(share))
    return [
      { name: `${name}: screens × acts`, value: delays.count, unit: '' },
      { name: `${name}: act → screen, p50`, value: delay(0.5), unit: 'ms' },
      { name: `${name}: act → screen, p99`, value: delay(0.99), unit: 'ms', goal: `< ${GOAL_MS}` },
      ...(await counts(name, stage, answered)),
    ]
  }

async function atOnce(stage: Stage, acts: readonly Act[]): Promise<Metric[]> {
  const started = performance.now()
  const answered = await performAll(stage, acts)
  const answeredIn = performance.now() - started
  await shown(stage, answered)
  const seconds = (ms: number) => Math.round(ms / 100) / 10
  return [
    { name: 'at once, all answered', value: seconds(answeredIn), unit: 's' },
    { name: 'at once, all on all screens', value: seconds(performance.now() - started), unit: 's' },
    ...(await counts('at once', stage, answered)),
  ]
}

async function killed(stage: Stage, acts: readonly Act[]): Promise<Metric[]> {
  const state = { answered: 0 }
  const all = performAll(stage, acts, () => (state.answered += 1))
  for (const [n, child] of stage.product.children.entries()) {
    await until(() => state.answered >= ((n + 1) * acts.length) / 3, 'a third is answered')
    await child.end('SIGKILL')
    await child.start(READY)
  }
  return counts('each process killed once', stage, await all)
}

/** Each person acts as fast as they are answered. */
async function performAll(
  { snippetId, members }: Stage,
  acts: readonly Act[],
  onAnswer: () => void = () => undefined,
): Promise<Answered[]> {
  const all = members.map(async member => {
    const answered: Answered[] = []
    for (const act of acts) {
      if (act.who !== member) continue
      answered.push(await perform(act, snippetId))
      onAnswer()
    }
    return answered
  })
  return (await Promise.all(all)).flat()
}

/** Waits until all screens show all. */
const shown = ({ screens }: Stage, answered: readonly Answered[]): Promise<void> =>
  until(
    () => answered.every(({ place, revision }) => screens.seen(place, revision).every(at => at !== null)),
    'all screens show all',
  )

const saidIn = (answered: readonly Answered[]): number =>
  answered.filter(({ act }) => act.kind !== 'react').length

/** Compares what the server has with what it has answered. */
async function counts(round: string, stage: Stage, answered: readonly Answered[]): Promise<Metric[]> {
  const [client] = stage.members[0]?.clients ?? []
  const path = `/api/documents/${stage.snippetId}`
  const { comments } = commentList.parse((await client?.get(`${path}/comments`))?.json)
  const { targets } = reactionList.parse((await client?.get(`${path}/reactions`))?.json)
  const ids = new Set(comments.map(({ id }) => id))
  const expected = new Map<string, number>()
  let missing = 0
  for (const { act } of answered) {
    if (act.kind !== 'react') missing += ids.has(act.id) ? 0 : 1
    else {
      const place = `${act.target.id} ${act.reaction}`
      expected.set(place, (expected.get(place) ?? 0) + 1)
    }
  }
  let wrong = 0
  for (const { targetId, reactions } of targets)
    for (const { reaction, count } of reactions)
      if (expected.get(`${targetId} ${reaction}`) !== count) wrong += 1
  const counted = targets.flatMap(({ reactions }) => reactions).reduce((sum, { count }) => sum + count, 0)
  return [
    {
      name: `${round}: reactions`,
      value: counted,
      unit: '',
      goal: `= ${answered.length - saidIn(answered)}`,
    },
    { name: `${round}: wrong counts`, value: wrong, unit: '', goal: '= 0' },
    {
      name: `${round}: comments`,
      value: comments.length - stage.targets.length,
      unit: '',
      goal: `= ${saidIn(answered)}`,
    },
    { name: `${round}: answered comments that are missing`, value: missing, unit: '', goal: '= 0' },
  ]
}
