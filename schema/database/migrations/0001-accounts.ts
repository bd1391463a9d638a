import type { Migration } from '#schema/database/migration.ts'

export const accounts: Migration = {
  name: '0001-accounts',
  up: `
    CREATE TABLE plans (
      id text PRIMARY KEY,
      name text NOT NULL UNIQUE CHECK (name IN ('free', 'premium', 'pro')),
      display_name text NOT NULL,
      description text NOT NULL,
      price_inr integer NOT NULL CHECK (price_inr >= 0),
      monthly_limit integer NOT NULL CHECK (monthly_limit >= -1),
      features jsonb NOT NULL DEFAULT '[]',
      annual_discount_percent integer NOT NULL DEFAULT 17,
      is_discount_active boolean NOT NULL DEFAULT false,
      discounted_price_inr integer,
      discount_label text,
      active boolean NOT NULL DEFAULT true,
      document_people integer NOT NULL CHECK (document_people >= 1),
      sentiment_analysis boolean NOT NULL DEFAULT false,
      spam_checker boolean NOT NULL DEFAULT false,
      font_pairing boolean NOT NULL DEFAULT false,
      allow_collaborative_writing boolean NOT NULL DEFAULT false,
      voice_commands boolean NOT NULL DEFAULT false,
      achievement_system boolean NOT NULL DEFAULT false,
      priority_support boolean NOT NULL DEFAULT false
    );

    CREATE TABLE site_settings (
      id integer PRIMARY KEY CHECK (id = 1),
      settings jsonb NOT NULL,
      revision bigint NOT NULL DEFAULT 1
    );

    CREATE TABLE users (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email text NOT NULL,
      password_hash text NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      profile_image_url text,
      role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'support', 'admin')),
      plan_name text NOT NULL DEFAULT 'free' REFERENCES plans (name),
      voice_commands_allowed boolean NOT NULL DEFAULT false,
      voice_commands_enabled boolean NOT NULL DEFAULT false,
      voice_language text NOT NULL DEFAULT 'en-US',
      subscribe_newsletter boolean NOT NULL DEFAULT true,
      suspended_at timestamptz,
      revision bigint NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX users_email ON users (lower(email));

    -- connect-pg-simple's table.
    CREATE TABLE sessions (
      sid varchar PRIMARY KEY,
      sess json NOT NULL,
      expire timestamp(6) NOT NULL
    );
    CREATE INDEX sessions_expire ON sessions (expire);
    CREATE INDEX sessions_user ON sessions ((sess -> 'passport' ->> 'user'));
  `,
}
