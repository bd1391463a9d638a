// @vitest-environment happy-dom
import { Editor, type JSONContent } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import {
  APPLE_MAIL,
  EXCEL,
  GMAIL,
  GOOGLE_DOCS,
  GOOGLE_DOCS_TABLE,
  OUTLOOK,
  THUNDERBIRD,
  WORD,
} from '#tests/support/clipboard.ts'

import { pastedHtml } from './pastedHtml.ts'

let editor: Editor | null = null
afterEach(() => editor?.destroy())

/** Pastes HTML into a document with one empty paragraph. Returns an outline of the result. */
function pasted(html: string): string[] {
  editor = new Editor({
    extensions: bodyExtensions(),
    content: '<p></p>',
    editorProps: { transformPastedHTML: source => pastedHtml(source).html },
  })
  editor.view.pasteHTML(html)
  return outline(editor.getJSON())
}

/** One line for each block: its path of nodes, and its text with the marks of formatted parts. */
function outline(node: JSONContent, path = ''): string[] {
  const here = node.type === 'doc' ? '' : `${path}${SHORT[node.type ?? ''] ?? node.type} `
  const inline = node.content?.some(({ type }) => type === 'text' || type === 'hardBreak') ?? false
  if (inline || !node.content) return [`${here}${(node.content ?? []).map(shown).join('')}`]
  return node.content.flatMap(child => outline(child, here))
}

const SHORT: Record<string, string> = {
  bulletList: '•',
  orderedList: '1.',
  listItem: '',
  paragraph: 'p',
  heading: 'h',
  blockquote: '>',
}

const shown = ({ type, text = '', marks = [] }: JSONContent): string =>
  type === 'hardBreak' ? '↵' : marks.reduce((inner, mark) => `[${mark.type} ${inner}]`, text)

const jsonOf = (of: Editor | null): JSONContent[] => of?.getJSON().content ?? []

/** The texts of the cells of each row of the only table. */
const cellsOf = (_outlined: readonly string[]): string[][] => {
  const [table, ...others] = jsonOf(editor)
  if (table?.type !== 'table' || others.some(({ content }) => content !== undefined)) return []
  return (table.content ?? []).map(row =>
    (row.content ?? []).map(cell =>
      outline(cell)
        .join()
        .replace(/^tableCell p /, ''),
    ),
  )
}

const lines = (outlined: readonly string[]) => outlined.map(line => line.replaceAll(/ +/g, ' ').trim())

describe('pasted from Word', () => {
  test('paragraphs, lists in lists and formatting stay', () => {
    expect(lines(pasted(WORD))).toEqual([
      'h Minutes',
      'p We met on [bold Monday] and decided:',
      '• p Trees',
      '• • p Oaks',
      '• p Benches',
      '1. p First call',
      '1. p Then write',
      'p The end.',
    ])
  })

  test('the picture is counted once, and its drawing is not', () => {
    expect(pastedHtml(WORD).images).toBe(1)
  })
})

test('from Google Docs, nothing is bold that was not, and lists are nested', () => {
  expect(lines(pasted(GOOGLE_DOCS))).toEqual([
    'h Plan',
    'p We [bold must] start [italic soon].',
    '• p One',
    '• • p Half',
    '• p Two',
    'p See [link the site].',
  ])
})

test('from Google Docs, a table is a table, with its merged cell and its empty one', () => {
  expect(cellsOf(pasted(GOOGLE_DOCS_TABLE))).toEqual([['[bold Trees]'], ['Oak', '']])
  expect(jsonOf(editor)[0]?.content?.[0]?.content?.[0]?.attrs).toMatchObject({ colspan: 2 })
})

test('from Excel, a table is a table, and an empty cell stays', () => {
  expect(cellsOf(pasted(EXCEL))).toEqual([
    ['Name', 'Trees', 'Price'],
    ['Oak', '12', '1,200.50'],
    ['Beech', '', '800'],
  ])
})

