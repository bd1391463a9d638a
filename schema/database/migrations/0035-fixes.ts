import type { Migration } from '#schema/database/migration.ts'

export const fixes: Migration = {
  name: '0035-fixes',
  up: `
    -- As before, with at most 1,000 fixes in a user's day: more is the work of a program.
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
      SELECT u.id, writing_day(u.id), document, more_words, greatest(0, more_words), counted, greatest(0, counted)
      FROM users u WHERE u.id = who
      ON CONFLICT (user_id, day, document_id) DO UPDATE SET
        words = d.words + more_words, words_peak = greatest(d.words_peak, d.words + more_words),
        fixes = d.fixes + counted, fixes_peak = greatest(d.fixes_peak, d.fixes + counted);
      INSERT INTO badge_checks (user_id)
        SELECT u.id FROM users u WHERE u.id = who AND (more_words > 0 OR counted > 0);
    END $$;
  `,
}
