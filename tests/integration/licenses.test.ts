import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { isAllowed } from '../../scripts/build/docs/license.ts'
import { licensesPage } from '../../scripts/build/docs/licenses.ts'
import { reachedPackages } from '../../scripts/build/docs/packages.ts'

test('the built product contains no package under another license than permissive, MPL or LGPL', () => {
  const packages = reachedPackages()
  expect(packages.length).toBeGreaterThan(150)
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([])
})

test('docs/licenses.md lists every package of the built product (npm run docs:generate writes it)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/licenses.md'), 'utf8')
  expect(page).toBe(licensesPage())
})
