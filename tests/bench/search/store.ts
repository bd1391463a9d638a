import { folded } from '#schema/documents/folded.ts'
import type { Person } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

/** Documents of the user, and of another one whose rows are in the same tables. */
const DOCUMENTS = 10_000
const LONG = 20_000
const SHORT = 2000
const OTHERS = 200
const AT_ONCE = 250
const SYLLABLES = ['ba', 'cor', 'del', 'fi', 'gra', 'lo', 'mén', 'nu', 'pri', 'sta', 'ter', 'vo']

/** A text of random words. Most of them occur in most of the long texts. */
function text(characters: number): string {
  let made = ''
  while (made.length < characters) {
    const length = 1 + Math.floor(Math.random() * 3)
    for (let n = 0; n < length; n += 1) made += SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)] ?? ''
    made += ' '
  }
  return made
}

const STORE = `
  WITH given AS (
    SELECT gen_random_uuid() AS id, g ->> 0 AS text, g ->> 1 AS folded, now() - random() * interval '300 days' AS at
    FROM jsonb_array_elements($2::jsonb) g),
  made AS (
    INSERT INTO documents (id, workspace_id, owner_id, title, created_at, updated_at)
    SELECT given.id, w.id, w.owner_id, left(given.text, 40), at, at FROM given, workspaces w WHERE w.owner_id = $1
    RETURNING id)
  INSERT INTO document_projections (document_id, text, folded, words, characters, body, at)
  SELECT id, text, folded, 300, length(text), '{}', at FROM given JOIN made USING (id)`

/**
 * Stores 10,000 documents: each tenth has 20,000 characters, the others 2,000. One has the word "needle" at
 * its end. Another user has as many short ones.
 */
export async function store({ user, target }: Person, other: Person): Promise<void> {
  for (const [owner, lengthOf] of [
    [other.user.id, () => OTHERS],
    [user.id, (n: number) => (n % 10 === 0 ? LONG : SHORT)],
  ] as const)
    for (let at = 0; at < DOCUMENTS; at += AT_ONCE) {
      const texts = Array.from(
        { length: AT_ONCE },
        (_, n) => text(lengthOf(n)) + (at + n === 0 ? 'needle' : ''),
      )
      await inDatabase(target, STORE, [owner, JSON.stringify(texts.map(one => [one, folded(one)]))])
    }
}

/** Waits until searches find all texts by their terms, and returns how long that took, in seconds. */
export async function writeAllTerms({ target }: Person): Promise<number> {
  const started = performance.now()
  const waiting = 'SELECT FROM document_entries WHERE NOT indexed LIMIT 1'
  while ((await inDatabase(target, waiting)).length > 0)
    await inDatabase(target, 'SELECT write_document_terms() FROM generate_series(1, 100)')
  for (const table of ['documents', 'document_projections', 'document_entries', 'document_terms'])
    await inDatabase(target, `VACUUM ANALYZE ${table}`)
  return (performance.now() - started) / 1000
}
