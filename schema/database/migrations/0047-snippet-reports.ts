import type { Migration } from '#schema/database/migration.ts'

export const snippetReports: Migration = {
  name: '0047-snippet-reports',
  up: `
    -- Reports of readers about texts with a page. One writer: api/features/reports/service.ts.
    CREATE TABLE snippet_reports (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
      reason text NOT NULL CHECK (reason IN ('spam', 'hateful', 'private', 'copyright', 'other')),
      details text NOT NULL DEFAULT '',
      -- NULL: a visitor, or a user whose account was deleted.
      reporter_id uuid REFERENCES users ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- When the administrators got an email about it; NULL if they got none.
      emailed_at timestamptz,
      -- One of a person about a text.
      UNIQUE (document_id, reporter_id)
    );
    CREATE INDEX snippet_reports_reporter ON snippet_reports (reporter_id);
  `,
}
