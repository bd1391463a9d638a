import type { Migration } from '#schema/database/migration.ts'

export const turnsAndCounts: Migration = {
  name: '0058-turns-and-counts',
  up: `
    -- The open commands of a user and those of a document, in their order: realtime/commands/claim.ts.
    CREATE INDEX body_commands_user ON body_commands (user_id, created_at, id) WHERE outcome IS NULL;
    CREATE INDEX body_commands_first ON body_commands (document_id, created_at, id) WHERE outcome IS NULL;
    DROP INDEX body_commands_open;

    -- A count is the sum of a few rows, so that calls at the same time do not wait for one of them:
    -- api/features/snippets/counts.ts.
    ALTER TABLE snippet_counts DROP CONSTRAINT snippet_counts_pkey;
    ALTER TABLE snippet_counts ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid();
    CREATE INDEX snippet_counts_document ON snippet_counts (document_id);
  `,
}
