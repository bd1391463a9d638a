import { expect, test } from 'vitest'

import { ROUTES } from '#schema/site/routes.ts'

import { isAhead } from './isAhead.ts'

test('the screens of the workspace are loaded ahead, but for those of the admin area', () => {
  const ahead = ROUTES.filter(({ screen }) => isAhead(screen))
  expect(ahead.map(({ screen }) => screen)).toEqual(
    expect.arrayContaining(['document', 'snippets', 'settings', 'dashboard']),
  )
  expect(ahead.filter(({ path }) => path.startsWith('/admin'))).toEqual([])
  expect(ahead.filter(({ access }) => access !== 'user')).toEqual([])
})
