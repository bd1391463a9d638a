import type { Migration } from '#schema/database/migration.ts'

export const notifications: Migration = {
  name: '0079-notifications',
  up: `
    -- A user who can be notified: the kinds that they turned off in the app, and the revision of their unread
    -- notifications. Its lock is taken before their notifications change.
    CREATE TABLE notification_settings (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      app_off text[] NOT NULL DEFAULT '{}',
      revision bigint NOT NULL DEFAULT 0
    );

    -- Texts are not copied: a list shows those that its reader can open now.
    CREATE TABLE notifications (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('mention', 'reply', 'share', 'quota', 'payment')),
      -- A user is notified once of each cause, such as a comment that mentions and answers them.
      cause text NOT NULL,
      actor_id uuid REFERENCES users ON DELETE SET NULL,
      document_id uuid REFERENCES documents ON DELETE CASCADE,
      comment_id uuid,
      data jsonb NOT NULL DEFAULT '{}',
      -- To the millisecond, as cursors have it.
      created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
      read_at timestamptz(3),
      UNIQUE (user_id, cause),
      FOREIGN KEY (document_id, comment_id) REFERENCES comments (document_id, id) ON DELETE CASCADE
    );
    CREATE INDEX notifications_listed ON notifications (user_id, created_at, id);
    CREATE INDEX notifications_age ON notifications (created_at);
    CREATE INDEX notifications_comment ON notifications (document_id, comment_id);
    CREATE INDEX notifications_actor ON notifications (actor_id);

    -- The notifications that a user can see now: none about a document that they cannot open.
    CREATE FUNCTION notifications_of(who uuid) RETURNS SETOF notifications LANGUAGE sql STABLE AS $$
      SELECT n.* FROM notifications n
      WHERE n.user_id = who AND (n.document_id IS NULL OR room_access(who, 'document', n.document_id) IS NOT NULL)
    $$;

    CREATE FUNCTION unread_notifications(who uuid) RETURNS integer LANGUAGE sql STABLE AS $$
      SELECT count(*)::integer FROM notifications_of(who) WHERE read_at IS NULL
    $$;
  `,
}
