import type { Migration } from '#schema/database/migration.ts'

export const documentKind: Migration = {
  name: '0021-document-kind',
  up: `
    -- A snippet is a row of this table too, so that log, access, rooms and revisions serve both.
    ALTER TABLE documents
      ADD COLUMN kind text NOT NULL DEFAULT 'document' CHECK (kind IN ('document', 'snippet'));
  `,
}
