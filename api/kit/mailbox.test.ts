import { expect, test } from 'vitest'

import { mailboxKey, mailboxOf } from '#api/kit/mailbox.ts'

test.each([
  [
    'user@münchen.example',
    'user@xn--mnchen-3ya.example',
    'user@XN--MNCHEN-3YA.example',
    'user@mu\u0308nchen.example',
  ],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai', 'info@ПРИМЕР.РФ'],
  ['a@例え.jp', 'a@xn--r8jz45g.jp', 'a@例え。jp', 'a@例え．ｊｐ'],
  // Zero-width space, soft hyphen, word joiner, byte order mark, marks of direction, a variation selector, joiners.
  ['grace@example.org', 'grace@exam\u200Bple.org', 'grace@exam\u00ADple.org', 'grace@\u2060example.org'],
  ['grace@example.org', 'grace@example.\uFEFForg', 'grace@exam\u200Eple.org', 'grace@example\uFE0F.org'],
  ['grace@example.org', 'grace@exam\u200Cple.org', 'grace@exam\u200Dple.org', 'gra\u200Bce@example.org'],
  // Joiners next to invisible characters, other joiners and full-width letters.
  [
    'grace@example.org',
    'gra\u200B\u200C\u200Bce@example.org',
    'gra\u200C\u200C\u200Cce@example.org',
    'gra\u200D\uFE0F\u200Cce@exam\u200B\u200D\u200Bple.org',
    'gra\u00AD\u200D\u2060ｃe@example.org',
  ],
  [
    'grace@example.org',
    'grace@ｅｘａｍｐｌｅ.org',
    'grace@example．org',
    'ｇｒａｃｅ＠example.org',
    'grace@example.org.',
  ],
  [
    'istanbul.fan@example.org',
    'İstanbul.fan@example.org',
    'i\u0307stanbul.fan@example.org',
    'İSTANBUL.FAN@example.org',
    'istanbul.fan@example.org'.replace('i', 'İ\u200D'),
  ],
  ['rené@example.org', 'RENÉ@example.org', 'rene\u0301@example.org', ' René@Example.org '],
])('has one key for %j and other spellings', (...spellings) => {
  expect(new Set(spellings.map(mailboxKey))).toEqual(new Set([spellings[0]]))
  for (const spelling of spellings) {
    const mailbox = mailboxOf(spelling)
    expect(mailbox).not.toBeNull()
    expect(mailboxOf(mailbox ?? '')).toBe(mailbox)
  }
})

test.each([
  ['user@münchen.example', 'user@munchen.example'],
  ['ırmak@example.org', 'irmak@example.org'],
  ['a@faß.de', 'a@fass.de'],
  ['a.b@example.org', 'ab@example.org'],
  ['a@نامه\u200Cای.com', 'a@نامهای.com'],
])('keeps %j and %j apart', (one, other) => {
  expect(mailboxKey(one)).not.toBe(mailboxKey(other))
})

test('keeps ASCII letters as they were typed', () => {
  expect(mailboxOf(' Grace.Hopper@Example.org ')).toBe('Grace.Hopper@Example.org')
})

test.each([
  'a',
  'a@',
  '@example.org',
  'a@xn--a.org',
  'a@xn--example-.org',
  'a@ex%61mple.ü',
  'a@ü b.org',
  'a@b/ü.org',
  'a@b:80.ü',
  'a@b\u0007.org',
  'a@\u200B.org',
  'a＠b@c.org',
  'ann@x..org',
  'ann@x.org..',
  'ann@-x.org',
  'ann@x.org?y',
  'ann@x.org/.',
  'ann@%41.org',
  `ann@${'b'.repeat(64)}.org`,
  `ann@ü${'b'.repeat(64)}.org`,
])('has no mailbox for %j', text => expect(mailboxOf(text)).toBeNull())
