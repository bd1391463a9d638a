import path from 'node:path'

import { build } from 'vite'
import { expect, test } from 'vitest'

import { preloads } from './preloads.ts'

const ROOT = '/app/'
const FILES: Readonly<Record<string, string>> = {
  'main.ts': `import './kit.ts'
    for (const load of [() => import('./MailPage.tsx'), () => import('./HomePage.tsx'), () => import('./Share.tsx'),
      () => import('./Ask.tsx'), () => import('./features/admin/screens.ts')]) load()`,
  'kit.ts': 'console.log("kit")',
  'card.ts': 'console.log("card")',
  'form.ts': 'console.log("form")',
  'MailPage.tsx': 'import "./kit.ts"; import "./card.ts"; export const page = "mail"',
  'HomePage.tsx': 'import "./kit.ts"; import "./card.ts"; export const page = "home"',
  'Share.tsx': 'import "./kit.ts"; import "./form.ts"; export const part = "share"',
  'Ask.tsx': 'import "./kit.ts"; import "./form.ts"; export const part = "ask"',
  'features/admin/screens.ts': `export const screens = [() => import('./UsersPage.tsx'), () => import('./JobsPage.tsx')]`,
  'features/admin/rows.ts': 'console.log("rows")',
  'features/admin/UsersPage.tsx': 'import "../../kit.ts"; import "./rows.ts"; export const page = "users"',
  'features/admin/JobsPage.tsx': 'import "../../kit.ts"; import "./rows.ts"; export const page = "jobs"',
}

test('asks ahead for the files of a page that the app lacks, and for no others', async () => {
  const preloaded = preloads()
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        resolveId(id, from) {
          const file = path.posix.join(from ? path.posix.dirname(from) : ROOT, id)
          return file.slice(ROOT.length) in FILES ? file : null
        },
        load: id => FILES[id.slice(ROOT.length)] ?? null,
      },
      preloaded.plugin,
    ],
    build: {
      write: false,
      modulePreload: {
        resolveDependencies: (file, needed, { hostId }) => preloaded.of(file, needed, hostId),
      },
      rolldownOptions: { input: 'main.ts' },
    },
  })
  if (!('output' in built)) throw new Error('Not one output')
  const listed = (name: string) => {
    const file = built.output.find(each => each.type === 'chunk' && each.name === name)
    const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(file?.type === 'chunk' ? file.code : '') ?? []
    return [...list.matchAll(/(\w+)-[\w-]+\.js/g)].map(([, each = '']) => each).toSorted()
  }
  expect(listed('main')).toEqual(['HomePage', 'MailPage', 'card'])
  expect(listed('screens')).toEqual(['JobsPage', 'UsersPage', 'rows'])
})
