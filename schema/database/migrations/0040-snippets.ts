import type { Migration } from '#schema/database/migration.ts'

export const snippets: Migration = {
  name: '0040-snippets',
  up: `
    ALTER TABLE documents
      ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
      ADD CONSTRAINT documents_snippet_title CHECK (kind <> 'snippet' OR char_length(title) <= 120) NOT VALID;
    -- A snippet's owner lists their trash.
    CREATE INDEX documents_snippet_trash ON documents (owner_id, trashed_at DESC, id DESC)
      WHERE kind = 'snippet' AND trashed_at IS NOT NULL;

    -- What lists of snippets are ordered and searched by, as searches compare it: schema/documents/folded.ts.
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE TABLE snippet_entries (
      document_id uuid PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      owner_id uuid NOT NULL,
      created_at timestamptz NOT NULL,
      edited_at timestamptz NOT NULL,
      -- The title; title and tags; the text.
      name text COLLATE "C" NOT NULL,
      tags text[] NOT NULL DEFAULT '{}',
      terms text NOT NULL,
      body text NOT NULL DEFAULT ''
    );
    CREATE INDEX snippet_entries_edited ON snippet_entries (owner_id, edited_at DESC, document_id DESC);
    CREATE INDEX snippet_entries_created ON snippet_entries (owner_id, created_at DESC, document_id DESC);
    CREATE INDEX snippet_entries_name ON snippet_entries (owner_id, name, document_id);
    CREATE INDEX snippet_entries_words ON snippet_entries USING gin (terms gin_trgm_ops, body gin_trgm_ops);
    CREATE INDEX snippet_entries_tags ON snippet_entries USING gin (tags);

    INSERT INTO snippet_entries (document_id, owner_id, created_at, edited_at, name, terms, body)
    SELECT d.id, d.owner_id, date_trunc('milliseconds', d.created_at),
      date_trunc('milliseconds', greatest(d.updated_at, p.at)), lower(d.title), lower(d.title), coalesce(p.folded, '')
    FROM documents d LEFT JOIN document_projections p ON p.document_id = d.id WHERE d.kind = 'snippet';

    CREATE FUNCTION enter_snippet_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE snippet_entries SET body = coalesce(NEW.folded, lower(NEW.text)),
        edited_at = greatest(edited_at, date_trunc('milliseconds', NEW.at))
      WHERE document_id = NEW.document_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER snippet_text AFTER INSERT OR UPDATE ON document_projections
      FOR EACH ROW EXECUTE FUNCTION enter_snippet_text();
  `,
}
