import { signUp, type Person } from '#tests/support/factories.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import { withDatabase, withProduct } from '../withProduct.ts'
import { measureRail } from './rail.ts'
import { store, writeAllTerms } from './store.ts'

const ROUNDS = 60
const SEARCH_MS = 150
const LIST_MS = 100

const SEARCHES = {
  'a word of most texts': 'corfi',
  'a part of a word': 'orfista',
  'a word of one old text': 'needle',
  'three words of one old text': 'needle corfi stater',
  'a word of no text': 'zzzz',
  'one letter of all texts': 'b',
  'one letter of no text': '%',
}

const LISTS = {
  'all documents': '',
  'own ones by title': 'part=mine&order=title',
  'those in no folder': 'part=mine&folder=none',
  'starred ones': 'part=starred',
}

/** Measures searches and lists of a user with 10,000 documents, and how fast their list opens. */
export const runSearch = (): Promise<Metric[]> =>
  withDatabase(on =>
    withProduct({ ...on, env: { ...on.env, RATE_LIMIT_FACTOR: '100' } }, async target => {
      const person = await signUp(target)
      await store(person, await signUp(target))
      const metrics: Metric[] = []
      metrics.push({
        name: 'terms of all texts',
        value: Math.round(await writeAllTerms(person)),
        unit: 's',
      })
      for (const [name, q] of Object.entries(SEARCHES))
        metrics.push(
          ...(await measure(person, name, `/api/documents/search?q=${encodeURIComponent(q)}`, SEARCH_MS)),
        )
      for (const [name, query] of Object.entries(LISTS))
        metrics.push(...(await measure(person, name, `/api/documents?${query}`, LIST_MS)))
      printMetrics(metrics)
      const rail = await measureRail(person)
      printMetrics(rail)
      metrics.push(...rail)
      return metrics
    }),
  )

async function measure({ client }: Person, name: string, path: string, goal: number): Promise<Metric[]> {
  const times = new Samples()
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now()
    const { status, text } = await client.get(path)
    times.add(performance.now() - started)
    if (status !== 200) throw new Error(`Answered ${status}: ${text}`)
  }
  const ms = (share: number) => Math.round(times.quantile(share) * 10) / 10
  return [
    { name: `${name}, p50`, value: ms(0.5), unit: 'ms' },
    { name: `${name}, p95`, value: ms(0.95), unit: 'ms', goal: `< ${goal}` },
  ]
}
