import type { Migration } from '#schema/database/migration.ts'

export const achievementNames: Migration = {
  name: '0038-achievement-names',
  up: `
    -- What was called a badge is an achievement, as everywhere else.
    ALTER TABLE badges RENAME TO achievements;
    ALTER TABLE achievements RENAME COLUMN badge TO achievement;
    ALTER TABLE badge_checks RENAME TO achievement_checks;
    ALTER INDEX badge_checks_user RENAME TO achievement_checks_user;
    ALTER SEQUENCE badge_checks_id_seq RENAME TO achievement_checks_id_seq;
    DO $$
    DECLARE
      named record;
    BEGIN
      FOR named IN
        SELECT conrelid::regclass AS "table", conname FROM pg_constraint
        WHERE conrelid IN ('achievements'::regclass, 'achievement_checks'::regclass) AND conname LIKE 'badge%'
      LOOP
        EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
          named."table", named.conname, replace(named.conname, 'badge', 'achievement'));
      END LOOP;
    END $$;

    ALTER TRIGGER badge_check_asked ON achievement_checks RENAME TO achievement_check_asked;
    ALTER TRIGGER member_badges ON document_members RENAME TO member_achievements;
    ALTER TRIGGER email_badges ON results RENAME TO email_achievements;
    ALTER FUNCTION ask_badge_check(uuid) RENAME TO ask_achievement_check;
    ALTER FUNCTION announce_badge_check() RENAME TO announce_achievement_check;

    -- The same functions, with the new names in them.
    CREATE OR REPLACE FUNCTION ask_achievement_check(who uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM achievement_checks WHERE user_id = who LIMIT 1 FOR KEY SHARE SKIP LOCKED;
      IF NOT FOUND THEN INSERT INTO achievement_checks (user_id) VALUES (who); END IF;
    END $$;
    CREATE OR REPLACE FUNCTION announce_achievement_check() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('achievement_checks', '');
      RETURN NULL;
    END $$;
    CREATE OR REPLACE FUNCTION check_writer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ask_achievement_check(NEW.user_id);
      RETURN NULL;
    END $$;
    CREATE OR REPLACE FUNCTION check_people() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ask_achievement_check(NEW.user_id);
      PERFORM ask_achievement_check(owner_id) FROM documents WHERE id = NEW.document_id;
      RETURN NULL;
    END $$;
    CREATE OR REPLACE FUNCTION count_draft() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO drafted_emails AS d VALUES (NEW.user_id, 1) ON CONFLICT (user_id) DO UPDATE SET emails = d.emails + 1;
      PERFORM ask_achievement_check(NEW.user_id);
      RETURN NULL;
    END $$;

    -- Events that are not relayed yet.
    UPDATE outbox SET value = jsonb_build_object('achievement', value -> 'badge')
    WHERE name = 'achievements.awarded' AND value ? 'badge';
  `,
}
