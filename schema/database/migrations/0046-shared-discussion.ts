import type { Migration } from '#schema/database/migration.ts'

export const sharedDiscussion: Migration = {
  name: '0046-shared-discussion',
  up: `
    -- What people say about a document, as readers of its page see it (schema/sharing/discussion.ts): the
    -- newest 50 open threads, 200 comments of them together, the first one of each thread before replies.
    CREATE FUNCTION shared_discussion(of_document uuid) RETURNS json LANGUAGE sql STABLE AS $$
      WITH open AS MATERIALIZED (
        SELECT t.id, t.created_at FROM comment_threads t
        WHERE t.document_id = of_document AND t.resolved_at IS NULL
        ORDER BY t.created_at DESC, t.id DESC LIMIT 50
      ), said AS MATERIALIZED (
        SELECT c.*, row_number() OVER (PARTITION BY c.thread_id ORDER BY c.id <> c.thread_id, c.created_at, c.id) AS place
        FROM comments c JOIN open o ON o.id = c.thread_id WHERE c.document_id = of_document
        ORDER BY place, c.created_at DESC, c.id LIMIT 200
      )
      SELECT json_build_object(
        'reactions', (
          SELECT coalesce(json_agg(json_build_object(
            'targetId', t.id, 'revision', t.revision, 'reactions', (
              SELECT json_agg(json_build_object('reaction', g.reaction, 'count', g.count) ORDER BY g.since, g.reaction)
              FROM (
                SELECT r.reaction, count(*)::integer AS count, min(r.created_at) AS since FROM reactions r
                WHERE r.document_id = t.document_id AND r.target_id = t.id GROUP BY r.reaction
              ) g))), '[]')
          FROM reaction_targets t
          WHERE t.document_id = of_document AND (t.comment_id IS NULL OR t.comment_id IN (SELECT id FROM said))
            AND EXISTS (SELECT 1 FROM reactions r WHERE r.document_id = t.document_id AND r.target_id = t.id)),
        'threads', (
          SELECT coalesce(json_agg(json_build_object('id', o.id, 'comments', (
            SELECT json_agg(json_build_object(
              'id', s.id, 'text', s.text, 'isEdited', s.edited_at IS NOT NULL,
              'author', (SELECT u.first_name FROM users u WHERE u.id = s.author_id),
              'createdAt', to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'mentions', (
                SELECT coalesce(json_agg(json_build_object(
                  'name', trim(u.first_name || ' ' || u.last_name), 'firstName', u.first_name)), '[]')
                FROM users u WHERE u.id = ANY (s.mentions))
            ) ORDER BY s.place) FROM said s WHERE s.thread_id = o.id)) ORDER BY o.created_at, o.id), '[]')
          FROM open o WHERE EXISTS (SELECT 1 FROM said s WHERE s.thread_id = o.id)),
        'isComplete',
          (SELECT count(*) FROM open) = (
            SELECT count(*) FROM comment_threads t WHERE t.document_id = of_document AND t.resolved_at IS NULL)
          AND (SELECT count(*) FROM said) = (
            SELECT count(*) FROM comments c JOIN open o ON o.id = c.thread_id WHERE c.document_id = of_document))
    $$;
  `,
}
