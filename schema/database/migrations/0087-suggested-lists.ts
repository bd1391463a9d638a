import type { Migration } from '#schema/database/migration.ts'

export const suggestedLists: Migration = {
  name: '0087-suggested-lists',
  up: `
    -- Clients without suggested lists would remove them from the text.
    ALTER TABLE documents ALTER COLUMN body_schema SET DEFAULT 8;
    UPDATE documents SET body_schema = 8 WHERE body_schema < 8;
  `,
}
