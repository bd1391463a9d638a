import type { Migration } from '#schema/database/migration.ts'

export const bodies: Migration = {
  name: '0003-bodies',
  up: `
    -- Append-only log of Yjs updates. writer is one boot of one process, n counts its updates of a document.
    -- No order between writers is needed: updates commute.
    CREATE TABLE document_updates (
      document_id uuid NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
      writer text NOT NULL,
      n bigint NOT NULL,
      user_id uuid NOT NULL,
      bytes bytea NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (document_id, writer, n)
    );

    -- The merged state of everything that covers names: {writer: highest n}.
    CREATE TABLE document_snapshots (
      document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      bytes bytea NOT NULL,
      covers jsonb NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );

    -- What the api may read of a body; written by the realtime server only.
    CREATE TABLE document_projections (
      document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      text text NOT NULL,
      words integer NOT NULL,
      characters integer NOT NULL,
      body jsonb NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );

    -- Documents whose body could not be read; they are refused until looked at, never emptied.
    CREATE TABLE document_quarantines (
      document_id uuid PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
      reason text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
  `,
}
