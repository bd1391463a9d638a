import type { Migration } from '#schema/database/migration.ts'

export const scale: Migration = {
  name: '0009-scale',
  up: `
    -- Of which updates a projection is, as document_snapshots.covers says it: several processes may write it.
    ALTER TABLE document_projections ADD COLUMN covers jsonb NOT NULL DEFAULT '{}';

    -- Whether p_next names at least what p_before names.
    CREATE FUNCTION covers_all(p_next jsonb, p_before jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
      SELECT NOT EXISTS (
        SELECT FROM jsonb_each_text(p_before) b (writer, n)
        WHERE coalesce((p_next ->> b.writer)::bigint, 0) < b.n::bigint
      )
    $$;
  `,
}
