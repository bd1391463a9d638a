import type { Migration } from '#schema/database/migration.ts'

export const suggestedFormats: Migration = {
  name: '0080-suggested-formats',
  up: `
    -- Clients without suggested formats would remove them from the text.
    ALTER TABLE documents ALTER COLUMN body_schema SET DEFAULT 4;
    UPDATE documents SET body_schema = 4 WHERE body_schema < 4;
  `,
}
