import type { Migration } from '#schema/database/migration.ts'

export const contact: Migration = {
  name: '0070-contact',
  up: `
    -- Messages of visitors. One writer: api/features/contact.
    CREATE TABLE contact_messages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      email text NOT NULL,
      subject text NOT NULL,
      message text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered')),
      answer text,
      answered_at timestamptz,
      -- NULL: not answered, or the account was deleted.
      answered_by uuid REFERENCES users ON DELETE SET NULL,
      revision integer NOT NULL DEFAULT 1,
      CHECK (num_nonnulls(answer, answered_at) = CASE state WHEN 'answered' THEN 2 ELSE 0 END)
    );
    CREATE INDEX contact_messages_newest ON contact_messages (created_at, id);
    CREATE INDEX contact_messages_state ON contact_messages (state, created_at, id);
    CREATE INDEX contact_messages_answerer ON contact_messages (answered_by);

    ALTER TABLE audit_entries
      DROP CONSTRAINT audit_entries_subject_kind_check,
      ADD CONSTRAINT audit_entries_subject_kind_check
        CHECK (subject_kind IN ('user', 'order', 'plan', 'settings', 'report', 'work', 'message'));
  `,
}
