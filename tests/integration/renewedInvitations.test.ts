import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { renewInvitations } from '#api/features/sharing/invitations.ts'
import { InvitationModel } from '#api/features/sharing/model.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'

let server: ApiServer
beforeAll(async () => {
  server = await apiServer()
})
afterAll(() => server.close())

const OLD = 'xn--bcher-kva.example'
const NEW = 'bücher.example'

test('processes that start together renew invitations and lose none', async () => {
  const { id: documentId } = await createDocument(await signUp(server))
  const invite = (email: string) =>
    InvitationModel.create({ id: randomUUID(), documentId, email, role: 'viewer' })
  const names = ['ann', 'ben', 'cem', 'dee', 'eva', 'fay']
  for (const name of names) await invite(`${name}@${OLD}`)
  // Invited in both spellings.
  await invite(`ann@${NEW}`)
  await Promise.all([renewInvitations(), renewInvitations(), renewInvitations()])
  const left = await InvitationModel.findAll({ where: { documentId } })
  expect(left.map(({ email }) => email).toSorted()).toEqual(names.map(name => `${name}@${NEW}`))
})
