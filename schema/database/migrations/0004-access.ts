import type { Migration } from '#schema/database/migration.ts'

export const access: Migration = {
  name: '0004-access',
  up: `
    -- The one answer to "what is this user in this room?"; NULL when nothing, or when there is no such room.
    CREATE FUNCTION room_access(who uuid, room_kind text, room_id uuid) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT CASE room_kind
        WHEN 'user' THEN CASE WHEN room_id = who THEN 'owner' END
        WHEN 'document' THEN (
          SELECT CASE WHEN d.owner_id = who THEN 'owner' ELSE m.role END
          FROM documents d
          LEFT JOIN document_members m ON m.document_id = d.id AND m.user_id = who
          WHERE d.id = room_id AND d.trashed_at IS NULL AND (d.owner_id = who OR m.user_id IS NOT NULL)
        )
      END
      FROM users u WHERE u.id = who AND u.suspended_at IS NULL
    $$;

    -- Whatever can take access away says so in its own transaction, on channel access_changed.
    CREATE FUNCTION announce_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_TABLE_NAME
        WHEN 'document_members' THEN
          PERFORM pg_notify('access_changed', json_build_object(
            'user', coalesce(NEW.user_id, OLD.user_id),
            'room', 'document:' || coalesce(NEW.document_id, OLD.document_id))::text);
        WHEN 'documents' THEN
          PERFORM pg_notify('access_changed', json_build_object('room', 'document:' || OLD.id)::text);
        WHEN 'users' THEN
          PERFORM pg_notify('access_changed', json_build_object('user', OLD.id)::text);
        WHEN 'sessions' THEN
          PERFORM pg_notify('access_changed', json_build_object('session', OLD.sid)::text);
      END CASE;
      RETURN NULL;
    END $$;

    CREATE TRIGGER member_access AFTER INSERT OR UPDATE OR DELETE ON document_members
      FOR EACH ROW EXECUTE FUNCTION announce_access_change();
    CREATE TRIGGER document_access AFTER UPDATE OF trashed_at, owner_id OR DELETE ON documents
      FOR EACH ROW EXECUTE FUNCTION announce_access_change();
    CREATE TRIGGER user_access AFTER UPDATE OF suspended_at, role OR DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION announce_access_change();
    CREATE TRIGGER session_access AFTER DELETE ON sessions
      FOR EACH ROW EXECUTE FUNCTION announce_access_change();
  `,
}
