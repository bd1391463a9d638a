import type { Migration } from '#schema/database/migration.ts'

export const reactions: Migration = {
  name: '0043-reactions',
  up: `
    -- What has reactions: a document (without comment_id), or a comment on it. Its row orders the changes.
    -- Pages choose the ids of comments: one may be the id of another document.
    CREATE TABLE reaction_targets (
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      id uuid NOT NULL,
      comment_id uuid,
      revision bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (document_id, id),
      FOREIGN KEY (document_id, comment_id) REFERENCES comments (document_id, id) ON DELETE CASCADE,
      CHECK (id = coalesce(comment_id, document_id))
    );
    CREATE INDEX reaction_targets_comment ON reaction_targets (document_id, comment_id);

    CREATE TABLE reactions (
      document_id uuid NOT NULL,
      target_id uuid NOT NULL,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      reaction text NOT NULL CHECK (reaction IN ('thumbsUp', 'heart', 'party', 'smile', 'eyes', 'rocket')),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (document_id, target_id, reaction, user_id),
      FOREIGN KEY (document_id, target_id) REFERENCES reaction_targets ON DELETE CASCADE
    );
    CREATE INDEX reactions_user ON reactions (user_id);
  `,
}
