import { expect, test } from 'vitest'

import { english } from './en.ts'
import type { Messages } from './namespace.ts'

/** Names, which have their capitals in all texts. */
const NAMES = [
  'American',
  'British',
  'Cashfree',
  'Center',
  'Editing',
  'English',
  'Google',
  'Help',
  'JPEG',
  'JavaScript',
  'LanguageTool’s',
  'Markdown',
  'PNG',
  'Payments',
  'Sentiment',
  'Suggesting',
  'TypeScript',
  'Viewing',
  'WebP',
]

/** The names of pages, plans and achievements, and texts that are fixed as they are. */
const FIXED = [
  '1K Words',
  '7-Day Streak',
  '10K Words',
  '30-Day Streak',
  '100-Day Streak',
  '100K Words',
  'API Documentation',
  'Clipboard Access Denied',
  'Command Failed',
  'Conversion Error',
  'Copy Failed',
  'Email Generator',
  'Email Pro',
  'First Fix',
  'Get Started',
  'Get Started Free',
  'Grant Access',
  'Microphone Permission Denied',
  'Microphone Permission Required',
  'Most Popular',
  'Paste Failed',
  'Payment Error',
  'Privacy Policy',
  'Pro Plan',
  'Sign In',
  'Sign Out',
  'Sign Up',
  'Start Voice Command',
  'Stop Listening',
  'Terms of Service',
  'Upgrade to Pro',
  'Voice Command Failed',
  'Voice Commands Disabled',
  'Voice Commands Not Enabled',
  'Voice Commands Not Supported',
  'Voice Recognition Error',
  'Writing Style',
]

/** The most words of a title. */
const TITLE_WORDS = 7

const textsOf = (messages: Messages): string[] =>
  Object.values(messages).flatMap(message => (typeof message === 'string' ? [message] : textsOf(message)))

/** Whether a title has a capital within it that is not a name's. */
function isCapitalized(text: string): boolean {
  const words = text.split(/\s+/)
  const isTitle = words.length <= TITLE_WORDS && !/[.?!:{}<“(·]/.test(text)
  return isTitle && words.slice(1).some(word => /^[A-Z][a-z]/.test(word) && !NAMES.includes(word))
}

test('titles have one capital, as the first letter, but for names and agreed texts', () => {
  const texts = Object.values(english).flatMap(({ messages }) => textsOf(messages))
  expect(new Set(texts.filter(isCapitalized))).toEqual(new Set(FIXED))
})
