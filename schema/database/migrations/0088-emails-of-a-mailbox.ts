import type { Migration } from '#schema/database/migration.ts'

export const emailsOfAMailbox: Migration = {
  name: '0088-emails-of-a-mailbox',
  up: `
    -- Emails to typed addresses are counted by their mailbox, under whatever tag.
    CREATE INDEX outbound_emails_mailbox
      ON outbound_emails (regexp_replace(recipient, '[+][^@]*@', '@'), kind, created_at);
    DROP INDEX outbound_emails_recipient;
  `,
}
