import type { Migration } from '#schema/database/migration.ts'

export const inviteLinks: Migration = {
  name: '0077-invite-links',
  up: `
    -- Who opens the link of a document becomes a member. A revoked link has no row, so that it is an unknown one.
    CREATE TABLE invite_links (
      document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-Za-z]{22}$'),
      role text NOT NULL CHECK (role IN ('editor', 'suggester', 'commenter', 'viewer')),
      -- For how long it works from the choice of that time, and until when. Without both, it works until it is revoked.
      days smallint CHECK (days IN (1, 7, 30)),
      expires_at timestamptz CHECK ((expires_at IS NULL) = (days IS NULL)),
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `,
}
