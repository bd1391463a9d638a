import type { Migration } from '#schema/database/migration.ts'

export const results: Migration = {
  name: '0016-results',
  up: `
    -- Results of AI actions that stay with their user, the last 50 of a kind.
    CREATE TABLE results (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL,
      -- NULL once its idempotency key is forgotten.
      reservation_id uuid UNIQUE REFERENCES usage_reservations (id) ON DELETE SET NULL,
      title text NOT NULL,
      engine text NOT NULL,
      request jsonb NOT NULL,
      result jsonb NOT NULL,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX results_newest ON results (user_id, kind, created_at DESC, id DESC);
  `,
}
