import LanguageToolClient from 'language-grammar-api'
import { beforeAll, describe, expect, test } from 'vitest'

import { createdApiKey, type ApiScope } from '#schema/keys/contract.ts'
import {
  ANONYMOUS_MAX,
  checkAnswer,
  configInfo,
  languageList,
  WITH_KEY_MAX,
  wordList,
} from '#schema/languagetool/contract.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

let product: Product
let ann: Person

beforeAll(async () => {
  product = await startProduct({ env: { HOST: '127.0.0.1', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
  ann = await signUp({ url: address(), databaseUrl: product.databaseUrl })
})

const address = () => `http://127.0.0.1:${product.port}`

let addresses = 0
type Form = Record<string, string>

/** Sends a form from a separate address, like almost all clients. */
function post(form: Form, headers: Record<string, string> = {}): Promise<Response> {
  const from = `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`
  return fetch(`${address()}/v2/check`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from, ...headers },
    body: new URLSearchParams(form),
  })
}

async function check(form: Form, headers?: Record<string, string>) {
  const response = await post({ language: 'en-US', ...form }, headers)
  expect(response.status).toBe(200)
  return checkAnswer.parse(await response.json())
}

const rulesIn = async (form: Form) => (await check(form)).matches.map(({ rule }) => rule.id)

async function newKey(scopes: ApiScope[]): Promise<string> {
  return createdApiKey.parse((await ann.client.post('/api/keys', { name: 'Editor', scopes })).json).key
}

describe('a published client (language-grammar-api)', () => {
  test('checks a text', async () => {
    const client = new LanguageToolClient({ endpoint: `${address()}/v2` })
    const text = 'All is well. We definately saw an café.'
    const { matches, language } = checkAnswer.parse(await client.check({ text, language: 'en-US' }))
    expect(language).toMatchObject({ code: 'en-US', name: 'English (US)' })
    expect(matches).toMatchObject([
      {
        offset: 16,
        length: 10,
        replacements: [{ value: 'definitely' }],
        sentence: 'We definately saw an café.',
        context: { text, offset: 16, length: 10 },
        rule: { id: 'SpellCheck', issueType: 'misspelling', category: { id: 'TYPOS' } },
      },
      { rule: { id: 'AnA', issueType: 'grammar' }, replacements: [{ value: 'a' }] },
    ])
    expect(await client.check({ text, language: 'xx' })).toMatch(/^Error: 'xx' is not a language code known/)
  })

  test('reads the languages', async () => {
    const client = new LanguageToolClient({ endpoint: `${address()}/v2` })
    const codes = languageList.parse(await client.languages()).map(({ longCode }) => longCode)
    expect(codes).toEqual(expect.arrayContaining(['en-US', 'en-GB', 'en-AU', 'en-CA', 'fr', 'es', 'pt-BR']))
  })
})

describe('POST /v2/check', () => {
  test('checks annotated text: markup contains no words but counts in offsets', async () => {
    const annotation = [
      { text: 'We ' },
      { markup: '<b class="definately">' },
      { text: 'definately' },
      { markup: '</b>' },
      { markup: '<br>', interpretAs: '\n' },
      { text: '\u{1F600} recieve' },
    ]
    const { matches } = await check({ data: JSON.stringify({ annotation }) })
    expect(matches.map(({ offset, length }) => [offset, length])).toEqual([
      [25, 10],
      [46, 7],
    ])
  })

  test('accepts dialects, and a preferred variant for auto', async () => {
    expect((await check({ text: 'My favourite colour', language: 'en-GB' })).matches).toEqual([])
    expect((await check({ text: 'My favourite colour', language: 'en-US' })).matches).toHaveLength(2)
    const french = await check({ text: 'Il faut dévelloper ce projet.', language: 'fr-FR' })
    expect(french.language).toMatchObject({ code: 'fr', name: 'French' })
    expect(french.matches).toMatchObject([{ offset: 8, replacements: [{ value: 'développer' }] }])
    const auto = {
      text: 'The colour of the sky is blue today.',
      language: 'auto',
      preferredVariants: 'de-DE,en-GB',
    }
    const { matches, language } = await check(auto)
    expect([matches, language.code]).toEqual([[], 'en-GB'])
    const text = 'Il faut dévelloper ce projet avant la fin de la semaine.'
    expect(await check({ text, language: 'auto' })).toMatchObject({
      language: { code: 'fr', detectedLanguage: { code: 'fr' } },
      matches: [{ offset: 8 }],
    })
    const german = 'Das ist ein Satz, der auf Deutsch geschrieben wurde.'
    expect(await check({ text: german, language: 'auto' })).toMatchObject({
      language: { name: 'German', code: 'de-DE' },
      matches: [],
      warnings: { incompleteResults: true },
    })
  })

  test('uses only the requested rules and categories', async () => {
    const text = 'We recieve the the reports in order to decide.'
    const all = await rulesIn({ text, level: 'picky' })
    expect(all).toEqual(expect.arrayContaining(['SpellCheck', 'RepeatedWords', 'WordyPhrase']))
    expect(await rulesIn({ text })).not.toContain('WordyPhrase')
    expect(await rulesIn({ text, enabledCategories: 'PLAIN_ENGLISH' })).toEqual(all)
    expect(await rulesIn({ text, disabledRules: 'SpellCheck,X' })).toEqual(['RepeatedWords'])
    expect(await rulesIn({ text, disabledRules: 'MORFOLOGIK_RULE_EN_US' })).toEqual(['RepeatedWords'])
    expect(await rulesIn({ text, disabledCategories: 'GRAMMAR' })).toEqual(['SpellCheck'])
    const only = { text, enabledOnly: 'true', enabledRules: 'ENGLISH_WORD_REPEAT_RULE' }
    expect(await rulesIn(only)).toEqual(['RepeatedWords'])
  })

  test('separates what looks at several sentences from the rest, by mode', async () => {
    const passives = 'The plan was made. The house was built. The door was painted. It was sold.'
    const texts = [
      'We recieve it. “This quotation has no end, and it goes on here.',
      passives,
      'A zebra ran. The zebra slept. One zebra ate, and the zebra left.',
      'I has a the the plan.',
      'All is well.',
    ]
    const keysOf = async (form: Form) =>
      (await check({ level: 'picky', ...form })).matches.map(({ rule, offset }) => `${rule.id}:${offset}`)
    const found = { textLevel: 0, rest: 0 }
    for (const text of texts) {
      const all = await keysOf({ text })
      expect(await keysOf({ text, mode: 'all' })).toEqual(all)
      const textLevel = await keysOf({ text, mode: 'textLevelOnly' })
      const rest = await keysOf({ text, mode: 'allButTextLevelOnly' })
      expect([...textLevel, ...rest].toSorted()).toEqual(all.toSorted())
      expect(new Set([...textLevel, ...rest]).size).toBe(textLevel.length + rest.length)
      found.textLevel += textLevel.length
      found.rest += rest.length
    }
    expect(found.textLevel).toBeGreaterThan(0)
    expect(found.rest).toBeGreaterThan(0)
    expect(await keysOf({ text: passives, mode: 'textLevelOnly', level: 'default' })).toEqual([])
  })

  test.each<[string, Form, RegExp]>([
    ...['batch', 'textlevelonly', 'ALL', '', 'all,textLevelOnly'].map((mode): [string, Form, RegExp] => [
      `the mode "${mode}"`,
      { text: 'a', language: 'en', mode },
      /^Error: If set, 'mode' must be one of/,
    ]),
    ['no text', { language: 'en-US' }, /^Error: Missing 'text' or 'data' parameter$/],
    ['no language', { text: 'a' }, /^Error: Missing 'language' parameter/],
    ['text and data', { text: 'a', data: '{}', language: 'en' }, /^Error: Set only 'text' or 'data'/],
    ['data that is no JSON', { data: '{', language: 'en' }, /^Error: Could not read 'data'/],
    [
      'data of another form',
      { data: '{"annotation":[{"x":1}]}', language: 'en' },
      /^Error: Could not read 'data'/,
    ],
    [
      'variants without auto',
      { text: 'a', language: 'en', preferredVariants: 'en-GB' },
      /'preferredVariants'/,
    ],
    ['enabledOnly of nothing', { text: 'a', language: 'en', enabledOnly: 'yes' }, /^Error: You must specify/],
    ['another level', { text: 'a', language: 'en', level: 'high' }, /^Error: Parameter 'level'/],
  ])('rejects %s in plain text', async (_what, form, message) => {
    const response = await post(form)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch('text/plain')
    expect(await response.text()).toMatch(message)
  })

  test('rejects a text that is too long, and more bytes than any text has', async () => {
    const [long, huge] = ['a '.repeat(ANONYMOUS_MAX), 'é'.repeat(400_000)]
    for (const text of [long, huge]) {
      const response = await post({ text, language: 'en-US' })
      expect(response.status).toBe(413)
      expect(await response.text()).toMatch(/^Error: /)
    }
    expect(WITH_KEY_MAX).toBeGreaterThan(ANONYMOUS_MAX)
  })

  test('counts what markup stands for, and lines, as text', async () => {
    const annotation = Array.from({ length: 30 }, () => ({ markup: '<x>', interpretAs: 'word '.repeat(200) }))
    const hidden = await post({ data: JSON.stringify({ annotation }), language: 'en-US' })
    expect([hidden.status, await hidden.text()]).toEqual([413, expect.stringContaining("it's 30000 char")])
    const lines = await post({ text: 'a\n'.repeat(9000), language: 'en-US' })
    expect([lines.status, await lines.text()]).toEqual([413, expect.stringContaining('has 9001 lines')])
    expect((await check({ text: 'All is well.\n'.repeat(300) })).matches).toEqual([])
  })

  test('answers no more than 1,000 matches, each with a part of a long sentence', async () => {
    const text = 'recieve definately '.repeat(1000)
    const response = await post({ text, language: 'en-US' })
    const body = await response.text()
    expect(body.length).toBeLessThan(2_000_000)
    const { matches, warnings } = checkAnswer.parse(JSON.parse(body))
    expect(matches.length).toBe(1000)
    expect(warnings.incompleteResults).toBe(true)
    for (const { sentence, offset, length } of matches) {
      expect(sentence.length).toBeLessThanOrEqual(500)
      expect(sentence).toContain(text.slice(offset, offset + length))
    }
  })

  test('checks 20 texts of visitors at a time, and signed-in users first', async () => {
    const key = await newKey(['check'])
    const text = 'We definately saw the the dog, and it were happy. '.repeat(150)
    const finished: string[] = []
    const visitors = Array.from({ length: 40 }, async () => {
      const response = await post({ text, language: 'en-US' })
      await response.text()
      if (response.ok) finished.push('visitor')
      return response
    })
    await Promise.race(visitors)
    await check({ text: 'We recieve it.', apiKey: key })
    finished.push('user')
    const answers = await Promise.all(visitors)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ headers }) => headers.get('retry-after') === '10')).toBe(true)
    expect(answers.filter(({ ok }) => ok).length).toBe(40 - refused.length)
    expect(finished.at(-1)).toBe('visitor')
  })

  test('accepts an empty text, and rejects JSON', async () => {
    expect((await check({ text: '' })).matches).toEqual([])
    const response = await fetch(`${address()}/v2/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'a', language: 'en-US' }),
    })
    expect(response.status).toBe(400)
  })

  test('is open to any site and ignores cookies', async () => {
    const headers = { Origin: 'https://elsewhere.example', Cookie: ann.client.cookie }
    const response = await post({ text: 'a', language: 'en-US' }, headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('set-cookie')).toBeNull()
    const preflight = await fetch(`${address()}/v2/check`, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch('Content-Type')
    const unknown = await fetch(`${address()}/v2/nonsense`)
    expect([unknown.status, await unknown.text()]).toEqual([404, 'Error: There is no GET /v2/nonsense.'])
  })

  test('allows 20 anonymous calls per minute and address, and more with a key, which adds its words', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.7' }
    const form = { text: 'A zorblat.', language: 'en-US' }
    const statuses = await Promise.all(
      Array.from({ length: 22 }, async () => (await post(form, from)).status),
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(20)
    const refused = await post(form, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(/^Error: Too many/)

    const apiKey = await newKey(['check'])
    expect((await check({ ...form, apiKey, username: ann.user.email }, from)).matches).toHaveLength(1)
    await ann.client.post('/api/dictionary/words', { word: 'zorblat' })
    expect((await check(form, { ...from, Authorization: `Bearer ${apiKey}` })).matches).toEqual([])
  })

  test('rejects a key that is wrong or may not check', async () => {
    for (const apiKey of ['bp_wrong', await newKey(['usage'])]) {
      const response = await post({ text: 'a', language: 'en-US', apiKey })
      expect(response.status).toBe(403)
      expect(await response.text()).toMatch(/^Error: This API key/)
    }
  })
})

describe('what clients ask besides', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address()}/v2/${path}`, { headers })
  const jsonOf = async (path: string, headers?: Record<string, string>): Promise<unknown> =>
    (await read(path, headers)).json()
  const send = (path: string, form: Form) =>
    fetch(`${address()}/v2/${path}`, { method: 'POST', body: new URLSearchParams(form) })

  test('the software and the longest text', async () => {
    expect(await jsonOf('info')).toMatchObject({ software: { name: 'Bluepencil', premium: false } })
    const longest = await read('maxtextlength')
    expect(longest.headers.get('content-type')).toMatch('text/plain')
    expect(await longest.text()).toBe(String(ANONYMOUS_MAX))
  })

  test('the rules of a language, each once', async () => {
    const { parameter, rules } = configInfo.parse(await jsonOf('configinfo?language=en-US'))
    expect(parameter).toEqual({ maxTextLength: ANONYMOUS_MAX })
    const ids = rules.map(({ ruleId }) => ruleId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(rules).toContainEqual(
      expect.objectContaining({
        ruleId: 'SpellCheck',
        categoryId: 'TYPOS',
        isDictionaryBasedSpellingRule: 'yes',
      }),
    )
    expect(rules).toContainEqual(
      expect.objectContaining({ ruleId: 'ManyPassives', isTextLevelRule: 'yes', isDefaultOff: 'yes' }),
    )
    expect(ids).toEqual(expect.arrayContaining(['AnA', 'RepeatedWords', 'UnclosedQuotes', 'WordyPhrase']))
    const french = configInfo.parse(await jsonOf('configinfo?language=fr'))
    expect(french.rules.map(({ ruleId }) => ruleId)).toEqual(['SpellCheck'])
    for (const query of ['', '?language=', '?language=xx', '?language=zz-ZZ']) {
      const refused = await read(`configinfo${query}`)
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/^Error: /)])
    }
  })

  test("the words of a key's user, which it may change", async () => {
    const apiKey = await newKey(['check'])
    const word = 'Frobnitz'
    expect(await (await send('words/add', { word, apiKey })).json()).toEqual({ added: true })
    expect(await (await send('words/add', { word: 'frobnitz', apiKey })).json()).toEqual({ added: false })
    await send('words/add', { word: 'Abraxol', apiKey })
    const all = wordList.parse(await jsonOf(`words?apiKey=${apiKey}&username=ann&limit=500`)).words
    expect(all).toEqual(expect.arrayContaining(['Abraxol', word]))
    const part = await jsonOf('words?offset=1&limit=1', { Authorization: `Bearer ${apiKey}` })
    expect(part).toEqual({ words: all.slice(1, 2) })
    expect((await check({ text: 'A frobnitz.', apiKey })).matches).toEqual([])
    expect(await (await send('words/delete', { word, apiKey })).json()).toEqual({ deleted: true })
    expect(await (await send('words/delete', { word, apiKey })).json()).toEqual({ deleted: false })
    expect((await check({ text: 'A frobnitz.', apiKey })).matches).toHaveLength(1)
    for (const wrong of ['', 'two words', 'a\u0000b', '123', ' '])
      expect((await send('words/add', { word: wrong, apiKey })).status).toBe(400)
    for (const query of ['limit=-1', 'limit=many', 'offset=1.5', 'offset=', 'limit=9999999'])
      expect((await read(`words?apiKey=${apiKey}&${query}`)).status).toBe(400)
  })

  test('but no words without a key that may check, also for a signed-in user', async () => {
    const cookie = { Cookie: ann.client.cookie }
    const other = await newKey(['usage', 'rewrite'])
    for (const answer of [
      await read('words'),
      await read('words', cookie),
      await read('words?apiKey=bp_wrong'),
      await read(`words?apiKey=${other}`),
      await send('words/add', { word: 'Quux' }),
      await send('words/add', { word: 'Quux', apiKey: other }),
      await send('words/delete', { word: 'Quux', apiKey: other }),
    ])
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringMatching(/^Error: /)])
  })
})
