import path from 'node:path'

import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { visibilityAnswer, type Visibility } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { createSnippet, putOn, signUp, type Person } from '#tests/support/factories.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import { startServer } from '../sync/servers/product.ts'

const ROUNDS = 300

/** Returns codes that open nothing, and why. */
async function codesOf(owner: Person): Promise<Record<string, string>> {
  const show = async (id: string, visibility: Visibility) => {
    const answer = await owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility } })
    return visibilityAnswer.parse(answer.json).shareCode ?? ''
  }
  const [hidden, replaced, trashed] = [
    await createSnippet(owner),
    await createSnippet(owner),
    await createSnippet(owner),
  ]
  const codes = {
    unknown: 'AAAAAAAAAA',
    'unknown again': 'BBBBBBBBBB',
    'of a private snippet': await show(hidden.id, 'public'),
    replaced: await show(replaced.id, 'link'),
    'of a snippet in the trash': await show(trashed.id, 'link'),
  }
  await show(hidden.id, 'private')
  await owner.client.post(`/api/snippets/${replaced.id}/share-code/renewal`)
  await owner.client.delete(`/api/snippets/${trashed.id}`)
  return codes
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map(each => ({ each, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)

/** Measures whether the time of a refusal tells codes apart that open nothing. */
export async function runShareCodes(): Promise<Metric[]> {
  const data = temporaryDirectory('bench')
  const database = await startEmbeddedPostgres({ dataDir: data.path, log: () => undefined })
  try {
    const child = await startServer({
      DATA_DIR: path.join(data.path, 'files'),
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret for measurements only',
      RATE_LIMIT_FACTOR: '100000',
    })
    try {
      const url = `http://127.0.0.1:${child.port}`
      const owner = await signUp({ url, databaseUrl: database.url })
      await putOn(owner.target, owner, 'pro')
      const codes = Object.entries(await codesOf(owner))
      const visitor = new Client(url)
      const times = new Map(codes.map(([name]) => [name, new Samples()]))
      for (let round = -20; round < ROUNDS; round += 1)
        for (const [name, code] of shuffled(codes)) {
          const started = performance.now()
          const { status } = await visitor.get(`/snippet/${code}`)
          if (round >= 0) times.get(name)?.add(performance.now() - started)
          if (status !== 404) throw new Error(`The code that is ${name} was answered with ${status}`)
        }
      const metrics = [...times].flatMap(([name, samples]): Metric[] =>
        [0.5, 0.95].map(share => ({
          name: `refusal of a code: ${name}, p${share * 100}`,
          value: Math.round(samples.quantile(share) * 100) / 100,
          unit: 'ms',
        })),
      )
      const medians = [...times.values()].map(samples => samples.quantile(0.5))
      metrics.push({
        name: 'largest difference of medians',
        value: Math.round((Math.max(...medians) - Math.min(...medians)) * 100) / 100,
        unit: 'ms',
        goal: '< 0.5 ms',
      })
      printMetrics(metrics)
      return metrics
    } finally {
      await child.end('SIGTERM')
    }
  } finally {
    await database.stop()
    data.remove()
  }
}
