import type { Migration } from '#schema/database/migration.ts'

export const branding: Migration = {
  name: '0066-branding',
  up: `
    -- A stale change of the settings is refused.
    ALTER TABLE site_settings ADD COLUMN revision bigint NOT NULL DEFAULT 1;

    -- Logos and icons as they are served. Another picture has another id.
    CREATE TABLE site_pictures (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      bytes bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `,
}
