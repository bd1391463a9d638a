import type { Migration } from '#schema/database/migration.ts'

export const content: Migration = {
  name: '0069-content',
  up: `
    -- Texts of the site. Each installation begins with those that come with it.
    CREATE TABLE content_entries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      kind text NOT NULL CHECK (kind IN ('post', 'help', 'page')),
      slug text NOT NULL,
      title text NOT NULL,
      summary text NOT NULL,
      tags text[] NOT NULL DEFAULT '{}',
      markdown text NOT NULL,
      -- The day that the page names.
      day date NOT NULL,
      is_draft boolean NOT NULL DEFAULT false,
      -- 0: as it came with the installation; a newer version may replace it.
      revision integer NOT NULL DEFAULT 0,
      UNIQUE (kind, slug)
    );
    CREATE INDEX content_entries_newest ON content_entries (kind, day DESC, slug) WHERE NOT is_draft;
    CREATE INDEX content_entries_tags ON content_entries USING gin (tags) WHERE NOT is_draft;
    CREATE INDEX content_entries_words ON content_entries
      USING gin ((lower(title || ' ' || summary || ' ' || markdown)) gin_trgm_ops) WHERE NOT is_draft;
  `,
}
