import path from 'node:path'

import { build } from 'vite'
import { expect, test } from 'vitest'

import { icons } from './icons.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Returns the files of icons that a module with these lines needs. */
async function filesOf(lines: string): Promise<string[]> {
  const found: string[] = []
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === 'entry.tsx' ? id : null),
        load: id => (id === 'entry.tsx' ? lines : null),
        moduleParsed: ({ id, importedIds }) => void (id === 'entry.tsx' && found.push(...importedIds)),
      },
      icons(root),
    ],
    build: { write: false, rolldownOptions: { input: 'entry.tsx' } },
  })
  return found.map(id => path.basename(id))
}

test('imports each icon from its own file, under its name in the module', async () => {
  const lines = `import {
  X as Close,
  AlarmCheck,
  type LucideIcon,
} from 'lucide-react'
console.log(Close, AlarmCheck satisfies LucideIcon)`
  expect(await filesOf(lines)).toEqual(['x.mjs', 'alarm-clock-check.mjs'])
})

test('refuses a name that the package does not have', async () => {
  await expect(filesOf(`import { NoIcon } from 'lucide-react'\nconsole.log(NoIcon)`)).rejects.toThrow(
    'lucide-react has no icon NoIcon',
  )
})
