import type { Migration } from '#schema/database/migration.ts'

export const events: Migration = {
  name: '0007-events',
  up: `
    -- Events wait here, written in the transaction of the change they tell of, until the relay has put them on the bus.
    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      key text NOT NULL,
      revision bigint NOT NULL,
      value jsonb,
      rooms text[] NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz
    );
    CREATE INDEX outbox_unsent ON outbox (id) WHERE sent_at IS NULL;
    CREATE INDEX outbox_age ON outbox (created_at);

    -- A commit wakes the relay.
    CREATE FUNCTION announce_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('outbox', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER outbox_filled AFTER INSERT ON outbox
      FOR EACH STATEMENT EXECUTE FUNCTION announce_outbox();
  `,
}
