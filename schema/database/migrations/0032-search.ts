import type { Migration } from '#schema/database/migration.ts'

export const search: Migration = {
  name: '0032-search',
  up: `
    -- The text as searches compare it: schema/documents/folded.ts. Written with the text, by realtime. Empty
    -- only for a text that came from elsewhere; searches then compare the text in lower case.
    ALTER TABLE document_projections ADD COLUMN folded text;
    ALTER TABLE document_projections DISABLE TRIGGER projection_credit;
    UPDATE document_projections SET folded = translate(
      normalize(regexp_replace(normalize(lower(text), NFD), '[\\u0300-\\u036f]', '', 'g'), NFC), '‘’“”', '''''""');
    ALTER TABLE document_projections ENABLE TRIGGER projection_credit;

    -- The documents and snippets that a user can open, with the role: as room_access says it of one, which takes
    -- a second for 2,000.
    CREATE FUNCTION open_documents(who uuid) RETURNS TABLE (id uuid, role text) LANGUAGE sql STABLE AS $$
      SELECT d.id, 'owner' FROM users u JOIN documents d ON d.owner_id = u.id
      WHERE u.id = who AND u.suspended_at IS NULL AND d.trashed_at IS NULL
      UNION ALL
      SELECT d.id, m.role FROM users u
      JOIN document_members m ON m.user_id = u.id AND NOT m.waiting
      JOIN documents d ON d.id = m.document_id AND d.owner_id <> u.id AND d.trashed_at IS NULL
      WHERE u.id = who AND u.suspended_at IS NULL
    $$;
  `,
}
