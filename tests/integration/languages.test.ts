import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findDictionary, packsFolder, readDictionary } from '#api/services/engine/dictionaryFiles.ts'
import { languageList } from '#schema/languages/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { outputOf, outputOfBuilt } from '#tests/support/commands.ts'
import { LocalRegistry } from '#tests/support/npmRegistry.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'
import { createLanguageChecker } from '#writing/languages/checker.ts'
import { languages } from '#writing/languages/table.ts'

import { languages as command } from '../../scripts/cli/languages/command.ts'
import { fetchPack, type Pin } from '../../scripts/cli/languages/pack.ts'

describe('the calls', () => {
  let server: ApiServer
  beforeAll(async () => {
    server = await apiServer()
  })
  afterAll(() => server.close())

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/languages${address}`, { headers })

  test('list the languages and which of them can be checked on this server', async () => {
    const { languages: entries } = languageList.parse(await (await get('')).json())
    expect(entries).toHaveLength(languages.length)
    const french = entries.find(entry => entry.code === 'fr')
    expect(french).toMatchObject({
      ownName: 'français',
      source: 'bundled',
      license: 'MPL-2.0',
      available: true,
    })
    expect(french?.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(entries.find(entry => entry.code === 'en')).toMatchObject({ source: 'engine', available: true })
    expect(entries.find(entry => entry.code === 'de')).toMatchObject({ source: 'pack', license: /GPL/ })
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('return a dictionary by %s, cacheable forever under the URL of its version', async (encoding, open) => {
    const dictionary = findDictionary('ie', server.dataDir)
    if (!dictionary) throw new Error('Interlingue is bundled')
    const answer = await get(`/ie/aff?version=${dictionary.version}`, { 'Accept-Encoding': encoding })
    expect(answer.headers.get('cache-control')).toMatch(/public.*immutable/)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const { aff } = await readDictionary(dictionary)
    const bytes = Buffer.from(await answer.arrayBuffer())
    // fetch() decompresses encodings it knows.
    expect(bytes.equals(aff) || open(bytes).equals(aff)).toBe(true)

    const tag = answer.headers.get('etag') ?? ''
    const again = await get('/ie/aff', {
      'Accept-Encoding': encoding,
      'If-None-Match': tag,
      // fetch() would revalidate everything.
      'Cache-Control': 'max-age=0',
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe('public, no-cache')
  })

  test.each(['/xx/dic', '/en/dic', '/ie/license', '/..%2f..%2fapi/aff', '/%2e%2e/aff', '/IE/dic'])(
    'know only the two files of the listed languages: %s is not found',
    async address => {
      expect((await get(address)).status).toBe(404)
    },
  )
})

describe('a pack', () => {
  const directory = temporaryDirectory('languages')
  const folder = path.join(packsFolder(directory.path), 'de')
  let registry: LocalRegistry
  beforeAll(async () => {
    registry = await LocalRegistry.start()
    process.env.npm_config_registry = registry.url
    process.env.npm_config_cache = path.join(directory.path, 'cache')
    process.env.npm_config_fetch_retries = '0'
  })
  afterAll(() => {
    delete process.env.npm_config_registry
    delete process.env.npm_config_cache
    delete process.env.npm_config_fetch_retries
    registry.close()
    directory.remove()
  })

  const files = { 'index.aff': 'SET UTF-8\n', 'index.dic': '2\nHaus\ngrün\n', license: 'Do as you like.' }
  const publish = (name: string, served?: Buffer): Pin => ({
    package: name,
    version: '1.0.0',
    integrity: registry.publish({ name, version: '1.0.0', files }, served),
  })

  test("is downloaded from npm's registry, and texts can be checked in its language", async () => {
    await fetchPack(publish('dictionary-test'), folder)
    expect(registry.requests).toContain('/dictionary-test')
    expect(readdirSync(folder).toSorted()).toEqual(['index.aff', 'index.dic', 'license', 'package.json'])
    expect(readdirSync(packsFolder(directory.path))).toEqual(['de'])

    const dictionary = findDictionary('de', directory.path)
    if (!dictionary) throw new Error('The pack was added')
    const checker = await createLanguageChecker({
      language: 'de',
      resources: await readDictionary(dictionary),
    })
    expect(checker.suggest('grünn')).toEqual(['grün'])
    checker.dispose()
  })

  test('that does not match its pin is rejected, and the existing one stays', async () => {
    const before = readFileSync(path.join(folder, 'index.dic'), 'utf8')
    const changed = { ...publish('dictionary-changed'), integrity: 'sha512-another' }
    await expect(fetchPack(changed, folder)).rejects.toThrow('differs from the package that this version')
    await expect(fetchPack(publish('dictionary-forged', Buffer.from('forged')), folder)).rejects.toThrow(
      'npm could not fetch',
    )
    const unknown = { package: 'dictionary-missing', version: '1.0.0', integrity: 'sha512-x' }
    await expect(fetchPack(unknown, folder)).rejects.toThrow('npm could not fetch')
    expect(readFileSync(path.join(folder, 'index.dic'), 'utf8')).toBe(before)
    expect(readdirSync(packsFolder(directory.path))).toEqual(['de'])
  })

  test('is listed and removed by the command, which accepts only listed languages', async () => {
    const env = { DATA_DIR: directory.path }
    expect(await outputOfBuilt('languages', ['list'], env)).toMatch(/^de +German +added +GPL/m)
    const run = (...words: string[]) => outputOf(command, words, env)
    await expect(run('add', '../../etc')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no language/),
    })
    await expect(run('add', 'fr')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/already included in Bluepencil/),
    })
    expect(await run('remove', 'de')).toBe('German was removed.\n')
    expect(findDictionary('de', directory.path)).toBeNull()
  })
})
