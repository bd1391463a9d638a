import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { generated } from '../../scripts/build/docs/generated.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each(generated.map(file => [file.path, file] as const))(
  '%s equals its generated text (npm run docs:generate writes it)',
  async (path, { render }) => {
    const current = readFileSync(join(ROOT, path), 'utf8')
    expect(current).toBe(await render(current))
  },
)
