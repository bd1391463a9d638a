import type { Migration } from '#schema/database/migration.ts'

export const documents: Migration = {
  name: '0002-documents',
  up: `
    CREATE TABLE workspaces (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name text NOT NULL,
      personal boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX workspaces_personal ON workspaces (owner_id) WHERE personal;

    CREATE TABLE documents (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
      owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
      -- Lowest body schema a client must know to open it.
      body_schema integer NOT NULL DEFAULT 1,
      trashed_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX documents_owner ON documents (owner_id);

    -- People beside the owner.
    CREATE TABLE document_members (
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('editor', 'suggester', 'commenter', 'viewer')),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (document_id, user_id)
    );
    CREATE INDEX document_members_user ON document_members (user_id);

    CREATE TABLE correction_decisions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('dismissal', 'word')),
      -- The fingerprint of a finding, or the word itself.
      subject text NOT NULL,
      -- Words are the same whatever their case; fingerprints are not.
      subject_key text NOT NULL GENERATED ALWAYS AS
        (CASE kind WHEN 'word' THEN lower(subject) ELSE subject END) STORED,
      for_all boolean NOT NULL,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX correction_decisions_shared
      ON correction_decisions (document_id, kind, subject_key) WHERE for_all;
    CREATE UNIQUE INDEX correction_decisions_own
      ON correction_decisions (document_id, kind, subject_key, user_id) WHERE NOT for_all;
    CREATE INDEX correction_decisions_user_words ON correction_decisions (user_id) WHERE kind = 'word';
  `,
}
