import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { cyclesOf, featureGraph, layerViolation, pathOf, type ImportGraph } from './cycles.ts'
import { importsOf } from './imports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // These files contain forbidden imports as samples.
  .filter(file => file !== '' && existsSync(path.join(root, file)) && !file.startsWith('tests/architecture/'))

/** Every file with the files that it imports; types and dynamic imports count. */
const graph: ImportGraph = new Map(
  files.map(file => {
    const targets = importsOf(root, file).map(({ specifier }) => pathOf(file, specifier))
    return [file, targets.filter(target => target !== null)]
  }),
)

const graphOf = (edges: Record<string, string[]>): ImportGraph => new Map(Object.entries(edges))

describe('imports between files', () => {
  test('lead to files that exist', () => {
    const known = new Set(files)
    const toSource = [...graph.values()].flat().filter(target => /\.tsx?$/.test(target))
    expect(toSource.length).toBeGreaterThan(2000)
    expect(
      toSource.filter(target => !known.has(target) && !target.startsWith('tests/architecture/')),
    ).toEqual([])
  })

  test('form no cycle', () => {
    expect(cyclesOf(graph)).toEqual([])
  })

  test.each([
    ['two files', { 'a.ts': ['b.ts'], 'b.ts': ['a.ts'] }, [['a.ts', 'b.ts']]],
    ['a file and itself', { 'a.ts': ['a.ts'] }, [['a.ts']]],
    [
      'three files, behind another',
      { 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['d.ts'], 'd.ts': ['b.ts'] },
      [['b.ts', 'c.ts', 'd.ts']],
    ],
    [
      'two cycles that share a file',
      { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['a.ts'], 'c.ts': ['a.ts'] },
      [['a.ts', 'b.ts', 'c.ts']],
    ],
    ['none: two ways to one file', { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }, []],
  ])('are searched for cycles: %s', (_what, edges, cycles) => {
    expect(cyclesOf(graphOf(edges))).toEqual(cycles)
  })

  test('count where only a type is imported', () => {
    const file = 'api/services/actions/action.ts'
    expect(graph.get(file)).toContain('api/services/context.ts')
  })
})

describe('the api', () => {
  test('imports downwards only: main, features, services, kit', () => {
    const wrong = [...graph].flatMap(([file, targets]) =>
      targets.flatMap(target => {
        const violation = layerViolation(file, target)
        return violation === null ? [] : [`${file}: ${violation} (${target})`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('has features that form no cycle', () => {
    const features = featureGraph(graph)
    expect(features.size).toBeGreaterThan(15)
    expect(cyclesOf(features)).toEqual([])
  })

  test.each([
    ['api/kit/mount.ts', 'api/services/context.ts', 'kit may not import services'],
    ['api/kit/guards.ts', 'api/features/users/model.ts', 'kit may not import features'],
    ['api/services/context.ts', 'api/features/auth/google.ts', 'services may not import features'],
    ['api/features/users/present.ts', 'api/main/app.ts', 'features may not import main'],
    [
      'api/features/sharing/service.ts',
      'api/features/documents/model.ts',
      "sharing may not import another feature's model",
    ],
  ])('forbids %s to import %s', (file, target, violation) => {
    expect(layerViolation(file, target)).toBe(violation)
  })

  test.each([
    ['api/main/models.ts', 'api/features/users/model.ts'],
    ['api/features/users/queries.ts', 'api/features/users/model.ts'],
    ['api/features/sharing/service.ts', 'api/features/documents/service.ts'],
    ['api/features/site/routes.ts', 'api/services/site/queries.ts'],
    ['api/services/actions/action.ts', 'api/kit/handlers.ts'],
  ])('allows %s to import %s', (file, target) => {
    expect(layerViolation(file, target)).toBeNull()
  })

  test('is searched for cycles of features', () => {
    const sample = graphOf({
      'api/features/plans/queries.ts': ['api/features/users/service.ts'],
      'api/features/users/present.ts': ['api/features/plans/present.ts'],
    })
    expect(cyclesOf(featureGraph(sample))).toEqual([['plans', 'users']])
  })
})
