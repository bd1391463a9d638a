import { createHash } from 'node:crypto'

import type { RewriteAction } from '#schema/assist/rewrite.ts'

import { honestEmails } from '../everydayTexts.ts'
import type { Data } from '../part.ts'

const COUNT = 20
const [WORDS_MIN, WORDS_MAX] = [40, 140]

/** Marks of a text for which people would choose an action. */
const SUITED: Record<RewriteAction, (text: string) => boolean> = {
  improve: () => true,
  shorten: text => countWords(text) >= 80,
  summarise: text => countWords(text) >= 100,
  simplify: text => (text.match(/\b\p{L}{10,}\b/gu) ?? []).length >= 4,
  formalise: text => (text.match(/\p{L}['’](?:t|m|re|ll|ve|d)\b/gu) ?? []).length >= 2,
  make_friendly: text => /\byou\b/i.test(text) && !/\p{L}['’](?:t|m|re|ll|ve|d)\b/u.test(text),
  soften: text => /\b(?:must|never|always|should have|wrong|stupid|don['’]t|stop)\b/i.test(text),
  firm_up: text =>
    (text.match(/\b(?:think|maybe|perhaps|probably|might|seems?|sort of|kind of|guess)\b/gi) ?? []).length >=
    2,
}

/**
 * Returns paragraphs of other people's emails for an action: the same for the same seed, and no two
 * of one email.
 */
export async function foreignSamples(
  data: Data,
  action: RewriteAction,
  seed: string,
): Promise<{ name: string; text: string }[]> {
  const emails = await honestEmails(data)
  const fitting = emails.flatMap(({ key, text }) => {
    const found = text
      .split('\n\n')
      .find(part => countWords(part) >= WORDS_MIN && countWords(part) <= WORDS_MAX && SUITED[action](part))
    return found === undefined ? [] : [{ name: key, text: found }]
  })
  return fitting
    .toSorted((a, b) => orderOf(seed + action + a.text).localeCompare(orderOf(seed + action + b.text)))
    .slice(0, COUNT)
}

const countWords = (text: string): number => text.split(/\s+/).length

const orderOf = (text: string): string => createHash('sha256').update(text).digest('hex')
