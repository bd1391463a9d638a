/** A statement, and the values of `$1` … in it. */
export type Statement = { text: string; bind: unknown[] }

/**
 * Where a user's documents come from, with the user as $1, each with the reader's role: their own by an index
 * on the owner, and those of others by the memberships. Together they are open_documents($1).
 */
export const SOURCES = {
  mine: {
    from: `document_entries e JOIN documents d
      ON d.id = e.document_id AND e.owner_id = $1 AND d.trashed_at IS NULL AND d.kind = 'document'`,
    role: `'owner'`,
  },
  shared: {
    from: `document_members m JOIN document_entries e
      ON e.document_id = m.document_id AND m.user_id = $1 AND NOT m.waiting
      JOIN documents d ON d.id = e.document_id AND d.owner_id <> $1 AND d.trashed_at IS NULL AND d.kind = 'document'`,
    role: 'm.role',
  },
} as const

/** A suspended user opens nothing. */
export const IS_ACTIVE = '(SELECT suspended_at IS NULL FROM users WHERE id = $1)'
