import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { reportsStatement } from '#api/features/reports/list.ts'
import { reportsPage, type ListedReport, type ReportDecision } from '#schema/admin/reports.ts'
import { auditPage } from '#schema/audit/contract.ts'
import { CLOSE } from '#schema/collab/protocol.ts'
import { snippetItem } from '#schema/snippets/contract.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { createSnippet, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'
import { RawClient } from '#tests/support/yclient.ts'

let product: Product
let admin: Person
let support: Person
let owner: Person

beforeAll(async () => {
  product = await sharedProduct()
  admin = await signUpAs(product, 'admin', { firstName: 'Grace', lastName: 'Hopper' })
  support = await signUpAs(product, 'support')
  owner = await signUpOn(product, 'pro')
})

/** A public snippet of the owner. */
type Shared = { id: string; code: string }

async function shared(): Promise<Shared> {
  const { id } = await createSnippet(owner, 'A prize')
  return { id, code: (await show(id, 'public')) ?? expect.fail() }
}

const show = async (id: string, visibility: string) => {
  const answer = await owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility } })
  return visibilityAnswer.parse(answer.json).shareCode
}
const visibilityOf = async ({ id }: Shared) =>
  visibilityAnswer.parse((await owner.client.get(`/api/snippets/${id}/visibility`)).json)
const report = (code: string, by: Client = new Client(product.url), details = '') =>
  by.post('/api/shared-snippets/reports', { code, reason: 'spam', details })
const visit = (code: string) => new Client(product.url).get(`/snippet/${code}`)

async function page(query: Record<string, string> = {}, by = admin) {
  return reportsPage.parse((await by.client.get(`/api/admin/reports?${new URLSearchParams(query)}`)).json)
}
/** The reports about a snippet, newest first. */
const reportsOf = async ({ code }: Shared, query: Record<string, string> = {}, by = admin) =>
  (await page(query, by)).reports.filter(({ shareCode }) => shareCode === code)

const decide = (
  { id, revision }: Pick<ListedReport, 'id' | 'revision'>,
  decision: ReportDecision['decision'],
  by = admin,
) =>
  by.client.send('PUT', `/api/admin/reports/${id}/decision`, {
    body: { revision, decision, reason: 'A scam' },
  })

const auditOf = async ({ id }: ListedReport) => {
  const query = new URLSearchParams({ subjectKind: 'report', subjectId: id })
  return auditPage.parse((await admin.client.get(`/api/admin/audit?${query}`)).json).entries
}

/** A new snippet with a report by a visitor. */
async function reported() {
  const snippet = await shared()
  await report(snippet.code, undefined, 'It asks for a password.')
  const [found] = await reportsOf(snippet)
  return { snippet, found: found ?? expect.fail() }
}

test('staff read the reports, newest first, with the page and the author of the snippet', async () => {
  const snippet = await shared()
  await report(snippet.code, undefined, 'First')
  await report(snippet.code, undefined, 'Second')
  const found = await reportsOf(snippet, { state: 'open' }, support)
  expect(found.map(({ details }) => details)).toEqual(['Second', 'First'])
  const { firstName, lastName, id } = owner.user
  expect(found[0]).toMatchObject({
    reason: 'spam',
    state: 'open',
    title: 'A prize',
    author: { id, name: `${firstName} ${lastName}` },
    decidedAt: null,
    decisionReason: null,
  })
  expect(await reportsOf(snippet, { state: 'decided' })).toEqual([])
})

test('staff no longer see the title of a snippet that its owner has made private', async () => {
  const { snippet, found } = await reported()
  await show(snippet.id, 'private')
  const now = (await page()).reports.find(({ id }) => id === found.id)
  expect(now).toMatchObject({ title: null, shareCode: null, author: { id: owner.user.id } })
})

describe('a hidden snippet', () => {
  test('answers like a private one, and its visitors are out', async () => {
    const { snippet, found } = await reported()
    const collab = `${product.url.replace('http', 'ws')}/collab`
    const visitor = await RawClient.withCode(collab, snippet.id, snippet.code).synced()
    const priv = await shared()
    await show(priv.id, 'private')
    expect((await decide(found, 'hidden')).json).toMatchObject({ state: 'hidden', decisionReason: 'A scam' })
    expect(await visitor.closed()).toBe(CLOSE.accessLost)
    const [hidden, other] = [await visit(snippet.code), await visit(priv.code)]
    const plain = (text: string, code: string) =>
      text.replaceAll(code, 'CODE').replaceAll(/nonce="[^"]*"/g, '')
    expect([hidden.status, plain(hidden.text, snippet.code)]).toEqual([404, plain(other.text, priv.code)])
    // Nothing about it is stored, as for an unknown code.
    expect((await report(snippet.code)).status).toBe(204)
    expect(await reportsOf(snippet)).toHaveLength(1)
  })

  test('stays with its owner, who sees that it is hidden, whatever they change', async () => {
    const { snippet, found } = await reported()
    expect(await visibilityOf(snippet)).toMatchObject({ visibility: 'public', isHidden: false })
    await decide(found, 'hidden')
    expect(await visibilityOf(snippet)).toMatchObject({ isHidden: true })
    const listed = async (person: Person, part: string) =>
      z
        .array(snippetItem)
        .parse((await person.client.get(`/api/snippets?part=${part}&q=prize`)).json)
        .find(({ id }) => id === snippet.id)
    expect(await listed(owner, 'mine')).toMatchObject({ isHidden: true, visibility: 'private' })
    expect(await listed(await signUp(product), 'public')).toBeUndefined()
    const renewed = await owner.client.post(`/api/snippets/${snippet.id}/share-code/renewal`)
    const code = visibilityAnswer.parse(renewed.json).shareCode ?? expect.fail()
    expect((await visit(code)).status).toBe(404)
    await show(snippet.id, 'private')
    const again = (await show(snippet.id, 'public')) ?? expect.fail()
    expect((await visit(again)).status).toBe(404)
    expect(await listed(await signUp(product), 'public')).toBeUndefined()
    const [decided] = (await page({ state: 'decided' })).reports.filter(({ id }) => id === found.id)
    await decide(decided ?? expect.fail(), 'restored')
    expect((await visit(again)).status).toBe(200)
    expect(await listed(await signUp(product), 'public')).toMatchObject({ visibility: 'public' })
    expect(await visibilityOf(snippet)).toMatchObject({ isHidden: false })
  })

  test('is decided with all its open reports, and the audit has each decision', async () => {
    const { snippet, found } = await reported()
    await report(snippet.code)
    await decide(found, 'hidden')
    const hidden = await reportsOf(snippet)
    expect(hidden.map(({ state }) => state)).toEqual(['hidden', 'hidden'])
    await decide(hidden[0] ?? expect.fail(), 'restored')
    expect((await reportsOf(snippet)).map(({ state }) => state)).toEqual(['restored', 'restored'])
    expect(await auditOf(found)).toMatchObject([
      {
        act: 'report.hidden',
        actor: { id: admin.user.id, name: 'Grace Hopper' },
        before: { state: 'open' },
        after: { state: 'hidden', snippet: snippet.id, author: owner.user.id, reports: 2 },
        reason: 'A scam',
      },
    ])
    expect(JSON.stringify(await auditOf(found))).not.toContain('prize')
  })
})

