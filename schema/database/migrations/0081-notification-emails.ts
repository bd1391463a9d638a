import type { Migration } from '#schema/database/migration.ts'

export const notificationEmails: Migration = {
  name: '0081-notification-emails',
  up: `
    ALTER TABLE notification_settings
      ADD COLUMN mail_off text[] NOT NULL DEFAULT '{quota}',
      -- When the notifications that wait for an email are sent in one; NULL: none waits.
      ADD COLUMN mail_at timestamptz;
    CREATE INDEX notification_settings_due ON notification_settings (mail_at) WHERE mail_at IS NOT NULL;

    ALTER TABLE notifications
      -- Whether it is listed; one whose kind is on for emails alone is not.
      ADD COLUMN in_app boolean NOT NULL DEFAULT true,
      -- Whether it waits for an email.
      ADD COLUMN by_mail boolean NOT NULL DEFAULT false;

    -- The notifications of a user but those about a document that they cannot open now.
    CREATE FUNCTION open_notifications(who uuid) RETURNS SETOF notifications LANGUAGE sql STABLE AS $$
      SELECT n.* FROM notifications n
      WHERE n.user_id = who AND (n.document_id IS NULL OR room_access(who, 'document', n.document_id) IS NOT NULL)
    $$;
    CREATE OR REPLACE FUNCTION notifications_of(who uuid) RETURNS SETOF notifications LANGUAGE sql STABLE AS $$
      SELECT n.* FROM open_notifications(who) n WHERE n.in_app
    $$;

    -- The address at which email programs end emails of this sort; NULL: users cannot end them.
    ALTER TABLE outbound_emails ADD COLUMN unsubscribe text;
  `,
}