describe('a pasted table', () => {
  const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`

  test('with borders may have several paragraphs in a cell, as in Word, and its title is a paragraph', () => {
    const table = `<table border=1><caption>Trees</caption>${row('<p>a</p><p>b</p>', 'c')}</table>`
    const [title, ...cells] = pasted(table)
    expect(title).toBe('p Trees')
    expect(lines(cells)).toEqual([
      'table tableRow tableCell p a',
      'table tableRow tableCell p b',
      'table tableRow tableCell p c',
    ])
  })

  test('in a cell becomes lines, and so does the table around it', () => {
    const inner = `<table>${row('a', 'b')}${row('c', 'd')}</table>`
    expect(lines(pasted(`<table>${row(inner, 'x')}</table>`))).toEqual(['p a\tb', 'p c\td', 'p x'])
  })

  test('in a quote and a list is a table after it', () => {
    const table = `<table>${row('a', 'b')}</table>`
    for (const html of [`<blockquote><p>q</p>${table}</blockquote>`, `<ul><li><p>q</p>${table}</li></ul>`])
      expect(lines(pasted(html)).slice(1, 3)).toEqual([
        'table tableRow tableCell p a',
        'table tableRow tableCell p b',
      ])
  })

  test('of one cell, or for layout, is its content', () => {
    expect(pasted(`<table>${row('alone')}</table>`)).toEqual(['p alone'])
    expect(pasted(`<table role=presentation>${row('a', 'b')}</table>`)).toEqual(['p a\tb'])
  })

  test('keeps the spans and the alignment of its cells', () => {
    pasted(
      `<table><tr><th colspan=2>wide</th></tr>${row('a', 'b').replace('<td>', '<td align=right>')}</table>`,
    )
    const [table] = jsonOf(editor)
    expect(table?.content?.[0]?.content?.[0]).toMatchObject({ type: 'tableHeader', attrs: { colspan: 2 } })
    expect(table?.content?.[1]?.content?.[0]?.attrs).toMatchObject({ align: 'right' })
  })
})

describe('pasted from mail programs', () => {
  test('each line of Gmail is a paragraph, and a quote is a quote', () => {
    expect(lines(pasted(GMAIL))).toEqual([
      'p Hi Tom,',
      'p the plan is ready.',
      'p See you😀',
      'p On Mon, Ann wrote:',
      '> p Is it ready?',
    ])
    expect(pastedHtml(GMAIL).images).toBe(0)
  })

  test('a table that lays out an email in Outlook becomes paragraphs', () => {
    expect(lines(pasted(OUTLOOK))).toEqual([
      'p Dear Tom,',
      'p the plan is ready.',
      'p Left column',
      'p with two lines',
      'p Right column',
      '• p one',
      '• p two',
    ])
  })

  test('Apple Mail has no empty paragraphs', () => {
    expect(lines(pasted(APPLE_MAIL))).toEqual(['p Hi Tom,', 'p the plan is ready.', 'p Ann↵Oxford'])
  })

  test('a plain email in Thunderbird is no code', () => {
    expect(lines(pasted(THUNDERBIRD))).toEqual([
      'p Hi Tom,',
      'p the plan is ready, and I have sent it to all of those who asked for it.',
    ])
  })
})

describe('a break', () => {
  test.each([
    ['span', '<p><span>Dear Tom,</span><span><br></span><span>see you</span></p>', 'p Dear Tom,↵see you'],
    ['b', '<p>Dear Tom,<b><br></b>see you</p>', 'p Dear Tom,↵see you'],
    ['i in a span', '<p>Dear Tom,<span><i><br></i></span>see you</p>', 'p Dear Tom,↵see you'],
    ['font', '<div><font>Dear Tom,</font><font><br></font>see you</div>', 'p Dear Tom,↵see you'],
    ['a', '<p>Dear Tom,<a href="https://a.b/"><br></a>see you</p>', 'p Dear Tom,↵see you'],
    ['u with spaces', '<p>Dear Tom,<u> <br> </u>see you</p>', 'p Dear Tom,↵see you'],
    ['font, after a text', '<div><font>Dear Tom,<br></font>see you</div>', 'p Dear Tom,↵see you'],
    ['small, after a text', '<p><small>Dear Tom,<br></small><mark>see you</mark></p>', 'p Dear Tom,↵see you'],
    ['two spans', '<p>Dear<span><br></span><span><br></span>Tom</p>', 'p Dear↵↵Tom'],
  ])('in %s is a line break', (_, html, expected) => {
    const [line = ''] = lines(pasted(html))
    expect(line).toBe(expected)
  })

  test('alone in its block, in elements, is an empty line', () => {
    expect(lines(pasted('<p>a</p><p><span><b><br></b></span></p><p>b</p>'))).toEqual(['p a', 'p b'])
    expect(lines(pasted('<div>a</div><span><br></span><div>b</div>'))).toEqual(['p a', 'p b'])
  })
})

describe('from a code editor', () => {
  const line = (...spans: string[]) =>
    `<div>${spans.map(each => `<span style="color:#00f">${each}</span>`).join('')}</div>`
  const code = (style: string, ...all: string[]) =>
    `<div style="font-family: Menlo; ${style}">${all.join('')}</div>`
  const FOUR = [
    line('if', ' (a) {'),
    line('    ', 'while', ' (b) {'),
    line('        ', 'go', '()'),
    line('    ', '}'),
    line('}'),
  ]
  const INDENTED = ['p if (a) {', 'p     while (b) {', 'p         go()', 'p     }', 'p }']

  test.each(['white-space: pre;', 'white-space: pre-wrap;', 'white-space:break-spaces'])(
    'each line keeps its indentation: %s',
    style => expect(pasted(code(style, ...FOUR))).toEqual(INDENTED),
  )

  test('also behind tabs, and in the lines after a blank one', () => {
    const html = code('white-space: pre;', line('a'), '<br>', line('b'), line('\t\t', 'c'), line('  d'))
    expect(pasted(html)).toEqual(['p a', 'p b', 'p \t\tc', 'p   d'])
  })
})

describe('from right to left', () => {
  const HEBREW =
    '<p dir="rtl" class="MsoNormal" style="text-align:right">שלום, <b>עולם</b>!</p><p>and English</p>'

  test('each block has the direction of its text', () => {
    expect(lines(pasted(HEBREW))).toEqual(['p שלום, [bold עולם]!', 'p and English'])
    const blocks = [...(editor?.view.dom.children ?? [])]
    expect(blocks.map(block => block.getAttribute('dir'))).toEqual(['auto', 'auto'])
  })

  test('lists stay lists, and the caret is after the pasted text', () => {
    expect(lines(pasted('<ul dir="rtl"><li>أولا</li><li>ثانيا</li></ul>'))).toEqual(['• p أولا', '• p ثانيا'])
    expect(editor?.state.selection.$head.parent.textContent).toBe('ثانيا')
    expect(editor?.state.selection.$head.parentOffset).toBe(5)
  })
})

test('a copy from this editor is pasted as it is', () => {
  const copy = '<p data-pm-slice="1 1 []">a<br>b</p><p></p>'
  expect(pastedHtml(copy)).toEqual({ html: copy, images: 0, embedded: [], tooMany: 0 })
})

test('pictures of one pixel are not missed', () => {
  expect(pastedHtml('<p>a<img width="1" height="1" src="https://a.b/t.gif"></p>').images).toBe(0)
  expect(pastedHtml('<p>a<img src="a.png"><picture><img src="b.png"></picture></p>').images).toBe(2)
})

test('pictures in the HTML itself are taken out of it, and not missed', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo='
  const { html, images, embedded } = pastedHtml(
    `<p>a<img src="${png}">b<img src="data:image/svg+xml;base64,PHN2Zy8+"></p>`,
  )
  expect({ html, images, embedded }).toEqual({ html: '<p>ab</p>', images: 1, embedded: [png] })
})

test('pictures in the HTML itself are as many as one paste may add', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo='
  const { html, embedded, tooMany } = pastedHtml(`<p>a${`<img src="${png}">`.repeat(53)}b</p>`)
  expect({ html, embedded: embedded.length, tooMany }).toEqual({
    html: '<p>ab</p>',
    embedded: 50,
    tooMany: 3,
  })
})
