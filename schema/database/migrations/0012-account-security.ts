import type { Migration } from '#schema/database/migration.ts'

export const accountSecurity: Migration = {
  name: '0012-account-security',
  up: `
    ALTER TABLE users
      -- NULL: the account is entered by Google alone.
      ALTER COLUMN password_hash DROP NOT NULL,
      ADD COLUMN email_verified_at timestamptz,
      ADD COLUMN google_subject text UNIQUE,
      -- Encrypted (platform/secretBox.ts). Enrolled once totp_enabled_at is set.
      ADD COLUMN totp_secret bytea,
      ADD COLUMN totp_enabled_at timestamptz,
      -- The time step of the last code taken: none is taken twice.
      ADD COLUMN totp_last_step integer,
      -- Set while the account waits for its deletion.
      ADD COLUMN delete_at timestamptz;
    CREATE INDEX users_delete_at ON users (delete_at) WHERE delete_at IS NOT NULL;

    -- Connections may differ in their time zone.
    ALTER TABLE sessions ALTER COLUMN expire TYPE timestamptz;

    -- What a link in a mail, or the first admin's link, stands for. Only hashes are kept.
    CREATE TABLE account_tokens (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      purpose text NOT NULL CHECK (purpose IN ('verify-email', 'change-email', 'reset-password', 'first-admin')),
      token_hash bytea NOT NULL UNIQUE,
      -- NULL: whoever has the link (the first admin's).
      user_id uuid REFERENCES users (id) ON DELETE CASCADE,
      -- The address that the token proves.
      email text,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX account_tokens_user ON account_tokens (user_id, purpose);

    CREATE TABLE recovery_codes (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, code_hash)
    );

    CREATE TABLE user_pictures (
      -- In the picture's address: a new picture has a new one.
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      bytes bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE api_keys (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
      -- Its first characters, by which its owner knows it again.
      prefix text NOT NULL,
      key_hash bytea NOT NULL UNIQUE,
      scopes text[] NOT NULL,
      last_used_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX api_keys_user ON api_keys (user_id);
  `,
}
