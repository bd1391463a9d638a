import type { Migration } from '#schema/database/migration.ts'

export const suggestedLinks: Migration = {
  name: '0085-suggested-links',
  up: `
    -- Clients without suggested links would remove them from the text.
    ALTER TABLE documents ALTER COLUMN body_schema SET DEFAULT 6;
    UPDATE documents SET body_schema = 6 WHERE body_schema < 6;
  `,
}
