import type { Migration } from '#schema/database/migration.ts'

export const usage: Migration = {
  name: '0005-usage',
  up: `
    -- One row a user: the running period and what of its allowance is spent and held.
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
    CREATE INDEX usage_accounts_period_end ON usage_accounts (period_end);

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

    -- A query that is held while its action runs: of the grant it is taken from, or else of the allowance.
    CREATE TABLE usage_reservations (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      idempotency_key text NOT NULL,
      -- Tells a repeat of the same request from another request under the same key.
      request_hash text NOT NULL,
      action text NOT NULL,
      grant_id uuid REFERENCES bonus_grants (id) ON DELETE CASCADE,
      period_start timestamptz NOT NULL,
      state text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'committed', 'released')),
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (user_id, idempotency_key)
    );
    CREATE INDEX usage_reservations_open ON usage_reservations (expires_at) WHERE state = 'reserved';
    CREATE INDEX usage_reservations_age ON usage_reservations (created_at) WHERE state <> 'reserved';

    -- Every grant and every use, append-only. amount: + granted (an unlimited allowance counts as 0), − used.
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

    -- The period around p_now of an allowance that began at p_anchor: schema/usage/period.ts says the same.
    CREATE FUNCTION usage_period(p_anchor timestamptz, p_now timestamptz, OUT starts timestamptz, OUT ends timestamptz)
    LANGUAGE plpgsql STABLE AS $$
    DECLARE
      anniversary integer := extract(day FROM p_anchor AT TIME ZONE 'UTC');
      this_month timestamp := date_trunc('month', p_now AT TIME ZONE 'UTC');
      boundaries timestamptz[];
    BEGIN
      SELECT array_agg((month + (least(anniversary, extract(day FROM month + interval '1 month - 1 day')::integer) - 1)
                        * interval '1 day') AT TIME ZONE 'UTC' ORDER BY month)
      INTO boundaries
      FROM generate_series(this_month - interval '1 month', this_month + interval '1 month', interval '1 month') month;
      IF p_now >= boundaries[2] THEN
        starts := boundaries[2]; ends := boundaries[3];
      ELSE
        starts := boundaries[1]; ends := boundaries[2];
      END IF;
    END $$;

    CREATE FUNCTION usage_limit(p_user uuid) RETURNS integer LANGUAGE sql STABLE AS $$
      SELECT p.monthly_limit FROM users u JOIN plans p ON p.name = u.plan_name WHERE u.id = p_user
    $$;

    -- Opens a user's account, with periods from p_anchor on; an account that is open stays as it is.
    CREATE FUNCTION usage_open(p_user uuid, p_anchor timestamptz, p_now timestamptz) RETURNS void
    LANGUAGE plpgsql AS $$
    DECLARE
      span record;
    BEGIN
      SELECT * INTO span FROM usage_period(p_anchor, p_now);
      INSERT INTO usage_accounts (user_id, anchor, period_start, period_end)
      VALUES (p_user, p_anchor, span.starts, span.ends) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        INSERT INTO usage_ledger (user_id, kind, amount, period_start)
        VALUES (p_user, 'allowance', greatest(usage_limit(p_user), 0), span.starts);
      END IF;
    END $$;

    -- Takes a reservation out of what is held, and spends it or gives it back. The caller holds the account's lock.
    CREATE FUNCTION usage_settle(r usage_reservations, p_spend boolean) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      spent integer := CASE WHEN p_spend THEN 1 ELSE 0 END;
    BEGIN
      UPDATE usage_reservations SET state = CASE WHEN p_spend THEN 'committed' ELSE 'released' END WHERE id = r.id;
      IF r.grant_id IS NOT NULL THEN
        UPDATE bonus_grants SET reserved = reserved - 1, used = used + spent WHERE id = r.grant_id;
      ELSE
        -- What was held in an earlier period is no longer part of the counter.
        UPDATE usage_accounts SET reserved = reserved - 1, used = used + spent
        WHERE user_id = r.user_id AND period_start = r.period_start;
      END IF;
      IF p_spend THEN
        INSERT INTO usage_ledger (user_id, kind, amount, action, grant_id, reservation_id, period_start)
        VALUES (r.user_id, 'use', -1, r.action, r.grant_id, r.id, r.period_start);
      END IF;
    END $$;

    -- Locks the account and brings it up to p_now: a period that has ended turns over, reservations that have lapsed
    -- are given back. True when that changed anything. Whatever changes a user's figures begins here.
    CREATE FUNCTION usage_bring_up(p_user uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      account usage_accounts;
      span record;
      lapsed usage_reservations;
      changed boolean := false;
    BEGIN
      SELECT * INTO account FROM usage_accounts WHERE user_id = p_user FOR UPDATE;
      IF NOT FOUND THEN
        PERFORM usage_open(p_user, u.created_at, p_now) FROM users u WHERE u.id = p_user;
        SELECT * INTO STRICT account FROM usage_accounts WHERE user_id = p_user FOR UPDATE;
        changed := true;
      END IF;
      IF p_now >= account.period_end THEN
        SELECT * INTO span FROM usage_period(account.anchor, p_now);
        UPDATE usage_accounts
        SET period_start = span.starts, period_end = span.ends, used = 0, reserved = 0
        WHERE user_id = p_user;
        INSERT INTO usage_ledger (user_id, kind, amount, period_start)
        VALUES (p_user, 'allowance', greatest(usage_limit(p_user), 0), span.starts);
        changed := true;
      END IF;
      FOR lapsed IN
        SELECT * FROM usage_reservations
        WHERE user_id = p_user AND state = 'reserved' AND expires_at <= p_now FOR UPDATE
      LOOP
        PERFORM usage_settle(lapsed, false);
        changed := true;
      END LOOP;
      RETURN changed;
    END $$;

    -- Holds one query. outcome: 'reserved'; 'exhausted'; or, of the request that had this key before: 'running',
    -- 'committed' (id is its reservation), 'other' (that was another request).
    CREATE FUNCTION usage_reserve(
      p_user uuid, p_key text, p_hash text, p_action text, p_lapse interval, p_now timestamptz,
      OUT outcome text, OUT id uuid
    ) LANGUAGE plpgsql AS $$
    DECLARE
      earlier usage_reservations;
      account usage_accounts;
      allowed integer;
      bonus uuid;
    BEGIN
      PERFORM usage_bring_up(p_user, p_now);
      SELECT * INTO earlier FROM usage_reservations r WHERE r.user_id = p_user AND r.idempotency_key = p_key;
      IF FOUND AND earlier.state <> 'released' THEN
        outcome := CASE WHEN earlier.request_hash <> p_hash THEN 'other'
                        WHEN earlier.state = 'reserved' THEN 'running' ELSE 'committed' END;
        id := earlier.id;
        RETURN;
      END IF;

      SELECT * INTO account FROM usage_accounts a WHERE a.user_id = p_user;
      allowed := usage_limit(p_user);
      IF allowed = -1 OR account.used + account.reserved < allowed THEN
        UPDATE usage_accounts a SET reserved = a.reserved + 1 WHERE a.user_id = p_user;
      ELSE
        SELECT g.id INTO bonus FROM bonus_grants g
        WHERE g.user_id = p_user AND g.used + g.reserved < g.amount AND (g.expires_at IS NULL OR g.expires_at > p_now)
        ORDER BY g.expires_at NULLS LAST, g.created_at, g.id LIMIT 1;
        IF NOT FOUND THEN
          outcome := 'exhausted';
          RETURN;
        END IF;
        UPDATE bonus_grants g SET reserved = g.reserved + 1 WHERE g.id = bonus;
      END IF;

      -- A key that was given back runs again under a new id, so that a run that was given up cannot commit for it.
      DELETE FROM usage_reservations r WHERE r.id = earlier.id;
      INSERT INTO usage_reservations AS r
        (user_id, idempotency_key, request_hash, action, grant_id, period_start, expires_at)
      VALUES (p_user, p_key, p_hash, p_action, bonus, account.period_start, p_now + p_lapse)
      RETURNING r.id INTO id;
      outcome := 'reserved';
    END $$;

    -- Spends (p_spend) or gives back a reservation. Its user; NULL when it is no longer held.
    CREATE FUNCTION usage_finish(p_reservation uuid, p_spend boolean) RETURNS uuid LANGUAGE plpgsql AS $$
    DECLARE
      r usage_reservations;
    BEGIN
      PERFORM 1 FROM usage_accounts a JOIN usage_reservations o ON o.user_id = a.user_id
      WHERE o.id = p_reservation FOR UPDATE OF a;
      SELECT * INTO r FROM usage_reservations o WHERE o.id = p_reservation AND o.state = 'reserved' FOR UPDATE;
      IF NOT FOUND THEN
        RETURN NULL;
      END IF;
      PERFORM usage_settle(r, p_spend);
      RETURN r.user_id;
    END $$;

    CREATE FUNCTION usage_grant(p_user uuid, p_amount integer, p_reason text, p_expires timestamptz, p_now timestamptz)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      granted uuid;
    BEGIN
      PERFORM usage_bring_up(p_user, p_now);
      INSERT INTO bonus_grants (user_id, amount, reason, expires_at)
      VALUES (p_user, p_amount, p_reason, p_expires) RETURNING id INTO granted;
      INSERT INTO usage_ledger (user_id, kind, amount, grant_id) VALUES (p_user, 'bonus', p_amount, granted);
    END $$;

    -- Raises the revision under which the user's figures are told.
    CREATE FUNCTION usage_raise(p_user uuid, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM usage_bring_up(p_user, p_now);
      UPDATE usage_accounts SET revision = revision + 1 WHERE user_id = p_user;
    END $$;

    -- What a user reads. Held queries count as used while they run; a period that has ended reads as a new one.
    CREATE FUNCTION usage_now(
      p_user uuid, p_now timestamptz,
      OUT used integer, OUT monthly_limit integer, OUT bonus_remaining integer, OUT bonus_granted integer,
      OUT resets_at timestamptz, OUT revision bigint
    ) LANGUAGE sql STABLE AS $$
      SELECT
        CASE WHEN a.period_end > p_now THEN a.used + a.reserved ELSE 0 END,
        usage_limit(u.id),
        g.remaining,
        g.granted,
        CASE WHEN a.period_end > p_now THEN a.period_end
             ELSE (usage_period(coalesce(a.anchor, u.created_at), p_now)).ends END,
        coalesce(a.revision, 0)
      FROM users u
      LEFT JOIN usage_accounts a ON a.user_id = u.id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(b.amount - b.used - b.reserved), 0) AS remaining, coalesce(sum(b.amount), 0) AS granted
        FROM bonus_grants b WHERE b.user_id = u.id AND (b.expires_at IS NULL OR b.expires_at > p_now)
      ) g
      WHERE u.id = p_user
    $$;
  `,
}
