import { z } from 'zod'

import { checkSpelling } from '#writing/check/checker.ts'

import type { Metric } from '../metric.ts'
import { half, honestEmails, packageReadmes } from './everydayTexts.ts'
import { percent, type Part } from './part.ts'
import { wordsIn } from './score/tokens.ts'

const typo = z.object({ bad: z.string(), good: z.array(z.string()) })
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Where a misspelled word stands: the words around it decide what an unlisted word may be. */
const PLACES: readonly { name: string; goal: string; text: (word: string) => string }[] = [
  {
    name: 'in an ordinary sentence',
    goal: '≥ 99',
    text: word => `We talked about the ${word} all evening.`,
  },
  {
    name: 'in a message that names an email and a file',
    goal: '≥ 99',
    text: word => `Hi Ann, I put the ${word} in the file and sent it to you by email.`,
  },
  {
    name: 'in a question about a website and a password',
    goal: '≥ 99',
    text: word => `The website asks for my password, and I cannot see the ${word} any more. Can you help?`,
  },
  {
    name: 'at the start of a sentence',
    goal: '≥ 90',
    text: word => `It rained. ${capital(word)} was there.`,
  },
  {
    name: 'in small letters at the start of a sentence',
    goal: '≥ 98',
    text: word => `It rained. ${word} they left.`,
  },
  { name: 'before “’s”', goal: '≥ 95', text: word => `We painted my ${word}’s house.` },
  { name: 'at the start of a note', goal: '≥ 90', text: word => `${capital(word)} food.` },
]

/**
 * Misspelled words in several places, and unknown words in READMEs and honest emails. Both change
 * with the words around them. The list's own names of identifiers are no words of prose.
 */
export const places: Part = {
  name: 'places',
  async run(data) {
    const words = (await data.read('spell-codespell', typo)).filter(({ bad }) => /^[a-z']+$/.test(bad))
    const metrics: Metric[] = []
    for (const { name, goal, text } of PLACES) {
      let found = 0
      for (const { bad } of words) {
        const sentence = text(bad)
        const start = sentence.toLowerCase().indexOf(bad)
        const issues = await checkSpelling(sentence, 'US')
        if (issues.some(issue => issue.start < start + bad.length && start < issue.end)) found += 1
      }
      metrics.push({
        name: `misspelled words found ${name}`,
        value: percent(found / words.length),
        unit: '%',
        goal,
      })
    }
    for (const [kind, texts] of [
      ['READMEs', await packageReadmes()],
      ['emails', await honestEmails(data)],
    ] as const)
      for (const of of ['tuning', 'held out'] as const) {
        const count = { words: 0, unknown: 0 }
        for (const { text } of half(texts, of, '1')) {
          count.words += wordsIn(text)
          count.unknown += (await checkSpelling(text, 'US')).length
        }
        metrics.push({
          name: `unknown words in ${kind}, ${of}`,
          value: Math.round((count.unknown / count.words) * 100_000) / 100,
          unit: '/ 1,000 words',
        })
      }
    return metrics
  },
}
