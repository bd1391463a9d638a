import type { Migration } from '#schema/database/migration.ts'

export const joinedByLink: Migration = {
  name: '0083-joined-by-link',
  up: `
    -- Whether a member came by an invite link. They know of the document: once it opens, it is no news.
    ALTER TABLE document_members ADD COLUMN by_link boolean NOT NULL DEFAULT false;
  `,
}
