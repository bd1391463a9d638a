// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'

import { parseBody } from '#document/parse.ts'

import { bodyExtensions } from './extensions.ts'

let editor: Editor | null = null
afterEach(() => editor?.destroy())

/** Returns the document that an editor creates from pasted HTML. */
const read = (html: string) => {
  editor = new Editor({ extensions: bodyExtensions(), content: html })
  const result = parseBody(editor.getJSON())
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return JSON.stringify(result.value)
}

describe('pasted HTML', () => {
  it.each([
    [
      'a link styled by its page',
      '<p><a href="https://a.b/" class="fixed inset-0" rel="x" target="y">z</a></p>',
    ],
    ['a list that starts nowhere', '<ol start="x" type="disc"><li><p>z</p></li></ol>'],
    ['code in an odd language', '<pre><code class="language-@@">z</code></pre>'],
    ['a heading of level 6', '<h6>z</h6>'],
  ])('becomes a valid body: %s', (_, html) => {
    expect(read(html)).toContain('"z"')
  })

  it.each(['javascript:alert(1)', '/relative', 'data:text/html,x', ' java\tscript:x'])(
    'drops a link to %s',
    href => {
      const body = read(`<p><a href="${href}">z</a></p>`)
      expect(body).toContain('"z"')
      expect(body).not.toContain('link')
    },
  )

  it('keeps an allowed link that opens in a new tab', () => {
    expect(read('<p><a href="mailto:a@b.c" title="t">z</a></p>')).toContain(
      '"attrs":{"href":"mailto:a@b.c","target":"_blank","rel":"noopener noreferrer nofollow","class":null,"title":"t"}',
    )
  })

  it('keeps a comment and drops suggested deletions', () => {
    const body = read(
      '<p><span data-comment="c1">a</span><del data-suggestion="s" data-author="u">gone</del><del>b</del></p>',
    )
    expect(body).toContain('{"type":"comment","attrs":{"id":"c1"}}')
    expect(body).toContain('strike')
    expect(body).not.toContain('gone')
  })
})
