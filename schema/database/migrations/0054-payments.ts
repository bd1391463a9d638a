import type { Migration } from '#schema/database/migration.ts'

export const payments: Migration = {
  name: '0054-payments',
  up: `
    -- Money is in paise. Orders, refunds, invoices and their ledger outlive the account.
    CREATE TABLE orders (
      id text PRIMARY KEY,
      user_id uuid REFERENCES users (id) ON DELETE SET NULL,
      idempotency_key text,
      request_hash text NOT NULL,
      plan_name text NOT NULL,
      billing_period text NOT NULL CHECK (billing_period IN ('monthly', 'annual')),
      price integer NOT NULL CHECK (price > 0),
      credit integer NOT NULL CHECK (credit >= 0),
      amount integer NOT NULL GENERATED ALWAYS AS (price - credit) STORED CHECK (amount > 0),
      -- The ids of the terms that the credit is for.
      credited jsonb NOT NULL,
      phone text NOT NULL,
      -- The customer's state, by its GST code; null: the seller's.
      state_code text,
      -- As PAYMENTS_MODE was.
      is_demo boolean NOT NULL,
      -- created: the gateway may not know it. active: it can be paid. closed: it can no longer be paid, but a payment
      -- that was under way may still arrive.
      state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'active', 'paid', 'closed')),
      -- The last attempt that has not paid.
      attempt text CHECK (attempt IN ('pending', 'failed', 'dropped')),
      session_id text,
      payment_id text UNIQUE,
      paid_at timestamptz,
      -- When the gateway is asked about it next.
      check_at timestamptz,
      leased_until timestamptz,
      created_at timestamptz NOT NULL,
      revision bigint NOT NULL DEFAULT 1,
      UNIQUE (user_id, idempotency_key),
      CHECK ((state = 'paid') = (payment_id IS NOT NULL)),
      CHECK ((state = 'paid') = (paid_at IS NOT NULL))
    );
    CREATE INDEX orders_user ON orders (user_id, created_at);
    CREATE INDEX orders_check ON orders (check_at) WHERE check_at IS NOT NULL;

    -- What the gateway has sent, as it came. The key is a hash of it: a repetition is the same event.
    CREATE TABLE payment_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL UNIQUE,
      body bytea NOT NULL,
      -- Whether it came too long after it was signed: it only causes a question.
      is_late boolean NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      attempts integer NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL DEFAULT now(),
      processed_at timestamptz,
      -- What became of it.
      outcome text
    );
    CREATE INDEX payment_events_waiting ON payment_events (id) WHERE processed_at IS NULL;
    CREATE FUNCTION payment_events_notify() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY payment_events;
      RETURN NULL;
    END $$;
    CREATE TRIGGER payment_events_notify AFTER INSERT ON payment_events
    FOR EACH STATEMENT EXECUTE FUNCTION payment_events_notify();

    CREATE TABLE refunds (
      id text PRIMARY KEY,
      order_id text NOT NULL REFERENCES orders (id),
      amount integer NOT NULL CHECK (amount > 0),
      reason text NOT NULL CHECK (reason IN ('administrator', 'terms-changed', 'account-deleted')),
      state text NOT NULL DEFAULT 'wanted' CHECK (state IN ('wanted', 'done', 'failed')),
      check_at timestamptz,
      leased_until timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      done_at timestamptz
    );
    CREATE FUNCTION refunds_notify() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY refunds;
      RETURN NULL;
    END $$;
    CREATE TRIGGER refunds_notify AFTER INSERT ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refunds_notify();
    CREATE INDEX refunds_order ON refunds (order_id);
    CREATE INDEX refunds_check ON refunds (check_at) WHERE check_at IS NOT NULL;

    -- Every payment and refund, append-only. amount: + paid, − refunded.
    CREATE TABLE payment_ledger (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id text NOT NULL REFERENCES orders (id),
      refund_id text UNIQUE REFERENCES refunds (id),
      amount integer NOT NULL CHECK ((amount > 0) = (refund_id IS NULL)),
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX payment_ledger_paid ON payment_ledger (order_id) WHERE refund_id IS NULL;

    -- One row a user who has ever paid.
    CREATE TABLE subscriptions (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      canceled_at timestamptz,
      -- The days before the end that the user was reminded of last.
      reminded_days integer,
      -- When a reminder or a change of plan is due.
      due_at timestamptz,
      revision bigint NOT NULL DEFAULT 1
    );
    CREATE INDEX subscriptions_due ON subscriptions (due_at) WHERE due_at IS NOT NULL;

    -- schema/subscriptions/terms.ts
    CREATE TABLE subscription_terms (
      id text PRIMARY KEY REFERENCES orders (id),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      plan_name text NOT NULL,
      value integer NOT NULL,
      is_demo boolean NOT NULL,
      anchor timestamptz NOT NULL,
      from_month integer NOT NULL,
      to_month integer NOT NULL,
      -- Ended before its time, by an upgrade or a refund.
      cut_at timestamptz,
      CHECK (from_month >= 0 AND to_month > from_month)
    );
    CREATE INDEX subscription_terms_user ON subscription_terms (user_id);

    CREATE TABLE invoice_counters (
      series text NOT NULL,
      year text NOT NULL,
      last integer NOT NULL,
      PRIMARY KEY (series, year)
    );
    CREATE TABLE invoices (
      number text PRIMARY KEY,
      series text NOT NULL,
      year text NOT NULL,
      place integer NOT NULL,
      order_id text NOT NULL UNIQUE REFERENCES orders (id),
      user_id uuid REFERENCES users (id) ON DELETE SET NULL,
      issued_at timestamptz NOT NULL,
      -- Everything that it shows.
      content jsonb NOT NULL,
      UNIQUE (series, year, place)
    );
    CREATE INDEX invoices_user ON invoices (user_id, issued_at);

    -- The payment service of the demo mode.
    CREATE TABLE demo_payments (
      session_id text PRIMARY KEY,
      order_id text NOT NULL UNIQUE,
      amount integer NOT NULL,
      expires_at timestamptz NOT NULL,
      -- The outcome of the last attempt, and its id.
      outcome text CHECK (outcome IN ('paid', 'pending', 'failed', 'dropped')),
      payment_id text,
      refunded integer NOT NULL DEFAULT 0
    );

    -- Begins the periods of an account again, from p_anchor on, and returns what of the allowance was left.
    CREATE FUNCTION usage_restart(p_user uuid, p_anchor timestamptz, p_now timestamptz) RETURNS integer
    LANGUAGE plpgsql AS $$
    DECLARE
      account usage_accounts;
      begun timestamptz;
    BEGIN
      PERFORM usage_bring_up(p_user, p_now);
      SELECT * INTO STRICT account FROM usage_accounts WHERE user_id = p_user FOR UPDATE;
      -- Another moment than that of the period that ends: its held queries are no part of the new one.
      begun := greatest(p_now, account.period_start + interval '1 millisecond');
      UPDATE usage_accounts
      SET anchor = p_anchor, period_start = begun, period_end = (usage_period(p_anchor, p_now)).ends,
        used = 0, reserved = 0
      WHERE user_id = p_user;
      INSERT INTO usage_ledger (user_id, kind, amount, period_start)
      VALUES (p_user, 'allowance', greatest(usage_limit(p_user), 0), begun);
      RETURN account.used + account.reserved;
    END $$;
  `,
}
