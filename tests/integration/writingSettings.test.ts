import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { user } from '#schema/users/user.ts'
import { Client } from '#tests/support/client.ts'
import { framesIn } from '#tests/support/frames.ts'

import { createDocument, createShared, documentUsers, PASSWORD, type Person } from '../support/factories.ts'
import { eventsAbout } from '../support/outbox.ts'
import { type Product, sharedProduct } from '../support/product.ts'

let product: Product
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person
let document: DocumentSummary

beforeAll(async () => {
  product = await sharedProduct()
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'pro'))
})

beforeEach(async () => {
  document = await createShared({ owner, editor, viewer }, 'Plan of the year')
})

const change = ({ client }: Person, wanted: unknown) =>
  client.send('PATCH', `/api/documents/${document.id}/writing`, { body: wanted })

const readBy = async ({ client }: Person): Promise<DocumentSummary> =>
  documentSummary.parse((await client.get(`/api/documents/${document.id}`)).json)

const choose = ({ client }: Person, dialect: EnglishDialect) =>
  client.send('PATCH', '/api/account/profile', { body: { dialect } })

describe('a document’s writing settings', () => {
  test('have defaults at first', () => {
    expect(document.writing).toEqual({
      language: 'auto',
      dialect: 'US',
      goals: { audience: 'general', formality: 'neutral', domain: 'general' },
    })
  })

  test('are changed by editors, one at a time, and announced to all members', async () => {
    const updatedAt = (await readBy(owner)).updatedAt
    expect((await change(editor, { dialect: 'UK' })).status).toBe(200)
    await change(owner, { goals: { formality: 'formal' } })
    const answer = await change(owner, { goals: { domain: 'business' }, language: 'fr' })
    const writing = {
      language: 'fr',
      dialect: 'UK',
      goals: { audience: 'general', formality: 'formal', domain: 'business' },
    }
    expect(documentSummary.parse(answer.json)).toMatchObject({ writing, role: 'owner' })
    expect(await readBy(viewer)).toMatchObject({ writing, updatedAt, role: 'viewer' })
    const [last] = (await eventsAbout(product.databaseUrl, document.id)).slice(-1)
    expect(last).toMatchObject({ name: 'documents.changed', value: { writing } })
    expect(last?.rooms).toContain(`document:${document.id}`)
    expect(last?.rooms).toContain(`user:${viewer.user.id}`)
  })

  test('cannot be changed by a reader or a stranger', async () => {
    expect(await change(viewer, { dialect: 'UK' })).toMatchObject({
      status: 403,
      json: { code: 'FORBIDDEN' },
    })
    expect(await change(stranger, { dialect: 'UK' })).toMatchObject({ status: 404 })
    expect((await readBy(owner)).writing).toEqual(document.writing)
  })

  test.each([
    { dialect: 'NZ' },
    { language: 'xx' },
    { language: 'toString' },
    { goals: { audience: 'nobody' } },
    { goals: { intent: 'sell' } },
    { rules: [] },
  ])('reject %j', async wanted => {
    expect(await change(owner, wanted)).toMatchObject({ status: 422, json: { code: 'VALIDATION' } })
  })
})

describe('a user’s English', () => {
  const signedUpWith = async (languages: string): Promise<EnglishDialect> => {
    const client = new Client(product.url)
    const email = `polyglot.${randomUUID()}@example.org`
    const account = { firstName: 'Ada', lastName: 'Polyglot', email, password: PASSWORD }
    await client.post('/api/auth/signup', account, { 'Accept-Language': languages })
    return user.parse((await client.get('/api/auth/user')).json).dialect
  }

  test('is the browser’s at first', async () => {
    expect(await signedUpWith('de-DE,de;q=0.9,en-GB;q=0.8,en-US;q=0.7')).toBe('UK')
    expect(await signedUpWith('fr')).toBe('US')
  })

  test('can be changed, is announced to every tab, and applies to new documents only', async () => {
    const answer = await choose(owner, 'AU')
    expect(user.parse(answer.json).dialect).toBe('AU')
    const [last] = (await eventsAbout(product.databaseUrl, owner.user.id)).slice(-1)
    expect(last).toMatchObject({ name: 'auth.user', value: { dialect: 'AU' } })
    expect((await createDocument(owner)).writing.dialect).toBe('AU')
    expect((await readBy(owner)).writing.dialect).toBe('US')
    await choose(owner, 'US')
  })
})

describe('rewriting', () => {
  const rewritten = async ({ client }: Person, action: string, text: string): Promise<unknown> => {
    const request = { documentId: document.id, text, anchor: '' }
    const answer = await client.post(`/api/assist/${action}`, request, { 'Idempotency-Key': randomUUID() })
    return framesIn(answer.text).at(-1)
  }

  test('uses the document’s English, not the user’s', async () => {
    await choose(editor, 'AU')
    const text = 'We rest in weekends.'
    const proposal = (after: string) => ({ proposal: { after } })
    expect(await rewritten(editor, 'improve', text)).toMatchObject(proposal('We rest on weekends.'))
    await change(owner, { dialect: 'UK' })
    expect(await rewritten(editor, 'improve', text)).toMatchObject(proposal('We rest at weekends.'))
  })

  test('uses the document’s audience', async () => {
    const text = 'They endeavoured to elucidate the matter.'
    const simple = { proposal: { after: 'They tried to explain the matter.' } }
    expect(await rewritten(editor, 'simplify', text)).toMatchObject(simple)
    await change(owner, { goals: { audience: 'expert' } })
    expect(await rewritten(editor, 'simplify', text)).toMatchObject({ proposal: { after: text } })
  })

  test('leaves a paragraph in another language to its dictionary', async () => {
    const french = 'Nous avons parlé de tout cela avec nos amis pendant les vacances.'
    const before = `We recieve the letters of everybody there.\n${french}`
    const after = `We receive the letters of everybody there.\n${french}`
    expect(await rewritten(owner, 'improve', before)).toMatchObject({ proposal: { after } })
  })
})
