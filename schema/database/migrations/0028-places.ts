import type { Migration } from '#schema/database/migration.ts'

export const places: Migration = {
  name: '0028-places',
  up: `
    -- How a user has placed a document in their own list. A row grants no access, and it stays when the star
    -- goes, so that its revision only grows.
    CREATE TABLE document_places (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      starred boolean NOT NULL DEFAULT false,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, document_id)
    );
    CREATE INDEX document_places_document ON document_places (document_id);
  `,
}
