import type { Migration } from '#schema/database/migration.ts'

export const paymentEventBodies: Migration = {
  name: '0068-payment-event-bodies',
  up: `
    -- The events whose body was not emptied yet, by the time when the job may do it.
    CREATE INDEX payment_events_bodies ON payment_events (processed_at)
      WHERE processed_at IS NOT NULL AND body <> '';
  `,
}
