import type { Migration } from '#schema/database/migration.ts'

export const contributions: Migration = {
  name: '0078-contributions',
  up: `
    -- When a person last wrote in a document, of updates that are no longer in its log.
    CREATE TABLE document_contributions (
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      at timestamptz NOT NULL,
      PRIMARY KEY (document_id, user_id)
    );
    CREATE INDEX document_contributions_user ON document_contributions (user_id);
    CREATE FUNCTION remember_contributions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO document_contributions AS c (document_id, user_id, at)
      SELECT r.document_id, r.user_id, max(r.at)
      -- Not of a document or an account that goes with its updates.
      FROM removed r JOIN documents d ON d.id = r.document_id JOIN users u ON u.id = r.user_id
      GROUP BY r.document_id, r.user_id
      -- In one order, so that two statements cannot wait for each other.
      ORDER BY r.document_id, r.user_id
      ON CONFLICT (document_id, user_id) DO UPDATE SET at = greatest(c.at, excluded.at);
      RETURN NULL;
    END $$;
    CREATE TRIGGER contributions_remembered AFTER DELETE ON document_updates
      REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remember_contributions();
  `,
}
