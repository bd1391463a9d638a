import type { Migration } from '#schema/database/migration.ts'

export const comments: Migration = {
  name: '0042-comments',
  up: `
    -- Comments on a text. The text has a mark with the id of the thread: document/anchors.ts.
    CREATE TABLE comment_threads (
      id uuid PRIMARY KEY,
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      -- The beginning of the text that was commented on, and "…" where more followed.
      quote text NOT NULL CHECK (char_length(quote) BETWEEN 1 AND 301),
      resolved_at timestamptz,
      resolved_by uuid REFERENCES users ON DELETE SET NULL,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (document_id, id)
    );
    CREATE INDEX comment_threads_resolver ON comment_threads (resolved_by) WHERE resolved_by IS NOT NULL;

    -- The first comment of a thread has its id. A comment without an author is of a deleted account.
    CREATE TABLE comments (
      id uuid PRIMARY KEY,
      thread_id uuid NOT NULL,
      document_id uuid NOT NULL,
      author_id uuid REFERENCES users ON DELETE SET NULL,
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
      mentions uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(mentions) <= 20),
      edited_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      FOREIGN KEY (document_id, thread_id) REFERENCES comment_threads (document_id, id) ON DELETE CASCADE,
      UNIQUE (document_id, id),
      -- Reactions to the document itself have its id.
      CHECK (id <> document_id)
    );
    CREATE INDEX comments_document ON comments (document_id, thread_id);
    CREATE INDEX comments_mentions ON comments USING gin (mentions);
    CREATE INDEX comments_author ON comments (author_id);

    -- Pages choose the ids of comments. They ignore the revisions of one that was deleted with a later one.
    CREATE TABLE deleted_comments (
      id uuid PRIMARY KEY,
      deleted_at timestamptz NOT NULL DEFAULT now()
    );

    -- Threads whose text was not marked are withdrawn.
    CREATE INDEX body_commands_unmarked ON body_commands (document_id)
      WHERE kind = 'anchor-comment' AND outcome <> 'unchanged' AND (result ->> 'anchored') IS DISTINCT FROM 'true';
  `,
}
