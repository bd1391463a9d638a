import type { Migration } from '#schema/database/migration.ts'

export const achievements: Migration = {
  name: '0027-achievements',
  up: `
    -- The words and fixes of a user in a document on a day of their own. The peak is the highest count of the
    -- day, so what is deleted and written again counts once. Days outlive their documents.
    CREATE TABLE writing_days (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      day date NOT NULL,
      document_id uuid NOT NULL,
      words integer NOT NULL DEFAULT 0,
      words_peak integer NOT NULL DEFAULT 0,
      fixes integer NOT NULL DEFAULT 0,
      fixes_peak integer NOT NULL DEFAULT 0,
      PRIMARY KEY (user_id, day, document_id)
    );
    -- The time zone of a user's days. Without a row, UTC.
    CREATE TABLE writing_zones (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      zone text NOT NULL
    );
    CREATE TABLE badges (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      badge text NOT NULL,
      awarded_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, badge)
    );
    -- Users who may have earned a badge. No unique key, so that no writer waits for another.
    CREATE TABLE badge_checks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE
    );

    -- Whether a correction counts (1), or takes one back (-1). Acts that lost count nothing.
    ALTER TABLE acts ADD COLUMN gain smallint NOT NULL DEFAULT 0;

    -- The day of a moment in a time zone. A zone that this database does not know is UTC.
    CREATE FUNCTION local_day(zone text, moment timestamptz) RETURNS date LANGUAGE plpgsql STABLE AS $$
    BEGIN
      RETURN (moment AT TIME ZONE zone)::date;
    EXCEPTION WHEN invalid_parameter_value THEN
      RETURN (moment AT TIME ZONE 'UTC')::date;
    END $$;

    -- A user's current day. It never goes back when the zone changes, so no missed day is filled later.
    CREATE FUNCTION writing_day(who uuid) RETURNS date LANGUAGE sql STABLE AS $$
      SELECT greatest(
        local_day(coalesce((SELECT zone FROM writing_zones WHERE user_id = who), 'UTC'), now()),
        (SELECT max(day) FROM writing_days WHERE user_id = who)
      )
    $$;

    CREATE FUNCTION credit_writing(who uuid, document uuid, more_words integer, more_fixes integer) RETURNS void
    LANGUAGE sql AS $$
      INSERT INTO writing_days AS d (user_id, day, document_id, words, words_peak, fixes, fixes_peak)
      SELECT u.id, writing_day(u.id), document, more_words, greatest(0, more_words), more_fixes, greatest(0, more_fixes)
      FROM users u WHERE u.id = who
      ON CONFLICT (user_id, day, document_id) DO UPDATE SET
        words = d.words + more_words, words_peak = greatest(d.words_peak, d.words + more_words),
        fixes = d.fixes + more_fixes, fixes_peak = greatest(d.fixes_peak, d.fixes + more_fixes);
      INSERT INTO badge_checks (user_id)
        SELECT u.id FROM users u WHERE u.id = who AND (more_words > 0 OR more_fixes > 0);
    $$;

    -- The newest projection whose words are credited. Processes may store projections that lack each other's
    -- updates; only one that includes the last credited one is compared with it.
    CREATE TABLE credited_projections (
      document_id uuid PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      words integer NOT NULL,
      covers jsonb NOT NULL
    );
    INSERT INTO credited_projections SELECT document_id, words, covers FROM document_projections;

    -- As covers_all, without the writers of p_before that p_next is too full to remember.
    CREATE FUNCTION covers_newest(p_next jsonb, p_before jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
      SELECT NOT EXISTS (
        SELECT FROM jsonb_each_text(p_before) b (writer, n)
        WHERE coalesce((p_next ->> b.writer)::bigint, 0) < b.n::bigint
          AND ((SELECT count(*) FROM jsonb_object_keys(p_next)) < 64
            OR b.writer COLLATE "C" >= (SELECT min(k COLLATE "C") FROM jsonb_object_keys(p_next) k))
      )
    $$;

    -- Shares the change of a projection evenly among the authors of the updates that are new in it. A restored
    -- version is no one's new text.
    CREATE FUNCTION credit_projection() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before credited_projections;
      change integer;
      authors uuid[];
    BEGIN
      SELECT * INTO before FROM credited_projections WHERE document_id = NEW.document_id;
      IF NOT covers_newest(NEW.covers, coalesce(before.covers, '{}')) THEN RETURN NULL; END IF;
      INSERT INTO credited_projections VALUES (NEW.document_id, NEW.words, NEW.covers)
        ON CONFLICT (document_id) DO UPDATE SET words = excluded.words, covers = excluded.covers;
      change := NEW.words - coalesce(before.words, 0);
      IF change = 0 THEN RETURN NULL; END IF;
      SELECT array_agg(DISTINCT t.user_id) INTO authors
      FROM jsonb_each_text(NEW.covers) c (writer, n)
      JOIN document_updates t ON t.document_id = NEW.document_id AND t.writer = c.writer
        AND t.n <= c.n::bigint AND t.n > coalesce((before.covers ->> c.writer)::bigint, 0)
      JOIN users u ON u.id = t.user_id
      WHERE c.writer NOT LIKE '%.restore';
      PERFORM credit_writing(
        a.author, NEW.document_id,
        sign(change)::integer * (abs(change) / cardinality(authors)
          + (a.place <= abs(change) % cardinality(authors))::integer),
        0)
      FROM unnest(authors) WITH ORDINALITY a (author, place);
      RETURN NULL;
    END $$;
    CREATE TRIGGER projection_credit AFTER INSERT OR UPDATE ON document_projections
      FOR EACH ROW EXECUTE FUNCTION credit_projection();

    CREATE FUNCTION check_badges() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO badge_checks (user_id) VALUES (NEW.user_id);
      IF TG_TABLE_NAME = 'document_members' THEN
        INSERT INTO badge_checks (user_id) SELECT owner_id FROM documents WHERE id = NEW.document_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER email_badges AFTER INSERT ON results
      FOR EACH ROW WHEN (NEW.kind = 'email') EXECUTE FUNCTION check_badges();
    CREATE TRIGGER member_badges AFTER INSERT OR UPDATE ON document_members
      FOR EACH ROW WHEN (NOT NEW.waiting) EXECUTE FUNCTION check_badges();
  `,
}
