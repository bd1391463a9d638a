import type { Migration } from '#schema/database/migration.ts'

export const waitingMembers: Migration = {
  name: '0024-waiting-members',
  up: `
    -- A member who has not proven the address yet opens nothing: another person may have signed up with it.
    ALTER TABLE document_members ADD COLUMN waiting boolean NOT NULL DEFAULT false;
    UPDATE document_members m SET waiting = true
      FROM users u WHERE u.id = m.user_id AND u.email_verified_at IS NULL;

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
