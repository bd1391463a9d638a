import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { importsOf, targetOf, violation } from './imports.ts'
import { COMPUTED, reexportsOf } from './specifiers.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(file => file !== '')

// Parsing every file takes seconds, many on a busy machine.
const imports = sources.flatMap(file => importsOf(root, file))

const check = (file: string, specifier: string) =>
  violation({ file, specifier, target: targetOf(file, specifier) })

describe('who may import whom', () => {
  test('nothing in the project breaks the rules', () => {
    expect(imports.length).toBeGreaterThan(5000)
    const broken = imports.flatMap(found => {
      const wrong = violation(found)
      return wrong === null ? [] : [`${found.file}: ${wrong}`]
    })
    expect(broken).toEqual([])
  })

  test.each([
    ['schema/a.ts', '#platform/env.ts'],
    ['document/a.ts', 'node:fs'],
    ['writing/a.ts', '#document/text.ts'],
    ['platform/a.ts', '../api/main.ts'],
    ['api/a.ts', '#realtime/main.ts'],
    ['api/a.ts', '#client/app/main.tsx'],
    ['client/app/a.ts', '#platform/env.ts'],
    ['client/features/assist/a.ts', '#client/features/usage/b.ts'],
    ['client/features/assist/a.ts', '../usage/b.ts'],
    ['client/features/assist/a.ts', '#client/app/Router.tsx'],
    ['client/editor/core/a.ts', '#client/features/usage/b.ts'],
    ['client/editor/core/a.ts', '../../features/usage/b.ts'],
    ['client/editor/core/a.ts', '#client/app/Router.tsx'],
    ['client/checker/a.ts', '#client/editor/session.ts'],
    ['client/shared/lib/a.ts', '#client/checker/b.ts'],
    ['client/shared/lib/a.ts', '#client/editor/session.ts'],
    ['client/shared/lib/a.ts', '#client/features/usage/b.ts'],
    ['client/extension/popup/a.tsx', '#client/features/usage/b.ts'],
    ['client/extension/content/a.ts', '#client/editor/session.ts'],
    ['client/extension/content/a.ts', '#document/text.ts'],
    ['client/extension/popup/a.tsx', '#site/ui/b.ts'],
    ['client/app/a.ts', '#client/extension/common/b.ts'],
    ['client/features/keys/a.ts', '#client/extension/common/b.ts'],
    ['client/checker/a.ts', '../extension/common/b.ts'],
    ['client/siteMain.tsx', './extension/common/b.ts'],
    ['realtime/room/room.ts', '#api/main/main.ts'],
    ['document/text.ts', 'pg'],
    ['client/app/a.ts', '#client/../api/main/app.ts'],
    ['client/features/assist/a.ts', '#client/features/assist/../usage/b.ts'],
    ['client/features/assist/a.ts', './../../features/usage/b.ts'],
    ['client/features/assist/check.worker.ts', '../usage/b.worker.ts?worker&url'],
    ['client/features/assist/a.ts', '#client/siteMain.tsx'],
    ['client/features/assist/a.ts', '#site/landing/b.ts'],
    ['client/editor/core/a.ts', '#site/landing/b.ts'],
    ['api/kit/a.ts', '#site/landing/b.tsx'],
    ['site/landing/a.ts', '#client/features/usage/b.ts'],
    ['site/landing/a.ts', '#client/app/Router.tsx'],
    ['site/landing/a.ts', '#client/shared/ui/form/Button.tsx'],
    ['site/landing/a.ts', '#document/text.ts'],
    ['site/landing/a.ts', '#writing/check/checker.ts'],
    ['site/landing/a.ts', '#api/kit/messages.ts'],
    ['site/landing/a.ts', '../../platform/env.ts'],
    ['site/landing/a.ts', 'wouter'],
    ['site/landing/a.ts', 'node:fs'],
    ['site/landing/a.ts', 'zod/mini'],
    ['site/landing/a.ts', 'react-dom/client'],
    ['site/landing/a.ts', '../server/render.tsx'],
    ['site/landing/a.ts', '../pricing/b.tsx'],
    ['site/frame/a.ts', '#site/landing/b.tsx'],
    ['client/features/site/a.ts', '#site/server/render.tsx'],
    ['schema/a.ts', '#site/pages.ts'],
    ['realtime/a.ts', '#site/pages.ts'],
    ['platform/a.ts', '#site/pages.ts'],
    ['client/shared/lib/a.ts', '#site/landing/b.ts'],
    ['client/helpers/a.ts', '#client/shared/lib/b.ts'],
    ['client/app/a.ts', '#client/helpers/b.ts'],
    ['client/app/a.ts', '/api/main/app.ts'],
    ['api/kit/a.ts', 'file:///client/app/Router.tsx'],
    ['api/kit/a.ts', '../../dist/client.ts'],
    ['writing/a.ts', '../node_modules/express/index.js'],
    ['schema/a.ts', './b'],
    ['api/kit/a.ts', '#api/kit/b.test.ts'],
    ['writing/a.test.ts', '#platform/env.ts'],
    ['platform/a.ts', COMPUTED],
  ])('%s may not import %s', (file, specifier) => {
    expect(check(file, specifier)).not.toBeNull()
  })

  test.each([
    ['client/app/a.ts', '#client/features/usage/b.ts'],
    ['client/features/assist/a.ts', './b.ts'],
    ['client/features/assist/a.ts', '#client/editor/session.ts'],
    ['client/app/a.ts', '#client/editor/session.ts'],
    ['site/landing/a.tsx', '#schema/site/contract.ts'],
    ['site/landing/a.tsx', '../ui/b.tsx'],
    ['site/landing/a.tsx', './demo/b.ts'],
    ['site/landing/a.tsx', 'lucide-react'],
    ['site/server/a.tsx', 'react-dom/server'],
    ['site/pages.ts', './landing/b.ts'],
    ['site/landing/a.test.tsx', 'react-dom/client'],
    ['api/main/site/a.ts', '#site/server/render.tsx'],
    ['client/features/site/a.tsx', '#site/landing/b.tsx'],
    ['client/features/assist/a.ts', '#site/ui/b.ts'],
    ['client/features/assist/a.ts', '#client/shared/ui/form/Button.tsx'],
    ['client/extension/offscreen/a.ts', '#client/checker/checker.ts'],
    ['client/extension/popup/a.tsx', '#client/shared/ui/form/Button.tsx'],
    ['client/extension/background/a.ts', '#writing/check/dictionary.ts'],
    ['client/extension/content/a.ts', '../common/b.ts'],
    ['scripts/build/lib/a.ts', '../../../client/extension/manifest.ts'],
    ['api/a.ts', 'express'],
    ['scripts/server/serve.ts', '#realtime/main.ts'],
    ['client/siteMain.tsx', './features/site/b.tsx'],
    ['client/app/Router.tsx', '#site/landing/b.tsx'],
    ['client/editor/a.tsx', './a.css'],
    ['writing/a.test.ts', '#tests/support/b.ts'],
    ['writing/a.test.ts', COMPUTED],
    ['tests/support/a.ts', COMPUTED],
  ])('%s may import %s', (file, specifier) => {
    expect(check(file, specifier)).toBeNull()
  })
})

test('there are no barrel files', () => {
  expect(sources.filter(file => /(?:^|\/)index\.tsx?$/.test(file))).toEqual([])
  const again = sources.flatMap(file =>
    reexportsOf(readFileSync(path.join(root, file), 'utf8'), file).map(name => `${file}: ${name}`),
  )
  expect(again).toEqual([])
})

test('every source file is TypeScript, apart from those that run before it is installed', () => {
  const scripts = execFileSync('git', ['ls-files', '*.js', '*.jsx', '*.mjs', '*.cjs', '*.mts', '*.cts'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  const allowed = /^(?:scripts\/|tests\/bench\/sync\/peers\/|client\/public\/theme\.js$)/
  expect(scripts.filter(file => file !== '' && !allowed.test(file))).toEqual([])
})

test('every source file stays below 400 lines', () => {
  const lines = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length
  expect(sources.filter(file => lines(file) > 400)).toEqual([])
})
