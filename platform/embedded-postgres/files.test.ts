import path from 'node:path'

import { expect, test } from 'vitest'

import { isSamePath } from './files.ts'

test('compares paths as the system does', () => {
  const { posix, win32 } = path
  expect(isSamePath('C:/Users/Ada/data/postgres', 'c:\\Users\\ada\\data\\postgres', win32)).toBe(true)
  expect(isSamePath('C:/Users/Ada/data', 'D:\\Users\\Ada\\data', win32)).toBe(false)
  expect(isSamePath('/data/postgres', '/data/postgres/', posix)).toBe(true)
  expect(isSamePath('/data/postgres', '/data/Postgres', posix)).toBe(false)
})
