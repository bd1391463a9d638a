import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { runAchievements } from './achievements/achievements.ts'
import { runAdmin } from './admin/admin.ts'
import { runAdminFeed } from './admin/feed.ts'
import { runEmailGenerator } from './email-generator/emailGenerator.ts'
import { runExtension } from './extension/extension.ts'
import { runFiles } from './files/files.ts'
import { runGuard } from './guard/guard.ts'
import { runMemory } from './memory/memory.ts'
import type { Metric } from './metric.ts'
import { runSearch } from './search/search.ts'
import { runShareCodes } from './share-codes/shareCodes.ts'
import { runSiege } from './siege/siege.ts'
import { runSignIn } from './sign-in/signIn.ts'
import { runSnippetLists } from './snippet-lists/snippetLists.ts'
import { runSnippets } from './snippets/snippets.ts'
import { runStalled } from './stalled/stalled.ts'
import { runSuggestions } from './suggestions/suggestions.ts'
import { runSync } from './sync/sync.ts'
import { runWeb } from './web/web.ts'
import { runWriting } from './writing/writing.ts'

type Options = {
  only: string[]
  servers: string[]
  reps: number
  trace: string | undefined
  data: string | undefined
  build: string | undefined
}

const BENCHES: Record<string, (options: Options) => Promise<Metric[]>> = {
  web: runWeb,
  sync: runSync,
  guard: runGuard,
  suggestions: runSuggestions,
  memory: runMemory,
  stalled: runStalled,
  'sign-in': runSignIn,
  search: runSearch,
  achievements: runAchievements,
  admin: runAdmin,
  'admin-feed': runAdminFeed,
  snippets: runSnippets,
  'snippet-lists': runSnippetLists,
  'share-codes': runShareCodes,
  siege: runSiege,
  writing: runWriting,
  'email-generator': runEmailGenerator,
  files: runFiles,
  extension: runExtension,
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      only: { type: 'string' },
      servers: { type: 'string' },
      reps: { type: 'string', default: '3' },
      trace: { type: 'string' },
      data: { type: 'string' },
      build: { type: 'string' },
    },
  })
  const bench = BENCHES[positionals[0] ?? '']
  if (!bench) {
    console.error(
      `Usage: npm run bench -- <${Object.keys(BENCHES).join('|')}> [--json FILE]\n       sync also takes --only SCENARIO,… --servers NAME,… --reps N and --trace FILE, writing --data DIR and --only PART,…, siege --only ATTACK,… and --build DIR, web --only PART,… and --build DIR, email-generator --only SET,…, files --only PART,… and --build DIR, extension --only PART,…`,
    )
    process.exit(1)
  }
  const metrics = await bench({
    only: values.only?.split(',') ?? [],
    servers: values.servers?.split(',') ?? [],
    reps: Number(values.reps),
    trace: values.trace,
    data: values.data,
    build: values.build,
  })
  if (values.json) await writeFile(values.json, `${JSON.stringify(metrics, null, 2)}\n`)
}

await main()
