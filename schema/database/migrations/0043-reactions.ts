import type { Migration } from '#schema/database/migration.ts'

export const reactions: Migration = {
  name: '0043-reactions',
  up: `
    -- What has reactions: a comment, or a document itself. Its row orders the changes.
    CREATE TABLE reaction_targets (
      id uuid PRIMARY KEY,
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      comment_id uuid REFERENCES comments ON DELETE CASCADE,
      revision bigint NOT NULL DEFAULT 0,
      CHECK (id = coalesce(comment_id, document_id))
    );
    CREATE INDEX reaction_targets_document ON reaction_targets (document_id);
    CREATE INDEX reaction_targets_comment ON reaction_targets (comment_id);

    CREATE TABLE reactions (
      target_id uuid NOT NULL REFERENCES reaction_targets ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      reaction text NOT NULL CHECK (reaction IN ('thumbsUp', 'heart', 'party', 'smile', 'eyes', 'rocket')),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (target_id, reaction, user_id)
    );
    CREATE INDEX reactions_user ON reactions (user_id);
  `,
}
