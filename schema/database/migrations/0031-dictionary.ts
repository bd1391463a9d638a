import type { Migration } from '#schema/database/migration.ts'

export const dictionary: Migration = {
  name: '0031-dictionary',
  up: `
    -- The head of a user's dictionary. Its lock serializes changes, and its revision grows with each of them.
    CREATE TABLE dictionaries (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      revision bigint NOT NULL DEFAULT 1
    );
    -- The key is the form in which words are compared; see normalWord in writing/.
    CREATE TABLE dictionary_words (
      user_id uuid NOT NULL REFERENCES dictionaries ON DELETE CASCADE,
      key text NOT NULL,
      word text NOT NULL CHECK (char_length(word) BETWEEN 1 AND 64),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, key)
    );

    -- Until now a word that a user added in any document counted in all of their documents.
    WITH words AS (
      SELECT user_id, subject, created_at,
        regexp_replace(lower(replace(normalize(subject, NFC), '’', '''')), '''s?$', '') AS key
      FROM correction_decisions WHERE kind = 'word'
    ), first AS (
      SELECT DISTINCT ON (user_id, key) user_id, key, subject, created_at FROM words
      WHERE key <> '' ORDER BY user_id, key, created_at
    ), numbered AS (
      SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, key) AS number FROM first
    ), heads AS (
      INSERT INTO dictionaries (user_id) SELECT DISTINCT user_id FROM numbered RETURNING user_id
    )
    INSERT INTO dictionary_words (user_id, key, word, created_at)
    SELECT n.user_id, n.key, n.subject, n.created_at FROM numbered n JOIN heads USING (user_id) WHERE number <= 5000;

    -- What a user does not want to be corrected, and the goals of their new documents.
    CREATE TABLE check_preferences (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      categories_off text[] NOT NULL DEFAULT '{}',
      rules_off jsonb NOT NULL DEFAULT '[]',
      goals jsonb NOT NULL DEFAULT '{"audience": "general", "formality": "neutral", "domain": "general"}',
      revision bigint NOT NULL DEFAULT 1
    );
  `,
}
