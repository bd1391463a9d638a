import type { Migration } from '#schema/database/migration.ts'

export const audit: Migration = {
  name: '0059-audit',
  up: `
    -- Acts of administrators. A row outlives its actor and its subject, with their names of that moment.
    CREATE TABLE audit_entries (
      position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      act text NOT NULL,
      -- Null: a command of the operator.
      actor_id uuid,
      actor_name text,
      actor_email text,
      subject_kind text NOT NULL CHECK (subject_kind IN ('user', 'order', 'plan', 'settings', 'report', 'work')),
      subject_id text NOT NULL,
      subject_name text NOT NULL,
      before jsonb CHECK (jsonb_typeof(before) = 'object'),
      after jsonb CHECK (jsonb_typeof(after) = 'object'),
      reason text,
      request_id uuid,
      CHECK (num_nonnulls(actor_id, actor_name, actor_email) IN (0, 3))
    );
    CREATE INDEX audit_entries_actor ON audit_entries (actor_id, position DESC);
    CREATE INDEX audit_entries_subject ON audit_entries (subject_kind, subject_id, position DESC);
    CREATE INDEX audit_entries_act ON audit_entries (act, position DESC);
    CREATE INDEX audit_entries_actor_name ON audit_entries (lower(actor_name) text_pattern_ops, position DESC);
    CREATE INDEX audit_entries_subject_name ON audit_entries (lower(subject_name) text_pattern_ops, position DESC);

    CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the audit is only ever added to' USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    -- Also for a session whose replication role is "replica".
    ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_kept;
  `,
}
