import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import type { commentRange } from '#schema/body-commands/contract.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { fromKeys, keysOf } from '#schema/shared/records.ts'
import { INVITE_CODE_LENGTH } from '#schema/sharing/inviteLink.ts'
import { visibilityAnswer, type Visibility } from '#schema/snippets/visibility.ts'
import { rangeOf } from '#tests/support/comments.ts'
import { callsOf, createDocument, type Person } from '#tests/support/factories.ts'
import type { Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

import { CALLERS, FIRST_ROLES, type Caller, type People } from './people.ts'

/** A text with its people, and what calls about it name. */
export type Text = {
  id: string
  kind: DocumentKind
  owner: Person
  memberId: string
  invitationId: string
  /** A thread of the member. */
  threadId: string
  /** A reply of each caller, from when they still could. */
  replies: Record<Caller, string>
  revisionId: string
  imageId: string
  /** Decisions for each caller to undo: one of theirs for themselves, and one of the member for everyone. */
  decisions: Record<Caller, { own: string; shared: string }>
  range: z.infer<typeof commentRange>
  code: string
  /** Of the invite link that a document has. */
  inviteCode: string
}

const NO_RANGE = { start: 'AAAA', end: 'AAAA', quote: 'one' }
const NO_CODE = 'AAAAAAAAAA'

type Wanted = { kind: DocumentKind; owner: Person; visibility?: Visibility; isWritten?: boolean }

/** Makes a text in which everyone has their role, with a thread, an invitation and reactions. */
export async function textOf(product: Product, people: People, wanted: Wanted): Promise<Text> {
  const { kind, owner, visibility = 'private', isWritten = false } = wanted
  const { callers, member } = people
  const { id } = await createDocument(owner, 'A letter', kind)
  const firstRoles = keysOf(FIRST_ROLES)
  const rows = await inDatabase(
    product,
    `WITH people AS (
       INSERT INTO document_members (document_id, user_id, role, waiting)
       SELECT $1::uuid, who, role, who = $4::uuid FROM unnest($2::uuid[], $3::text[]) AS first (who, role)
     )
     INSERT INTO document_invitations (document_id, email, role)
     VALUES ($1::uuid, 'invited.' || $1::uuid || '@example.org', 'viewer') RETURNING id`,
    [
      id,
      [member.user.id, ...firstRoles.map(who => callers[who].userId)],
      ['commenter', ...firstRoles.map(who => FIRST_ROLES[who])],
      callers['a waiting editor'].userId,
    ],
  )
  const members = `${callsOf(kind)}/${id}/members`
  await owner.client.patch(`${members}/${callers['an editor who became a viewer'].userId}`, {
    role: 'viewer',
  })
  await owner.client.delete(`${members}/${callers['a removed editor'].userId}`)
  const inviteCode = id.replaceAll('-', '').slice(0, INVITE_CODE_LENGTH)
  if (kind === 'document')
    await inDatabase(
      product,
      `INSERT INTO invite_links (document_id, code, role) VALUES ($1, $2, 'viewer')`,
      [id, inviteCode],
    )
  if (isWritten)
    await edit(
      { url: `${product.url.replace('http', 'ws')}/collab`, document: id, cookie: owner.client.cookie },
      text => text.insert(0, 'one two'),
    )
  const path = `/api/snippets/${id}/visibility`
  const shown =
    visibility === 'private' ? null : await owner.client.send('PUT', path, { body: { visibility } })
  return {
    id,
    kind,
    owner,
    memberId: member.user.id,
    invitationId: z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? '',
    ...(await addThread(product, id, people)),
    ...(await addToBody(product, id, people)),
    range: isWritten ? await rangeOf(owner, id, 'one') : NO_RANGE,
    code: (shown && visibilityAnswer.parse(shown.json).shareCode) ?? NO_CODE,
    inviteCode,
  }
}

/** Adds a thread of the member, a reply of each caller, and reactions of each to text and thread. */
async function addThread(product: Product, id: string, { callers, member }: People) {
  const threadId = randomUUID()
  const who = keysOf(CALLERS)
  const replies = fromKeys(who, () => randomUUID())
  await inDatabase(
    product,
    `WITH thread AS (
       INSERT INTO comment_threads (id, document_id, quote) VALUES ($2::uuid, $1::uuid, 'one') RETURNING id
     ), written AS (
       INSERT INTO comments (id, thread_id, document_id, author_id, text)
       SELECT w.id, thread.id, $1::uuid, w.author, 'Why?' FROM thread, unnest($3::uuid[], $4::uuid[]) w (id, author)
     ), target AS (
       INSERT INTO reaction_targets (document_id, id) VALUES ($1::uuid, $1::uuid) RETURNING id
     )
     INSERT INTO reactions (document_id, target_id, user_id, reaction)
     SELECT $1::uuid, target.id, author, 'heart' FROM target, unnest($4::uuid[]) author WHERE author IS NOT NULL`,
    [
      id,
      threadId,
      [threadId, ...who.map(one => replies[one])],
      [member.user.id, ...who.map(one => callers[one].userId)],
    ],
  )
  return { threadId, replies }
}

/** Adds a revision, an image, and two decisions for each caller. */
async function addToBody(product: Product, id: string, { callers, member }: People) {
  const [revisionId, imageId] = [randomUUID(), randomUUID()]
  const who = keysOf(CALLERS)
  const decisions = fromKeys(who, () => ({ own: randomUUID(), shared: randomUUID() }))
  await inDatabase(
    product,
    `WITH revision AS (
       INSERT INTO document_revisions (id, document_id, kind, body, words, characters, covers, authors)
       VALUES ($2::uuid, $1::uuid, 'automatic', $3::jsonb, 1, 3, '{}', '{}')
     ), image AS (
       INSERT INTO document_images (document_id, id, mime, width, height, bytes, hash)
       VALUES ($1::uuid, $4::uuid, 'image/png', 1, 1, '', '')
     ), decision AS (
       SELECT own, shared, who FROM unnest($5::uuid[], $6::uuid[], $7::uuid[]) AS d (own, shared, who)
     )
     INSERT INTO correction_decisions (id, document_id, user_id, kind, subject, for_all)
     SELECT own, $1::uuid, who, 'word', 'own', false FROM decision WHERE who IS NOT NULL
     UNION ALL SELECT shared, $1::uuid, $8::uuid, 'word', shared::text, true FROM decision`,
    [
      id,
      revisionId,
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"one"}]}]}',
      imageId,
      who.map(one => decisions[one].own),
      who.map(one => decisions[one].shared),
      who.map(one => callers[one].userId),
      member.user.id,
    ],
  )
  return { revisionId, imageId, decisions }
}

