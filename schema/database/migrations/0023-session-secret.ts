import type { Migration } from '#schema/database/migration.ts'

export const sessionSecret: Migration = {
  name: '0023-session-secret',
  up: `
    -- One row: a value sealed with the session secret, which tells whether a secret is the right one.
    CREATE TABLE session_secret_check (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      sealed bytea NOT NULL
    );
  `,
}
