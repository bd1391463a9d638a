import type { PoolClient } from 'pg'
import { z } from 'zod'

import { arbitrate, type Outcome, type Precedents } from '#document/acts/arbitrate.ts'
import { IdSet } from '#document/acts/idSet.ts'
import { broughtBy, idKey, takenBy, type RecordedAct, type Span } from '#document/acts/record.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'

import { newClientId } from './contract.ts'
import { gainsOf } from './gains.ts'

const actRow = z.object({ client: z.number(), clock: z.number(), lost: z.boolean(), gain: z.number() })
const spanRow = z.object({ client: z.number(), from: z.number(), to: z.number() })

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('acts:' || $1, 0))`

const KNOWN = `
  SELECT a.client, a.clock, a.lost, a.gain
  FROM unnest($2::bigint[], $3::bigint[]) AS r (client, clock)
  JOIN acts a ON a.document_id = $1 AND a.client = r.client AND a.clock = r.clock`

// Ranges do not overlap, so before the start of a run only the nearest one can reach into it.
const USED = `
  SELECT DISTINCT c.client, c.first AS "from", c.until AS "to"
  FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS r (client, first, until)
  CROSS JOIN LATERAL (
    (SELECT * FROM act_claims WHERE document_id = $1 AND client = r.client AND first <= r.first
     ORDER BY first DESC LIMIT 1)
    UNION ALL
    (SELECT * FROM act_claims WHERE document_id = $1 AND client = r.client AND first > r.first AND first < r.until)
  ) c
  WHERE c.until > r.first`

/**
 * Decides acts in the caller's transaction, in which no other decides acts of the document. Credits
 * their user with the corrections that count.
 */
export async function decideActs(
  client: PoolClient,
  doc: DocumentId,
  user: UserId,
  acts: readonly RecordedAct[],
): Promise<Outcome> {
  await client.query(LOCK, [doc])
  const precedents = await precedentsOf(client, doc, acts)
  const outcome = arbitrate(acts, precedents, newClientId())
  const gains = gainsOf(acts, outcome.verdicts, precedents.gains)
  await store(client, doc, outcome, gains)
  const gain = gains.reduce((sum, one) => sum + one, 0)
  if (gain !== 0) await client.query('SELECT credit_writing($1, $2, 0, $3)', [user, doc, gain])
  return outcome
}

async function precedentsOf(
  client: PoolClient,
  doc: DocumentId,
  acts: readonly RecordedAct[],
): Promise<Precedents & { gains: ReadonlyMap<string, number> }> {
  const ids = acts.flatMap(({ id, of }) => (of ? [id, of] : [id]))
  // Acts may name the same ids thousands of times, each of which would find all that is used up of them.
  const asked = new IdSet()
  const spans = acts.flatMap(act => [...takenBy(act), ...broughtBy(act)]).flatMap(span => asked.add(span))
  const known = await client.query({
    name: 'acts-known',
    text: KNOWN,
    values: [doc, ids.map(one => one.client), ids.map(one => one.clock)],
  })
  const used = await client.query({ name: 'acts-used', text: USED, values: [doc, ...columnsOf(spans)] })
  const rows = z.array(actRow).parse(known.rows)
  return {
    lost: new Map(rows.map(row => [idKey(row), row.lost])),
    gains: new Map(rows.map(row => [idKey(row), row.gain])),
    used: z.array(spanRow).parse(used.rows),
  }
}

async function store(
  client: PoolClient,
  doc: DocumentId,
  { verdicts, used }: Outcome,
  gains: readonly number[],
): Promise<void> {
  await client.query({
    name: 'acts-store',
    text: `INSERT INTO acts (document_id, client, clock, lost, gain)
           SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::boolean[], $5::smallint[])`,
    values: [
      doc,
      verdicts.map(one => one.client),
      verdicts.map(one => one.clock),
      verdicts.map(one => one.lost),
      gains,
    ],
  })
  await client.query({
    name: 'acts-use',
    text: `INSERT INTO act_claims (document_id, client, first, until)
           SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[])`,
    values: [doc, ...columnsOf(used)],
  })
}

const columnsOf = (spans: readonly Span[]): number[][] => [
  spans.map(({ client }) => client),
  spans.map(({ from }) => from),
  spans.map(({ to }) => to),
]
