import type { Migration } from '#schema/database/migration.ts'

export const writingSettings: Migration = {
  name: '0018-writing-settings',
  up: `
    -- The English of a person; new documents begin with it.
    ALTER TABLE users
      ADD COLUMN dialect text NOT NULL DEFAULT 'US' CHECK (dialect IN ('US', 'UK', 'AU', 'CA', 'IN'));
    -- How a document is checked (schema/check-settings/settings.ts); what is absent is as for a new one.
    ALTER TABLE documents ADD COLUMN writing jsonb NOT NULL DEFAULT '{}';
  `,
}
