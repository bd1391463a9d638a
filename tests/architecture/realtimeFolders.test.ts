import { execFileSync } from 'node:child_process'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { importsOf } from './imports.ts'
import { folderViolation } from './realtimeFolders.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'realtime/*.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(file => file !== '' && !file.endsWith('.test.ts'))
const imports = sources.flatMap(file => importsOf(root, file))

describe('the folders of realtime', () => {
  test('import downwards only', () => {
    expect(imports.length).toBeGreaterThan(100)
    expect(imports.flatMap(found => folderViolation(found) ?? [])).toEqual([])
  })

  test.each([
    ['realtime/room/room.ts', '#realtime/cluster/cluster.ts'],
    ['realtime/body/bodyBuffer.ts', '../room/room.ts'],
    ['realtime/storage/postgres.ts', '#realtime/wire/peer.ts'],
    ['realtime/projection/maintainer.ts', '#realtime/commands/worker.ts'],
    ['realtime/room/room.ts', '../main.ts'],
    ['realtime/room/room.ts', '#realtime/elsewhere/a.ts'],
    ['realtime/limits.ts', './room/room.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(folderViolation({ file, specifier })).not.toBeNull()
  })

  test.each([
    ['realtime/cluster/cluster.ts', '#realtime/room/room.ts'],
    ['realtime/room/session.ts', './room.ts'],
    ['realtime/room/room.ts', '../limits.ts'],
    ['realtime/room/room.ts', '#schema/rooms/room.ts'],
    ['realtime/main.ts', './gate/upgrade.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(folderViolation({ file, specifier })).toBeNull()
  })
})
