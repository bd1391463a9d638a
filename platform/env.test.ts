import { expect, test } from 'vitest'

import { EnvironmentError, readEnvironment } from './env.ts'

test('nothing has to be set, and an empty or blank value is not set', () => {
  const defaults = readEnvironment({})
  expect(defaults).toMatchObject({ PORT: 3000, HOST: 'localhost', DATA_DIR: 'data', RATE_LIMIT_FACTOR: 1 })
  expect(readEnvironment({ PORT: '', HOST: ' ', PUBLIC_URL: '', DATABASE_URL: '\t' })).toEqual(defaults)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '3.5'],
  ['PORT', '65536'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['PUBLIC_URL', 'example.org'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SESSION_SECRET', 'short'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', 'Infinity'],
  ['RATE_LIMIT_FACTOR', 'lots'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
])('%s=%s is named, with what it has to be', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError)
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: \\S`))
})
