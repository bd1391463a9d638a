import { describe, expect, it } from 'vitest'

import { baseOf } from './base.ts'
import { parseBody } from './parse.ts'

const bodyOf = (...content: unknown[]) => {
  const result = parseBody({ type: 'doc', content })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks })
const by = (type: string) => ({ type, attrs: { id: 's1', author: 'u1' } })
const comment = { type: 'comment', attrs: { id: 'c1' } }

describe('baseOf', () => {
  it('removes insertions, keeps deletions and formatting, strips comments, and joins texts', () => {
    const body = bodyOf(
      {
        type: 'paragraph',
        content: [
          text('The '),
          text('old', by('deletion'), comment),
          text('new', by('insertion')),
          text(' house'),
          text(' here', { type: 'bold' }, comment),
          text('!', by('insertion'), by('deletion')),
        ],
      },
      { type: 'codeBlock', content: [text('x', by('insertion'))] },
    )
    expect(baseOf(body)).toEqual(
      bodyOf(
        { type: 'paragraph', content: [text('The old house'), text(' here', { type: 'bold' })] },
        { type: 'codeBlock' },
      ),
    )
  })
})
