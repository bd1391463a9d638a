import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'

import { ENDPOINTS } from '#schema/endpoints/all.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'

const ENTRY = 'virtual:entry/'

/**
 * Returns the code of each entry, built as the client is, with all chunks that it loads. An entry's
 * name and source text are a pair. In one build, a chunk may hold what only another entry needs.
 */
async function codesOf(entries: readonly (readonly [string, string])[]): Promise<Map<string, string>> {
  const sources = new Map(entries.map(([name, source]) => [ENTRY + name, source]))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (sources.has(id) ? id : undefined),
        load: id => sources.get(id),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: [...sources.keys()] } },
  })
  if (!('output' in built)) throw new Error('The bundle has several outputs, or none.')
  const chunks = new Map(
    built.output.flatMap(part => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  )
  const codes = new Map<string, string>()
  for (const { facadeModuleId, fileName } of chunks.values()) {
    if (!facadeModuleId?.startsWith(ENTRY)) continue
    const loaded = new Set([fileName])
    for (const file of loaded) for (const other of chunks.get(file)?.imports ?? []) loaded.add(other)
    const code = [...loaded].map(file => chunks.get(file)?.code ?? '').join('\n')
    codes.set(facadeModuleId.slice(ENTRY.length), code)
  }
  return codes
}

/** The folders of features that are named otherwise in the list of endpoints. */
const FILES: Record<string, string> = {
  adminContent: 'admin/contentEndpoints.ts',
  adminJobs: 'admin/jobsEndpoints.ts',
  adminMessages: 'admin/messageEndpoints.ts',
  adminNewsletter: 'admin/newsletterEndpoints.ts',
  adminPayments: 'admin/paymentEndpoints.ts',
  adminPlans: 'admin/planEndpoints.ts',
  adminReports: 'admin/reportEndpoints.ts',
  checkSettings: 'check-settings/endpoints.ts',
  documentOwner: 'sharing/ownerEndpoints.ts',
  folders: 'documents/folderEndpoints.ts',
  emailGenerator: 'email-generator/endpoints.ts',
  inviteLinks: 'sharing/inviteLinkEndpoints.ts',
  languageTool: 'languagetool/endpoints.ts',
  notificationEmails: 'notifications/emailEndpoints.ts',
  outboundEmail: 'outbound-email/endpoints.ts',
  publicApi: 'keys/publicEndpoints.ts',
  snippetSharing: 'snippets/sharingEndpoints.ts',
  snippetCounts: 'snippets/countEndpoints.ts',
  snippetVisibility: 'snippets/visibilityEndpoints.ts',
  writingStyle: 'writing-style/endpoints.ts',
}

const features = Object.entries<Record<string, Endpoint>>(ENDPOINTS)
  .map(
    ([feature, endpoints]) => [FILES[feature] ?? `${feature}/endpoints.ts`, Object.keys(endpoints)] as const,
  )
  .filter(([, names]) => names.length > 1)

const sourceOf = (file: string, names: readonly string[]): string =>
  names
    .map(name => `import * as ${name}Of from '#schema/${file}'; console.log(${name}Of.${name}.route);`)
    .join('')

/** Returns how many endpoints a bundle declares. Functions that return one do not count. */
const declared = (code = ''): number =>
  code.match(/(?<!=> )\/\* @__PURE__ \*\/ (?:endpoint|\w+Endpoint)\(/g)?.length ?? 0

/** Counts the endpoints in a bundle of one feature with these endpoints. */
async function countOf(codes: Map<string, string>, file: string, names: readonly string[]): Promise<number> {
  const together = declared(codes.get(file))
  if (together === names.length) return together
  // A chunk also holds what other features need of a file that this one imports.
  const alone = await codesOf([[file, sourceOf(file, names)]])
  return declared(alone.get(file))
}

describe('a bundle with one endpoint', () => {
  let ones: Map<string, string>
  let alls: Map<string, string>

  beforeAll(async () => {
    // One build of all features costs as much as two of one feature.
    ones = await codesOf(features.map(([file, names]) => [file, sourceOf(file, names.slice(0, 1))]))
    alls = await codesOf(features.map(([file, names]) => [file, sourceOf(file, names)]))
  })

  test.each(features)('leaves out the others of %s', async (file, names) => {
    const [first = ''] = names
    const counts = [await countOf(ones, file, [first]), await countOf(alls, file, names)]
    expect(counts).toEqual([1, names.length])
  })
})
