import type { Migration } from '#schema/database/migration.ts'

export const knownTerms: Migration = {
  name: '0067-known-terms',
  up: `
    -- The ids of the terms that the user had when the order was made. Null: an order from before.
    ALTER TABLE orders ADD COLUMN known_terms jsonb;
  `,
}
