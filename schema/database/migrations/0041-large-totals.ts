import type { Migration } from '#schema/database/migration.ts'

export const largeTotals: Migration = {
  name: '0041-large-totals',
  up: `
    -- The sums of many days may be larger than the count of one.
    ALTER TABLE writing_totals ALTER COLUMN words TYPE bigint, ALTER COLUMN fixes TYPE bigint;
  `,
}
