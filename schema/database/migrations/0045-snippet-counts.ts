import type { Migration } from '#schema/database/migration.ts'

export const snippetCounts: Migration = {
  name: '0045-snippet-counts',
  up: `
    -- How often snippets were viewed, copied and used. One writer: api/features/snippets/counts.ts.
    CREATE TABLE snippet_counts (
      document_id uuid PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      views bigint NOT NULL DEFAULT 0,
      copies bigint NOT NULL DEFAULT 0,
      uses bigint NOT NULL DEFAULT 0
    );

    -- What was counted in this hour, so that a person or an address counts once. A row does not tell
    -- who it was: only a hash with the hour's key, which is deleted with the hour. Both are in no
    -- backup.
    CREATE UNLOGGED TABLE snippet_count_hours (hour timestamptz PRIMARY KEY, key bytea NOT NULL);
    CREATE UNLOGGED TABLE snippet_counted (
      hour timestamptz NOT NULL REFERENCES snippet_count_hours ON UPDATE CASCADE ON DELETE CASCADE,
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      act text NOT NULL CHECK (act IN ('view', 'copy', 'use')),
      who bytea NOT NULL,
      PRIMARY KEY (hour, document_id, act, who)
    );
    CREATE INDEX snippet_counted_document ON snippet_counted (document_id);
  `,
}
