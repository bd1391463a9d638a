import type { Migration } from '#schema/database/migration.ts'

export const documentEntries: Migration = {
  name: '0074-document-entries',
  up: `
    -- A title as searches compare it: schema/documents/folded.ts.
    CREATE FUNCTION folded_title(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT translate(lower(normalize(regexp_replace(normalize(title, NFD),
        '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u064b-\\u0652]', '', 'g'), NFC)),
        U&'\\2018\\2019\\201c\\201d\\00a0', '''''"" ')
    $$;
    -- Numbers of at most ten digits count as numbers: Chapter 2 comes before Chapter 10.
    CREATE FUNCTION sorted_title(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT regexp_replace(regexp_replace(name, '([0-9]+)', '000000000\\1', 'g'), '0{0,9}([0-9]{10,})', '\\1', 'g')
    $$;

    -- What lists of documents are ordered by, and whether searches find the text by its terms. Written by triggers.
    CREATE TABLE document_entries (
      document_id uuid PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      owner_id uuid NOT NULL,
      created_at timestamptz NOT NULL,
      edited_at timestamptz NOT NULL,
      name text COLLATE "C" NOT NULL,
      sort_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sorted_title(name)) STORED,
      indexed boolean NOT NULL DEFAULT false,
      -- Counts what changes the terms.
      changes bigint NOT NULL DEFAULT 1
    );
    CREATE INDEX document_entries_edited ON document_entries (owner_id, edited_at DESC, document_id DESC);
    CREATE INDEX document_entries_created ON document_entries (owner_id, created_at DESC, document_id DESC);
    CREATE INDEX document_entries_name ON document_entries (owner_id, sort_name, document_id);
    CREATE INDEX document_entries_waiting ON document_entries (owner_id, edited_at DESC) WHERE NOT indexed;
    CREATE INDEX documents_trash ON documents (owner_id) WHERE kind = 'document' AND trashed_at IS NOT NULL;
    CREATE INDEX document_places_starred ON document_places (user_id) WHERE starred;

    CREATE FUNCTION enter_document() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO document_entries AS e (document_id, owner_id, created_at, edited_at, name)
      VALUES (NEW.id, NEW.owner_id, date_trunc('milliseconds', NEW.created_at),
        date_trunc('milliseconds', NEW.updated_at), folded_title(NEW.title))
      ON CONFLICT (document_id) DO UPDATE SET name = excluded.name, indexed = false, changes = e.changes + 1,
        edited_at = greatest(e.edited_at, excluded.edited_at);
      RETURN NULL;
    END $$;
    CREATE TRIGGER document_entered AFTER INSERT ON documents
      FOR EACH ROW WHEN (NEW.kind = 'document') EXECUTE FUNCTION enter_document();
    CREATE TRIGGER document_changed AFTER UPDATE OF title, updated_at, writing ON documents
      FOR EACH ROW WHEN (NEW.kind = 'document' AND (NEW.title, NEW.updated_at, NEW.writing ->> 'language')
        IS DISTINCT FROM (OLD.title, OLD.updated_at, OLD.writing ->> 'language')) EXECUTE FUNCTION enter_document();

    CREATE FUNCTION enter_document_text() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      same boolean := false;
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        same := (NEW.folded, NEW.text) IS NOT DISTINCT FROM (OLD.folded, OLD.text);
      END IF;
      UPDATE document_entries SET edited_at = greatest(edited_at, date_trunc('milliseconds', NEW.at)),
        indexed = indexed AND same, changes = changes + (NOT same)::int
      WHERE document_id = NEW.document_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER document_text AFTER INSERT OR UPDATE OF text, folded, at ON document_projections
      FOR EACH ROW EXECUTE FUNCTION enter_document_text();

    INSERT INTO document_entries (document_id, owner_id, created_at, edited_at, name)
    SELECT d.id, d.owner_id, date_trunc('milliseconds', d.created_at),
      date_trunc('milliseconds', greatest(d.updated_at, p.at)), folded_title(d.title)
    FROM documents d LEFT JOIN document_projections p ON p.document_id = d.id WHERE d.kind = 'document';
  `,
}
