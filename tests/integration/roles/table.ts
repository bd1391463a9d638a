import { fromKeys } from '#schema/shared/records.ts'

/** The callers that the table distinguishes. */
export const COLUMNS = [
  'owner',
  'lowered',
  'editor',
  'suggester',
  'commenter',
  'viewer',
  'other',
  'visitor',
] as const
export type Column = (typeof COLUMNS)[number]

/**
 * The answers of each call by caller, on a text that is not in the trash.
 *
 * - lowered: an owner whose plan no longer allows the people whom the text has
 * - other: someone with an account who is not in the text, or waits until their address is confirmed
 * - visitor: no one is signed in, or a suspended user
 *
 * Behind a slash: of a public snippet, and of one with a link for calls by its code.
 */
const OF_SNIPPETS = `
                                                          owner lowered editor suggester commenter viewer other   visitor
GET    /api/snippets                                      200   200     200    200       200       200    200     401
POST   /api/snippets                                      201   201     201    201       201       201    201     401
GET    /api/snippets/:id                                  200   200     200    200       200       200    404     401
GET    /api/snippets/:id/text                             200   200     200    200       200       200    404/200 401
POST   /api/snippets/:id/uses                             204   204     204    204       204       204    404/204 401
POST   /api/snippets/:id/duplicate                        201   201     201    201       201       201    404     401
PATCH  /api/snippets/:id                                  200   200     200    403       403       403    404     401
PATCH  /api/snippets/:id/writing                          200   200     200    403       403       403    404     401
DELETE /api/snippets/:id                                  204   204     403    403       403       403    404     401
POST   /api/snippets/:id/restore                          404   404     404    404       404       404    404     401
DELETE /api/snippets/:id/permanently                      404   404     404    404       404       404    404     401
GET    /api/snippets/:id/members                          200   200     200    200       200       200    404     401
POST   /api/snippets/:id/members (a user)                 200   403     403    403       403       403    404     401
POST   /api/snippets/:id/members (a new address)          200   403     403    403       403       403    404     401
POST   /api/snippets/:id/members (a member)               200   200     403    403       403       403    404     401
PATCH  /api/snippets/:id/members/:userId                  200   200     403    403       403       403    404     401
DELETE /api/snippets/:id/members/:userId                  204   204     403    403       403       403    404     401
DELETE /api/snippets/:id/members/:userId (themselves)     422   422     204    204       204       204    404     401
GET    /api/snippets/:id/invitations                      200   200     403    403       403       403    404     401
PATCH  /api/snippets/:id/invitations/:invitationId        200   200     403    403       403       403    404     401
DELETE /api/snippets/:id/invitations/:invitationId        204   204     403    403       403       403    404     401
GET    /api/snippets/:id/share-code                       200   200     403    403       403       403    404     401
POST   /api/snippets/:id/share-code                       200   200     403    403       403       403    404     401
DELETE /api/snippets/:id/share-code                       200   200     403    403       403       403    404     401
POST   /api/snippets/:id/share-code/renewal               200   200     403    403       403       403    404     401
GET    /api/snippets/:id/visibility                       200   200     403    403       403       403    404     401
PUT    /api/snippets/:id/visibility                       200   200     403    403       403       403    404     401
POST   /api/shared-snippets/uses                          204   204     204    204       204       204    204     204
POST   /api/shared-snippets/duplicate                     404/201 404/201 404/201 404/201   404/201 404/201 404/201 401
POST   /api/shared-snippets/reader                        200   200     200    200       200       200    200     200
POST   /api/shared-snippets/reactions                     404/200 404/200 404/200 404/200   404/200 404/200 404/200 401
`

const OF_DOCUMENTS = `
                                                          owner lowered editor suggester commenter viewer other   visitor
GET    /api/documents                                     200   200     200    200       200       200    200     401
GET    /api/documents/search                              200   200     200    200       200       200    200     401
POST   /api/documents                                     201   201     201    201       201       201    201     401
GET    /api/documents/:id                                 200   200     200    200       200       200    404     401
POST   /api/documents/:id/duplicate                       201   201     201    201       201       201    404     401
PATCH  /api/documents/:id                                 200   200     200    403       403       403    404     401
PATCH  /api/documents/:id/writing                         200   200     200    403       403       403    404     401
PATCH  /api/documents/:id/place                           200   200     200    200       200       200    404     401
DELETE /api/documents/:id                                 204   204     403    403       403       403    404     401
POST   /api/documents/:id/restore                         404   404     404    404       404       404    404     401
DELETE /api/documents/:id/permanently                     404   404     404    404       404       404    404     401
GET    /api/documents/:id/members                         200   200     200    200       200       200    404     401
POST   /api/documents/:id/members (a user)                200   403     403    403       403       403    404     401
POST   /api/documents/:id/members (a new address)         200   403     403    403       403       403    404     401
POST   /api/documents/:id/members (a member)              200   200     403    403       403       403    404     401
PATCH  /api/documents/:id/members/:userId                 200   200     403    403       403       403    404     401
DELETE /api/documents/:id/members/:userId                 204   204     403    403       403       403    404     401
DELETE /api/documents/:id/members/:userId (themselves)    422   422     204    204       204       204    404     401
GET    /api/documents/:id/invitations                     200   200     403    403       403       403    404     401
PATCH  /api/documents/:id/invitations/:invitationId       200   200     403    403       403       403    404     401
DELETE /api/documents/:id/invitations/:invitationId       204   204     403    403       403       403    404     401
GET    /api/documents/:id/share-code                      200   200     403    403       403       403    404     401
POST   /api/documents/:id/share-code                      200   200     403    403       403       403    404     401
DELETE /api/documents/:id/share-code                      200   200     403    403       403       403    404     401
GET    /api/documents/:id/invite-link                     200   200     403    403       403       403    404     401
PUT    /api/documents/:id/invite-link                     200   200     403    403       403       403    404     401
DELETE /api/documents/:id/invite-link                     200   200     403    403       403       403    404     401
PUT    /api/documents/:id/offer                           200   200     403    403       403       403    404     401
DELETE /api/documents/:id/offer                           200   200     403    403       403       403    404     401
PUT    /api/documents/:id/owner                           403   403     403    403       403       403    404     401
POST   /api/invite-links/reader                           200   200     200    200       200       200    200     401
POST   /api/invite-links/uses                             200   200     200    200       200       200    200     401
`

