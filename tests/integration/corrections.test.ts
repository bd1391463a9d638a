import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MemberModel } from '#api/features/sharing/model.ts'
import { decision, decisionList, type Decision, type DecisionSubject } from '#schema/corrections/decision.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { eventsAbout } from '#tests/support/outbox.ts'

const PEOPLE = ['owner', 'editor', 'suggester', 'commenter', 'viewer'] as const
type Who = (typeof PEOPLE)[number]

let server: ApiServer
let people: Record<Who, Person>
let stranger: Person
let documentId: string

beforeAll(async () => {
  server = await apiServer()
  const [owner, editor, suggester, commenter, viewer] = await Promise.all(PEOPLE.map(() => signUp(server)))
  if (!owner || !editor || !suggester || !commenter || !viewer) throw new Error('DocumentUsers signs up.')
  people = { owner, editor, suggester, commenter, viewer }
  stranger = await signUp(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  documentId = (await createDocument(people.owner)).id
  for (const role of PEOPLE)
    if (role !== 'owner') await MemberModel.create({ documentId, userId: people[role].user.id, role })
})

const path = () => `/api/documents/${documentId}/decisions`
const dismissal = (): DecisionSubject => ({ kind: 'dismissal', fingerprint: randomUUID().slice(0, 22) })
const word = (text: string): DecisionSubject => ({ kind: 'word', word: text })
const decide = async (who: Who, subject: DecisionSubject): Promise<Decision> => {
  const answer = await people[who].client.post(path(), subject)
  expect(answer.status).toBe(200)
  return decision.parse(answer.json)
}
const takeBack = (who: Who, made: Decision) => people[who].client.delete(`${path()}/${made.id}`)
const listOf = async (person: Person) => decisionList.parse((await person.client.get(path())).json)
const seenBy = async (made: Decision): Promise<Who[]> => {
  const lists = await Promise.all(PEOPLE.map(async who => ({ who, list: await listOf(people[who]) })))
  return lists.filter(({ list }) => list.decisions.some(({ id }) => id === made.id)).map(({ who }) => who)
}

describe.each(['owner', 'editor', 'suggester'] as const)('%s', who => {
  test('decides for everyone and notifies them', async () => {
    const subject = dismissal()
    const made = await decide(who, subject)
    expect(made).toMatchObject({ forAll: true, subject, userId: people[who].user.id, revision: 1 })
    expect(await seenBy(made)).toEqual([...PEOPLE])
    expect(await eventsAbout(server.databaseUrl, made.id)).toEqual([
      {
        name: 'corrections.decision',
        key: made.id,
        revision: 1,
        value: made,
        rooms: [`document:${documentId}`],
      },
    ])
  })

  test('undoes decisions that apply to everyone, but not those of another user', async () => {
    const made = await decide('owner', dismissal())
    expect((await takeBack(who, made)).status).toBe(204)
    expect(await seenBy(made)).toEqual([])
    expect((await eventsAbout(server.databaseUrl, made.id)).at(-1)).toEqual({
      name: 'corrections.decision',
      key: made.id,
      revision: 2,
      value: null,
      rooms: [`document:${documentId}`],
    })
    expect((await takeBack(who, await decide('viewer', dismissal()))).status).toBe(404)
  })
})

describe.each(['commenter', 'viewer'] as const)('%s', who => {
  test('decides for themselves, and only they are notified', async () => {
    const made = await decide(who, dismissal())
    expect(made.forAll).toBe(false)
    expect(await seenBy(made)).toEqual([who])
    expect((await takeBack(who, made)).status).toBe(204)
    const published = await eventsAbout(server.databaseUrl, made.id)
    expect(published.map(({ revision, rooms }) => ({ revision, rooms }))).toEqual([
      { revision: 1, rooms: [`user:${people[who].user.id}`] },
      { revision: 2, rooms: [`user:${people[who].user.id}`] },
    ])
  })

  test('cannot undo decisions that apply to everyone', async () => {
    const made = await decide('owner', dismissal())
    expect(await takeBack(who, made)).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
    expect(await seenBy(made)).toEqual([...PEOPLE])
  })

  test('receives an existing shared decision', async () => {
    const made = await decide('owner', word('Kubernetes'))
    expect(await decide(who, word('kubernetes'))).toEqual(made)
  })
})

test('returns an existing decision in any case, and publishes it once', async () => {
  const made = await decide('editor', word('Zürich'))
  expect(await decide('owner', word(' zÜRICH '))).toEqual(made)
  expect(await eventsAbout(server.databaseUrl, made.id)).toHaveLength(1)
})

test('makes a decision once when requested concurrently', async () => {
  const subject = dismissal()
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decide(index % 2 ? 'owner' : 'editor', subject)),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

test('creates a new decision after the old one was undone', async () => {
  const subject = dismissal()
  const first = await decide('owner', subject)
  await takeBack('owner', first)
  expect((await takeBack('owner', first)).status).toBe(404)
  const second = await decide('owner', subject)
  expect(second.id).not.toBe(first.id)
  expect(await seenBy(second)).toEqual([...PEOPLE])
})

test("turns a reader's decision into a shared one when they may decide for all", async () => {
  const subject = dismissal()
  await decide('viewer', subject)
  await MemberModel.update({ role: 'editor' }, { where: { documentId, userId: people.viewer.user.id } })
  expect(await decide('viewer', subject)).toMatchObject({ forAll: true })
})

test('keeps the words of a document out of other documents', async () => {
  const anna = await signUp(server)
  const { id } = await createDocument(anna)
  await anna.client.post(`/api/documents/${id}/decisions`, word('Lovelace'))
  documentId = (await createDocument(anna)).id
  expect((await listOf(anna)).decisions).toEqual([])
})

test('makes no decision for another user than the one who meant it', async () => {
  const { client } = people.editor
  const meantFor = (who: Who) => ({ [MEANT_FOR]: people[who].user.id })
  expect((await client.post(path(), dismissal(), meantFor('owner'))).status).toBe(401)
  expect((await listOf(people.editor)).decisions).toEqual([])
  const made = await client.post(path(), dismissal(), meantFor('editor'))
  expect(made.status).toBe(200)
  const undo = (who: Who) =>
    client.send('DELETE', `${path()}/${decision.parse(made.json).id}`, { headers: meantFor(who) })
  expect((await undo('owner')).status).toBe(401)
  expect((await listOf(people.editor)).decisions).toHaveLength(1)
  expect((await undo('editor')).status).toBe(204)
})

test('limits a document to 5,000', async () => {
  await server.sequelize.query(
    `INSERT INTO correction_decisions (document_id, user_id, kind, subject, for_all)
     SELECT $1, $2, 'word', 'word' || number, true FROM generate_series(1, 5000) number`,
    { bind: [documentId, people.owner.user.id] },
  )
  expect(await people.editor.client.post(path(), dismissal())).toMatchObject({
    status: 409,
    json: { code: 'CONFLICT', message: expect.stringContaining('5,000') },
  })
  expect((await decide('editor', word('WORD7'))).subject).toEqual(word('word7'))
})

test('reveals nothing to strangers and rejects malformed decisions', async () => {
  const made = await decide('owner', dismissal())
  expect((await stranger.client.get(path())).status).toBe(404)
  expect((await stranger.client.post(path(), dismissal())).status).toBe(404)
  expect((await stranger.client.delete(`${path()}/${made.id}`)).status).toBe(404)
  for (const body of [
    {},
    { kind: 'word' },
    { kind: 'word', word: ' ' },
    { kind: 'word', word: 'x'.repeat(65) },
    { kind: 'dismissal', fingerprint: 'short' },
    { kind: 'other' },
  ])
    expect((await people.owner.client.post(path(), body)).status).toBe(422)
  expect((await people.owner.client.delete(`${path()}/${randomUUID()}`)).status).toBe(404)
})
