import type { Migration } from '#schema/database/migration.ts'

export const resultNotes: Migration = {
  name: '0017-result-notes',
  up: `
    -- What its reader should know of how a result was made, such as why another engine made it.
    ALTER TABLE results ADD COLUMN note text;
  `,
}
