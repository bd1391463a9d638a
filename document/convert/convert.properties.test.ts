import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { body } from '#tests/support/arbitraryBody.ts'
import { asDocxKeeps } from '#tests/support/docxKeeps.ts'

import { baseOf } from '../base.ts'
import { coerceBody } from '../coerce.ts'
import { fromDocx } from './docx/fromDocx.ts'
import { toDocx } from './docx/write.ts'
import { fromHtml } from './fromHtml.ts'
import { fromMarkdown } from './fromMarkdown.ts'
import { asHtmlKeeps, asMarkdownKeeps } from './normalised.ts'
import { toHtml } from './toHtml.ts'
import { toMarkdown } from './toMarkdown.ts'

describe('any body', () => {
  it('comes back from HTML as it was', () => {
    fc.assert(
      fc.property(body, value => {
        const base = asHtmlKeeps(baseOf(value))
        expect(coerceBody(fromHtml(toHtml(base, { title: 'x' })).raw)).toEqual(base)
      }),
      { numRuns: 100 },
    )
  })

  it('comes back from Markdown as it was', () => {
    fc.assert(
      fc.property(body, value => {
        const base = asMarkdownKeeps(baseOf(value))
        expect(coerceBody(fromMarkdown(toMarkdown(base)).raw)).toEqual(base)
      }),
      { numRuns: 100 },
    )
  })

  it('comes back from Word as it was', () => {
    fc.assert(
      fc.property(body, value => {
        const base = asDocxKeeps(baseOf(value))
        const after = coerceBody(fromDocx(toDocx(base, { title: 'x' })).raw)
        expect(after).toEqual(base)
      }),
      { numRuns: 100 },
    )
  })
})
