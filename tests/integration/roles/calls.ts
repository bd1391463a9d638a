import { randomUUID } from 'node:crypto'

import type { Called, Caller, People } from './people.ts'
import type { Row } from './table.ts'
import type { Text } from './texts.ts'

/** An image of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

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
  'POST /api/documents': () => ({ title: 'Another one' }),
  'PATCH /api/documents/:id': () => ({ title: 'Taken over' }),
  'PATCH /api/documents/:id/writing': () => ({ language: 'de' }),
  'PATCH /api/documents/:id/place': () => ({ starred: true }),
  'POST /api/documents/:id/revisions': () => ({ name: 'Mine' }),
  'POST /api/documents/:id/decisions': () => ({ kind: 'dismissal', fingerprint: randomUUID() }),
  'POST /api/documents/:id/images': () => DOT,
  'POST /api/documents/:id/images/copies': ({ id, imageId }) => ({ documentId: id, imageId }),
  'POST members (a user)': (_, { newcomer }) => ({ email: newcomer.user.email, role: 'editor' }),
  'POST members (a new address)': ({ id }) => ({ email: `new.${id}@example.org`, role: 'viewer' }),
  'POST members (a member)': (_, { member }) => ({ email: member.user.email, role: 'editor' }),
  'PUT /api/documents/:id/invite-link': () => ({ role: 'editor', days: 7 }),
  'PUT /api/documents/:id/offer': (_, { member }) => ({ userId: member.user.id }),
  'POST /api/invite-links/reader': ({ inviteCode }) => ({ code: inviteCode }),
  'POST /api/invite-links/uses': ({ inviteCode }) => ({ code: inviteCode }),
  'PATCH members': () => ({ role: 'editor' }),
  'PATCH invitations': () => ({ role: 'editor' }),
  'POST /api/documents/:id/comments': ({ range }) => ({ id: randomUUID(), range, text: 'Mine' }),
  'POST /api/documents/:id/comments/:threadId/replies': () => ({ id: randomUUID(), text: 'Mine' }),
  'PATCH /api/documents/:id/comments/:commentId': () => ({ text: 'Mine' }),
}

/** Queries of the calls that need one. */
const QUERIES: Record<string, string> = {
  'GET /api/documents/search': '?q=letter',
  'GET /api/documents/:id/contributors': '?seconds=60',
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
    revisionId: text.revisionId,
    imageId: text.imageId,
    decisionId: text.decisions[who][about === 'their own' ? 'own' : 'shared'],
    commentId: about === 'their own' ? text.replies[who] : text.threadId,
    targetId: about === 'to a comment' ? text.threadId : text.id,
    reaction: 'heart',
  }
  const [method = '', path = ''] = route.split(' ')
  const target = path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? '')
  const body = (BODIES[row.route] ?? BODIES[shortName(row)])?.(text, people)
  if (Buffer.isBuffer(body)) return client.sendBytes(method, target, body, 'image/png')
  return client.send(method, `${target}${QUERIES[route] ?? ''}`, { body })
}
