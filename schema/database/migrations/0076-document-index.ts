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
  `,
}
