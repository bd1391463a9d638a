import type { Migration } from '#schema/database/migration.ts'

/** Lists of all orders and events of the payment service, and changes of plans. */
export const adminPayments: Migration = {
  name: '0063-admin-payments',
  up: `
    CREATE INDEX orders_newest ON orders (created_at, id);
    CREATE INDEX orders_state ON orders (state, created_at, id);
    CREATE INDEX orders_unpaid ON orders ((coalesce(attempt, 'open')), created_at, id)
      WHERE state IN ('created', 'active');
    CREATE INDEX orders_id_start ON orders (id text_pattern_ops);
    CREATE INDEX invoices_number_start ON invoices (number text_pattern_ops);
    -- The refunds of payments that orders count, as long as they have not ended well.
    CREATE INDEX refunds_open ON refunds (order_id) WHERE payment_id IS NULL AND state <> 'done';
    -- Those that have.
    CREATE INDEX refunds_done ON refunds (order_id) WHERE payment_id IS NULL AND state = 'done';
    -- The order whose price the rest of another one was taken off.
    CREATE INDEX orders_credited ON orders USING gin (credited) WHERE credit > 0;

    -- How often the gateway was asked about an order, when last, and whether it did not answer then.
    ALTER TABLE orders
      ADD COLUMN checks integer NOT NULL DEFAULT 0,
      ADD COLUMN checked_at timestamptz,
      ADD COLUMN is_unanswered boolean NOT NULL DEFAULT false;

    -- The type of an event, and the order that it names.
    ALTER TABLE payment_events
      ADD COLUMN type text,
      ADD COLUMN order_id text;
    CREATE FUNCTION payment_event_json(p_body bytea) RETURNS jsonb LANGUAGE plpgsql AS $$
    BEGIN
      RETURN convert_from(p_body, 'UTF8')::jsonb;
    EXCEPTION WHEN OTHERS THEN
      RETURN '{}'::jsonb;
    END $$;
    UPDATE payment_events e SET
      type = substring(j.content ->> 'type' FROM '^[A-Z_]{1,100}$'),
      order_id = substring(coalesce(j.content #>> '{data,order,order_id}', j.content #>> '{data,refund,order_id}',
        j.content #>> '{data,auto_refund,order_id}') FROM '^[A-Za-z0-9_-]{1,100}$')
    FROM (SELECT id, payment_event_json(body) AS content FROM payment_events) j WHERE j.id = e.id;
    DROP FUNCTION payment_event_json(bytea);
    CREATE INDEX payment_events_order ON payment_events (order_id, id) WHERE order_id IS NOT NULL;
    CREATE INDEX payment_events_failed ON payment_events (id)
      WHERE outcome IN ('unknown order', 'another amount', 'payment of another order', 'unclear')
        OR (processed_at IS NULL AND attempts > 0);

    ALTER TABLE plans ADD COLUMN revision bigint NOT NULL DEFAULT 1;
  `,
}
