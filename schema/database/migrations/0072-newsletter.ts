import type { Migration } from '#schema/database/migration.ts'

export const newsletter: Migration = {
  name: '0072-newsletter',
  up: `
    -- Addresses of visitors. Users choose the newsletter in their account. One writer: api/features/newsletter.
    CREATE TABLE newsletter_subscriptions (
      -- In lower case.
      email text PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- NULL: the link in the email was not used yet.
      confirmed_at timestamptz
    );
    CREATE INDEX newsletter_subscriptions_waiting ON newsletter_subscriptions (created_at)
      WHERE confirmed_at IS NULL;
    CREATE INDEX outbound_emails_recipient ON outbound_emails (recipient, kind, created_at);
  `,
}
