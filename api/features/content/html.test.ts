import { describe, expect, test } from 'vitest'

import { htmlOf, pageHtmlOf, sectionsOf } from './html.ts'

describe('Markdown as HTML', () => {
  test('has headings, links within the site, lists and tables', () => {
    const html = htmlOf('## Roles\n\n- [Share](/help/sharing)\n\n| a | b |\n| - | - |\n| 1 | 2 |')
    for (const part of ['<h2>Roles</h2>', '<a href="/help/sharing">Share</a>', '<li>', '<td>1</td>'])
      expect(html).toContain(part)
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '![a](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[a](x "onmouseover=alert(1) \\"")',
    '`<script>`\n\n    <script>alert(1)</script>',
  ])('never runs %s', markdown => {
    const html = htmlOf(markdown)
    const tags = [...html.matchAll(/<(\w+)([^>]*)>/g)]
    expect(tags.map(([, name]) => name)).not.toContain('script')
    for (const [, , attributes = ''] of tags) {
      expect(attributes.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\bon\w+\s*=/i)
      expect(attributes).not.toMatch(/(?:href|src)="\s*(?:javascript|data):/i)
    }
  })
})

test('the sections of a text begin with its headings of the second level', () => {
  expect(sectionsOf('Before\n\n## One\n\nText\n\n### Sub\n\n## Two\n\nMore')).toEqual([
    { title: 'One', html: '<p>Text</p>\n<h3>Sub</h3>' },
    { title: 'Two', html: '<p>More</p>' },
  ])
})

test('the kept HTML of a page is that of its text', () => {
  for (const text of ['*One*', '*Two*', '*One*']) expect(pageHtmlOf(text)).toBe(htmlOf(text))
})
