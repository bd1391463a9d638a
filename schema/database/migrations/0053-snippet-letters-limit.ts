import type { Migration } from '#schema/database/migration.ts'

export const snippetLettersLimit: Migration = {
  name: '0053-snippet-letters-limit',
  up: `
    -- As in 0050, for texts whose different words have at most 8,000 characters: about 40,000 characters of a
    -- language with spaces. More numbers than these have would hold up the database with each change of the text.
    CREATE OR REPLACE FUNCTION snippet_letters(owner uuid, text text) RETURNS integer[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      WITH words AS MATERIALIZED (
        SELECT DISTINCT w.word FROM string_to_table(
          CASE WHEN char_length(text) <= 50000 THEN translate(text, E'\\n', ' ') ELSE '' END, ' ') w (word)
      ), pairs AS MATERIALIZED (
        SELECT DISTINCT p.first, p.second
        FROM words w, LATERAL (SELECT string_to_array(w.word, NULL) AS letters) l,
          LATERAL unnest(l.letters, l.letters[2:]) p (first, second)
        WHERE (SELECT sum(char_length(word)) FROM words) <= 8000
      )
      SELECT coalesce(array_agg(hashtext(owner || k.letters)), ARRAY[hashtext(owner::text)])
      FROM (SELECT first || second FROM pairs WHERE second IS NOT NULL UNION SELECT first FROM pairs) k (letters)
    $$;
    REINDEX INDEX snippet_entries_letters;
  `,
}
