import { describe, expect, test } from 'vitest'

import { siteOf } from '#client/extension/common/sites.ts'

import { fieldOf } from './fieldOf.ts'

/** Returns the kind of the field that the element with `id="at"` is in. */
function kindIn(html: string, host = 'example.org'): string | null {
  document.body.innerHTML = html
  const path: Node[] = []
  for (let at: Node | null = document.querySelector('#at'); at; at = at.parentNode) path.push(at)
  return fieldOf([...path, window], siteOf(host))?.kind ?? null
}

describe('the fields of any site', () => {
  test.each<[string, string]>([
    ['<textarea id="at"></textarea>', 'plain'],
    ['<input id="at">', 'plain'],
    ['<input id="at" type="text">', 'plain'],
    ['<input id="at" type="TEXT" autocomplete="given-name">', 'plain'],
    ['<div id="at" contenteditable></div>', 'rich'],
    ['<div id="at" contenteditable="plaintext-only"></div>', 'rich'],
    ['<div contenteditable="true"><p><b id="at">x</b></p></div>', 'rich'],
    ['<div contenteditable="true" spellcheck="false"><p id="at">x</p></div>', 'rich'],
    ['<div class="cm-editor"><div id="at" class="cm-content" contenteditable="true"></div></div>', 'rich'],
  ])('are %s', (html, kind) => {
    expect(kindIn(html)).toBe(kind)
  })

  test.each<[string]>([
    ['<input id="at" type="password">'],
    ['<input id="at" type="email">'],
    ['<input id="at" type="search">'],
    ['<input id="at" type="number">'],
    ['<input id="at" autocomplete="cc-number">'],
    ['<input id="at" autocomplete="section-a one-time-code">'],
    ['<input id="at" autocomplete="username">'],
    ['<input id="at" role="combobox">'],
    ['<input id="at" readonly>'],
    ['<textarea id="at" disabled></textarea>'],
    ['<textarea id="at" spellcheck="false"></textarea>'],
    ['<form spellcheck="false"><input id="at"></form>'],
    ['<div class="monaco-editor"><textarea id="at"></textarea></div>'],
    [
      '<div class="cm-editor"><div id="at" class="cm-content" data-language="sql" contenteditable></div></div>',
    ],
    ['<div data-bluepencil="false"><textarea id="at"></textarea></div>'],
    ['<form id="at" contenteditable="true"></form>'],
    ['<div id="at" contenteditable="false"></div>'],
    ['<button id="at">x</button>'],
  ])('are not %s', html => {
    expect(kindIn(html)).toBeNull()
  })
})

test('a password that a page shows is no field, as long as it was one when it had the focus', () => {
  const input = document.createElement('input')
  const kind = () => fieldOf([input], siteOf('example.org'))?.kind ?? null
  expect(kind()).toBe('plain')
  input.type = 'password'
  expect(kind()).toBeNull()
  input.type = 'text'
  expect(kind()).toBeNull()
})

describe('the fields of Gmail', () => {
  const kind = (html: string) => kindIn(html, 'mail.google.com')

  test('are the body and the subject', () => {
    const body =
      '<div id="at" role="textbox" contenteditable="true" g_editable="true" aria-label="Nachrichtentext"></div>'
    expect(kind(body)).toBe('rich')
    expect(kind('<input id="at" name="subjectbox">')).toBe('plain')
  })

  test('are not recipients, the search or a box for a name', () => {
    expect(kind('<input id="at" role="combobox" aria-label="To recipients">')).toBeNull()
    expect(kind('<form role="search"><input id="at" name="q"></form>')).toBeNull()
    expect(kind('<input id="at" name="filter">')).toBeNull()
  })
})

describe('the fields of LinkedIn', () => {
  const kind = (html: string) => kindIn(html, 'www.linkedin.com')

  test.each<[string]>([
    ['<div class="ql-editor" contenteditable="true"><p id="at">x</p></div>'],
    ['<div class="comments-comment-box"><div id="at" contenteditable="true"></div></div>'],
    ['<div id="at" class="msg-form__contenteditable" contenteditable="true" role="textbox"></div>'],
    ['<div id="at" class="tiptap ProseMirror" contenteditable="true" role="textbox"></div>'],
  ])('are %s', html => {
    expect(kind(html)).toBe('rich')
  })

  test('are not the search and the clipboard of Quill', () => {
    expect(kind('<input id="at" role="combobox" placeholder="Search">')).toBeNull()
    expect(kind('<div class="ql-clipboard" id="at" contenteditable="true"></div>')).toBeNull()
  })
})

test('a page that hides properties of a form changes nothing', () => {
  const html = '<form><input name="parentNode"><input name="closest"><textarea id="at"></textarea></form>'
  document.body.innerHTML = html
  const area = document.querySelector('textarea')
  const form = document.querySelector('form')
  if (!area || !form) throw new Error('no form')
  expect(fieldOf([area, form, document.body], siteOf('example.org'))?.element).toBe(area)
})
