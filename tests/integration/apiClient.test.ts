import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { beforeAll, describe, expect, test } from 'vitest'

import { ANY_ORIGIN } from '#api/features/api-docs/clientFile.ts'
import { publicApiLimit } from '#schema/endpoints/limits.ts'
import { apiScope, createdApiKey, type ApiScope } from '#schema/keys/contract.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { sharedProduct, startProduct, type Product } from '#tests/support/product.ts'
import { publicClient, refusal } from '#tests/support/publicApi.ts'

const COMPILER = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
/** A program with the downloaded client: one good call, and one that its types refuse. */
const PROGRAM = `
import { Bluepencil } from './client.ts'
const { publicApi } = new Bluepencil()
const { data } = await publicApi.check({ text: 'A text.' })
export const found: string[] = data.issues.map(issue => issue.message)
// @ts-expect-error A check needs a text.
await publicApi.check({ words: 'A text.' })
export {}
`
const UNKNOWN_KEY = `bp_${'x'.repeat(43)}`
const TEXT = 'They will recieve it.'

let product: Product
/** With every permission, on a plan with every call. */
let key: string

async function keyOf({ client }: Person, scopes: readonly ApiScope[] = apiScope.options): Promise<string> {
  const { json } = await client.post('/api/keys', { name: 'A program', scopes })
  return createdApiKey.parse(json).key
}

beforeAll(async () => {
  product = await sharedProduct()
  key = await keyOf(await signUpOn(product, 'pro'))
})

describe('the typed client', () => {
  test('is a file to download that calls this server', async () => {
    const { status, headers, text } = await new Client(product.url).get('/api-client.ts')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    expect(text).toContain(`baseUrl: string = "${product.url}"`)
    expect(text).not.toContain(ANY_ORIGIN)
    expect((await new Client(product.url).get('/api')).text).toContain('href="/api-client.ts"')
  })

  test('is one file that a strict program compiles with, and refuses wrong calls', async () => {
    const { text } = await new Client(product.url).get('/api-client.ts')
    const folder = await mkdtemp(join(tmpdir(), 'bluepencil-api-client-'))
    await writeFile(join(folder, 'client.ts'), text)
    await writeFile(join(folder, 'program.ts'), PROGRAM)
    const strict = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom', '--module', 'esnext']
    const run = promisify(execFile)(process.execPath, [
      COMPILER,
      '--ignoreConfig',
      '--moduleResolution',
      'bundler',
      '--allowImportingTsExtensions',
      '--erasableSyntaxOnly',
      ...strict,
      join(folder, 'program.ts'),
    ])
    const said = await run.then(
      ({ stdout }) => stdout,
      (error: unknown) => String(error),
    )
    await rm(folder, { recursive: true })
    expect(said).toBe('')
  })

  test('makes every call of a key, and returns its typed result', async () => {
    const { publicApi } = publicClient(product.url, key)
    const found = (await publicApi.check({ text: TEXT })).data
    expect(found.issues.map(({ category, start, end }) => [category, TEXT.slice(start, end)])).toEqual([
      ['spelling', 'recieve'],
    ])
    const wordy = 'We recieved the plan in order to test it.'
    const rewritten = (await publicApi.rewrite({ action: 'improve', text: wordy })).data
    expect([rewritten.engine, rewritten.result.text]).toEqual([
      'built-in',
      'We received the plan to test it.',
    ])
    const email = (await publicApi.email({ mode: 'new', purpose: 'Ask for the proof', recipient: 'Grace' }))
      .data
    expect(email.result.subjects).toHaveLength(3)
    const tone = (await publicApi.sentiment({ text: 'Thank you. The new page is wonderful.' })).data
    expect(tone.result.score).toBeGreaterThan(0)
    const { data: usage } = await publicApi.usage()
    expect([rewritten.usage.used, email.usage.used, tone.usage.used, usage.used]).toEqual([1, 2, 3, 3])
  })

  test('makes the calls in LanguageTool’s format, as a form and in the address', async () => {
    const { languageTool } = publicClient(product.url, key)
    for (const call of [languageTool.check, languageTool.checkByUrl]) {
      const { data } = await call({ text: TEXT, language: 'en-US' })
      expect(data.matches.map(({ offset, replacements }) => [offset, replacements[0]?.value])).toEqual([
        [10, 'receive'],
      ])
    }
    const { data: languages } = await languageTool.languages()
    expect(languages.map(({ longCode }) => longCode)).toContain('en-GB')
    const { data: info } = await languageTool.info()
    expect(info.software.apiVersion).toBe(1)
    // Only other answers than JSON are left to the caller.
    expect(Number(await (await languageTool.maxTextLength()).text())).toBeGreaterThan(0)
  })
})

describe('a call that is refused throws its answer with the typed error', () => {
  test('401 without a key that is known', async () => {
    const { status, error } = await refusal(
      publicClient(product.url, UNKNOWN_KEY).publicApi.check({ text: TEXT }),
    )
    expect([status, error.code, error.success]).toEqual([401, 'UNAUTHENTICATED', false])
    expect(error.message).not.toBe('')
  })

  test('403 without the permission', async () => {
    const { publicApi } = publicClient(product.url, await keyOf(await signUp(product), ['usage']))
    const { status, error } = await refusal(publicApi.rewrite({ action: 'improve', text: TEXT }))
    expect([status, error.code]).toEqual([403, 'FORBIDDEN'])
  })

  test('400 for a body that was cut', async () => {
    const { publicApi } = publicClient(product.url, key, {
      customFetch: (address, request) => fetch(address, { ...request, body: '{"text":' }),
    })
    const { status, error } = await refusal(publicApi.check({ text: TEXT }))
    expect([status, error.code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('422 with the fields that are wrong', async () => {
    const { publicApi } = publicClient(product.url, key)
    const { status, error } = await refusal(publicApi.sentiment({ text: 'Short.' }))
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([422, 'VALIDATION', ['text']])
  })

  test('429 for a call too many, with the seconds to wait', async () => {
    const strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
    const { publicApi } = publicClient(strict.url, await keyOf(await signUp(strict)))
    for (let call = 0; call < publicApiLimit.calls; call += 1) await publicApi.usage()
    const { status, error, headers } = await refusal(publicApi.usage())
    expect([status, error.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('of LanguageTool’s format, whose text is left to be read', async () => {
    const { languageTool } = publicClient(product.url, UNKNOWN_KEY)
    const answer = await languageTool.words().catch((refused: Response) => refused)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringMatching(/^Error: /)])
  })
})
