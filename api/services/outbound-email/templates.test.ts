import * as fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

import { renderHtml, renderText } from '#api/services/outbound-email/content.ts'
import { contentOf, type EmailTemplate } from '#api/services/outbound-email/templates.ts'

const { DOMParser } = new Window()

const LINK = 'https://write.example.org/verify-email?token=abc_-123'

/** Text that users and admins can write, including attacks. */
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

const invitation = { kind: 'invitation', firstName: '', role: 'editor', what: 'snippet' } as const

const DATE = '2026-12-05T00:00:00.000Z'

/** Every kind of email with these values. */
function templatesOf(value: string, link: string): EmailTemplate[] {
  const firstName = value
  return [
    { kind: 'newsletter-confirm', firstName: '', link },
    { kind: 'newsletter-subscribed', firstName: '', link },
    {
      kind: 'notifications',
      firstName,
      items: [
        { kind: 'mention', by: value, title: value, what: 'document' },
        { kind: 'declined', by: value, title: value, what: 'document' },
        { kind: 'quota', limit: 100, date: value },
        { kind: 'payment', plan: value, amount: value },
      ],
      hidden: 2,
      link,
      off: LINK,
    },
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
    { kind: 'plan-ends', firstName, plan: 'Pro', next: value, count: 3, date: DATE, link },
    { kind: 'plan-ended', firstName, plan: 'Pro', next: value, link },
    { kind: 'payment-received', firstName, plan: 'Pro', amount: value, number: value, date: DATE, link },
    { kind: 'payment-returned', firstName, plan: value, amount: value, link },
    { kind: 'payment-second', firstName, plan: value, amount: value, link },
    { kind: 'payment-refunded', firstName, plan: value, amount: value, keepsPlan: true, link },
    { ...invitation, by: value, from: value, title: value, link },
    { kind: 'contact-received', firstName: '' },
    { kind: 'contact-answer', firstName, subject: value, paragraphs: [value, 'Yes.'], link },
    { kind: 'snippet-reported', firstName, title: value, reason: 'spam', details: value, link },
  ]
}

function render(email: EmailTemplate, site: string) {
  const content = contentOf(email, site)
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

/** Any email with any values, and the same email with plain ones. */
const sample = fc
  .tuple(text, link, text, fc.nat(templatesOf('Ada', LINK).length - 1))
  .map(([value, link, site, kind]) => {
    const [email, tame] = [templatesOf(value, link)[kind], templatesOf('Ada', LINK)[kind]]
    if (!email || !tame) throw new Error('There is no such email.')
    return { email, ...render(email, site), plain: render(tame, 'Site') }
  })

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f\u0085]/

test('keeps the elements and attributes of the HTML, whatever the values', () => {
  fc.assert(
    fc.property(sample, ({ html, plain }) => {
      expect(skeleton(html)).toEqual(skeleton(plain.html))
    }),
  )
})

test('keeps the lines of the text and one in the subject for any values', () => {
  fc.assert(
    fc.property(sample, ({ text, subject, plain }) => {
      expect(text.split(LINE_END)).toHaveLength(plain.text.split(LINE_END).length)
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }),
  )
})

test('shows the same link, and no other, in both forms', () => {
  fc.assert(
    fc.property(sample, ({ email, text, html }) => {
      const expected = 'link' in email ? [email.link] : []
      expect(text.split('\n').filter(line => /^https?:/.test(line))).toEqual(expected)
      const targets = [...parse(html).querySelectorAll('[href]')].map(element => element.getAttribute('href'))
      expect([...new Set(targets)]).toEqual(expected)
    }),
  )
})

test.each([
  ['document', 'Ada shared a document with you', '“a document”'],
  ['snippet', 'Ada shared a snippet with you', '“a snippet”'],
] as const)('an invitation to a %s says so in each part', (what, subject, untitled) => {
  const email = { ...invitation, what, by: 'Ada', from: 'ada@example.org', title: '', link: LINK }
  const { subject: shown, text, html } = render(email, 'Site')
  expect(shown).toBe(subject)
  expect(text).toContain(untitled)
  expect(parse(html).querySelector('h1')?.textContent).toBe(subject)
  expect(parse(html).body.textContent).toContain(untitled)
})

test('shows a name as written', () => {
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
])('greets a user named %j with %j, so that a name cannot advertise', (firstName, greeting) => {
  expect(render({ kind: 'password-changed', firstName }, 'Site').text.split('\n')[0]).toBe(greeting)
})

test('tells an administrator why a snippet was reported', () => {
  const report = {
    kind: 'snippet-reported',
    firstName: 'Ada',
    title: '<b>Prize</b>',
    reason: 'private',
    link: LINK,
  } as const
  const { text, html } = render({ ...report, details: 'My address:\nhttps://evil.example <b>' }, 'Site')
  for (const words of [
    'the snippet “<b>Prize</b>” on Site',
    'Reason: Private information',
    'Details: “My address: https://evil.example <b>”',
  ]) {
    expect(text).toContain(words)
    expect(parse(html).body.textContent).toContain(words)
  }
  expect(render({ ...report, details: '' }, 'Site').text).toContain('There are no details.')
})

test('answers a message in paragraphs, and leaves out a subject that advertises', () => {
  const answer = { kind: 'contact-answer', firstName: 'Ada', link: LINK } as const
  const paragraphs = ['<b>Yes</b>', 'Grace']
  const { text, html } = render({ ...answer, subject: 'Plans', paragraphs }, 'Site')
  expect(text).toContain('about “Plans”. This is our answer:\n\n<b>Yes</b>\n\nGrace\n')
  const shown = [...parse(html).querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(shown).toEqual(expect.arrayContaining(paragraphs))
  const other = render({ ...answer, subject: 'Win at www.evil.example', paragraphs }, 'Site')
  expect(other.text).not.toContain('evil')
})

test('rejects a link to anything but a page', () => {
  for (const link of ['javascript:alert(1)', 'data:text/html,x', '/relative', ''])
    expect(() => render({ kind: 'verify-email', firstName: 'Ada', link }, 'Site')).toThrow()
})

test('writes the day of a deletion in words', () => {
  const email = { kind: 'deletion-requested', firstName: 'Ada', link: LINK } as const
  expect(render({ ...email, date: '2026-12-05T23:30:00.000Z' }, 'Site').text).toContain(
    'On December 5, 2026, we',
  )
  expect(render({ ...email, date: 'Saturday' }, 'Site').text).toContain('On Saturday, we')
})
