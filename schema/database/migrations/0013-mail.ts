import type { Migration } from '#schema/database/migration.ts'

export const mail: Migration = {
  name: '0013-mail',
  up: `
    -- What is mailed to people: written with the change that it tells of, sent after its commit.
    CREATE TABLE mails (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- NULL: to somebody who has no account.
      user_id uuid REFERENCES users (id) ON DELETE CASCADE,
      recipient text NOT NULL,
      -- Its kind, such as verify-email.
      letter text NOT NULL,
      subject text NOT NULL,
      -- Links are secrets: both bodies are emptied once they are of no more use.
      text_body text NOT NULL,
      html_body text NOT NULL,
      status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'dead')),
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      -- Until then the mail is the business of the process that claimed it.
      claimed_until timestamptz,
      last_error text,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz
    );
    CREATE INDEX mails_queued ON mails (next_attempt_at) WHERE status = 'queued';
    CREATE INDEX mails_status ON mails (status, created_at DESC);
    CREATE INDEX mails_created ON mails (created_at DESC);
    CREATE INDEX mails_user ON mails (user_id);

    CREATE FUNCTION announce_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('mail_queued', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER mail_queued AFTER INSERT OR UPDATE OF status ON mails
      FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION announce_mail();
  `,
}
