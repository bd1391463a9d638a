import type { Migration } from '#schema/database/migration.ts'

/** Plans that end, and bonus queries that are taken back. */
export const adminActs: Migration = {
  name: '0062-admin-acts',
  up: `
    -- The end of a given plan. NULL: it has none.
    ALTER TABLE subscriptions ADD COLUMN given_until timestamptz
      CHECK (given_until IS NULL OR given_plan IS NOT NULL);

    -- Of a grant that was taken back, what was used stays.
    ALTER TABLE bonus_grants DROP CONSTRAINT bonus_grants_amount_check,
      ADD CONSTRAINT bonus_grants_amount_check CHECK (amount >= 0);

    -- Takes back bonus queries that are not used or held, those that would last longest first. How many it took.
    CREATE FUNCTION usage_take(p_user uuid, p_amount integer, p_now timestamptz) RETURNS integer
    LANGUAGE plpgsql AS $$
    DECLARE
      g bonus_grants;
      wanted integer := p_amount;
      taken integer;
    BEGIN
      PERFORM usage_bring_up(p_user, p_now);
      FOR g IN
        SELECT * FROM bonus_grants b WHERE b.user_id = p_user AND b.used + b.reserved < b.amount
          AND (b.expires_at IS NULL OR b.expires_at > p_now)
        ORDER BY b.expires_at DESC NULLS FIRST, b.created_at DESC, b.id DESC
      LOOP
        EXIT WHEN wanted = 0;
        taken := least(wanted, g.amount - g.used - g.reserved);
        UPDATE bonus_grants SET amount = amount - taken WHERE id = g.id;
        INSERT INTO usage_ledger (user_id, kind, amount, grant_id) VALUES (p_user, 'bonus', -taken, g.id);
        wanted := wanted - taken;
      END LOOP;
      RETURN p_amount - wanted;
    END $$;
  `,
}
