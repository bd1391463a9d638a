import * as fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

import { renderHtml, renderText } from '#api/services/email/content.ts'
import { contentOf, type Letter } from '#api/services/email/templates.ts'

const { DOMParser } = new Window()

const LINK = 'https://write.example.org/verify-email?token=abc_-123'

/** What people and admins can write, and what they might try. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '<img src=x onerror=alert(1)>',
    '</p></div></body><h1>',
    '<!-- ',
    '&lt;b&gt; &amp;#60;',
    'Ada\r\nBcc: victim@example.org\r\n\r\nBuy now',
    'Ada\u2028https://evil.example\u2029',
    '\u202egnp.exe',
  ),
)
const link = fc.oneof(
  fc.constant(LINK),
  fc.webUrl({ withQueryParameters: true, withFragments: true }).map(url => new URL(url).href),
)

/** Every kind of letter, holding these values. */
function lettersOf(value: string, link: string): Letter[] {
  const firstName = value
  return [
    { kind: 'verify-email', firstName, link },
    { kind: 'reset-password', firstName, link },
    { kind: 'change-email', firstName, link },
    { kind: 'email-changed', firstName, newEmail: value },
    { kind: 'password-changed', firstName },
    { kind: 'totp-changed', firstName, on: true },
    { kind: 'totp-changed', firstName, on: false },
    { kind: 'recovery-code-used', firstName, left: 3 },
    { kind: 'google-linked', firstName },
    { kind: 'api-key-created', firstName, keyName: value },
    { kind: 'deletion-requested', firstName, date: value, link },
  ]
}

function render(letter: Letter, site: string) {
  const content = contentOf(letter, site)
  return { subject: content.subject, text: renderText(content, site), html: renderHtml(content, site) }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The elements of a page in order, each with its attributes, links' targets left out. */
const skeleton = (html: string): string[] =>
  [...parse(html).querySelectorAll('*')].map(element =>
    [
      element.tagName,
      ...[...element.attributes].map(({ name, value }) => (name === 'href' ? name : `${name}=${value}`)),
    ].join(' '),
  )

/** Parsing takes its time. */
const PATIENCE_MS = 30_000

/** Any letter with any values, and the same letter as it is meant. */
const sample = fc
  .tuple(text, link, text, fc.nat(lettersOf('Ada', LINK).length - 1))
  .map(([value, link, site, kind]) => {
    const [letter, tame] = [lettersOf(value, link)[kind], lettersOf('Ada', LINK)[kind]]
    if (!letter || !tame) throw new Error('There is no such letter.')
    return { letter, ...render(letter, site), template: render(tame, 'Site') }
  })

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f\u0085]/

test(
  'whatever the values are, the HTML has the elements and attributes of its template and no others',
  { timeout: PATIENCE_MS },
  () => {
    fc.assert(
      fc.property(sample, ({ html, template }) => {
        expect(skeleton(html)).toEqual(skeleton(template.html))
      }),
    )
  },
)

test('whatever the values are, the text has the lines of its template and the subject is one line', () => {
  fc.assert(
    fc.property(sample, ({ text, subject, template }) => {
      expect(text.split(LINE_END)).toHaveLength(template.text.split(LINE_END).length)
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }),
  )
})

test('the link is the same in both forms, and there is no other', { timeout: PATIENCE_MS }, () => {
  fc.assert(
    fc.property(sample, ({ letter, text, html }) => {
      const expected = 'link' in letter ? [letter.link] : []
      expect(text.split('\n').filter(line => /^https?:/.test(line))).toEqual(expected)
      const targets = [...parse(html).querySelectorAll('[href]')].map(element => element.getAttribute('href'))
      expect([...new Set(targets)]).toEqual(expected)
    }),
  )
})

test('what somebody named is shown as it was written', () => {
  const keyName = `<b>"Ben & Ann's"</b>`
  const { text, html } = render({ kind: 'api-key-created', firstName: 'Ada', keyName }, 'Site')
  expect(text).toContain(`named “${keyName}”`)
  expect(parse(html).body.textContent).toContain(`named “${keyName}”`)
})

test.each([
  ['Ada', 'Hello Ada,'],
  [' Jean-Luc O’Neil Jr. ', 'Hello Jean-Luc O’Neil Jr.,'],
  ['Αδα 🦆', 'Hello Αδα 🦆,'],
  ['', 'Hello,'],
  ['Win at www.evil.example', 'Hello,'],
  ['https://evil', 'Hello,'],
  ['call me @evil', 'Hello,'],
])('somebody called %j is greeted with %j: a name is no advertisement', (firstName, greeting) => {
  expect(render({ kind: 'password-changed', firstName }, 'Site').text.split('\n')[0]).toBe(greeting)
})

test('a link that leads to no page is an error of the caller', () => {
  for (const link of ['javascript:alert(1)', 'data:text/html,x', '/relative', ''])
    expect(() => render({ kind: 'verify-email', firstName: 'Ada', link }, 'Site')).toThrow()
})

test('the day of a deletion is said in words', () => {
  const letter = { kind: 'deletion-requested', firstName: 'Ada', link: LINK } as const
  expect(render({ ...letter, date: '2026-12-05T23:30:00.000Z' }, 'Site').text).toContain(
    'On 5 December 2026, we',
  )
  expect(render({ ...letter, date: 'Saturday' }, 'Site').text).toContain('On Saturday, we')
})
