import type { Migration } from '#schema/database/migration.ts'

/** Decisions of administrators on reports, and work that has failed. */
export const reportDecisions: Migration = {
  name: '0064-report-decisions',
  up: `
    ALTER TABLE snippet_reports
      ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'hidden', 'restored', 'dismissed')),
      ADD COLUMN decided_at timestamptz,
      ADD COLUMN decision_reason text,
      ADD COLUMN revision bigint NOT NULL DEFAULT 1,
      ADD CONSTRAINT snippet_reports_decided_check CHECK ((state = 'open') = (decided_at IS NULL));
    CREATE INDEX snippet_reports_newest ON snippet_reports (created_at, id);
    CREATE INDEX snippet_reports_open ON snippet_reports (created_at, id) WHERE state = 'open';
    CREATE INDEX snippet_reports_decided ON snippet_reports (created_at, id) WHERE state <> 'open';

    -- Documents whose share codes open nothing, whichever they are. One writer: api/features/reports/decisions.ts.
    CREATE TABLE hidden_snippets (
      document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      hidden_at timestamptz NOT NULL DEFAULT now()
    );

    -- As 0010-share-codes, without hidden documents.
    CREATE OR REPLACE FUNCTION share_access(with_code text, room_kind text, room_id uuid) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT CASE room_kind
        WHEN 'document' THEN (
          SELECT 'viewer'
          FROM share_codes s
          JOIN documents d ON d.id = s.document_id AND d.trashed_at IS NULL
          JOIN users u ON u.id = d.owner_id AND u.suspended_at IS NULL
          WHERE s.code = with_code AND s.document_id = room_id AND s.revoked_at IS NULL
            AND NOT EXISTS (SELECT FROM hidden_snippets h WHERE h.document_id = s.document_id)
        )
      END
    $$;

    -- As 0044-snippet-visibility: in lists, a hidden snippet is private.
    CREATE FUNCTION enter_visibility_of(document uuid) RETURNS void LANGUAGE sql AS $$
      UPDATE snippet_entries SET visibility = coalesce((
        SELECT CASE WHEN s.is_public THEN 'public' ELSE 'link' END
        FROM share_codes s WHERE s.document_id = document AND s.revoked_at IS NULL
          AND NOT EXISTS (SELECT FROM hidden_snippets h WHERE h.document_id = document)), 'private')
      WHERE document_id = document
    $$;
    CREATE OR REPLACE FUNCTION enter_snippet_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM enter_visibility_of(NEW.document_id);
      RETURN NULL;
    END $$;
    CREATE FUNCTION announce_hidden_snippet() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      document uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.document_id ELSE NEW.document_id END;
    BEGIN
      PERFORM enter_visibility_of(document);
      PERFORM pg_notify('access_changed', json_build_object('room', 'document:' || document)::text);
      RETURN NULL;
    END $$;
    CREATE TRIGGER hidden_snippet_access AFTER INSERT OR DELETE ON hidden_snippets
      FOR EACH ROW EXECUTE FUNCTION announce_hidden_snippet();

    -- Of the last failed attempt.
    ALTER TABLE payment_events ADD COLUMN last_error text;
    CREATE INDEX body_commands_failed ON body_commands (created_at) WHERE outcome = 'failed';
    CREATE INDEX refunds_waiting ON refunds (created_at) WHERE state = 'wanted';
    CREATE INDEX refunds_failed ON refunds (created_at) WHERE state = 'failed';
  `,
}
