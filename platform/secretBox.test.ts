import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createSecretBox } from '#platform/secretBox.ts'

const box = createSecretBox('a secret of the tests')

test('opens its own boxes, and never seals two alike', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const sealed = box.seal(text, 'ada')
      expect(box.open(sealed, 'ada')).toBe(text)
      expect(box.seal(text, 'ada').equals(sealed)).toBe(false)
    }),
  )
})

test('rejects another context, another secret and a changed byte', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ada')
  expect(() => box.open(sealed, 'bea')).toThrow()
  expect(() => createSecretBox('another secret').open(sealed, 'ada')).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => box.open(changed, 'ada')).toThrow()
  }
  expect(() => box.open(Buffer.alloc(3), 'ada')).toThrow()
})
