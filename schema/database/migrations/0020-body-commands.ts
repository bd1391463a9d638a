import type { Migration } from '#schema/database/migration.ts'

export const bodyCommands: Migration = {
  name: '0020-body-commands',
  up: `
    -- What the api asks the realtime server to do to a body: schema/body-commands/contract.ts. A kind
    -- has no check here, so that another one needs no migration.
    CREATE TABLE body_commands (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL,
      payload jsonb NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      outcome text CHECK (outcome IN ('done', 'unchanged', 'unavailable', 'unreadable', 'full', 'late', 'failed')),
      -- What came of it, when it was done.
      result jsonb,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    -- A process of the earlier version may still write requests.
    LOCK TABLE revision_requests IN ACCESS EXCLUSIVE MODE;
    INSERT INTO body_commands (id, document_id, user_id, kind, payload, attempts, outcome, result, created_at)
    SELECT id, document_id, user_id,
      CASE kind WHEN 'name' THEN 'name-revision' ELSE 'restore-revision' END,
      CASE kind WHEN 'name' THEN jsonb_build_object('name', name)
        ELSE jsonb_build_object('revisionId', revision_id) END,
      attempts, outcome,
      CASE WHEN made IS NOT NULL THEN jsonb_build_object('revisionId', made) END,
      created_at
    FROM revision_requests;
    DROP TABLE revision_requests;
    DROP FUNCTION announce_revision_request();

    CREATE INDEX body_commands_open ON body_commands (created_at, id) WHERE outcome IS NULL;
    CREATE INDEX body_commands_age ON body_commands (created_at);
    CREATE INDEX body_commands_document ON body_commands (document_id);

    CREATE FUNCTION announce_body_command() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('body_commands', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER body_command_asked AFTER INSERT ON body_commands
      FOR EACH STATEMENT EXECUTE FUNCTION announce_body_command();
  `,
}
