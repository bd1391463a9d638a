import type { Migration } from '#schema/database/migration.ts'

export const storage: Migration = {
  name: '0025-storage',
  up: `
    -- Megabytes that the documents of a user on this plan may take.
    ALTER TABLE plans ADD COLUMN storage_mb integer NOT NULL DEFAULT 200 CHECK (storage_mb > 0);
    UPDATE plans SET storage_mb = CASE name WHEN 'premium' THEN 2000 WHEN 'pro' THEN 10000 ELSE 200 END;

    -- The bytes that a user's documents take, and the facts that decide the limit: schema/storage/rules.ts.
    -- The sizes are stored beside the values, so nothing is decompressed to read them.
    CREATE FUNCTION storage_of(who uuid) RETURNS TABLE (used bigint, plan_mb integer, verified boolean)
    LANGUAGE sql STABLE AS $$
      SELECT (
          SELECT coalesce(sum(1000
            + coalesce((SELECT octet_length(s.bytes) FROM document_snapshots s WHERE s.document_id = d.id), 0)
            + coalesce((SELECT sum(octet_length(t.bytes)) FROM document_updates t WHERE t.document_id = d.id), 0)
            + coalesce((SELECT sum(pg_column_size(r.body)) FROM document_revisions r WHERE r.document_id = d.id), 0)
          ), 0)::bigint
          FROM documents d WHERE d.owner_id = u.id
        ), p.storage_mb, u.email_verified_at IS NOT NULL
      FROM users u JOIN plans p ON p.name = u.plan_name WHERE u.id = who
    $$;
  `,
}
