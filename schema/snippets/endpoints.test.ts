import { expect, test } from 'vitest'

import * as documents from '#schema/documents/endpoints.ts'

import * as snippets from './endpoints.ts'

test('a copy from a page counts as whatever it may become', () => {
  const limits = snippets.duplicateShared.limits
  expect(limits).toEqual(expect.arrayContaining([...documents.create.limits, ...snippets.create.limits]))
})
