import type { Migration } from '#schema/database/migration.ts'

export const voiceAllowance: Migration = {
  name: '0015-voice-allowance',
  up: `
    -- What an administrator decided. NULL: nobody did, and the plan says it.
    ALTER TABLE users
      ALTER COLUMN voice_commands_allowed DROP NOT NULL,
      ALTER COLUMN voice_commands_allowed DROP DEFAULT;
    UPDATE users SET voice_commands_allowed = NULL WHERE NOT voice_commands_allowed;
  `,
}
