import type { Migration } from '#schema/database/migration.ts'

export const suggestedKinds: Migration = {
  name: '0084-suggested-kinds',
  up: `
    -- Clients without suggested kinds of blocks would remove them from the text.
    ALTER TABLE documents ALTER COLUMN body_schema SET DEFAULT 5;
    UPDATE documents SET body_schema = 5 WHERE body_schema < 5;
  `,
}
