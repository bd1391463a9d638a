import type { Migration } from '#schema/database/migration.ts'

export const images: Migration = {
  name: '0030-images',
  up: `
    -- The images in the bodies of documents, as they are served. One id always has the same bytes: a copy of a
    -- document, or of a part of it, has its own row under the id that the body names.
    CREATE TABLE document_images (
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      id uuid NOT NULL,
      uploaded_by uuid REFERENCES users ON DELETE SET NULL,
      mime text NOT NULL CHECK (mime IN ('image/png', 'image/jpeg')),
      width integer NOT NULL CHECK (width > 0),
      height integer NOT NULL CHECK (height > 0),
      bytes bytea NOT NULL,
      -- SHA-256 of the file that was uploaded: the same file is stored once in a document.
      hash bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (document_id, id)
    );
    CREATE INDEX document_images_hash ON document_images (document_id, hash);
    CREATE INDEX document_images_uploaded_by ON document_images (uploaded_by);
    -- The files are compressed already.
    ALTER TABLE document_images ALTER COLUMN bytes SET STORAGE EXTERNAL;

    -- As before, with the images and 500 bytes for each of them.
    CREATE OR REPLACE FUNCTION storage_of(who uuid) RETURNS TABLE (used bigint, plan_mb integer, verified boolean)
    LANGUAGE sql STABLE AS $$
      SELECT (
          SELECT coalesce(sum(1000
            + coalesce((SELECT octet_length(s.bytes) FROM document_snapshots s WHERE s.document_id = d.id), 0)
            + coalesce((SELECT sum(octet_length(t.bytes)) FROM document_updates t WHERE t.document_id = d.id), 0)
            + coalesce((SELECT sum(pg_column_size(r.body)) FROM document_revisions r WHERE r.document_id = d.id), 0)
            + coalesce((SELECT sum(500 + octet_length(i.bytes)) FROM document_images i WHERE i.document_id = d.id), 0)
            + 100 * (SELECT count(*) FROM acts a WHERE a.document_id = d.id)
            + 100 * (SELECT count(*) FROM act_claims c WHERE c.document_id = d.id)
          ), 0)::bigint
          FROM documents d WHERE d.owner_id = u.id
        ), p.storage_mb, u.email_verified_at IS NOT NULL
      FROM users u JOIN plans p ON p.name = u.plan_name WHERE u.id = who
    $$;
  `,
}
