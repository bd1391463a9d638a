import { build } from 'vite'
import { describe, expect, test } from 'vitest'

import { ENDPOINTS } from '#schema/endpoints/all.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'

const ENTRY = 'virtual:entry'

/** Returns the code of a bundle, built as the client is, whose entry is a source text. */
async function bundleOf(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id.endsWith(ENTRY) ? ENTRY : undefined),
        load: id => (id === ENTRY ? source : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })
  if (!('output' in built)) throw new Error('The bundle has several outputs, or none.')
  return built.output.map(part => ('code' in part ? part.code : '')).join('\n')
}

/** The folders of features that are named otherwise in the list of endpoints. */
const FILES: Record<string, string> = {
  checkSettings: 'check-settings/endpoints.ts',
  folders: 'documents/folderEndpoints.ts',
  emailWriter: 'email-writer/endpoints.ts',
  languageTool: 'languagetool/endpoints.ts',
  outboundEmail: 'outbound-email/endpoints.ts',
  publicApi: 'keys/publicEndpoints.ts',
  writingStyle: 'writing-style/endpoints.ts',
}

const features = Object.entries<Record<string, Endpoint>>(ENDPOINTS).map(
  ([feature, endpoints]) => [FILES[feature] ?? `${feature}/endpoints.ts`, Object.keys(endpoints)] as const,
)

/** Returns how many endpoints a bundle declares. Functions that return one do not count. */
const declared = (code: string): number =>
  code.match(/(?<!=> )\/\* @__PURE__ \*\/ (?:endpoint|\w+Endpoint)\(/g)?.length ?? 0

describe('a bundle with one endpoint', () => {
  test.each(features.filter(([, names]) => names.length > 1))(
    'leaves out the others of %s',
    async (file, names) => {
      const source = (name: string) =>
        `import * as ${name}Of from '#schema/${file}'; console.log(${name}Of.${name}.route);`
      const one = await bundleOf(source(names[0] ?? ''))
      const all = await bundleOf(names.map(source).join(''))
      expect([declared(one), declared(all)]).toEqual([1, names.length])
    },
  )
})
