import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createEngine } from '#api/services/engine/engine.ts'
import { checkPreferences } from '#schema/check-settings/preferences.ts'
import { dictionary } from '#schema/dictionary/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { Client, statuses } from '#tests/support/client.ts'
import { createDocument, signUp, type Person } from '#tests/support/factories.ts'
import { eventsAbout, runSql } from '#tests/support/outbox.ts'

let server: ApiServer
let ada: Person
let bea: Person

/** The requests to the engine. */
const asked: unknown[] = []

beforeAll(async () => {
  const engine = createEngine({
    async *stream({ request }) {
      asked.push(request)
      yield await Promise.resolve({ issues: [], upTo: 0 })
    },
    close: () => Promise.resolve(),
  })
  server = await apiServer(engine)
})
afterAll(() => server.close())
beforeEach(async () => {
  ;[ada, bea] = await Promise.all([signUp(server), signUp(server)])
})

const add = (person: Person, word: string) => person.client.post('/api/dictionary/words', { word })
const remove = (person: Person, word: string) =>
  person.client.delete(`/api/dictionary/words/${encodeURIComponent(word)}`)
const importFile = (person: Person, text: string | Buffer) =>
  person.client.sendBytes('POST', '/api/dictionary/import', Buffer.from(text), 'text/plain')
const readDictionary = async (person: Person) =>
  dictionary.parse((await person.client.get('/api/dictionary')).json)
const preferences = '/api/check-preferences'
const turnOff = (person: Person, rule: string, title = 'A title') =>
  person.client.send('PUT', `${preferences}/rules-off/${rule}`, { body: { title } })
const preferencesOf = async (person: Person) =>
  checkPreferences.parse((await person.client.get(preferences)).json)
const events = async (person: Person, name: string) =>
  (await eventsAbout(server.databaseUrl, person.user.id)).filter(event => event.name === name)

describe('a dictionary', () => {
  test('takes a word once in any case, tells the devices of its user, and no one else sees it', async () => {
    expect(await readDictionary(ada)).toEqual({ words: [], revision: 0 })
    expect((await add(ada, ' Kubernetes ')).json).toEqual({ added: ['Kubernetes'], revision: 2 })
    expect((await add(ada, 'kubernetes')).json).toEqual({ added: [], revision: 2 })
    expect(await events(ada, 'dictionary.changed')).toEqual([
      {
        name: 'dictionary.changed',
        key: ada.user.id,
        revision: 2,
        value: { added: ['Kubernetes'], removed: [], complete: true },
        rooms: [`user:${ada.user.id}`],
      },
    ])
    expect((await readDictionary(bea)).words).toEqual([])
    expect((await remove(bea, 'Kubernetes')).status).toBe(404)
    expect((await remove(ada, 'KUBERNETES')).status).toBe(204)
    expect((await remove(ada, 'Kubernetes')).status).toBe(404)
    expect(await readDictionary(ada)).toEqual({ words: [], revision: 3 })
  })

  test.each(['two words', '   ', '123', 'a'.repeat(65), 7, null])('rejects %j as a word', async word => {
    const answer = await ada.client.post('/api/dictionary/words', { word })
    expect(answer).toMatchObject({ status: 422, json: { fields: { word: expect.any(String) } } })
  })

  test('is closed to visitors', async () => {
    const visitor = new Client(server.url)
    const paths = ['/api/dictionary', preferences]
    expect(statuses(await Promise.all(paths.map(path => visitor.get(path))))).toEqual([401, 401])
    expect((await visitor.post('/api/dictionary/words', { word: 'Zorblat' })).status).toBe(401)
  })

  test('goes with the texts that its user has checked on the server', async () => {
    await add(ada, 'Zorblat')
    const dictionaries: unknown[] = []
    for (const person of [ada, bea]) {
      await person.client.post('/api/writing/check', { text: 'The zorblat.', language: 'en-US' })
      dictionaries.push(asked.at(-1))
    }
    expect(dictionaries).toMatchObject([{ dictionary: ['Zorblat'] }, { dictionary: [] }])
  })

  test('imports a file, skips known words, and names bad lines', async () => {
    await add(ada, 'Zorblat')
    const answer = await importFile(ada, 'zorblat\nKubelet\nkubelet\nnot a word\n\n')
    expect(answer).toMatchObject({
      status: 200,
      json: { added: 1, duplicates: 2, bad: [{ line: 4, text: 'not a word' }], badCount: 1 },
    })
    expect((await readDictionary(ada)).words.toSorted()).toEqual(['Kubelet', 'Zorblat'])
  })

  test('takes all words of a file or none, up to 5,000', async () => {
    const file = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `word${from + index}\n`).join('')
    expect((await importFile(ada, file(0, 4998))).json).toMatchObject({ added: 4998 })
    expect((await events(ada, 'dictionary.changed')).at(-1)?.value).toEqual({
      added: [],
      removed: [],
      complete: false,
    })
    const refused = await importFile(ada, file(4990, 20))
    expect(refused).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
    expect(JSON.stringify(refused.json)).toContain('5,010')
    // Of many at a time, only those that fit are added.
    const many = await Promise.all(Array.from({ length: 6 }, (_, index) => add(ada, `other${index}`)))
    expect(statuses(many)).toEqual([200, 200, 409, 409, 409, 409])
    expect((await readDictionary(ada)).words).toHaveLength(5000)
    expect((await add(ada, 'WORD7')).json).toMatchObject({ added: [] })
  })

  test.each([
    ['an empty file', '', 422],
    ['a file without words', '1\n2\n', 422],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), 422],
    ['a file over 1 MB', 'word\n'.repeat(220_000), 413],
  ])('refuses %s', async (_name, file, status) => {
    expect((await importFile(ada, file)).status).toBe(status)
    expect((await readDictionary(ada)).words).toEqual([])
  })

  test('adds a word once when requested concurrently', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(ada, 'Babbage')))
    expect(await readDictionary(ada)).toMatchObject({ words: ['Babbage'], revision: 2 })
  })

  test('goes with the account', async () => {
    await add(ada, 'Babbage')
    await turnOff(ada, 'ThenThan')
    await runSql(server.databaseUrl, 'DELETE FROM users WHERE id = $1', [ada.user.id])
    const left = `SELECT FROM dictionary_words WHERE user_id = $1
      UNION ALL SELECT FROM check_preferences WHERE user_id = $1`
    expect(await runSql(server.databaseUrl, left, [ada.user.id])).toEqual([])
  })
})

