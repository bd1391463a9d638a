import type { Migration } from '#schema/database/migration.ts'

export const planFlags: Migration = {
  name: '0019-plan-flags',
  up: `
    -- The features that a plan unlocks: names of planFeature in schema/plans/contract.ts.
    ALTER TABLE plans
      ADD COLUMN flags jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(flags) = 'array');
    UPDATE plans SET flags = (
      SELECT coalesce(jsonb_agg(flag.name ORDER BY flag.place), '[]')
      FROM (VALUES
        (1, 'sentimentAnalysis', sentiment_analysis),
        (2, 'spamChecker', spam_checker),
        (3, 'fontPairing', font_pairing),
        (4, 'allowCollaborativeWriting', allow_collaborative_writing),
        (5, 'voiceCommands', voice_commands),
        (6, 'achievementSystem', achievement_system),
        (7, 'prioritySupport', priority_support)
      ) AS flag (place, name, included)
      WHERE flag.included
    );
    ALTER TABLE plans
      DROP COLUMN sentiment_analysis,
      DROP COLUMN spam_checker,
      DROP COLUMN font_pairing,
      DROP COLUMN allow_collaborative_writing,
      DROP COLUMN voice_commands,
      DROP COLUMN achievement_system,
      DROP COLUMN priority_support;
  `,
}
