import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { nameProblem } from './fileNames.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string | null =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null

test('files are named in one style', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '' && existsSync(path.join(root, file)))
  expect(files.length).toBeGreaterThan(1000)
  const problems = files.flatMap(file => {
    const problem = nameProblem(file, read)
    return problem === null ? [] : [`${file}: ${problem}`]
  })
  expect(problems).toEqual([])
})

describe('this test itself', () => {
  const COMPONENT = 'export function TaskList() {}'
  const named = (file: string, source: string) => nameProblem(file, () => source)

  test.each([
    ['client/features/tasks/task-list.tsx', COMPONENT],
    ['client/features/tasks/taskList.tsx', COMPONENT],
    ['client/features/tasks/taskList.test.tsx', COMPONENT],
    ['client/features/tasks/TaskList.tsx', 'export const tasks = []'],
    ['api/kit/task-list.ts', ''],
    ['api/kit/task_list.test.ts', ''],
    ['api/kit/Tasks.ts', ''],
    ['scripts/build/lib/task-list.d.mts', ''],
    ['writing/rules/taskRules/a.ts', ''],
  ])('finds %s', (file, source) => expect(named(file, source)).not.toBeNull())

  test.each([
    ['client/features/tasks/TaskList.tsx', COMPONENT],
    ['client/features/tasks/TaskList.test.tsx', COMPONENT],
    ['client/features/tasks/TaskMenus.tsx', 'export function A() {}\nexport function OrderMenu() {}'],
    ['client/features/tasks/useTasks.tsx', 'export function useTasks() {}'],
    ['client/features/word-goal/wordGoal.long.test.ts', ''],
    ['schema/database/migrations/0042-task-lists.ts', ''],
    ['writing/identify/task-list.d.ts', ''],
    ['vite.config.ts', ''],
    ['docs/task-list.md', ''],
  ])('accepts %s', (file, source) => expect(named(file, source)).toBeNull())
})
