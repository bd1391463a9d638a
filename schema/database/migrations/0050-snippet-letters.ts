import type { Migration } from '#schema/database/migration.ts'

export const snippetLetters: Migration = {
  name: '0050-snippet-letters',
  up: `
    -- The letters of a text and the pairs in its words, each with the owner as one number: an index of them reads
    -- no more than the rows of one owner. Two may have the same number, so that searches compare the text too.
    -- An empty text, and one that would take long to divide, have one number that stands for any letters.
    CREATE FUNCTION snippet_letters(owner uuid, text text) RETURNS integer[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      WITH pairs AS MATERIALIZED (
        SELECT DISTINCT p.first, p.second
        FROM (
          SELECT DISTINCT w.word FROM string_to_table(
            CASE WHEN char_length(text) <= 50000 THEN translate(text, E'\\n', ' ') ELSE '' END, ' ') w (word)
        ) w, LATERAL (SELECT string_to_array(w.word, NULL) AS letters) l,
          LATERAL unnest(l.letters, l.letters[2:]) p (first, second)
      )
      SELECT coalesce(array_agg(hashtext(owner || k.letters)), ARRAY[hashtext(owner::text)])
      FROM (SELECT first || second FROM pairs WHERE second IS NOT NULL UNION SELECT first FROM pairs) k (letters)
    $$;
    CREATE INDEX snippet_entries_letters ON snippet_entries
      USING gin (snippet_letters(owner_id, terms || E'\\n' || body));
    -- ANALYZE would divide the texts of a sample again.
    ALTER INDEX snippet_entries_letters ALTER COLUMN 1 SET STATISTICS 0;
  `,
}
