import { expect, test } from 'vitest'

import { importFile } from '#document/convert/importFile.ts'
import { refusedFiles } from '#tests/support/hostileFiles.ts'

import { refusalText } from './report.ts'

test.each(Object.entries(refusedFiles()))('the refusal of %s says why', (name, [content, why]) => {
  const bytes = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const result = importFile({ name, bytes })
  expect(result.ok ? 'accepted' : refusalText(result.error)).toContain(why)
})
