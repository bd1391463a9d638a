import type { Migration } from '#schema/database/migration.ts'

export const branding: Migration = {
  name: '0066-branding',
  up: `
    -- Logos and icons as they are served. Another picture has another id.
    CREATE TABLE site_pictures (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      bytes bytea NOT NULL,
      -- When it was added, or last known to be shown.
      used_at timestamptz NOT NULL DEFAULT now()
    );

    -- The room of the site is open to everyone who is signed in.
    CREATE OR REPLACE FUNCTION room_access(who uuid, room_kind text, room_id uuid) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT CASE room_kind
        WHEN 'user' THEN CASE WHEN room_id = who THEN 'owner' END
        WHEN 'site' THEN 'viewer'
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
