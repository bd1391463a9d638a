import type { Migration } from '#schema/database/migration.ts'

export const keptUses: Migration = {
  name: '0073-kept-uses',
  up: `
    -- The uses of AI features on the day, a list. NULL: they were not counted yet.
    ALTER TABLE finished_days ADD COLUMN uses jsonb;
  `,
}
