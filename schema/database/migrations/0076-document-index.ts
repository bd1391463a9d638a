import type { Migration } from '#schema/database/migration.ts'

const letters = (end: number): string[] =>
  Array.from({ length: end }, (_, code) => String.fromCodePoint(code))

/** All capital letters that are not ASCII, and the small ones. The point of İ is dropped with other accents. */
const CAPITALS = letters(0x20000).filter(letter => letter > '\u007f' && letter !== letter.toLowerCase())
const SMALL = CAPITALS.map(letter => Array.from(letter.toLowerCase())[0])

/** Returns the letters with a property as ranges of a class in a regular expression. Greek needs no others. */
function ranges(property: RegExp): string {
  const all = letters(0x2100).map(letter => property.test(letter))
  const code = (at: number) => `\\u${at.toString(16).padStart(4, '0')}`
  return all
    .map((has, at) => (has && !all[at - 1] ? `${code(at)}-` : !has && all[at - 1] ? code(at - 1) : ''))
    .join('')
}

/** A Σ that ends a word is a ς. Marks and apostrophes are no end. */
const IGNORED = `[${ranges(/\p{Case_Ignorable}/u)}]*`
const CASED = `[${ranges(/(?!\p{Case_Ignorable})\p{Cased}/u)}]`
const FINAL = `(?<=${CASED}${IGNORED})Σ(?!${IGNORED}${CASED})`

export const documentIndex: Migration = {
  name: '0076-document-index',
  up: `
    -- In small letters, as JavaScript has them: those of PostgreSQL depend on its version and on the locale.
    CREATE FUNCTION small_letters(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT lower(CASE WHEN title ~ '[^\\u0001-\\u007f]'
        THEN translate(CASE WHEN strpos(title, 'Σ') > 0 THEN regexp_replace(title, '${FINAL}', 'ς', 'g') ELSE title END,
          '${CAPITALS.join('')}', '${SMALL.join('')}')
        ELSE title END COLLATE "C")
    $$;
    CREATE OR REPLACE FUNCTION folded_title(title text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT translate(normalize(regexp_replace(normalize(small_letters(title), NFD),
        '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u064b-\\u0652]', '', 'g'), NFC),
        U&'\\2018\\2019\\201c\\201d\\00a0', '''''"" ')
    $$;

    -- All terms are written again: they have the titles too.
    UPDATE document_entries e SET name = folded_title(d.title), indexed = false, changes = e.changes + 1
    FROM documents d WHERE d.id = e.document_id;

    -- The terms of a text, each stem a second time: one number alone may be that of another term. A text that
    -- fails has the term that stands for any: searches read it, and no other text waits for it.
    CREATE FUNCTION indexed_terms_of(text text, language text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
    DECLARE
      terms text[];
    BEGIN
      terms := terms_of(text, language);
      RETURN terms || ARRAY(SELECT '=' || term FROM unnest(terms) term WHERE substr(term, 3, 1) = '=');
    -- The time of a statement may end too.
    EXCEPTION WHEN OTHERS OR query_canceled THEN
      RETURN '{""}';
    END $$;

    -- Writes the terms of the document that has rested longest, for ten seconds at least. Returns its id, or no row
    -- if there is none. No change of the document waits for this: its entry is held only when the terms are there.
    -- One that happens meanwhile leaves the earlier terms, and the document to be written again.
    CREATE OR REPLACE FUNCTION write_document_terms() RETURNS SETOF uuid LANGUAGE sql AS $$
      WITH chosen AS MATERIALIZED (
        SELECT e.document_id, e.owner_id, e.changes, e.name, d.writing ->> 'language' AS language
        FROM document_entries e JOIN documents d ON d.id = e.document_id
        WHERE NOT e.indexed AND e.edited_at < now() - interval '10 s' AND (SELECT pg_try_advisory_xact_lock(74075))
        ORDER BY e.edited_at LIMIT 1 FOR KEY SHARE OF d SKIP LOCKED
      ), computed AS MATERIALIZED (
        SELECT c.document_id, c.changes, owned_terms(c.owner_id, indexed_terms_of(
          c.name || E'\\n' || coalesce(p.folded, lower(p.text), ''), c.language)) AS terms
        FROM chosen c LEFT JOIN document_projections p ON p.document_id = c.document_id
      ), current AS (
        UPDATE document_entries e SET indexed = true FROM computed c
        WHERE e.document_id = c.document_id AND e.changes = c.changes RETURNING e.document_id, c.terms
      ), written AS (
        INSERT INTO document_terms (document_id, terms) SELECT document_id, terms FROM current
        ON CONFLICT (document_id) DO UPDATE SET terms = excluded.terms
      )
      SELECT document_id FROM chosen
    $$;
    CREATE INDEX document_entries_resting ON document_entries (edited_at) WHERE NOT indexed;
  `,
}
