import type { Migration } from '#schema/database/migration.ts'

export const documentOwners: Migration = {
  name: '0082-document-owners',
  up: `
    -- The owner offers the document to one of its members, who may take it.
    ALTER TABLE document_members ADD COLUMN offered boolean NOT NULL DEFAULT false;
    CREATE UNIQUE INDEX document_members_offered ON document_members (document_id) WHERE offered;

    -- A document that gets another owner is in their lists, and its terms are written again with them. Until then,
    -- searches read its text.
    CREATE FUNCTION enter_owner() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE document_entries SET owner_id = NEW.owner_id, indexed = false, changes = changes + 1
      WHERE document_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER document_owner AFTER UPDATE OF owner_id ON documents
      FOR EACH ROW WHEN (NEW.kind = 'document' AND NEW.owner_id <> OLD.owner_id) EXECUTE FUNCTION enter_owner();
  `,
}
