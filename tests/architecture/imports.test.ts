import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { importsOf, specifiersOf, targetOf, violation } from './imports.ts'

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
  .filter(file => file !== '' && file !== 'tests/architecture/imports.test.ts')

const check = (file: string, specifier: string) =>
  violation({ file, specifier, target: targetOf(file, specifier) })

describe('who may import whom', () => {
  test('nothing in the project breaks the rules', () => {
    expect(sources.length).toBeGreaterThan(50)
    const broken = sources.flatMap(file =>
      importsOf(root, file).flatMap(found => {
        const wrong = violation(found)
        return wrong === null ? [] : [`${file}: ${wrong}`]
      }),
    )
    expect(broken).toEqual([])
  })

  test('a forbidden import is found', () => {
    const sample = `import { a } from '#api/main/main.ts'\nimport type { B } from '#schema/b.ts'\nconst c = await import('pg')`
    const [api, schema, pg] = specifiersOf(sample)
    expect(check('realtime/room/room.ts', api ?? '')).toMatch('realtime may not import api')
    expect(check('realtime/room/room.ts', schema ?? '')).toBeNull()
    expect(check('document/text.ts', pg ?? '')).toMatch('document may not use pg')
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
    ['client/features/assist/a.ts', '#client/app/router.tsx'],
    ['client/editor/core/a.ts', '#client/features/usage/b.ts'],
    ['client/editor/core/a.ts', '../../features/usage/b.ts'],
    ['client/editor/core/a.ts', '#client/app/router.tsx'],
    ['client/shared/lib/a.ts', '#client/editor/session.ts'],
    ['client/shared/lib/a.ts', '#client/features/usage/b.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(check(file, specifier)).not.toBeNull()
  })

  test.each([
    ['client/app/a.ts', '#client/features/usage/b.ts'],
    ['client/features/assist/a.ts', './b.ts'],
    ['client/features/assist/a.ts', '#client/editor/session.ts'],
    ['client/app/a.ts', '#client/editor/session.ts'],
    ['client/features/assist/a.ts', '#client/shared/ui/form/Button.tsx'],
    ['api/a.ts', 'express'],
    ['scripts/server/serve.ts', '#realtime/main.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(check(file, specifier)).toBeNull()
  })
})

test('there are no barrel files', () => {
  expect(sources.filter(file => /(?:^|\/)index\.tsx?$/.test(file))).toEqual([])
})

test('every source file stays below 400 lines', () => {
  const lines = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length
  expect(sources.filter(file => lines(file) > 400)).toEqual([])
})
