import { folded } from '#schema/documents/folded.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import { withDatabase, withProduct } from '../withProduct.ts'

const SNIPPETS = 40_000
const WORDS = 120
const AT_ONCE = 1000
const ROUNDS = 60
const GOAL_MS = 100
const SYLLABLES = ['ba', 'cor', 'del', 'fi', 'gra', 'lo', 'mén', 'nu', 'pri', 'sta', 'ter', 'vo']

const pick = (): string => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)] ?? ''
const word = (): string => Array.from({ length: 1 + Math.floor(Math.random() * 3) }, pick).join('')
const words = (count: number): string => Array.from({ length: count }, word).join(' ')

/** Half of the snippets are public. */
const STORE = `
  WITH given AS (
    SELECT gen_random_uuid() AS id, g ->> 0 AS title, g ->> 1 AS text, g ->> 2 AS title_folded, g ->> 3 AS folded,
      now() - (random() * 10000000) * interval '1 s' AS at
    FROM jsonb_array_elements($2::jsonb) g
  ), made AS (
    INSERT INTO documents (id, workspace_id, owner_id, kind, title, tags, created_at, updated_at)
    SELECT g.id, w.id, w.owner_id, 'snippet', g.title, ARRAY['tag ' || left(g.id::text, 2)], g.at, g.at
    FROM given g, workspaces w WHERE w.owner_id = $1 RETURNING id
  ), projected AS (
    INSERT INTO document_projections (document_id, text, folded, words, characters, body)
    SELECT id, text, folded, ${WORDS}, length(text), '{}' FROM given RETURNING document_id
  )
  INSERT INTO snippet_entries (document_id, owner_id, created_at, edited_at, name, tags, terms, body, visibility)
  SELECT g.id, $1, g.at, g.at, g.title_folded, ARRAY['tag ' || left(g.id::text, 2)],
    g.title_folded || ' tag ' || left(g.id::text, 2), g.folded,
    CASE WHEN g.id::text < '8' THEN 'public' ELSE 'private' END
  FROM given g`

/** Stores the snippets of a user. One has the word "needle" in its text, and each 20th the letter y. */
async function store({ user, target }: Person): Promise<void> {
  for (let at = 0; at < SNIPPETS; at += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, n) => {
      const [title, text] = [
        words(4),
        words(WORDS) + (at + n === 0 ? ' needle' : '') + (n % 20 === 0 ? ' y' : ''),
      ]
      return [title, text, folded(title), folded(text)]
    })
    await inDatabase(target, STORE, [user.id, JSON.stringify(rows)])
  }
  for (const table of ['documents', 'document_projections', 'snippet_entries'])
    await inDatabase(target, `ANALYZE ${table}`)
}

const QUERIES = {
  'the newest': '',
  'by title': 'order=title',
  'of one tag': 'tag=tag%207f',
  'a word of most': 'q=corfi',
  'a word of one': 'q=needle',
  'three words': 'q=needle%20corfi%20stater',
  'a word of none': 'q=zzzz',
  'one character of all': 'q=b',
  'one character of each 20th': 'q=y',
  'one character of none': 'q=%25',
  'two characters of none': 'q=zz',
}

/** Measures lists and searches of a user with 40,000 snippets, and those of everyone. */
export const runSnippetLists = (): Promise<Metric[]> =>
  withDatabase(on =>
    withProduct(on, async target => {
      const person = await signUp(target)
      await store(person)
      const metrics: Metric[] = []
      for (const part of ['mine', 'public'])
        for (const [name, query] of Object.entries(QUERIES)) {
          const times = new Samples()
          for (let round = 0; round < ROUNDS; round += 1) {
            const started = performance.now()
            const { status, text } = await person.client.get(`/api/snippets?part=${part}&${query}`)
            times.add(performance.now() - started)
            if (status !== 200) throw new Error(`Answered ${status}: ${text}`)
          }
          const ms = (share: number) => Math.round(times.quantile(share) * 10) / 10
          metrics.push({ name: `${part}, ${name}, p50`, value: ms(0.5), unit: 'ms' })
          metrics.push({ name: `${part}, ${name}, p95`, value: ms(0.95), unit: 'ms', goal: `< ${GOAL_MS}` })
        }
      printMetrics(metrics)
      return metrics
    }),
  )
