import type { Migration } from '#schema/database/migration.ts'

/** Signs between words. They separate the longer parts of words: api/features/documents/grams.ts. */
const SIGNS = `!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~…–—`
const SPACES = ' '.repeat(35)

export const documentTerms: Migration = {
  name: '0075-document-terms',
  up: `
    -- The dictionaries of full text searches that PostgreSQL has for the languages of documents.
    CREATE VIEW stemmers AS
      SELECT l.language, d.oid::regdictionary AS dictionary
      FROM (VALUES ('ar', 'arabic'), ('hy', 'armenian'), ('eu', 'basque'), ('ca', 'catalan'), ('da', 'danish'),
        ('nl', 'dutch'), ('en', 'english'), ('et', 'estonian'), ('fi', 'finnish'), ('fr', 'french'), ('de', 'german'),
        ('el', 'greek'), ('hi', 'hindi'), ('hu', 'hungarian'), ('id', 'indonesian'), ('ga', 'irish'),
        ('it', 'italian'), ('lt', 'lithuanian'), ('ne', 'nepali'), ('no', 'norwegian'), ('nb', 'norwegian'),
        ('pt', 'portuguese'), ('ro', 'romanian'), ('ru', 'russian'), ('sr', 'serbian'),
        ('es', 'spanish'), ('sv', 'swedish'), ('ta', 'tamil'), ('tr', 'turkish')) l (language, name)
      JOIN pg_ts_dict d ON d.dictname = l.name || '_stem' AND d.dictnamespace = 'pg_catalog'::regnamespace;

    -- Terms of a user's documents, each with its owner as one number: an index of them reads no rows of others.
    -- Two may have the same number, so that searches compare the text too.
    CREATE FUNCTION owned_terms(owner uuid, terms text[]) RETURNS integer[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(hashtext(owner::text || term)), '{}') FROM unnest(terms) term
    $$;

    -- The stems of a word in every language.
    CREATE FUNCTION stems_of(word text) RETURNS text[] LANGUAGE sql STABLE AS $$
      SELECT coalesce(array_agg(DISTINCT s.language || '=' || stem), '{}')
      FROM stemmers s, unnest(ts_lexize(s.dictionary, word)) stem WHERE char_length(word) > 2
    $$;

    -- How other forms of a word may begin.
    CREATE FUNCTION forms_of(word text) RETURNS text[] LANGUAGE sql STABLE AS $$
      SELECT coalesce(array_agg(DISTINCT form), '{}')
      FROM stemmers s, unnest(ts_lexize(s.dictionary, word)) stem, unnest(ARRAY[stem, left(stem, -1)]) form
      WHERE char_length(form) > 2
    $$;

    -- The terms of a text: its letters, the pairs in its words, parts of three and of five letters, and the stems of
    -- its words. Parts leave out writing without spaces, in which most parts are different. The language of a
    -- text with none is that of most of its stop words. A text whose different words are too long together
    -- has one term that stands for any: searches read it.
    CREATE FUNCTION terms_of(text text, language text) RETURNS text[] LANGUAGE sql STABLE AS $$
      WITH words AS MATERIALIZED (
        SELECT DISTINCT w.word FROM string_to_table(translate(text, E'\\n\\t', '  '), ' ') w (word)
      ), few AS MATERIALIZED (
        SELECT word FROM words WHERE (SELECT sum(char_length(word)) FROM words) <= 60000
      ), parts AS MATERIALIZED (
        SELECT DISTINCT p.part FROM few, string_to_table(translate(few.word, '${SIGNS}', '${SPACES}'), ' ') p (part)
      ), pairs AS MATERIALIZED (
        SELECT DISTINCT p.a, p.b FROM few, LATERAL (SELECT string_to_array(few.word, NULL) AS l) s,
          LATERAL unnest(s.l, s.l[2:]) p (a, b)
      ), runs AS MATERIALIZED (
        SELECT DISTINCT p.a, p.b, p.c, p.d, p.e FROM parts, LATERAL (SELECT string_to_array(parts.part, NULL) AS l) s,
          LATERAL unnest(s.l, s.l[2:], s.l[3:], s.l[4:], s.l[5:]) p (a, b, c, d, e)
        WHERE p.c IS NOT NULL AND greatest(p.a COLLATE "C", p.b, p.c) < U&'\\2E80'
      ), spoken AS MATERIALIZED (
        SELECT s.language, s.dictionary FROM stemmers s
        WHERE s.language = coalesce((SELECT k.language FROM stemmers k WHERE k.language = split_part($2, '-', 1)), (
          SELECT k.language FROM stemmers k, parts
          WHERE char_length(part) BETWEEN 2 AND 5 AND cardinality(ts_lexize(k.dictionary, part)) = 0
          GROUP BY k.language ORDER BY count(*) DESC, k.language LIMIT 1))
      )
      SELECT coalesce(array_agg(t.term), '{""}') FROM (
        SELECT a FROM pairs
        UNION SELECT a || b FROM pairs WHERE b IS NOT NULL
        UNION SELECT a || b || c FROM runs
        UNION SELECT a || b || c || d || e FROM runs WHERE e IS NOT NULL AND greatest(d COLLATE "C", e) < U&'\\2E80'
        UNION SELECT s.language || '=' || stem FROM spoken s, parts, unnest(ts_lexize(s.dictionary, part)) stem
          WHERE char_length(part) BETWEEN 3 AND 40
      ) t (term)
    $$;

    CREATE TABLE document_terms (
      document_id uuid PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      terms integer[] NOT NULL
    );
    -- Searches look through what is not sorted into the index yet, so that this stays short.
    CREATE INDEX document_terms_terms ON document_terms USING gin (terms) WITH (gin_pending_list_limit = 256);
    -- They are different in each document.
    ALTER TABLE document_terms ALTER COLUMN terms SET STATISTICS 0;

    -- Writes the terms of a document that has rested for ten seconds. Returns its id, or no row if there is none.
    -- No change of the document waits for this. One that happens meanwhile leaves it to be written again.
    CREATE FUNCTION write_document_terms() RETURNS SETOF uuid LANGUAGE sql AS $$
      WITH chosen AS MATERIALIZED (
        SELECT e.document_id, e.owner_id, e.changes, e.name, d.writing ->> 'language' AS language
        FROM document_entries e JOIN documents d ON d.id = e.document_id
        WHERE NOT e.indexed AND e.edited_at < now() - interval '10 s' AND pg_try_advisory_xact_lock(74075)
        LIMIT 1 FOR KEY SHARE OF d SKIP LOCKED
      ), written AS (
        INSERT INTO document_terms (document_id, terms)
        SELECT c.document_id, owned_terms(c.owner_id,
          terms_of(c.name || E'\\n' || coalesce(p.folded, lower(p.text), ''), c.language))
        FROM chosen c LEFT JOIN document_projections p ON p.document_id = c.document_id
        ON CONFLICT (document_id) DO UPDATE SET terms = excluded.terms
      )
      UPDATE document_entries e SET indexed = true FROM chosen c
      WHERE e.document_id = c.document_id AND e.changes = c.changes RETURNING e.document_id
    $$;
  `,
}