/** Of documents and snippets alike. */
const OF_BOTH = `
                                                          owner lowered editor suggester commenter viewer other   visitor
GET    /api/documents/:id/body                            200   200     200    200       200       200    404     401
GET    /api/documents/:id/revisions                       200   200     200    200       200       200    404     401
POST   /api/documents/:id/revisions                       201   201     201    403       403       403    404     401
GET    /api/documents/:id/revisions/:revisionId           200   200     200    200       200       200    404     401
GET    /api/documents/:id/revisions/:revisionId/diff      200   200     200    200       200       200    404     401
POST   /api/documents/:id/revisions/:revisionId/restore   200   200     200    403       403       403    404     401
GET    /api/documents/:id/contributors                    200   200     200    200       200       200    404     401
GET    /api/documents/:id/decisions                       200   200     200    200       200       200    404     401
POST   /api/documents/:id/decisions                       200   200     200    200       200       200    404     401
DELETE /api/documents/:id/decisions/:decisionId           204   204     204    204       403       403    404     401
DELETE /api/documents/:id/decisions/:decisionId (their own) 204 204     204    204       204       204    404     401
POST   /api/documents/:id/images                          201   201     201    403       403       403    404     401
POST   /api/documents/:id/images/copies                   201   201     201    403       403       403    404     401
GET    /api/documents/:id/images/:imageId                 200   200     200    200       200       200    404     401
PUT    /api/documents/:id/notifications/read              200   200     200    200       200       200    404     401
GET    /api/documents/:id/proposals                       200   200     200    200       200       200    404     401
GET    /api/documents/:id/comments                        200   200     200    200       200       200    404     401
POST   /api/documents/:id/comments                        201   201     201    201       201       403    404     401
POST   /api/documents/:id/comments/:threadId/replies      201   201     201    201       201       403    404     401
PATCH  /api/documents/:id/comments/:commentId             403   403     403    403       403       403    404     401
PATCH  /api/documents/:id/comments/:commentId (their own) 200   200     200    200       200       403    404     401
DELETE /api/documents/:id/comments/:commentId             204   204     403    403       403       403    404     401
DELETE /api/documents/:id/comments/:commentId (their own) 204   204     204    204       204       403    404     401
PUT    /api/documents/:id/comments/:threadId/resolution   200   200     200    200       200       403    404     401
DELETE /api/documents/:id/comments/:threadId/resolution   200   200     200    200       200       403    404     401
PUT    /api/documents/:id/comments/:threadId/notifications/read           200 200 200 200 200 200    404     401
GET    /api/documents/:id/reactions                       200   200     200    200       200       200    404     401
PUT    /api/documents/:id/reactions/:targetId/:reaction   200   200     200    200       200       200    404     401
PUT    /api/documents/:id/reactions/:targetId/:reaction (to a comment)    200 200 200 200 200 200    404     401
DELETE /api/documents/:id/reactions/:targetId/:reaction   200   200     200    200       200       200    404     401
DELETE /api/documents/:id/reactions/:targetId/:reaction (to a comment)    200 200 200 200 200 200    404     401
`

/** Calls about a text in the trash. All others of a text find nothing. */
const OF_TRASH = `
                                                          owner lowered editor suggester commenter viewer other   visitor
POST   /api/snippets/:id/restore                          200   200     404    404       404       404    404     401
DELETE /api/snippets/:id/permanently                      204   204     404    404       404       404    404     401
POST   /api/documents/:id/restore                         200   200     404    404       404       404    404     401
DELETE /api/documents/:id/permanently                     204   204     404    404       404       404    404     401
POST   /api/invite-links/reader                           404   404     404    404       404       404    404     401
POST   /api/invite-links/uses                             404   404     404    404       404       404    404     401
`

/** A call, and its answers. `name` is its line. */
export type Row = {
  name: string
  route: string
  /** Whom or what the call is about, where a route has several rows. */
  about: string
  statuses: Readonly<Record<Column, { usual: number; ofPublic: number }>>
}

export const SNIPPETS = rowsOf(OF_SNIPPETS)
export const DOCUMENTS = rowsOf(OF_DOCUMENTS)
export const BOTH = rowsOf(OF_BOTH)
export const TRASH = rowsOf(OF_TRASH)

function rowsOf(table: string): Row[] {
  const [, ...lines] = table.trim().split('\n')
  return lines.map(line => {
    const [, method, path, about = '', rest = ''] = /^(\S+) +(\S+)(?: \((.+?)\))? +(\d.*)$/.exec(line) ?? []
    const cells = rest.split(/ +/)
    if (cells.length !== COLUMNS.length) throw new Error(`Each caller has a status: ${line}`)
    const route = `${method} ${path}`
    const statuses = fromKeys(COLUMNS, column => {
      const [usual = '', ofPublic = usual] = (cells[COLUMNS.indexOf(column)] ?? '').split('/')
      return { usual: Number(usual), ofPublic: Number(ofPublic) }
    })
    return { name: about === '' ? route : `${route} (${about})`, route, about, statuses }
  })
}
