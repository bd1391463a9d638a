import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/languages/endpoints.ts'
import type { DictionaryFiles } from '#writing/languages/spelling/hunspell.ts'

let versions: Promise<ReadonlyMap<string, string>> | undefined

/**
 * Returns the dictionary of a language from this server, or null if there is none. The browser
 * caches it forever under the URL of its version, so it is downloaded once (0.1 to 2 MB).
 *
 * @throws if the server cannot be reached.
 */
export async function fetchDictionary(language: string): Promise<DictionaryFiles | null> {
  versions ??= fetchVersions()
  versions.catch(() => (versions = undefined))
  const version = (await versions).get(language)
  if (version === undefined) return null
  const [aff, dic] = await Promise.all(
    (['aff', 'dic'] as const).map(file => fetchFile(language, file, version)),
  )
  return aff && dic ? { aff, dic } : null
}

async function fetchVersions(): Promise<ReadonlyMap<string, string>> {
  const { languages } = await call(endpoints.list, {})
  return new Map(
    languages.flatMap(({ code, version }) => (version === null ? [] : [[code, version] as const])),
  )
}

async function fetchFile(code: string, file: 'aff' | 'dic', version: string): Promise<Uint8Array> {
  const bytes = await call(endpoints.dictionary, { params: { code, file }, query: { version } })
  return new Uint8Array(await bytes.arrayBuffer())
}