/** Tables that hold the text itself, which is stored some time after it was written. */
const OF_THE_TEXT =
  /^(?:document_(?:updates|snapshots|projections|authors|contributions)|snippet_entries|document_terms|credited_projections|acts|act_claims|writing_days)$/

/**
 * Returns all rows about a text, so that any change shows, and the number of all texts. Emails of notifications
 * come minutes after the notifications, which are among the rows. A job indexes the words of a text at some time.
 */
export async function everythingAbout(product: Product, id: string): Promise<unknown> {
  const tables = await inDatabase<{ name: string }>(
    product,
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'document_id' AND table_schema = 'public' ORDER BY 1`,
  )
  const counted = tables
    .filter(({ name }) => !OF_THE_TEXT.test(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS source, to_jsonb(r) - 'indexed' AS row FROM ${name} r WHERE r.document_id = $1::uuid`,
    )
  return inDatabase(
    product,
    `SELECT 'documents' AS source, to_jsonb(d) AS row FROM documents d WHERE d.id = $1::uuid
     UNION ALL SELECT 'texts', to_jsonb(count(*)) FROM documents
     UNION ALL SELECT 'emails', to_jsonb(count(*)) FROM outbound_emails WHERE unsubscribe IS NULL
     UNION ALL SELECT 'events', to_jsonb(count(*)) FROM outbox
       WHERE key = $1::uuid::text AND name <> 'documents.projected'
     UNION ALL ${counted.join(' UNION ALL ')} ORDER BY 1, 2`,
    [id],
  )
}
