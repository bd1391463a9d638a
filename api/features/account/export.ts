import type { Response } from 'express'
import { z } from 'zod'

import { EXPORT_LISTS, jsonList, rowsOf } from '#api/features/account/exportLists.ts'
import { uniqueNames } from '#api/features/account/fileNames.ts'
import { UserPictureModel } from '#api/features/account/model.ts'
import { allSessionsOf } from '#api/features/auth/sessions.ts'
import type { Account } from '#api/features/users/account.ts'
import { presentUser } from '#api/features/users/present.ts'
import { hasLeft } from '#api/kit/hasLeft.ts'
import { query } from '#api/kit/query.ts'
import { DocumentImageModel } from '#api/services/images/model.ts'
import { writeZip, type ZipEntry } from '#platform/zip.ts'
import type { User } from '#schema/users/user.ts'

const README = `This is everything that Bluepencil holds of your account.

profile.json               your account
picture.webp               your picture, if you have one
documents/                 your documents and snippets: the text (.txt), and the text with its formatting (.json)
documents/… images/        their images; the text with its formatting names them
documents.json             their kinds, titles, dates and files, and who may read them; those with "trashedAt" are in the trash
shared-with-me.json        documents and snippets of others that you are in
starred.json               the documents that you starred
folders.json               your folders, and the documents in them
versions.json              the versions of your documents
correction-decisions.json  what you dismissed, and the words you added to documents
comments.json              your comments, on your documents and those of others
reactions.json             your reactions
reports.json               your reports of snippets
dictionary.json            your dictionary
check-preferences.json     the categories and rules that you turned off, and your default goals
proposals.json             results of AI actions, which are kept for a day
results.json               emails you had written, reports on sentiment and on spam
usage.json                 what you were granted, and used
bonus-grants.json          bonus queries
sessions.json              where you are signed in
writing-days.json          the words and fixes of your days
achievements.json          your achievements
orders.json                the plans that you ordered, in hundredths of a rupee
invoices.json              your invoices
notifications.json         your notifications
notification-settings.json the kinds of notifications that are off
api-keys.json              your API keys; of a key itself only its beginning is known
`

/**
 * Streams a zip of all the user's data, no faster than the client reads. A failure aborts the
 * answer, so that a partial file never looks complete.
 */
export async function streamExport(user: Account, response: Response): Promise<void> {
  // Runs before the first byte, so that a database outage is still reported as an error.
  const profile = await presentUser(user)
  const day = new Date().toISOString().slice(0, 10)
  response.status(200).set({
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="bluepencil-${day}.zip"`,
  })
  try {
    await writeZip(response, entries(profile))
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

async function* entries(profile: User): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: [README] }
  yield { name: 'profile.json', content: [readable(profile)] }
  const picture = await UserPictureModel.findOne({ where: { userId: profile.id } })
  if (picture !== null) yield { name: 'picture.webp', content: [picture.bytes] }
  yield { name: 'sessions.json', content: jsonList(sessions(profile.id)) }
  const files: DocumentFile[] = []
  yield { name: 'documents.json', content: jsonList(documents(profile.id, file => files.push(file))) }
  for (const { id, file, updatedAt } of files) {
    const at = new Date(updatedAt)
    yield { name: `documents/${file}.txt`, content: bodyPart(id, 'text', ''), at }
    yield { name: `documents/${file}.json`, content: bodyPart(id, 'body::text', EMPTY_BODY), at }
    yield* imagesOf(id, `documents/${file} images`)
  }
  for (const [name, list] of Object.entries(EXPORT_LISTS))
    yield { name: `${name}.json`, content: jsonList(rowsOf(list, profile.id)) }
}

const readable = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Yields the user's sessions as JSON, without the id by which they are ended. */
async function* sessions(userId: string): AsyncGenerator<string> {
  for await (const { device, address, startedAt, seenAt } of allSessionsOf(userId))
    yield JSON.stringify({ device, address, startedAt, seenAt })
}

/** The path of a document's text in the zip. */
type DocumentFile = { id: string; file: string; updatedAt: string }

const OWN_DOCUMENTS = `
  SELECT d.created_at AS at, d.id::text AS id, json_build_object(
    'id', d.id, 'kind', d.kind, 'title', d.title, 'tags', d.tags, 'createdAt', d.created_at, 'updatedAt', greatest(d.updated_at, p.at),
    'trashedAt', d.trashed_at, 'writing', d.writing, 'words', coalesce(p.words, 0),
    'shareCode', (SELECT code FROM share_codes s WHERE s.document_id = d.id AND s.revoked_at IS NULL),
    'visibility', coalesce((SELECT CASE WHEN s.is_public THEN 'public' ELSE 'link' END
      FROM share_codes s WHERE s.document_id = d.id AND s.revoked_at IS NULL), 'private'),
    'people', (SELECT coalesce(json_agg(json_build_object(
                 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email, 'role', m.role, 'waiting', m.waiting)
                 ORDER BY m.created_at), '[]')
               FROM document_members m JOIN users u ON u.id = m.user_id WHERE m.document_id = d.id),
    'invited', (SELECT coalesce(json_agg(json_build_object('email', i.email, 'role', i.role)
                  ORDER BY i.created_at), '[]')
                FROM document_invitations i WHERE i.document_id = d.id),
    'inviteLink', (SELECT json_build_object('code', l.code, 'role', l.role, 'expiresAt', l.expires_at)
                   FROM invite_links l WHERE l.document_id = d.id)) AS value
  FROM documents d LEFT JOIN document_projections p ON p.document_id = d.id WHERE d.owner_id = $1`

const ownDocument = z.looseObject({ id: z.string(), title: z.string(), updatedAt: z.string() })

/** Yields the user's documents as JSON, including the trash. `found` receives the file of each. */
async function* documents(userId: string, found: (file: DocumentFile) => void): AsyncGenerator<string> {
  const nameOf = uniqueNames()
  for await (const row of rowsOf(OWN_DOCUMENTS, userId)) {
    const document = ownDocument.parse(JSON.parse(row))
    const file = nameOf(document.title)
    found({ id: document.id, file, updatedAt: document.updatedAt })
    yield JSON.stringify({ ...document, file })
  }
}

const EMPTY_BODY = '{"type": "doc", "content": [{"type": "paragraph"}]}'
const part = z.object({ part: z.string() })

/** Yields a document's text or body, or `empty` if the document is gone by then. */
async function* bodyPart(id: string, column: 'text' | 'body::text', empty: string): AsyncGenerator<string> {
  const statement = `SELECT ${column} AS part FROM document_projections WHERE document_id = $1`
  const [found] = await query(null, part, statement, [id])
  yield found?.part ?? empty
}

/** Yields the images of a document, one at a time: together they may not fit into memory. */
async function* imagesOf(documentId: string, folder: string): AsyncGenerator<ZipEntry> {
  const images = await DocumentImageModel.findAll({
    where: { documentId },
    attributes: ['id'],
    order: ['createdAt', 'id'],
  })
  for (const { id } of images) {
    const image = await DocumentImageModel.findOne({ where: { documentId, id } })
    if (image === null) continue
    const name = `${folder}/${id}.${image.mime === 'image/png' ? 'png' : 'jpg'}`
    yield { name, content: [image.bytes], at: image.createdAt }
  }
}
