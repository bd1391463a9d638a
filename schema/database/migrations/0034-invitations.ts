import type { Migration } from '#schema/database/migration.ts'

export const invitations: Migration = {
  name: '0034-invitations',
  up: `
    -- People without an account, who become members when an account proves this email.
    CREATE TABLE document_invitations (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      email text NOT NULL CHECK (email = lower(email) AND char_length(email) <= 254),
      role text NOT NULL CHECK (role IN ('editor', 'suggester', 'commenter', 'viewer')),
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (document_id, email)
    );
    CREATE INDEX document_invitations_email ON document_invitations (email);
  `,
}
