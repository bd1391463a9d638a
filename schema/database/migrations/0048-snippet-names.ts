import type { Migration } from '#schema/database/migration.ts'

export const snippetNames: Migration = {
  name: '0048-snippet-names',
  up: `
    -- The first entries of snippets had titles in lower case alone; lists compare them without accents:
    -- schema/documents/folded.ts. Entries that were written since have other names, or need none.
    UPDATE snippet_entries e SET name = f.title, terms = f.title
    FROM documents d
      CROSS JOIN LATERAL (SELECT translate(lower(normalize(regexp_replace(normalize(d.title, NFD),
        '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u064b-\\u0652]', '', 'g'), NFC)),
        U&'\\2018\\2019\\201c\\201d\\00a0', '''''"" ') AS title) f
    WHERE d.id = e.document_id AND e.name = lower(d.title) AND e.terms = lower(d.title) AND e.name <> f.title;
  `,
}
