import type { Migration } from '#schema/database/migration.ts'

export const folders: Migration = {
  name: '0033-folders',
  up: `
    -- A user's own folders, for documents of theirs and of others. They grant no access.
    CREATE TABLE document_folders (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX document_folders_name ON document_folders (user_id, lower(name));

    -- The documents of a deleted folder stay.
    ALTER TABLE document_places ADD COLUMN folder_id uuid REFERENCES document_folders ON DELETE SET NULL;
    CREATE INDEX document_places_folder ON document_places (folder_id) WHERE folder_id IS NOT NULL;
  `,
}
