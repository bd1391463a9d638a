import type { Transaction } from 'sequelize'

import type { LockedDocument } from '#api/features/documents/policy.ts'
import { database } from '#api/kit/query.ts'
import { folded } from '#schema/documents/folded.ts'

// A trigger writes the text, which the realtime server counts and folds.
const ENTER = `
  INSERT INTO snippet_entries AS e (document_id, owner_id, created_at, edited_at, name, tags, terms)
  VALUES ($1, $2, date_trunc('milliseconds', $3::timestamptz), date_trunc('milliseconds', $4::timestamptz), $5,
    ARRAY(SELECT jsonb_array_elements_text($6::jsonb)), $7)
  ON CONFLICT (document_id) DO UPDATE SET name = excluded.name, tags = excluded.tags, terms = excluded.terms,
    edited_at = greatest(e.edited_at, excluded.edited_at)`

/** Writes what lists of snippets are ordered and searched by, after a change of title or tags. */
export async function enterSnippet(tx: Transaction, snippet: LockedDocument): Promise<void> {
  const { id, ownerId, createdAt, updatedAt, title, tags } = snippet
  const name = folded(title)
  const keys = tags.map(folded)
  const terms = [name, ...keys].join('\n')
  const bind = [id, ownerId, createdAt, updatedAt, name, JSON.stringify(keys), terms]
  await database().query(ENTER, { bind, transaction: tx })
}
