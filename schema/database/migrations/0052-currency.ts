import type { Migration } from '#schema/database/migration.ts'

export const currency: Migration = {
  name: '0052-currency',
  up: `
    -- The currency that prices are shown in.
    ALTER TABLE users ADD COLUMN currency text NOT NULL DEFAULT 'INR';

    -- The last answer of each service, for all processes. Without rates, it has failed.
    CREATE TABLE exchange_rates (
      service text PRIMARY KEY,
      rates jsonb,
      asked_at timestamptz NOT NULL
    );
  `,
}
