import type { Migration } from '#schema/database/migration.ts'

export const contentEditing: Migration = {
  name: '0071-content-editing',
  up: `
    ALTER TABLE content_entries
      DROP CONSTRAINT content_entries_kind_check,
      ADD CONSTRAINT content_entries_kind_check
        CHECK (kind IN ('post', 'help', 'page', 'faq', 'testimonial')),
      -- Among questions and testimonials, the smallest is first.
      ADD COLUMN position integer NOT NULL DEFAULT 0,
      ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
      -- A newer version of the product may replace the text. Revisions only grow, so they cannot say it.
      ADD COLUMN follows_file boolean NOT NULL DEFAULT false;
    UPDATE content_entries SET follows_file = true WHERE revision = 0;

    -- Administrators search drafts, too.
    DROP INDEX content_entries_words;
    CREATE INDEX content_entries_words ON content_entries
      USING gin ((lower(title || ' ' || summary || ' ' || markdown)) gin_trgm_ops);
    CREATE INDEX content_entries_listed ON content_entries ((-position), day, id);
    CREATE INDEX content_entries_listed_by_kind ON content_entries (kind, (-position), day, id);

    ALTER TABLE audit_entries
      DROP CONSTRAINT audit_entries_subject_kind_check,
      ADD CONSTRAINT audit_entries_subject_kind_check
        CHECK (subject_kind IN ('user', 'order', 'plan', 'settings', 'report', 'work', 'message', 'content'));
  `,
}
