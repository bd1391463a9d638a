import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import {
  cyclesOf,
  featureGraph,
  kitViolation,
  layerViolation,
  modelViolation,
  type ImportGraph,
} from './cycles.ts'
import { importsOf, pathOf } from './imports.ts'

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
        const violation = layerViolation(file, target) ?? kitViolation(file, target)
        return violation === null ? [] : [`${file}: ${violation} (${target})`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('reaches tables through model.ts only', () => {
    const sources = files.filter(file => file.startsWith('api/'))
    expect(sources.length).toBeGreaterThan(200)
    expect(
      sources.flatMap(file => modelViolation(file, readFileSync(path.join(root, file), 'utf8')) ?? []),
    ).toEqual([])
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
    [
      'api/kit/limits.ts',
      'api/common/limit.ts',
      'api/common/limit.ts is in none of kit, services, features, main',
    ],
    [
      'api/common/limit.ts',
      'api/kit/errors.ts',
      'api/common/limit.ts is in none of kit, services, features, main',
    ],
    ['api/main.ts', 'express', 'api/main.ts is in none of kit, services, features, main'],
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

  test.each(['schema/documents/contract.ts', 'schema/plans/rules.ts', 'schema/auth/signUp.ts'])(
    'has a kit that may not know %s',
    target => {
      expect(kitViolation('api/kit/limits.ts', target)).toMatch('kit may not know a feature')
    },
  )

  test.each(['schema/endpoints/endpoint.ts', 'schema/users/user.ts', 'platform/logger.ts', 'api/kit/sse.ts'])(
    'has a kit that may know %s',
    target => {
      expect(kitViolation('api/kit/limits.ts', target)).toBeNull()
    },
  )

  test.each([
    ['class RowModel extends Model<Row> {}', 'declares a model'],
    ['class RowModel\n  extends Sequelize.Model {}', 'declares a model'],
    ["const RowModel = sequelize.define('row', {})", 'declares a model'],
    ["export { RowModel } from './model.ts'", 'exports RowModel of'],
    ["export * from './model.ts'", 'exports * of'],
    ["import { RowModel } from './model.ts'\nexport { RowModel as Row }", 'exports Row of'],
    ["import { RowModel } from './model.ts'\nexport default RowModel", 'exports RowModel of'],
    ["import type { RowModel } from './model.ts'\nexport type Row = RowModel", 'exports Row of'],
    ["import { RowModel } from './model.ts'\nexport const rows = RowModel", 'exports rows of'],
    ["import * as model from './model.ts'\nexport const rows: Rows = model", 'exports rows of'],
  ])('is searched for tables that escape their feature: %s', (source, violation) => {
    expect(modelViolation('api/features/a/service.ts', source)).toMatch(violation)
  })

  test('may read a table in its own feature', () => {
    const source = "import { RowModel } from './model.ts'\nexport const read = () => RowModel.findAll()"
    expect(modelViolation('api/features/a/service.ts', source)).toBeNull()
    expect(modelViolation('api/features/a/model.ts', 'class RowModel extends Model<Row> {}')).toBeNull()
  })

  test('is searched for cycles of features', () => {
    const sample = graphOf({
      'api/features/plans/queries.ts': ['api/features/users/service.ts'],
      'api/features/users/present.ts': ['api/features/plans/present.ts'],
    })
    expect(cyclesOf(featureGraph(sample))).toEqual([['plans', 'users']])
  })
})
