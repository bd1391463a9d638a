import type { Migration } from '#schema/database/migration.ts'

export const projectionRevision: Migration = {
  name: '0036-projection-revision',
  up: `
    -- Raised with each projection that is stored, so that readers know the newer one of two.
    ALTER TABLE document_projections ADD COLUMN revision bigint NOT NULL DEFAULT 1;
  `,
}
