import { inviteLinkAnswer, type InviteLink, type InviteLinkChange } from '#schema/sharing/inviteLink.ts'

import type { Answer, Client } from './client.ts'
import type { Person } from './factories.ts'

const path = (documentId: string) => `/api/documents/${documentId}/invite-link`

/** Creates or changes the link of a document. */
export const putLink = (
  { client }: Pick<Person, 'client'>,
  id: string,
  change: InviteLinkChange = {},
): Promise<Answer> => client.send('PUT', path(id), { body: change })

export const readLink = ({ client }: Pick<Person, 'client'>, id: string): Promise<Answer> =>
  client.get(path(id))

export const revokeLink = ({ client }: Pick<Person, 'client'>, id: string): Promise<Answer> =>
  client.delete(path(id))

/** Returns the link in an answer. Throws if there is none. */
export function linkIn({ json, text }: Answer): InviteLink {
  const { link } = inviteLinkAnswer.parse(json)
  if (link === null) throw new Error(`There is no link: ${text}`)
  return link
}

/** Creates or changes the link of a document, and returns its code. */
export const linkTo = async (owner: Person, id: string, change?: InviteLinkChange): Promise<string> =>
  linkIn(await putLink(owner, id, change)).code

/** Reads what a user reads before they join. */
export const openBy = (code: string, { client }: { client: Client }): Promise<Answer> =>
  client.post('/api/invite-links/reader', { code })

/** Joins by the code of a link. */
export const joinBy = (code: string, { client }: { client: Client }): Promise<Answer> =>
  client.post('/api/invite-links/uses', { code })
