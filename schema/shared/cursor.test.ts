import { expect, test } from 'vitest'

import { cursorOf, readCursor } from '#schema/shared/cursor.ts'

const ID = '0b9c1f6e-2f0a-4b62-9f0e-1d2c3b4a5f60'

test('reads the cursor that it writes', () => {
  const row = { at: '2026-11-26T10:00:00.123Z', id: ID }
  expect(readCursor(cursorOf(row))).toEqual(row)
})

test.each([
  '',
  ID,
  `2026-11-26_${ID}`,
  `2026-99-26T10:00:00.123Z_${ID}`,
  '2026-11-26T10:00:00.123Z_1',
  `2026-11-26T10:00:00.123Z_${ID}'`,
  `2026-11-26T10:00:00.123Z_${ID.toUpperCase()}`,
  `now()_${ID}`,
  `0000-01-01T00:00:00.000Z_${ID}`,
  `1969-12-31T23:59:59.999Z_${ID}`,
])('reads no cursor from %j', text => expect(readCursor(text)).toBeNull())
