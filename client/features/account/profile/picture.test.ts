import { expect, test } from 'vitest'

import { PICTURE_MAX_BYTES } from '#schema/account/contract.ts'

import { pictureProblem } from './picture.ts'

test.each([
  ['image/png', 1000, null],
  ['image/webp', PICTURE_MAX_BYTES, null],
  ['image/jpeg', PICTURE_MAX_BYTES + 1, 'This picture is larger than 5 MB. Choose a smaller one.'],
  ['image/svg+xml', 1000, 'Choose a JPEG, PNG or WebP picture.'],
  ['', 1000, 'Choose a JPEG, PNG or WebP picture.'],
])('%s of %d bytes: %s', (type, size, problem) => expect(pictureProblem({ type, size })).toBe(problem))
