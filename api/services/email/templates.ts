import { button, note, paragraph, type Content } from '#api/services/email/content.ts'

/** Everything that is mailed to people, each with what it says of them. */
export type Letter =
  | { kind: 'verify-email'; firstName: string; link: string }
  | { kind: 'reset-password'; firstName: string; link: string }
  /** To the new address. */
  | { kind: 'change-email'; firstName: string; link: string }
  /** To the old address. */
  | { kind: 'email-changed'; firstName: string; newEmail: string }
  | { kind: 'password-changed'; firstName: string }
  | { kind: 'totp-changed'; firstName: string; on: boolean }
  | { kind: 'recovery-code-used'; firstName: string; left: number }
  | { kind: 'google-linked'; firstName: string }
  | { kind: 'api-key-created'; firstName: string; keyName: string }
  | { kind: 'deletion-requested'; firstName: string; date: string; link: string }

/** Subject and content of a letter; `site` is the name that this installation goes by. */
export function contentOf(letter: Letter, site: string): Content {
  const { subject, blocks } = bodyOf(letter, site)
  return { subject, blocks: [paragraph(greeting(letter.firstName)), ...blocks] }
}

function bodyOf(letter: Letter, site: string): Content {
  switch (letter.kind) {
    case 'verify-email':
      return {
        subject: 'Confirm your email address',
        blocks: [
          paragraph(`Welcome to ${site}. Please confirm that this is your email address.`),
          button('Confirm email address', letter.link),
          note('The link works for 24 hours. If you did not sign up, you need not do anything.'),
        ],
      }
    case 'reset-password':
      return {
        subject: 'Reset your password',
        blocks: [
          paragraph(
            `Somebody, hopefully you, asked for a new password for your account at ${site}. Choose one here.`,
          ),
          button('Choose a new password', letter.link),
          note(
            'The link works once, within 30 minutes. If it was not you, you need not do anything: your password stays as it is.',
          ),
        ],
      }
    case 'change-email':
      return {
        subject: 'Confirm your new email address',
        blocks: [
          paragraph(`You asked to use this address for your account at ${site}. Please confirm it.`),
          button('Confirm new address', letter.link),
          note('The link works for 24 hours. Until you follow it, your account keeps its old address.'),
        ],
      }
    case 'email-changed':
      return {
        subject: 'Your email address was changed',
        blocks: [
          paragraph(`The email address of your account at ${site} is now ${letter.newEmail}.`),
          note(`If this was not you, please write to the people who run ${site} at once.`),
        ],
      }
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        blocks: [paragraph(`The password of your account at ${site} was changed.`), note(NOT_YOU)],
      }
    case 'totp-changed':
      return letter.on
        ? {
            subject: 'Two-step sign-in is on',
            blocks: [
              paragraph(
                `Signing in to your account at ${site} now asks for a code of your authenticator app.`,
              ),
              note(NOT_YOU),
            ],
          }
        : {
            subject: 'Two-step sign-in is off',
            blocks: [
              paragraph(
                `Signing in to your account at ${site} no longer asks for a code of your authenticator app.`,
              ),
              note(NOT_YOU),
            ],
          }
    case 'recovery-code-used':
      return {
        subject: 'A recovery code was used',
        blocks: [
          paragraph(
            `Somebody signed in to your account at ${site} with a recovery code. ${codes(letter.left)}`,
          ),
          note(NOT_YOU),
        ],
      }
    case 'google-linked':
      return {
        subject: 'Your Google account was linked',
        blocks: [paragraph(`You can now sign in to your account at ${site} with Google.`), note(NOT_YOU)],
      }
    case 'api-key-created':
      return {
        subject: 'A new API key was made',
        blocks: [
          paragraph(`An API key named “${letter.keyName}” was made for your account at ${site}.`),
          note('If this was not you, revoke the key in your settings and change your password.'),
        ],
      }
    case 'deletion-requested':
      return {
        subject: 'Your account will be deleted',
        blocks: [
          paragraph(
            `You asked to delete your account at ${site}. On ${day(letter.date)} it will be gone, with everything in it. Until then you can change your mind.`,
          ),
          button('Keep my account', letter.link),
          note('If this was not you, keep the account and change your password.'),
        ],
      }
  }
}

const NOT_YOU =
  'If this was not you, reset your password at once: there is a link to do so where you sign in.'

/** What a mail program would make a link of. Signing up with somebody else's address must not mail them an advertisement. */
const LINKABLE = /[/:@\\]|\.\S/u

const greeting = (firstName: string): string =>
  firstName.trim() === '' || LINKABLE.test(firstName) ? 'Hello,' : `Hello ${firstName.trim()},`

const codes = (left: number): string => {
  if (left === 0) return 'It was the last one: please make new ones in your settings.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A moment in ISO 8601 as a day in words; anything else stays as it is. */
const day = (date: string): string =>
  /^\d{4}-\d\d-\d\d(T|$)/.test(date) && !Number.isNaN(Date.parse(date)) ? DAY.format(new Date(date)) : date
