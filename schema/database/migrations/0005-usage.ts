import type { Migration } from '#schema/database/migration.ts'

export const usage: Migration = {
  name: '0005-usage',
  up: `
    -- One row a user: the running period and what is spent and held in it.
    CREATE TABLE usage_accounts (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      -- The day the allowance began; periods turn over on its anniversary.
      anchor timestamptz NOT NULL,
      period_start timestamptz NOT NULL,
      period_end timestamptz NOT NULL,
      used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
      reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
      revision bigint NOT NULL DEFAULT 1
    );

    CREATE TABLE bonus_grants (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      amount integer NOT NULL CHECK (amount > 0),
      used integer NOT NULL DEFAULT 0,
      reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
      expires_at timestamptz,
      reason text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK (used >= 0 AND used + reserved <= amount)
    );
    CREATE INDEX bonus_grants_user ON bonus_grants (user_id);

    -- A query that is held while its action runs. source: the allowance, or the grant it is taken from.
    CREATE TABLE usage_reservations (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      idempotency_key text NOT NULL,
      action text NOT NULL,
      grant_id uuid REFERENCES bonus_grants (id) ON DELETE CASCADE,
      period_start timestamptz NOT NULL,
      state text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'committed', 'released')),
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (user_id, idempotency_key)
    );
    CREATE INDEX usage_reservations_open ON usage_reservations (expires_at) WHERE state = 'reserved';

    -- Every grant and every use, append-only. amount: + granted, − used.
    CREATE TABLE usage_ledger (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('allowance', 'bonus', 'use')),
      amount integer NOT NULL,
      action text,
      grant_id uuid,
      reservation_id uuid UNIQUE,
      period_start timestamptz,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX usage_ledger_user ON usage_ledger (user_id, at);
  `,
}
