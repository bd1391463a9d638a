import { expect, test } from 'vitest'

import { isInApp, ROUTES } from '#schema/site/routes.ts'

import { features } from './features.ts'

test('each screen that the app shows is the screen of one feature', () => {
  const screens = features.flatMap(({ screens }) => Object.keys(screens ?? {}))
  expect(screens.toSorted()).toEqual(
    [...new Set(ROUTES.filter(isInApp).map(({ screen }) => screen))].toSorted(),
  )
})

test('each section of the menu has one icon', () => {
  const icons = features.flatMap(feature => Object.keys(feature.icons ?? {}))
  const sections = ROUTES.flatMap(({ section }) =>
    section && section !== 'settings' && section !== 'admin' ? [section] : [],
  )
  expect(icons.toSorted()).toEqual([...new Set(sections)].toSorted())
})
