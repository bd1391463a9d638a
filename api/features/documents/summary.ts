/** `updatedAt` is the time of the last change of the title or the body. */
export const FACTS = `d.id, d.kind, d.title, d.tags, d.owner_id AS "ownerId", d.created_at AS "createdAt",
  greatest(d.updated_at, p.at) AS "updatedAt", d.trashed_at AS "trashedAt", d.writing, d.revision,
  EXISTS (SELECT 1 FROM share_codes s WHERE s.document_id = d.id AND s.revoked_at IS NULL AND s.shows_comments)
    AS "showsComments"`
export const SOURCE = 'documents d LEFT JOIN document_projections p ON p.document_id = d.id'
/** A document as the user $1 sees it, without their role. */
export const SUMMARY = `${FACTS}, coalesce(p.words, 0) AS words,
  coalesce(p.revision, 0) AS "projectionRevision", coalesce((
  SELECT json_build_object('starred', s.starred, 'folderId', s.folder_id, 'revision', s.revision)
  FROM document_places s WHERE s.user_id = $1 AND s.document_id = d.id
), '{"starred": false, "folderId": null, "revision": 0}') AS place`
