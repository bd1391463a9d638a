import type { Migration } from '#schema/database/migration.ts'

export const tables: Migration = {
  name: '0029-tables',
  up: `
    -- Clients without tables and images would remove them from the text.
    ALTER TABLE documents ALTER COLUMN body_schema SET DEFAULT 3;
    UPDATE documents SET body_schema = 3 WHERE body_schema < 3;
  `,
}
