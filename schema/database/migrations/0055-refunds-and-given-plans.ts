import type { Migration } from '#schema/database/migration.ts'

export const refundsAndGivenPlans: Migration = {
  name: '0055-refunds-and-given-plans',
  up: `
    -- The payment that goes back, if it is another one than the order counts. gateway_id: the refund that the gateway
    -- has made of it by itself.
    ALTER TABLE refunds
      ADD COLUMN payment_id text UNIQUE,
      ADD COLUMN gateway_id text UNIQUE,
      DROP CONSTRAINT refunds_reason_check,
      ADD CONSTRAINT refunds_reason_check
        CHECK (reason IN ('administrator', 'terms-changed', 'account-deleted', 'second-payment')),
      ADD CHECK ((reason = 'second-payment') = (payment_id IS NOT NULL));

    -- A row for each payment of an order, also for a second one.
    DROP INDEX payment_ledger_paid;
    ALTER TABLE payment_ledger ADD COLUMN payment_id text UNIQUE;
    UPDATE payment_ledger l SET payment_id = o.payment_id FROM orders o
    WHERE o.id = l.order_id AND l.refund_id IS NULL;
    ALTER TABLE payment_ledger ADD CHECK ((payment_id IS NULL) = (refund_id IS NOT NULL));
    CREATE INDEX payment_ledger_order ON payment_ledger (order_id);

    -- When all of it went back. The invoice stays as it was issued.
    ALTER TABLE invoices ADD COLUMN refunded_at timestamptz;

    -- A plan for nothing, without an end: schema/subscriptions/plan.ts. A row also has a user who has never paid.
    ALTER TABLE subscriptions ADD COLUMN given_plan text REFERENCES plans (name) CHECK (given_plan <> 'free');
    -- Until now, an operator gave a plan by changing the user's. It was one that no running term accounts for. The
    -- plan of a term that ended while the product was stopped is still there, and due to change.
    INSERT INTO subscriptions (user_id, given_plan)
    SELECT u.id, u.plan_name FROM users u
    WHERE array_position(ARRAY['free', 'premium', 'pro'], u.plan_name) > coalesce((
      SELECT max(array_position(ARRAY['free', 'premium', 'pro'], t.plan_name)) FROM subscription_terms t
      WHERE t.user_id = u.id AND t.cut_at IS NULL
        AND t.anchor + make_interval(months => t.to_month) 
          > least(now(), (SELECT s.due_at FROM subscriptions s WHERE s.user_id = u.id)) - interval '4 days'), 1)
    ON CONFLICT (user_id) DO UPDATE SET given_plan = EXCLUDED.given_plan;
  `,
}
