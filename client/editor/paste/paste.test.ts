// @vitest-environment happy-dom
import { Editor, type JSONContent } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import {
  APPLE_MAIL,
  EXCEL,
  GMAIL,
  GOOGLE_DOCS,
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

test('from Excel, the cells of a row are apart', () => {
  expect(pasted(EXCEL)).toEqual(['p Name\tTrees\tPrice', 'p Oak\t12\t1,200.50', 'p Beech\t\t800'])
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
  expect(pastedHtml(copy)).toEqual({ html: copy, images: 0 })
})

test('pictures of one pixel are not missed', () => {
  expect(pastedHtml('<p>a<img width="1" height="1" src="https://a.b/t.gif"></p>').images).toBe(0)
  expect(pastedHtml('<p>a<img src="a.png"><picture><img src="b.png"></picture></p>').images).toBe(2)
})
