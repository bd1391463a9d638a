import type { Migration } from '#schema/database/migration.ts'

export const revisions: Migration = {
  name: '0008-revisions',
  up: `
    -- What a body was at one time; written by the realtime server only, deleted by the api when it is too old.
    CREATE TABLE document_revisions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- The order of a document's revisions; two may be of the same moment.
      place bigint GENERATED ALWAYS AS IDENTITY,
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('automatic', 'named')),
      name text CHECK ((name IS NOT NULL) = (kind = 'named')),
      body jsonb NOT NULL,
      words integer NOT NULL,
      characters integer NOT NULL,
      -- Of which updates it is, as document_snapshots.covers says it.
      covers jsonb NOT NULL,
      -- Who has written since the revision before.
      authors uuid[] NOT NULL,
      -- Who named it or restored it.
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      restored_from uuid REFERENCES document_revisions (id) ON DELETE SET NULL,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE UNIQUE INDEX document_revisions_place ON document_revisions (document_id, place DESC);
    CREATE INDEX document_revisions_age ON document_revisions (created_at) WHERE kind = 'automatic';
    CREATE INDEX document_revisions_restored ON document_revisions (restored_from) WHERE restored_from IS NOT NULL;

    -- A revision as it crosses a process: schema/revisions/contract.ts.
    CREATE VIEW document_revision_facts AS
      SELECT r.id, r.place, r.document_id AS "documentId", r.kind, r.name, r.created_at AS "createdAt", r.words,
        r.characters, r.restored_from AS "restoredFrom", r.revision,
        (SELECT jsonb_build_object('userId', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
         FROM users u WHERE u.id = r.created_by) AS "createdBy",
        (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
                                   ORDER BY u.first_name, u.last_name, u.id), '[]')
         FROM users u WHERE u.id = ANY (r.authors)) AS authors
      FROM document_revisions r;

    -- Who wrote the updates that a snapshot has taken in since the newest revision.
    CREATE TABLE document_authors (
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      writer text NOT NULL,
      user_id uuid NOT NULL,
      n bigint NOT NULL,
      PRIMARY KEY (document_id, writer, user_id)
    );
    CREATE FUNCTION remember_authors() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO document_authors AS a (document_id, writer, user_id, n)
      SELECT u.document_id, u.writer, u.user_id, max(u.n)
      -- Not of a document that goes with its updates.
      FROM removed u JOIN documents d ON d.id = u.document_id
      GROUP BY u.document_id, u.writer, u.user_id
      ON CONFLICT (document_id, writer, user_id) DO UPDATE SET n = greatest(a.n, excluded.n);
      RETURN NULL;
    END $$;
    CREATE TRIGGER updates_compacted AFTER DELETE ON document_updates
      REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remember_authors();

    -- Stores a body as a revision and gives its id. An automatic one that restores nothing is not made (NULL) when the
    -- newest revision has the same body or all that this one covers, or is younger than p_min_age, or when nothing was
    -- ever written. Naming what the newest automatic one holds names that. Processes take turns.
    CREATE FUNCTION keep_revision(
      p_document uuid, p_kind text, p_name text, p_by uuid, p_from uuid,
      p_body jsonb, p_words integer, p_characters integer, p_covers jsonb, p_min_age interval
    ) RETURNS uuid LANGUAGE plpgsql AS $$
    DECLARE
      newest record;
      is_same boolean;
      made uuid;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('revisions:' || p_document, 0));
      SELECT id, kind, covers, created_at INTO newest
      FROM document_revisions WHERE document_id = p_document ORDER BY place DESC LIMIT 1;

      IF p_kind = 'automatic' AND p_from IS NULL THEN
        IF newest.id IS NOT NULL
           AND (covers_all(newest.covers, p_covers) OR newest.created_at > clock_timestamp() - p_min_age) THEN
          RETURN NULL;
        END IF;
        IF newest.id IS NULL AND p_body = '{"type": "doc", "content": [{"type": "paragraph"}]}' THEN
          RETURN NULL;
        END IF;
      END IF;
      IF newest.id IS NOT NULL AND p_from IS NULL THEN
        SELECT body = p_body INTO is_same FROM document_revisions WHERE id = newest.id;
        IF is_same AND p_kind = 'automatic' THEN
          RETURN NULL;
        END IF;
        IF is_same AND newest.kind = 'automatic' THEN
          UPDATE document_revisions SET kind = 'named', name = p_name, created_by = p_by, revision = revision + 1
          WHERE id = newest.id;
          RETURN newest.id;
        END IF;
      END IF;

      INSERT INTO document_revisions
        (document_id, kind, name, created_by, restored_from, body, words, characters, covers, authors)
      SELECT d.id, p_kind, p_name, p_by, p_from, p_body, p_words, p_characters, p_covers, array(
        SELECT DISTINCT w.user_id FROM (
          SELECT writer, user_id, n FROM document_updates WHERE document_id = p_document
          UNION ALL SELECT writer, user_id, n FROM document_authors WHERE document_id = p_document
        ) w
        WHERE w.n > coalesce((newest.covers ->> w.writer)::bigint, 0)
          AND w.n <= coalesce((p_covers ->> w.writer)::bigint, 0)
          AND w.user_id <> '00000000-0000-0000-0000-000000000000')
      FROM documents d WHERE d.id = p_document
      RETURNING id INTO made;
      DELETE FROM document_authors a
      WHERE a.document_id = p_document AND a.n <= coalesce((p_covers ->> a.writer)::bigint, 0);
      RETURN made;
    END $$;

    -- What people ask the realtime server to do: to name what a body is now, or to restore a revision.
    CREATE TABLE revision_requests (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('name', 'restore')),
      name text CHECK ((name IS NOT NULL) = (kind = 'name')),
      -- What is to be restored.
      revision_id uuid REFERENCES document_revisions (id) ON DELETE CASCADE CHECK ((revision_id IS NOT NULL) = (kind = 'restore')),
      attempts integer NOT NULL DEFAULT 0,
      outcome text CHECK (outcome IN ('done', 'unchanged', 'unavailable', 'unreadable', 'full', 'late', 'failed')),
      -- The revision that came of it.
      made uuid,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX revision_requests_open ON revision_requests (created_at) WHERE outcome IS NULL;
    CREATE INDEX revision_requests_age ON revision_requests (created_at);
    CREATE INDEX revision_requests_revision ON revision_requests (revision_id) WHERE revision_id IS NOT NULL;
    CREATE INDEX revision_requests_document ON revision_requests (document_id);

    CREATE FUNCTION announce_revision_request() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('revision_requests', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER revision_requested AFTER INSERT ON revision_requests
      FOR EACH STATEMENT EXECUTE FUNCTION announce_revision_request();
  `,
}
