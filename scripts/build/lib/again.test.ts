import { expect, test } from 'vitest'

import { filesToRunAgain } from './again.mjs'

const failed = (project: string, file: string) => ({ project, file, name: 'fails', errors: [] })

test('runs a failed file with servers or a browser once more, however many of its tests failed', () => {
  const file = 'tests/e2e/tables.test.ts'
  expect(filesToRunAgain([failed('e2e', file), failed('e2e', file)])).toMatchObject([
    { project: 'e2e', file },
  ])
})

test.each([
  ['a unit test', 'unit', 'schema/plans/limits.test.ts'],
  ['a test from seeds', 'fuzz', 'tests/fuzz/frames.test.ts'],
  ['a test of durability', 'integration', 'tests/integration/collabDurability.test.ts'],
  ['a test of kept text', 'e2e', 'tests/e2e/localCopy.test.ts'],
  ['a test of money', 'integration', 'tests/integration/metering.test.ts'],
  ['a test of access', 'integration', 'tests/integration/accessMatrix.test.ts'],
  ['an error whose file is not known', 'integration', '(no file)'],
])('never runs %s again', (_what, project, file) => {
  expect(filesToRunAgain([failed(project, file)])).toEqual([])
})

test('runs none again if many files failed', () => {
  const many = Array.from({ length: 9 }, (_, index) => failed('e2e', `tests/e2e/${index}.test.ts`))
  expect(filesToRunAgain(many)).toEqual([])
})