describe('the preferences of a user', () => {
  test('turn categories off and on, and set the goals of new documents', async () => {
    const change = { categories: { tone: false, style: false }, goals: { domain: 'academic' } }
    const changed = await ada.client.patch(preferences, change)
    expect(changed.json).toEqual({
      categoriesOff: ['style', 'tone'],
      rulesOff: [],
      goals: { audience: 'general', formality: 'neutral', domain: 'academic' },
      revision: 2,
    })
    await ada.client.patch(preferences, { categories: { style: true } })
    expect(await preferencesOf(ada)).toMatchObject({ categoriesOff: ['tone'], revision: 3 })
    expect(await events(ada, 'check-settings.preferences')).toHaveLength(2)
    expect((await createDocument(ada)).writing.goals.domain).toBe('academic')
    expect((await createDocument(bea)).writing.goals.domain).toBe('general')
  })

  test('turn a rule off once, on again once, and only for their user', async () => {
    const answers = await Promise.all(['ThenThan', 'ThenThan', 'AnA'].map(rule => turnOff(ada, rule)))
    expect(statuses(answers)).toEqual([200, 200, 200])
    const { rulesOff, revision } = await preferencesOf(ada)
    expect(rulesOff.map(({ rule }) => rule).toSorted()).toEqual(['AnA', 'ThenThan'])
    expect(revision).toBe(3)
    expect((await preferencesOf(bea)).rulesOff).toEqual([])
    expect((await bea.client.delete(`${preferences}/rules-off/AnA`)).status).toBe(404)
    expect((await ada.client.delete(`${preferences}/rules-off/AnA`)).status).toBe(200)
    expect((await ada.client.delete(`${preferences}/rules-off/AnA`)).status).toBe(404)
  })

  test('hold 500 rules, and reject what is malformed', async () => {
    const rules = Array.from({ length: 500 }, (_, index) => ({ rule: `R${index}`, title: 'T' }))
    await runSql(server.databaseUrl, 'INSERT INTO check_preferences (user_id, rules_off) VALUES ($1, $2)', [
      ada.user.id,
      JSON.stringify(rules),
    ])
    expect(await turnOff(ada, 'OneMore')).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
    expect((await turnOff(bea, 'AnA', '')).status).toBe(422)
    expect((await bea.client.patch(preferences, { categories: { nonsense: false } })).status).toBe(422)
    expect((await bea.client.patch(preferences, { goals: { formality: 'rude' } })).status).toBe(422)
  })
})
