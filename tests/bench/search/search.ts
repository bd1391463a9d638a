import { folded } from '#schema/documents/folded.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { median } from '../sync/samples.ts'
import { withDatabase, withProduct } from '../withProduct.ts'

const DOCUMENTS = 2000
const CHARACTERS = 20_000
const AT_ONCE = 100
const ROUNDS = 15
const SYLLABLES = ['ba', 'cor', 'del', 'fi', 'gra', 'lo', 'mén', 'nu', 'pri', 'sta', 'ter', 'vo']

/** A text of random words, most of which occur in most texts. */
function text(): string {
  let made = ''
  while (made.length < CHARACTERS) {
    const length = 1 + Math.floor(Math.random() * 3)
    for (let n = 0; n < length; n += 1) made += SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)] ?? ''
    made += ' '
  }
  return made
}

const STORE = `
  WITH given AS (SELECT gen_random_uuid() AS id, g ->> 0 AS text, g ->> 1 AS folded FROM jsonb_array_elements($2::jsonb) g),
  made AS (
    INSERT INTO documents (id, workspace_id, owner_id, title)
    SELECT given.id, w.id, w.owner_id, left(given.text, 40) FROM given, workspaces w WHERE w.owner_id = $1)
  INSERT INTO document_projections (document_id, text, folded, words, characters, body)
  SELECT id, text, folded, 3000, length(text), '{}' FROM given`

/** Stores the documents of a user. One of the oldest has the word "needle" at its end. */
async function store({ user, target }: Person): Promise<void> {
  for (let at = 0; at < DOCUMENTS; at += AT_ONCE) {
    const texts = Array.from({ length: AT_ONCE }, (_, n) => text() + (at + n === 0 ? 'needle' : ''))
    await inDatabase(target, STORE, [user.id, JSON.stringify(texts.map(one => [one, folded(one)]))])
  }
}

const SEARCHES = {
  'a word of most texts': 'corfi',
  'a word of one old text': 'needle',
  'three words of one old text': 'needle corfi stater',
  'a word of no text': 'zzzz',
  'one letter of no text': '%',
}

/** Measures searches of a user with 2,000 documents of 20,000 characters. */
export const runSearch = (): Promise<Metric[]> =>
  withDatabase(on =>
    withProduct(on, async target => {
      const person = await signUp(target)
      await store(person)
      const metrics: Metric[] = []
      for (const [name, q] of Object.entries(SEARCHES)) {
        const times: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          const started = performance.now()
          const { status, text } = await person.client.get(`/api/documents/search?q=${encodeURIComponent(q)}`)
          times.push(performance.now() - started)
          if (status !== 200) throw new Error(`Answered ${status}: ${text}`)
        }
        const worst = Math.max(...times)
        metrics.push({ name: `${name}, p50`, value: Math.round(median(times)), unit: 'ms' })
        metrics.push({ name: `${name}, slowest of ${ROUNDS}`, value: Math.round(worst), unit: 'ms' })
      }
      printMetrics(metrics)
      return metrics
    }),
  )
