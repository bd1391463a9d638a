import type { Migration } from '#schema/database/migration.ts'

export const acts: Migration = {
  name: '0026-acts',
  up: `
    -- The accepted corrections of bodies, by the id of their record in the body, and whether an earlier one
    -- had used up the same characters.
    CREATE TABLE acts (
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      client bigint NOT NULL,
      clock bigint NOT NULL,
      lost boolean NOT NULL,
      PRIMARY KEY (document_id, client, clock)
    );
    -- The characters that acts have used up: from the first to before the end. Ranges do not overlap.
    CREATE TABLE act_claims (
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      client bigint NOT NULL,
      first bigint NOT NULL,
      until bigint NOT NULL CHECK (until > first),
      PRIMARY KEY (document_id, client, first)
    );
    -- As before, with 100 bytes for each row of acts: the log must have no part that costs nothing.
    CREATE OR REPLACE FUNCTION storage_of(who uuid) RETURNS TABLE (used bigint, plan_mb integer, verified boolean)
    LANGUAGE sql STABLE AS $$
      SELECT (
          SELECT coalesce(sum(1000
            + coalesce((SELECT octet_length(s.bytes) FROM document_snapshots s WHERE s.document_id = d.id), 0)
            + coalesce((SELECT sum(octet_length(t.bytes)) FROM document_updates t WHERE t.document_id = d.id), 0)
            + coalesce((SELECT sum(pg_column_size(r.body)) FROM document_revisions r WHERE r.document_id = d.id), 0)
            + 100 * (SELECT count(*) FROM acts a WHERE a.document_id = d.id)
            + 100 * (SELECT count(*) FROM act_claims c WHERE c.document_id = d.id)
          ), 0)::bigint
          FROM documents d WHERE d.owner_id = u.id
        ), p.storage_mb, u.email_verified_at IS NOT NULL
      FROM users u JOIN plans p ON p.name = u.plan_name WHERE u.id = who
    $$;
    -- Clients without acts would put accepted corrections twice into the text.
    ALTER TABLE documents ALTER COLUMN body_schema SET DEFAULT 2;
    UPDATE documents SET body_schema = 2 WHERE body_schema < 2;
  `,
}
