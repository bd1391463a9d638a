import type { Migration } from '#schema/database/migration.ts'

export const badgeChecks: Migration = {
  name: '0037-badge-checks',
  up: `
    -- The sums of a user's days that can no longer change: schema/dashboard/totals.ts.
    CREATE TABLE writing_totals (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      through date NOT NULL,
      words integer NOT NULL,
      fixes integer NOT NULL,
      active integer NOT NULL,
      since_missed integer NOT NULL,
      missed date,
      best integer NOT NULL
    );
    -- How many emails a user has drafted. It stays when results are deleted.
    CREATE TABLE drafted_emails (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      emails integer NOT NULL
    );

    -- A check waits as one row of its user. Writers of many users at once must not wait for each other or for the
    -- loop that takes the rows, so there is no unique key: a writer keeps the row that waits until its own commit,
    -- and adds one only if there is none that it can keep.
    DELETE FROM badge_checks later USING badge_checks first WHERE first.user_id = later.user_id AND first.id < later.id;
    CREATE INDEX badge_checks_user ON badge_checks (user_id, id);
    CREATE FUNCTION ask_badge_check(who uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM badge_checks WHERE user_id = who LIMIT 1 FOR KEY SHARE SKIP LOCKED;
      IF NOT FOUND THEN INSERT INTO badge_checks (user_id) VALUES (who); END IF;
    END $$;
    CREATE FUNCTION announce_badge_check() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('badge_checks', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER badge_check_asked AFTER INSERT ON badge_checks
      FOR EACH STATEMENT EXECUTE FUNCTION announce_badge_check();

    -- As before, without the checks, which the days ask for themselves.
    CREATE OR REPLACE FUNCTION credit_writing(who uuid, document uuid, more_words integer, more_fixes integer)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      today date := writing_day(who);
      counted integer := more_fixes;
    BEGIN
      IF more_fixes > 0 THEN
        SELECT least(more_fixes, greatest(0, 1000 - coalesce(sum(fixes_peak), 0))) INTO counted
        FROM writing_days WHERE user_id = who AND day = today;
      END IF;
      INSERT INTO writing_days AS d (user_id, day, document_id, words, words_peak, fixes, fixes_peak)
      SELECT u.id, today, document, more_words, greatest(0, more_words), counted, greatest(0, counted)
      FROM users u WHERE u.id = who
      ON CONFLICT (user_id, day, document_id) DO UPDATE SET
        words = d.words + more_words, words_peak = greatest(d.words_peak, d.words + more_words),
        fixes = d.fixes + counted, fixes_peak = greatest(d.fixes_peak, d.fixes + counted);
    END $$;

    DROP TRIGGER email_badges ON results;
    DROP TRIGGER member_badges ON document_members;
    DROP FUNCTION check_badges();

    CREATE FUNCTION check_writer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ask_badge_check(NEW.user_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER day_begun AFTER INSERT ON writing_days
      FOR EACH ROW WHEN (NEW.words_peak > 0 OR NEW.fixes_peak > 0) EXECUTE FUNCTION check_writer();
    CREATE TRIGGER day_grown AFTER UPDATE ON writing_days
      FOR EACH ROW WHEN (NEW.words_peak > OLD.words_peak OR NEW.fixes_peak > OLD.fixes_peak)
      EXECUTE FUNCTION check_writer();

    CREATE FUNCTION check_people() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM ask_badge_check(NEW.user_id);
      PERFORM ask_badge_check(owner_id) FROM documents WHERE id = NEW.document_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER member_badges AFTER INSERT OR UPDATE ON document_members
      FOR EACH ROW WHEN (NOT NEW.waiting) EXECUTE FUNCTION check_people();

    CREATE FUNCTION count_draft() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO drafted_emails AS d VALUES (NEW.user_id, 1) ON CONFLICT (user_id) DO UPDATE SET emails = d.emails + 1;
      PERFORM ask_badge_check(NEW.user_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER email_badges AFTER INSERT ON results
      FOR EACH ROW WHEN (NEW.kind = 'email') EXECUTE FUNCTION count_draft();
    -- No email is drafted meanwhile: the trigger's table stays locked until the commit.
    INSERT INTO drafted_emails SELECT user_id, count(*) FROM results WHERE kind = 'email' GROUP BY user_id;
  `,
}
