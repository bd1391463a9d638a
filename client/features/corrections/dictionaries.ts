import { languageList } from '#schema/languages/contract.ts'
import type { DictionaryFiles } from '#writing/languages/spelling/hunspell.ts'

let versions: Promise<ReadonlyMap<string, string>> | undefined

/**
 * The dictionary of a language from this server, or null when it has none. The browser keeps it for good at the address
 * of its version, so a dictionary travels once (0.1 to 2 MB).
 *
 * @throws when the server cannot be reached.
 */
export async function fetchDictionary(language: string): Promise<DictionaryFiles | null> {
  versions ??= fetchVersions()
  versions.catch(() => (versions = undefined))
  const version = (await versions).get(language)
  if (version === undefined) return null
  const [aff, dic] = await Promise.all(['aff', 'dic'].map(file => fetchFile(language, file, version)))
  return aff && dic ? { aff, dic } : null
}

async function fetchVersions(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch('/api/languages')
  if (!response.ok) throw new Error(`The list of languages did not come: ${response.status}.`)
  const { languages } = languageList.parse(await response.json())
  return new Map(
    languages.flatMap(({ code, version }) => (version === null ? [] : [[code, version] as const])),
  )
}

async function fetchFile(language: string, file: string, version: string): Promise<Uint8Array> {
  const address = `/api/languages/${encodeURIComponent(language)}/${file}?version=${encodeURIComponent(version)}`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The dictionary of ${language} did not come: ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
