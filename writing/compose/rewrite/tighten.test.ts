import { describe, expect, it } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { applyEdits, type Edit, withoutClashes } from '../edits.ts'
import { phraseLines } from '../replace.ts'
import { rewrite } from './rewrite.ts'
import { inTwo, withoutAsides } from './rules.ts'
import { withoutSplices } from './structure.ts'
import { concisePhrases } from './tables/concise.ts'
import { fillerPhrases } from './tables/fillers.ts'
import { hedgePhrases } from './tables/hedges.ts'
import {
  conciseWords,
  formalWords,
  friendlyWords,
  gentleWords,
  simpleWords,
  withoutFillers,
  withoutHedges,
} from './themes.ts'
import { verbsOfPassives, withoutDoubles, withoutReasonWhy, withoutThereArePeople } from './tighten.ts'

const made = (wanted: (text: string) => Edit[], text: string) =>
  applyEdits(text, withoutClashes(wanted(text)))
const first = () => 0

describe.each<[string, (text: string) => Edit[], [string, string][]]>([
  [
    'passives of nouns',
    verbsOfPassives,
    [
      ['An analysis of forty letters was carried out.', 'Forty letters were analyzed.'],
      ['A review of the contract was performed in May.', 'The contract was reviewed in May.'],
      ['An analysis of forty letters was not carried out.', ''],
      ['A comparison of prices with quality was made.', ''],
    ],
  ],
  [
    'reasons',
    withoutReasonWhy,
    [
      ['The reason why so many left is that the mills closed.', 'So many left because the mills closed.'],
      ['The reason why he left is not that he was ill.', ''],
      ['The reason why it is that small is the price.', ''],
      ['The reason why she did not come is that she was ill.', ''],
    ],
  ],
  [
    'there are people who',
    withoutThereArePeople,
    [
      ['There are many people who think so.', 'Many people think so.'],
      ['There are no people who think so.', ''],
      ['There are few people who think so.', ''],
    ],
  ],
  [
    'doubled statements',
    withoutDoubles,
    [
      ['Tell me if you are able to come or if you are not able to come.', 'Tell me whether you can come.'],
      ['It crashes each time when I open it.', 'It crashes each time I open it.'],
      [
        'It is with great pleasure that we would like to announce our cup.',
        'We are pleased to announce our cup.',
      ],
      ['I am a person who is careful.', 'I am careful.'],
      ['He is a person who is not careful.', ''],
      ['The box is red in color.', 'The box is red.'],
      ['Tell me if you are able to come or if he is not able to come.', ''],
    ],
  ],
  [
    'brackets that limit stay',
    withoutAsides,
    [
      ['Members (and their friends) may vote.', 'Members may vote.'],
      ['Members (not guests) may vote.', ''],
      ['The (usually) light one is used.', ''],
      ['You will travel (a few times each year) to us.', ''],
    ],
  ],
  [
    'lists stay in one sentence',
    inTwo,
    [
      [
        'All states have laws that protect animals; some violations are crimes.',
        'All states have laws that protect animals. Some violations are crimes.',
      ],
      ['This includes training for all developers of ours; ensuring legal compliance.', ''],
      ['There are three kinds of organs here: the first ones; the second ones; and the last one.', ''],
    ],
  ],
  [
    'openings are not clauses',
    withoutSplices,
    [
      ['I am not reading my mail -- in fact, I will be reading it rarely.', ''],
      ['You are free of suppliers so when things change, you can adapt it.', ''],
    ],
  ],
  [
    'formal words',
    text => formalWords(text, first),
    [
      ['It grew, thanks to open access.', ''],
      ['It was discussed quite a bit.', 'It was discussed considerably.'],
    ],
  ],
  [
    'friendly verbs',
    text => friendlyWords(text, first),
    [
      ['Please submit them by Friday.', ''],
      ['Please submit the form.', 'Please send in the form.'],
      ['Discuss with your group.', ''],
    ],
  ],
  [
    'gentle words',
    text => gentleWords(text, first),
    [
      ['My parents were poor.', ''],
      ['The plan is stupid.', 'The plan is not well thought out.'],
      ['This is not to say you should never use it.', ''],
    ],
  ],
  [
    'simple words',
    text => simpleWords(text, first),
    [
      ['More research is required to fill the gap.', ''],
      ['Take informed consent for this.', ''],
      ['It is sufficiently persuasive.', ''],
      ['Tenants are required to pay.', 'Tenants must pay.'],
      ['They had access to monitoring and care.', ''],
      ['It responds to minimal guidance.', ''],
      ['The animals differ, and individuals move.', ''],
      ['It studies movement and selecting forces.', ''],
    ],
  ],
])('%s', (_, wanted, cases) => {
  it.each(cases)('%s', (before, after) => {
    expect(made(wanted, before)).toBe(after === '' ? before : after)
  })
})

it.each([
  ['tflags', 'flags', false],
  ['luminometer', 'illuminometer', false],
  ['recieve', 'receive', true],
  ['aanswer', 'answer', true],
])('corrects a typo but no coined word: %s', async (word, replacement, isTypo) => {
  const text = `We ${word} it.`
  const issue: Issue = {
    id: word,
    rule: 'SpellCheck',
    message: '',
    safe: false,
    start: 3,
    end: 3 + word.length,
    category: 'spelling',
    confidence: 0.95,
    replacements: [replacement],
    explanation: '',
  }
  const check = (checked: string) => Promise.resolve(checked.includes(word) ? [issue] : [])
  let result = ''
  for await (const piece of rewrite(text, 'correct', { check, seed: '' })) result += piece.text
  expect(result).toBe(isTypo ? `We ${replacement} it.` : text)
})

it.each([
  ['fewer words', concisePhrases, (text: string) => conciseWords(text, first)],
  ['fillers', fillerPhrases, (text: string) => withoutFillers(text, first)],
  ['hedges', hedgePhrases, (text: string) => withoutHedges(text, first)],
] as const)('is done after one pass: %s', (_, table, wanted) => {
  for (const [, choices] of phraseLines(table)) {
    for (const choice of choices) {
      const after = choice.replace(/\s*@\w+/g, '').trim()
      if (after !== '')
        expect([after, made(wanted, `So ${after} the cat.`)]).toEqual([after, `So ${after} the cat.`])
    }
  }
})
