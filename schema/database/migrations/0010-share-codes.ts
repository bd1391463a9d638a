import type { Migration } from '#schema/database/migration.ts'

export const shareCodes: Migration = {
  name: '0010-share-codes',
  up: `
    -- Who has the code of a document may read it, whoever that is.
    CREATE TABLE share_codes (
      code text PRIMARY KEY CHECK (code ~ '^[0-9A-Za-z]{10}$'),
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- A revoked code stays, so that it is never given again.
      revoked_at timestamptz
    );
    CREATE UNIQUE INDEX share_codes_live ON share_codes (document_id) WHERE revoked_at IS NULL;

    -- What somebody with this code is in this room; NULL when nothing, or when there is no such room or code.
    CREATE FUNCTION share_access(with_code text, room_kind text, room_id uuid) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT CASE room_kind
        WHEN 'document' THEN (
          SELECT 'viewer'
          FROM share_codes s
          JOIN documents d ON d.id = s.document_id AND d.trashed_at IS NULL
          JOIN users u ON u.id = d.owner_id AND u.suspended_at IS NULL
          WHERE s.code = with_code AND s.document_id = room_id AND s.revoked_at IS NULL
        )
      END
    $$;

    -- As 0004-access: whatever can take access away says so in its own transaction.
    CREATE FUNCTION announce_share_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_TABLE_NAME
        WHEN 'share_codes' THEN
          PERFORM pg_notify('access_changed', json_build_object('room', 'document:' || OLD.document_id)::text);
        WHEN 'users' THEN
          PERFORM pg_notify('access_changed', json_build_object('room', 'document:' || d.id)::text)
          FROM documents d JOIN share_codes s ON s.document_id = d.id AND s.revoked_at IS NULL
          WHERE d.owner_id = OLD.id;
      END CASE;
      RETURN NULL;
    END $$;

    CREATE TRIGGER share_code_access AFTER UPDATE OR DELETE ON share_codes
      FOR EACH ROW EXECUTE FUNCTION announce_share_change();
    CREATE TRIGGER owner_access AFTER UPDATE OF suspended_at ON users
      FOR EACH ROW EXECUTE FUNCTION announce_share_change();
  `,
}
