import type { Migration } from '#schema/database/migration.ts'

export const snippetVisibility: Migration = {
  name: '0044-snippet-visibility',
  up: `
    -- Whether everyone may find the document, besides those who have its code.
    ALTER TABLE share_codes ADD COLUMN is_public boolean NOT NULL DEFAULT false;

    ALTER TABLE snippet_entries ADD COLUMN visibility text NOT NULL DEFAULT 'private'
      CHECK (visibility IN ('private', 'link', 'public'));
    UPDATE snippet_entries e SET visibility = 'link' FROM share_codes s
      WHERE s.document_id = e.document_id AND s.revoked_at IS NULL;

    CREATE INDEX snippet_entries_public_edited ON snippet_entries (edited_at DESC, document_id DESC)
      WHERE visibility = 'public';
    CREATE INDEX snippet_entries_public_created ON snippet_entries (created_at DESC, document_id DESC)
      WHERE visibility = 'public';
    CREATE INDEX snippet_entries_public_name ON snippet_entries (name, document_id) WHERE visibility = 'public';
    CREATE INDEX snippet_entries_public_words ON snippet_entries USING gin (terms gin_trgm_ops, body gin_trgm_ops)
      WHERE visibility = 'public';

    -- The code says how visible a snippet is; lists read it here.
    CREATE FUNCTION enter_snippet_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE snippet_entries SET visibility = coalesce((
        SELECT CASE WHEN s.is_public THEN 'public' ELSE 'link' END
        FROM share_codes s WHERE s.document_id = NEW.document_id AND s.revoked_at IS NULL), 'private')
      WHERE document_id = NEW.document_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER snippet_visibility AFTER INSERT OR UPDATE ON share_codes
      FOR EACH ROW EXECUTE FUNCTION enter_snippet_visibility();
  `,
}