describe('a report', () => {
  test('is dismissed, and the snippet stays', async () => {
    const { snippet, found } = await reported()
    await report(snippet.code)
    expect((await decide(found, 'dismissed')).json).toMatchObject({ state: 'dismissed' })
    expect((await visit(snippet.code)).status).toBe(200)
    const states = (await reportsOf(snippet)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['dismissed', 'open'])
    expect(await auditOf(found)).toMatchObject([{ act: 'report.dismissed' }])
  })

  test('is decided once, also by two administrators at once', async () => {
    const { found } = await reported()
    const other = await signUpAs(product, 'admin')
    const answers = await Promise.all([decide(found, 'hidden'), decide(found, 'dismissed', other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'CONFLICT',
      message: 'Changed by someone else',
    })
    expect(await auditOf(found)).toHaveLength(1)
  })

  test('that a user sends again is open again', async () => {
    const snippet = await shared()
    const reader = await signUp(product)
    await report(snippet.code, reader.client)
    const [first] = await reportsOf(snippet)
    await decide(first ?? expect.fail(), 'dismissed')
    await report(snippet.code, reader.client, 'Look again')
    const [again, ...others] = await reportsOf(snippet, { state: 'open' })
    expect([again?.id, again?.details, others]).toEqual([first?.id, 'Look again', []])
    expect((await decide(first ?? expect.fail(), 'hidden')).status).toBe(409)
  })

  test('gets no decision that does not fit, or by others', async () => {
    const { snippet, found } = await reported()
    expect((await decide(found, 'restored')).status).toBe(409)
    expect((await decide(found, 'hidden', support)).status).toBe(403)
    const former = await signUpAs(product, 'admin')
    await inDatabase(product, `UPDATE users SET role = 'user' WHERE id = $1`, [former.user.id])
    expect((await decide(found, 'hidden', former)).status).toBe(403)
    const missing = { id: '00000000-0000-4000-8000-000000000000', revision: 1 }
    expect((await decide(missing, 'hidden')).status).toBe(404)
    const path = `/api/admin/reports/${found.id}/decision`
    for (const body of [
      { revision: 1, decision: 'hidden', reason: ' ' },
      { revision: 1, decision: 'deleted', reason: 'x' },
      { decision: 'hidden', reason: 'x' },
    ])
      expect((await admin.client.send('PUT', path, { body })).status).toBe(422)
    expect((await visit(snippet.code)).status).toBe(200)
    expect(await auditOf(found)).toEqual([])
  })
})

test('the list has pages without a gap or a repeat, each read by an index', async () => {
  const snippet = await shared()
  await inDatabase(
    product,
    `INSERT INTO snippet_reports (document_id, reason, created_at, state, decided_at)
     SELECT $1, 'other', now() - (n / 7) * interval '1 minute',
       CASE WHEN n % 10 = 0 THEN 'open' ELSE 'dismissed' END, CASE WHEN n % 10 = 0 THEN NULL::timestamptz ELSE now() END
     FROM generate_series(1, 20000) n`,
    [snippet.id],
  )
  await inDatabase(product, 'ANALYZE snippet_reports')
  const all: ListedReport[] = []
  let after: { after?: string } = {}
  for (let pages = 0; pages < 4; pages += 1) {
    const { reports, next } = await page({ state: 'decided', ...after })
    expect(reports).toHaveLength(50)
    all.push(...reports)
    after = { after: next ?? expect.fail() }
    // The next page begins there even if the row is gone.
    await inDatabase(product, 'DELETE FROM snippet_reports WHERE id = $1', [reports.at(-1)?.id])
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(200)
  const times = all.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  for (const state of [undefined, 'open', 'decided'] as const)
    for (const place of [{}, after]) {
      const { text, bind } = reportsStatement({ ...(state && { state }), ...place })
      const plan = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${text}`, bind)
      expect(tablesScanned(plan).filter(table => table === 'snippet_reports')).toEqual([])
      expect(JSON.stringify(plan)).not.toContain('"Node Type":"Bitmap')
    }
  await inDatabase(product, 'DELETE FROM snippet_reports WHERE document_id = $1', [snippet.id])
})
