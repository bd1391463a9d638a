import type { Migration } from '#schema/database/migration.ts'

export const assist: Migration = {
  name: '0006-assist',
  up: `
    -- The results of AI actions, kept for 24 hours so that a reload does not lose what was paid for.
    CREATE TABLE assist_proposals (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      reservation_id uuid NOT NULL UNIQUE REFERENCES usage_reservations (id) ON DELETE CASCADE,
      action text NOT NULL,
      engine text NOT NULL,
      before text NOT NULL,
      after text NOT NULL,
      anchor text NOT NULL,
      outcome text CHECK (outcome IN ('replaced', 'discarded')),
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX assist_proposals_open ON assist_proposals (user_id, document_id) WHERE outcome IS NULL;
    CREATE INDEX assist_proposals_age ON assist_proposals (created_at);
  `,
}
