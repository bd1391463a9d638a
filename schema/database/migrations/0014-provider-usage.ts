import type { Migration } from '#schema/database/migration.ts'

export const providerUsage: Migration = {
  name: '0014-provider-usage',
  up: `
    -- Every call of the AI provider and what it took, also of calls that failed: what the operator pays for.
    CREATE TABLE provider_usage (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The figures stay when the person goes.
      user_id uuid REFERENCES users (id) ON DELETE SET NULL,
      -- The query that it was done for; the ledger keeps it by the same number.
      reservation_id uuid,
      action text NOT NULL,
      model text NOT NULL,
      -- Name and version of the prompt.
      prompt text NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('answered', 'failed', 'stopped')),
      tokens_in integer NOT NULL CHECK (tokens_in >= 0),
      tokens_out integer NOT NULL CHECK (tokens_out >= 0),
      -- The provider did not say, so they are counted as a quarter of the characters.
      estimated boolean NOT NULL,
      -- In the operator's currency; NULL without prices.
      cost numeric,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX provider_usage_at ON provider_usage (at);
    CREATE INDEX provider_usage_user ON provider_usage (user_id);

    -- What the reader should know of a result ("the provider could not be reached").
    ALTER TABLE assist_proposals ADD COLUMN note text;
  `,
}
