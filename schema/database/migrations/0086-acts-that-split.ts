import type { Migration } from '#schema/database/migration.ts'

export const actsThatSplit: Migration = {
  name: '0086-acts-that-split',
  up: `
    -- Clients without acts that split blocks would take half of one back.
    ALTER TABLE documents ALTER COLUMN body_schema SET DEFAULT 7;
    UPDATE documents SET body_schema = 7 WHERE body_schema < 7;
  `,
}
