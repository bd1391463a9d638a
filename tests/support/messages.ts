import { createTranslator } from 'use-intl/core'

import type { Messages, Namespace } from '#schema/messages/namespace.ts'

/** Plausible values for the arguments of messages. Arguments that are counted are numbers. */
const WORDS = {
  act: 'Hide',
  after: 'They’re here.',
  ago: '2 hours ago',
  before: 'They are here.',
  date: '14 August 2026',
  day: '14 August',
  device: 'Firefox on Linux',
  email: 'ada@example.org',
  number: 'BP/2026-27/00042',
  example: '{name}',
  feature: 'voice commands',
  key: '2',
  keyName: 'Blog checker',
  keys: 'color',
  label: 'Role of Ada',
  language: 'French',
  languages: 'French and German',
  level: '2',
  lock: 'Your plan does not include voice commands.',
  method: 'GET',
  version: 'First draft',
  name: 'Ada',
  network: 'LinkedIn',
  newEmail: 'grace@example.org',
  parts: 'the parking spot',
  path: '/api/nothing',
  plan: 'Premium',
  order: 'BPq3Jt8vXw2Lk5Rz0Ny7Fm',
  price: '$5.99',
  amount: '₹499.00',
  code: 'no-speech',
  command: 'make it shorter',
  source: 'editor',
  status: '500',
  topic: 'the launch',
  start: '27 November 2026',
  end: '27 December 2026',
  last: '6 December',
  provider: 'the language model',
  ratio: '2.1',
  reached: '4.7',
  reason: 'The document is full.',
  subject: 'Plans',
  recipient: 'ada@example.org',
  replacement: 'receive',
  reaction: 'Heart',
  role: 'editor',
  scope: 'check',
  shade: '#1d4fbf',
  site: 'Bluepencil',
  text: 'the report',
  title: 'Spring report',
  type: 'text',
  usage: '12 / 100 queries',
  values: 'new, reply',
  wanted: 'report',
  what: 'password',
  achievement: 'First Fix',
  missed: 'Monday',
  next: 'Sunday',
  word: 'Okonjo',
  mode: 'Editing',
  folder: 'Reports',
  alt: 'A map of the park',
  format: 'Markdown',
  flagged: 'their',
  host: 'example.org',
  hosts: 'example.org',
  rule: 'Spell check',
  time: '14:30',
  names: 'Ada and Ben',
  part: '1',
  details: 'It asks for a password.',
  detail: 'document',
  when: '2 hours ago',
} as const

const COUNTED = [
  'count',
  'width',
  'total',
  'selected',
  'rows',
  'max',
  'done',
  'columns',
  'characters',
  'adding',
  'days',
  'earned',
  'fixes',
  'goal',
  'index',
  'left',
  'limit',
  'line',
  'maximum',
  'minimum',
  'minutes',
  'more',
  'most',
  'people',
  'percent',
  'premium',
  'rate',
  'pro',
  'seconds',
  'used',
  'value',
  'words',
  'waiting',
]

/** A message with its arguments filled in. */
export type Filled = { key: string; text: string }

/**
 * Returns every message of a namespace, once with the count 1 and once with the count 5. Throws for
 * an unknown argument.
 */
export function filled({ name, messages }: Namespace): Filled[] {
  const onError = (error: Error) => {
    throw error
  }
  const t = createTranslator({
    locale: 'en-US',
    timeZone: 'UTC',
    messages: messages as Record<string, never>,
    onError,
  })
  const texts = keysOf(messages).flatMap(key =>
    [1, 5].map(count => ({
      key: `${name}.${key}`,
      text: asText(t.rich(key as never, valuesWith(count) as never)),
    })),
  )
  return [...new Map(texts.map(each => [`${each.key} ${each.text}`, each])).values()]
}

/** Returns the paths of all messages. */
export function keysOf(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map(inner => `${key}.${inner}`),
  )
}

/** Tags around parts of messages. */
const TAGS = ['bdi', 'link', 'strong', 'more', 'who', 'terms', 'privacy'] as const

const valuesWith = (count: number) => ({
  ...WORDS,
  ...Object.fromEntries(COUNTED.map(name => [name, count])),
  ...Object.fromEntries(TAGS.map(tag => [tag, (chunks: unknown) => asText(chunks)])),
})

function asText(node: unknown): string {
  return Array.isArray(node) ? node.map(asText).join('') : String(node)
}
