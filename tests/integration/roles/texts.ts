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

import { CALLERS, FIRST_ROLES, type Called, type Caller, type People } from './people.ts'
import type { Row } from './table.ts'

/** A text with its people, and what calls about it name. */
export type Text = {
  id: string
  owner: Person
  memberId: string
  invitationId: string
  /** A thread of the member. */
  threadId: string
  /** A reply of each caller, from when they still could. */
  replies: Record<Caller, string>
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
       INSERT INTO document_members (document_id, user_id, role)
       SELECT $1::uuid, who, role FROM unnest($2::uuid[], $3::text[]) AS first (who, role)
     )
     INSERT INTO document_invitations (document_id, email, role)
     VALUES ($1::uuid, 'invited.' || $1::uuid || '@example.org', 'viewer') RETURNING id`,
    [
      id,
      [member.user.id, ...firstRoles.map(who => callers[who].userId)],
      ['commenter', ...firstRoles.map(who => FIRST_ROLES[who])],
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
    owner,
    memberId: member.user.id,
    invitationId: z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? '',
    ...(await addThread(product, id, people)),
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

/** Bodies of the calls that have one. */
const BODIES: Record<string, (text: Text, people: People) => unknown> = {
  'POST /api/snippets': () => ({ title: 'Another one' }),
  'PATCH /api/snippets/:id': () => ({ title: 'Taken over', addTags: ['mine'] }),
  'PATCH /api/snippets/:id/writing': () => ({ language: 'de' }),
  'POST /api/snippets/:id/uses': () => ({ act: 'use' }),
  'PUT /api/snippets/:id/visibility': () => ({ visibility: 'public' }),
  'POST /api/shared-snippets/uses': ({ code }) => ({ code, act: 'view' }),
  'POST /api/shared-snippets/duplicate': ({ code }) => ({ code }),
  'POST /api/shared-snippets/reader': ({ code }) => ({ code }),
  'POST /api/shared-snippets/reactions': ({ code, id }) => ({
    code,
    targetId: id,
    reaction: 'eyes',
    isOn: true,
  }),
  'POST members (a user)': (_, { newcomer }) => ({ email: newcomer.user.email, role: 'editor' }),
  'POST members (a new address)': ({ id }) => ({ email: `new.${id}@example.org`, role: 'viewer' }),
  'POST members (a member)': (_, { member }) => ({ email: member.user.email, role: 'editor' }),
  'PUT /api/documents/:id/invite-link': () => ({ role: 'editor', days: 7 }),
  'POST /api/invite-links/reader': ({ inviteCode }) => ({ code: inviteCode }),
  'POST /api/invite-links/uses': ({ inviteCode }) => ({ code: inviteCode }),
  'PATCH members': () => ({ role: 'editor' }),
  'PATCH invitations': () => ({ role: 'editor' }),
  'POST /api/documents/:id/comments': ({ range }) => ({ id: randomUUID(), range, text: 'Mine' }),
  'POST /api/documents/:id/comments/:threadId/replies': () => ({ id: randomUUID(), text: 'Mine' }),
  'PATCH /api/documents/:id/comments/:commentId': () => ({ text: 'Mine' }),
}

/** The calls of both kinds of texts have the same bodies. */
const shortName = ({ name }: Row): string =>
  name.replace(/ \/api\/\w+\/:id\/(members|invitations)(?:\/:\w+)?/, ' $1')

/** Calls as someone, about a text. `id` stands for that of the text. */
export function send(
  row: Row,
  { client, userId }: Called,
  { text, who, people, id = text.id }: { text: Text; who: Caller; people: People; id?: string },
) {
  const { route, about } = row
  const named: Record<string, string> = {
    id,
    userId: about === 'themselves' ? (userId ?? text.memberId) : text.memberId,
    invitationId: text.invitationId,
    threadId: text.threadId,
    commentId: about === 'their own' ? text.replies[who] : text.threadId,
    targetId: about === 'to a comment' ? text.threadId : text.id,
    reaction: 'heart',
  }
  const [method = '', path = ''] = route.split(' ')
  const target = path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? '')
  const body = BODIES[row.route] ?? BODIES[shortName(row)]
  return client.send(method, target, body ? { body: body(text, people) } : {})
}

/** Tables that hold the text itself, which is stored some time after it was written. */
const OF_THE_TEXT =
  /^(?:document_(?:updates|snapshots|projections|revisions|authors|contributions)|snippet_entries|credited_projections|acts|act_claims|writing_days)$/

/** Returns all rows about a text, so that any change shows, and the number of all texts. */
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
        `SELECT '${name}' AS source, to_jsonb(r) AS row FROM ${name} r WHERE r.document_id = $1::uuid`,
    )
  return inDatabase(
    product,
    `SELECT 'documents' AS source, to_jsonb(d) AS row FROM documents d WHERE d.id = $1::uuid
     UNION ALL SELECT 'texts', to_jsonb(count(*)) FROM documents
     UNION ALL SELECT 'emails', to_jsonb(count(*)) FROM outbound_emails
     UNION ALL SELECT 'events', to_jsonb(count(*)) FROM outbox
       WHERE key = $1::uuid::text AND name <> 'documents.projected'
     UNION ALL ${counted.join(' UNION ALL ')} ORDER BY 1, 2`,
    [id],
  )
}
