import type { Migration } from '#schema/database/migration.ts'

export const outboundEmails: Migration = {
  name: '0039-outbound-emails',
  up: `
    -- What was called a mail is an outbound email, and its letter is its kind, as everywhere else.
    ALTER TABLE mails RENAME TO outbound_emails;
    ALTER TABLE outbound_emails RENAME COLUMN letter TO kind;
    ALTER INDEX mails_queued RENAME TO outbound_emails_queued;
    ALTER INDEX mails_status RENAME TO outbound_emails_status;
    ALTER INDEX mails_created RENAME TO outbound_emails_created;
    ALTER INDEX mails_user RENAME TO outbound_emails_user;
    DO $$
    DECLARE
      named record;
    BEGIN
      FOR named IN
        SELECT conname, replace(replace(conname, 'mails', 'outbound_emails'), 'letter', 'kind') AS renamed
        FROM pg_constraint WHERE conrelid = 'outbound_emails'::regclass AND conname LIKE 'mails%'
      LOOP
        EXECUTE format('ALTER TABLE outbound_emails RENAME CONSTRAINT %I TO %I', named.conname, named.renamed);
      END LOOP;
    END $$;
    ALTER TRIGGER mail_queued ON outbound_emails RENAME TO outbound_email_queued;
    ALTER FUNCTION announce_mail() RENAME TO announce_outbound_email;
    CREATE OR REPLACE FUNCTION announce_outbound_email() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('outbound_email_queued', '');
      RETURN NULL;
    END $$;
  `,
}
