import type { Migration } from '#schema/database/migration.ts'

/** Events are queried and deleted by the time they were sent. */
export const outboxSent: Migration = {
  name: '0011-outbox-sent',
  up: `
    CREATE INDEX outbox_sent ON outbox (sent_at);
    DROP INDEX outbox_age;
  `,
}
