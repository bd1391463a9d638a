import type { Migration } from '#schema/database/migration.ts'

/** Lists and searches of all users. */
export const adminUsers: Migration = {
  name: '0060-admin-users',
  up: `
    CREATE INDEX users_created ON users (created_at, id);
    CREATE INDEX users_plan ON users (plan_name, created_at, id);
    CREATE INDEX users_staff ON users (role, created_at, id) WHERE role <> 'user';
    CREATE INDEX users_suspended ON users (created_at, id) WHERE suspended_at IS NOT NULL;
    CREATE INDEX users_unconfirmed ON users (created_at, id) WHERE email_verified_at IS NULL;
    CREATE INDEX users_leaving ON users (created_at, id) WHERE delete_at IS NOT NULL;

    -- Words of three letters or more, anywhere; shorter ones at the beginning.
    CREATE INDEX users_words ON users
      USING gin (lower(email || ' ' || first_name || ' ' || last_name) gin_trgm_ops);
    CREATE INDEX users_email_start ON users (lower(email) text_pattern_ops);
    CREATE INDEX users_first_name_start ON users (lower(first_name) text_pattern_ops);
    CREATE INDEX users_last_name_start ON users (lower(last_name) text_pattern_ops);

    CREATE INDEX usage_ledger_newest ON usage_ledger (user_id, id);
  `,
}
