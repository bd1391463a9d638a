import type { Migration } from '#schema/database/migration.ts'

/** Counts of days that are over, the room of administrators by session, and acts that are done once. */
export const adminArea: Migration = {
  name: '0065-admin-area',
  up: `
    -- The sign-ups and uses of a day (UTC) that is over. They do not change anymore.
    CREATE TABLE finished_days (
      day date PRIMARY KEY,
      sign_ups bigint NOT NULL,
      queries bigint NOT NULL
    );

    -- Acts of administrators that were called with a key. A repeated call does nothing again.
    CREATE TABLE act_keys (
      actor_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      key text NOT NULL,
      -- Distinguishes a repeat from another act under the same key.
      request_hash text NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (actor_id, key)
    );
    CREATE INDEX act_keys_at ON act_keys (at);

    -- The acts of an account that is deleted.
    CREATE INDEX activity_entries_user ON activity_entries (user_id) WHERE user_id IS NOT NULL;

    -- Why bonus queries were taken back.
    ALTER TABLE usage_ledger ADD COLUMN reason text;
    DROP FUNCTION usage_take(uuid, integer, timestamptz);
    CREATE FUNCTION usage_take(p_user uuid, p_amount integer, p_reason text, p_now timestamptz) RETURNS integer
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
        INSERT INTO usage_ledger (user_id, kind, amount, grant_id, reason)
        VALUES (p_user, 'bonus', -taken, g.id, p_reason);
        wanted := wanted - taken;
      END LOOP;
      RETURN p_amount - wanted;
    END $$;

    -- The room of administrators is open while they use the admin area in that session, as its calls are.
    CREATE FUNCTION admin_access(who uuid, session_id text) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT 'viewer' FROM users u JOIN sessions s ON s.sess -> 'passport' ->> 'user' = u.id::text
      WHERE u.id = who AND u.role = 'admin' AND u.suspended_at IS NULL AND s.sid = session_id AND s.expire > now()
        AND greatest((s.sess ->> 'provedAt')::bigint, (s.sess ->> 'administeredAt')::bigint)
          > (extract(epoch FROM now()) - 30 * 60) * 1000
    $$;
    CREATE OR REPLACE FUNCTION room_access(who uuid, room_kind text, room_id uuid) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT CASE room_kind
        WHEN 'user' THEN CASE WHEN room_id = who THEN 'owner' END
        WHEN 'document' THEN (
          SELECT CASE WHEN d.owner_id = who THEN 'owner' ELSE m.role END
          FROM documents d
          LEFT JOIN document_members m ON m.document_id = d.id AND m.user_id = who AND NOT m.waiting
          WHERE d.id = room_id AND d.trashed_at IS NULL AND (d.owner_id = who OR m.user_id IS NOT NULL)
        )
      END
      FROM users u WHERE u.id = who AND u.suspended_at IS NULL
    $$;
  `,
}
