import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { EmailTemplate } from '#api/services/outbound-email/templates.ts'
import { adviceTexts } from '#writing/check/adviceTexts.ts'
import { harperTexts } from '#writing/check/harperTexts.ts'
import { packs } from '#writing/rules/packs.ts'
import { riskRules } from '#writing/sentiment/riskRules.ts'
import { signalTexts } from '#writing/spam/signalTexts.ts'

const root = path.resolve(import.meta.dirname, '../..')

const link = 'https://write.example.org/verify-email/abc'
const firstName = 'Ada'
const ending = { plan: 'Premium', next: 'Free' }
const paid = { plan: 'Premium', amount: '₹499.00' }
/** Every kind of email. A new kind without an example does not compile. */
export const LETTERS: { [Kind in EmailTemplate['kind']]: readonly Extract<EmailTemplate, { kind: Kind }>[] } =
  {
    'verify-email': [{ kind: 'verify-email', firstName, link }],
    'reset-password': [{ kind: 'reset-password', firstName, link }],
    'change-email': [{ kind: 'change-email', firstName, link }],
    'email-changed': [{ kind: 'email-changed', firstName, newEmail: 'grace@example.org' }],
    'password-changed': [{ kind: 'password-changed', firstName }],
    'totp-changed': [
      { kind: 'totp-changed', firstName, on: true },
      { kind: 'totp-changed', firstName, on: false },
    ],
    'recovery-code-used': [
      { kind: 'recovery-code-used', firstName, left: 0 },
      { kind: 'recovery-code-used', firstName, left: 3 },
    ],
    'google-linked': [{ kind: 'google-linked', firstName }],
    'api-key-created': [{ kind: 'api-key-created', firstName, keyName: 'Blog checker' }],
    invitation: [
      {
        kind: 'invitation',
        firstName: '',
        by: 'Ada',
        from: 'ada@example.org',
        title: 'Plan',
        what: 'document',
        role: 'editor',
        link,
      },
      {
        kind: 'invitation',
        firstName: '',
        by: 'ad.example',
        from: 'ada@example.org',
        title: '',
        what: 'snippet',
        role: 'viewer',
        link,
      },
    ],
    notifications: [
      {
        kind: 'notifications',
        firstName,
        items: [
          { kind: 'mention', by: 'Grace', title: 'Plan', what: 'document' },
          { kind: 'reply', by: 'Grace', title: 'Plan', what: 'document' },
          { kind: 'share', by: 'ad.example', title: '', what: 'snippet' },
          { kind: 'quota', limit: 100, date: '2026-12-05T00:00:00.000Z' },
          { kind: 'payment', ...paid },
        ],
        hidden: 2,
        link,
        off: link,
      },
    ],
    'contact-received': [{ kind: 'contact-received', firstName: '' }],
    'newsletter-subscribed': [{ kind: 'newsletter-subscribed', firstName: '', link }],
    'newsletter-confirm': [{ kind: 'newsletter-confirm', firstName: '', link }],
    'contact-answer': [
      {
        kind: 'contact-answer',
        firstName,
        subject: 'Plans',
        paragraphs: ['You can change your plan in the settings.', 'Have a good day.'],
        link,
      },
      {
        kind: 'contact-answer',
        firstName,
        subject: 'ad.example',
        paragraphs: ['You can change your plan in the settings.'],
        link,
      },
    ],
    'snippet-reported': [
      {
        kind: 'snippet-reported',
        firstName,
        title: 'Plan',
        reason: 'spam',
        details: 'It asks for a password.',
        link,
      },
      { kind: 'snippet-reported', firstName, title: 'Plan', reason: 'hateful', details: '', link },
    ],
    'plan-ends': [
      { kind: 'plan-ends', firstName, ...ending, count: 1, date: '2026-12-05T00:00:00.000Z', link },
      { kind: 'plan-ends', firstName, ...ending, count: 7, date: '2026-12-05T00:00:00.000Z', link },
    ],
    'plan-ended': [{ kind: 'plan-ended', firstName, ...ending, link }],
    'payment-received': [
      {
        kind: 'payment-received',
        firstName,
        plan: 'Premium',
        amount: '₹499.00',
        number: 'BP/2026-27/00042',
        date: '2026-12-05T00:00:00.000Z',
        link,
      },
    ],
    'payment-returned': [{ kind: 'payment-returned', firstName, ...paid, link }],
    'payment-second': [{ kind: 'payment-second', firstName, ...paid, link }],
    'payment-refunded': [
      { kind: 'payment-refunded', firstName, ...paid, keepsPlan: false, link },
      { kind: 'payment-refunded', firstName, ...paid, keepsPlan: true, link },
      { kind: 'payment-refunded', firstName, ...paid, keepsPlan: null, link },
    ],
    'deletion-requested': [{ kind: 'deletion-requested', firstName, date: '2026-12-05T23:30:00.000Z', link }],
  }

/** Returns every document of the project. */
export function documents(): string[] {
  const folders = [
    '.',
    ...readdirSync(root, { withFileTypes: true })
      .filter(isTopFolder)
      .map(({ name }) => name),
  ]
  return folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .filter(name => name.endsWith('.md'))
      .map(name => path.posix.join(folder, name)),
  )
}

const isTopFolder = (entry: { name: string; isDirectory: () => boolean }): boolean =>
  entry.isDirectory() && !entry.name.startsWith('.') && !['node_modules', 'dist', 'data'].includes(entry.name)

/** The sources in a folder of `writing/` whose texts are in no list. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, 'writing', folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.ts$/.test(name))
    .map(name => path.posix.join('writing', folder, name))

const TEXT = /\b(?:title|message|explanation|hint|reason|note):\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g

/** Returns the texts for users in a source text. A value in a template counts as a number. */
export const textsIn = (source: string): string[] =>
  [...source.matchAll(TEXT)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '3'),
  )

/** Returns the titles and explanations of rules, spam signs and risky wordings. */
export function cardTexts(): { key: string; text: string }[] {
  const own = packs.flat().map(({ id, message, explanation }) => ({ key: id, texts: [message, explanation] }))
  const harper = Array.from(harperTexts, ([key, { title, text }]) => ({ key, texts: [title, text] }))
  const advice = Object.entries(adviceTexts).map(([key, text]) => ({ key, texts: [text] }))
  const signs = Object.entries(signalTexts).map(([key, { message, explanation }]) => ({
    key,
    texts: [message, explanation],
  }))
  const risks = riskRules.map(({ kind, message, explanation }) => ({
    key: kind,
    texts: [message, explanation],
  }))
  return [...own, ...harper, ...advice, ...signs, ...risks].flatMap(({ key, texts }) =>
    texts.filter(text => text !== undefined).map(text => ({ key, text: sentence(text) })),
  )
}

/** A title gets a period, so that it is checked as a sentence. */
export const sentence = (text: string): string => (/[.?!]”?$/.test(text) ? text : `${text}.`)
