import { expect, test } from 'vitest'

import { packageOf } from './packages.mjs'

test.each([
  ['node_modules/zod/mini/index.js', 'node_modules/zod'],
  ['/srv/product/node_modules/@tiptap/core/dist/index.js?v=1', 'node_modules/@tiptap/core'],
  ['node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
  ['C:\\product\\node_modules\\pg\\lib\\index.js', 'node_modules/pg'],
  ['schema/shared/ids.ts', null],
])('finds the package of %s', (file, name) => expect(packageOf(file)).toBe(name))
