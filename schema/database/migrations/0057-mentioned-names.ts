import type { Migration } from '#schema/database/migration.ts'

export const mentionedNames: Migration = {
  name: '0057-mentioned-names',
  up: `
    -- As before, but with those of the names alone that a comment has.
    CREATE OR REPLACE FUNCTION shared_discussion(of_document uuid) RETURNS json LANGUAGE sql STABLE AS $$
      WITH shown AS MATERIALIZED (
        SELECT * FROM shown_threads(of_document)
      ), open AS MATERIALIZED (
        SELECT * FROM shown ORDER BY created_at DESC, id DESC LIMIT 50
      ), ranked AS (
        SELECT c.*, row_number() OVER (PARTITION BY c.thread_id ORDER BY c.id <> c.thread_id, c.created_at, c.id) AS place
        FROM comments c JOIN open o ON o.id = c.thread_id WHERE c.document_id = of_document
      ), said AS MATERIALIZED (
        SELECT * FROM (
          SELECT r.*, row_number() OVER listed AS nth, sum(char_length(r.text)) OVER listed AS characters
          FROM ranked r WINDOW listed AS (ORDER BY r.place, r.created_at DESC, r.id)
        ) s WHERE s.nth <= 200 AND s.characters <= 60000
      )
      SELECT json_build_object(
        'reactions', (
          SELECT coalesce(json_agg(json_build_object(
            'targetId', t.id, 'revision', t.revision, 'reactions', (
              SELECT coalesce(json_agg(json_build_object('reaction', g.reaction, 'count', g.count)
                ORDER BY g.since, g.reaction), '[]')
              FROM (
                SELECT r.reaction, count(*)::integer AS count, min(r.created_at) AS since FROM reactions r
                WHERE r.document_id = t.document_id AND r.target_id = t.id GROUP BY r.reaction
              ) g))), '[]')
          FROM reaction_targets t
          WHERE t.document_id = of_document AND (t.comment_id IS NULL OR t.comment_id IN (SELECT id FROM said))),
        'threads', (
          SELECT coalesce(json_agg(json_build_object('id', o.id, 'comments', (
            SELECT json_agg(json_build_object(
              'id', s.id, 'text', s.text, 'isEdited', s.edited_at IS NOT NULL,
              'author', (SELECT u.first_name FROM users u WHERE u.id = s.author_id),
              'createdAt', to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'mentions', (
                SELECT coalesce(json_agg(json_build_object('name', n.name, 'firstName', n.first_name)), '[]')
                FROM user_names n
                WHERE n.user_id = ANY (s.mentions) AND position('@' || n.name IN s.text) > 0)
            ) ORDER BY s.place) FROM said s WHERE s.thread_id = o.id)) ORDER BY o.created_at, o.id), '[]')
          FROM open o WHERE EXISTS (SELECT 1 FROM said s WHERE s.thread_id = o.id)),
        'isComplete',
          (SELECT count(*) FROM open) = (SELECT count(*) FROM shown)
          AND (SELECT count(*) FROM said) = (SELECT count(*) FROM ranked))
    $$;
  `,
}
