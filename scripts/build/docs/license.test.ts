import { expect, test } from 'vitest'

import { isAllowed } from './license.ts'

test.each([
  'MIT',
  '(GPL-2.0 OR LGPL-2.1 OR MPL-1.1)',
  '(MIT OR CC0-1.0)',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
])('allows %s', license => expect(isAllowed(license)).toBe(true))

test.each([
  'GPL-3.0',
  'AGPL-3.0-only',
  '(GPL-2.0 OR AGPL-3.0)',
  'MIT AND GPL-3.0',
  'SSPL-1.0',
  'unknown',
  'SEE LICENSE IN LICENSE',
  '',
])('refuses %j', license => expect(isAllowed(license)).toBe(false))
