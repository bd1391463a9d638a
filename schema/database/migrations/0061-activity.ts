import type { Migration } from '#schema/database/migration.ts'

export const activity: Migration = {
  name: '0061-activity',
  up: `
    -- How many acts of each kind happened in a minute.
    CREATE TABLE activity_minutes (
      minute timestamptz NOT NULL,
      kind text NOT NULL,
      count bigint NOT NULL,
      PRIMARY KEY (minute, kind)
    );

    -- A sample of the acts of the last minutes. A crash of the database may lose it.
    CREATE UNLOGGED TABLE activity_entries (
      position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL,
      at timestamptz NOT NULL,
      kind text NOT NULL,
      user_id uuid,
      name text,
      detail text
    );

    -- The users and documents that are in each realtime process now.
    CREATE UNLOGGED TABLE live_processes (
      id uuid PRIMARY KEY,
      seen_at timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE live_presence (
      process_id uuid NOT NULL REFERENCES live_processes (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('user', 'document')),
      id uuid NOT NULL,
      PRIMARY KEY (process_id, kind, id)
    );

    CREATE INDEX usage_ledger_uses ON usage_ledger (at) WHERE kind = 'use';
    CREATE INDEX payment_ledger_at ON payment_ledger (at);

    -- The room of administrators is open while they use the admin area, as its calls are.
    CREATE OR REPLACE FUNCTION room_access(who uuid, room_kind text, room_id uuid) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT CASE room_kind
        WHEN 'user' THEN CASE WHEN room_id = who THEN 'owner' END
        WHEN 'admin' THEN CASE WHEN u.role = 'admin' AND EXISTS (
          SELECT FROM sessions s WHERE s.sess -> 'passport' ->> 'user' = who::text AND s.expire > now()
            AND greatest((s.sess ->> 'provedAt')::bigint, (s.sess ->> 'administeredAt')::bigint)
              > (extract(epoch FROM now()) - 30 * 60) * 1000
        ) THEN 'viewer' END
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
