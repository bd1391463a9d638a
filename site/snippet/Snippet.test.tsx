import { describe, expect, it } from 'vitest'

import type { SharedNode } from '#schema/sharing/sharedText.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'
import { renderPage } from '#site/server/render.tsx'
import { sharedText } from '#tests/support/sharedText.ts'

import { Reader } from './liveText.ts'
import { snippetPage } from './snippetPage.ts'

const text = (value: string, ...marks: NonNullable<SharedNode['marks']>): SharedNode => ({
  type: 'text',
  text: value,
  marks,
})
const paragraph = (...content: SharedNode[]): SharedNode => ({ type: 'paragraph', content })
const linkTo = (href: unknown) => paragraph(text('here', { type: 'link', attrs: { href } }))

const html = (content: unknown, visitor = true): string =>
  renderPage(snippetPage, { settings: defaultSiteSettings, content, visitor })
const shared = (...content: unknown[]) => ({
  ...sharedText({ updatedAt: '2026-03-09T23:30:00.000Z' }),
  body: { type: 'doc', content },
})
/** The markup of the text alone. */
const shown = (...content: unknown[]): string => {
  const [, inside = ''] =
    /<div class="mt-8[^>]*>(.*?)<\/div><div class="mt-10/s.exec(html(shared(...content))) ?? []
  return inside.replaceAll(/ (?:class|dir)="[^"]*"/g, '')
}
const nested = (levels: number, innermost: SharedNode): SharedNode =>
  Array.from({ length: levels }).reduce<SharedNode>(
    node => ({ type: 'blockquote', content: [node] }),
    innermost,
  )

describe('a shared text', () => {
  it('has its title, the first name of its author and its day', () => {
    const page = html(shared(paragraph(text('Dear all'))))
    expect(page).toMatch(/<h1[^>]*>Greeting<\/h1>/)
    expect(page).toContain('By <bdi>Ada</bdi>')
    expect(page).toContain('<time dateTime="2026-03-09T23:30:00.000Z">Updated March 9, 2026</time>')
  })

  it('shows each kind of block', () => {
    expect(
      shown(
        { type: 'heading', attrs: { level: 1 }, content: [text('Title')] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
        {
          type: 'orderedList',
          attrs: { start: 3, type: 'a' },
          content: [{ type: 'listItem', content: [paragraph()] }],
        },
        { type: 'codeBlock', attrs: { language: 'ts' }, content: [text('a < b')] },
        { type: 'horizontalRule' },
      ),
    ).toBe(
      '<h2>Title</h2><ul><li><p>one</p></li></ul><ol start="3"><li><p><br/></p></li></ol>' +
        '<pre><code>a &lt; b</code></pre><hr/>',
    )
    const row = (type: string, attrs: object) => ({
      type: 'tableRow',
      content: [{ type, attrs, content: [paragraph(text(type))] }],
    })
    expect(
      shown({ type: 'table', content: [row('tableHeader', { colspan: 2 }), row('tableCell', {})] }),
    ).toContain(
      '<tr><th colSpan="2" rowSpan="1"><p>tableHeader</p></th></tr><tr><td colSpan="1" rowSpan="1"><p>tableCell</p></td></tr>',
    )
    expect(
      shown({
        type: 'taskList',
        content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph()] }],
      }),
    ).toContain('aria-label="Done"')
  })

  it('shows formats and breaks', () => {
    const marks = ['bold', 'italic', 'strike', 'underline', 'code'].map(type => ({ type }))
    expect(shown(paragraph(text('all', ...marks)))).toBe(
      '<p><strong><em><s><u><code>all</code></u></s></em></strong></p>',
    )
    expect(shown(paragraph(text('a'), { type: 'hardBreak' }, text('b'), { type: 'hardBreak' }))).toBe(
      '<p>a<br/>b<br/><br/></p>',
    )
  })

  it('names an image, which visitors cannot load', () => {
    expect(shown({ type: 'image', attrs: { id: 'x', alt: '"><b>' } })).toBe(
      '<p>Image: &quot;&gt;&lt;b&gt;</p>',
    )
    expect(shown({ type: 'image', attrs: { id: 'x', alt: ' ' } })).toBe('<p>Image</p>')
  })
})

describe('the header', () => {
  it.each([true, false])('leads to an account or into the app: of a visitor %j', visitor => {
    for (const content of [shared(), null]) {
      const page = html(content, visitor)
      expect(page.includes('href="/signin"')).toBe(visitor)
      expect(page.includes('Open bluepencil.app')).toBe(!visitor)
    }
  })

  it('is that of a visitor once the session is known to have ended', () => {
    const reader = (signInAt: string | null) =>
      new Reader({ signInAt, mine: new Map(), path: null, failure: null })
    expect(html({ ...shared(), reader: reader('/signin') }, false)).toContain('Get Started')
    expect(html({ ...shared(), reader: reader(null) }, true)).toContain('Open bluepencil.app')
  })
})

describe('a hostile text', () => {
  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<!--', '&lt;b&gt;'])(
    'is text, as title, name and body: %s',
    hostile => {
      const page = html({ ...shared(paragraph(text(hostile))), title: hostile, author: hostile })
      expect(page).not.toMatch(/<script|<img|<!--\s*<|<b>/)
      const escaped = hostile.replaceAll(
        /[&<>"]/g,
        sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
      )
      expect(page.split(escaped)).toHaveLength(4)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'https://example.org/\njavascript:x',
    '//example.org',
    '/signin',
    'https:',
    '',
    7,
    null,
    undefined,
  ])('has no link to %j', href => {
    expect(shown(linkTo(href))).toBe('<p>here</p>')
  })

  it.each(['https://example.org/?a=1', 'http://example.org', 'mailto:ada@example.org', 'tel:+441'])(
    'links to %s without telling where from',
    href => {
      expect(shown(linkTo(href))).toBe(
        `<p><a href="${href}" rel="noopener noreferrer nofollow ugc">here</a></p>`,
      )
    },
  )

  it.each(['script', 'iframe', 'style', 'constructor', '__proto__', 'doc'])('has no node %s', type => {
    expect(shown({ type, attrs: { src: 'https://example.org' }, content: [text('x')] })).toBe('')
  })

  it('has no mark and no attribute that is not known', () => {
    expect(
      shown({
        ...paragraph(text('x', { type: 'comment', attrs: { id: '1' } }, { type: 'script' })),
        attrs: { style: 'x', onClick: 'x', dangerouslySetInnerHTML: { __html: '<b>' } },
      }),
    ).toBe('<p>x</p>')
    expect(shown({ type: 'orderedList', attrs: { start: '1" x', type: 'x' }, content: [] })).toBe(
      '<ol start="1"></ol>',
    )
  })

  it('may be as deep as a body, and is refused when it is deeper', () => {
    expect(shown(nested(32, paragraph(text('deep'))))).toContain('<p>deep</p>')
    expect(() => html(shared(nested(20_000, paragraph())))).toThrow('cannot show this body')
  })

  it.each([
    7,
    [],
    {},
    { ...shared(), title: 7 },
    { ...shared(), body: null },
    shared('text'),
    shared({ type: 'paragraph', content: 'x' }),
    shared({ type: 'text', text: 7 }),
  ])('is refused in another shape: %j', content => {
    expect(() => html(content)).toThrow('cannot show this')
  })
})

describe('a code that opens nothing', () => {
  it('says so', () => {
    const page = html(null)
    expect(page).toMatch(/<h1[^>]*>This snippet isn’t available\.<\/h1>/)
    expect(page).not.toContain('<article')
  })
})
