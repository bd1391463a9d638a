import { beforeAll, describe, expect, test } from 'vitest'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { sharedChecker } from '#tests/support/sharedChecker.ts'

import type { Checker } from './checker.ts'
import { isMistake } from './issues.ts'

const checkers = new Map<EnglishDialect, Checker>()

beforeAll(async () => {
  for (const dialect of ['US', 'UK'] as const) checkers.set(dialect, await sharedChecker(dialect))
})

async function corrected(text: string, dialect: EnglishDialect = 'US'): Promise<string> {
  const issues = (await checkers.get(dialect)?.check(text))?.filter(isMistake) ?? []
  return issues.toReversed().reduce((all, { start, end, replacements }) => {
    return all.slice(0, start) + (replacements[0] ?? `[${all.slice(start, end)}]`) + all.slice(end)
  }, text)
}

/** Right sentences by the misreading that each of them invites. */
const right: Readonly<Record<string, readonly string[]>> = {
  '“it is” before a name or an adjective': [
    "I don't think it's Tom.",
    "It's brand new.",
    "Do you think it's John?",
    "I hope it's sunny.",
    "We know it's the end.",
    "I suppose it's Anna who called.",
  ],
  'a noun after “look forward to”': [
    'I am looking forward to Christmas.',
    'We are looking forward to spring.',
    'They look forward to summer.',
    'She looks forward to dinner.',
    'We are looking forward to Easter.',
  ],
  'a noun after “expect”, and facts that are found out': [
    'Let me know when I can expect delivery.',
    'We asked them to find out the reasons.',
  ],
  'a verb before its subject, and a verb without one': [
    'Are they friends?',
    'Were they teachers?',
    'Why do it now?',
    'Why do it at all?',
  ],
  'a verb after a word of quantity': [
    'So many come.',
    'Several came late.',
    'There are several led by women.',
    'Many knew the answer.',
  ],
  'strong past forms': [
    'He woke up.',
    'She tore the page.',
    'He stuck to it.',
    'She clung on.',
    'They burst out laughing.',
    'I overheard them.',
    'He wove a basket.',
    'She spat on the ground.',
    'He foresaw the end.',
    'She flung the door open.',
    'They rang the bell.',
  ],
  'nouns with an article or a plural verb': [
    'Several police were there.',
    'He has a knowledge of French.',
    'We saw the emergence of a new style.',
    'She has a deep understanding of it.',
    'A training in law helps.',
  ],
  'a question about people after a thing': [
    'I have no idea who did it.',
    'He had some idea who was there.',
    'They had no clue who we were.',
  ],
  '“to” and “too”': [
    'It is too bad.',
    'That is too bad.',
    'He spoke to Medium about it.',
    'It is small compared to now.',
    'It was cheap relative to now.',
  ],
  'verbs that end in “ed,” and prefixes': [
    'You may embed it.',
    'It is easy to overfeed fish.',
    'He will overthrow the king.',
    'They can outbid us.',
    'You must unwind now.',
  ],
  'a comparison with “much”': [
    'They live in much larger cities.',
    'They live in much older houses.',
    'It has much smaller leaves.',
  ],
  'a word twice': ['She had had enough.', 'None of them had had lunch.', 'All that he is is a gifted man.'],
  'a clause after “tell”': [
    'You could tell they had a plan.',
    'I could tell they were happy.',
    'You can tell they want it.',
  ],
  'a noun or an adjective where a verb could be': [
    'User needs are met.',
    'She spoke in a low, eager voice.',
    'They need access to unpublished data.',
    'The setup playbook is long.',
    'We studied how people behave and how staff are paid.',
    'It brings you new features.',
    'Many believe that it is true.',
    'They can give you advice on it.',
    'Large effect sizes are rare.',
  ],
  'quantities before plurals in “ics” and Latin plurals': [
    'There are several critics and many interesting topics.',
    'It has various personal characteristics.',
    'We compared the various genera.',
  ],
  'articles before letters, names and a silent “h”': [
    'It is rich in vitamin A and in protein.',
    'That is an historical fact.',
    'It was such an honour to be there.',
  ],
  'a small letter after an abbreviation or a short cry': [
    'We met Mr. and Mrs. Barry there.',
    'It was 15 ft. above the sea.',
    'Pop! his snout came out into the sunlight.',
  ],
  'commas that writers may leave out': [
    'For a moment he was silent.',
    'In this case we wait.',
    'Thus he spoke.',
    'If I was late I ran.',
  ],
  'nouns with an article that are rarely counted': [
    'She comes to every training.',
    'She has a liking for it.',
    'It was a satisfaction to know it.',
    'They took turns, one going ahead.',
  ],
  'words of one or two parts': [
    'It took a while to load.',
    'The roadmap is public.',
    'Every one of them came.',
  ],
  'a paragraph of a quotation that goes on in the next': ['"I saw it. It was there.'],
  'terms that edited texts use': [
    'The geospatial data had no goroutines and no changefeeds.',
    'Prostaglandin and hematocrit were measured.',
  ],
  '“not” before “to”': ['He has a right not to tell.', 'It is a choice not to go.'],
  'names in small letters, and joined words': [
    'The .com boom ended in 2001.',
    'PARK(ing) Day is in September.',
    'The (re)design is nice.',
    "They play rock'n'roll all night.",
    "It was fish'n'chips.",
    'Edit your .muttrc file.',
    'Copy the .bashrc file to the .config folder.',
  ],
}

describe('leaves right sentences alone:', () => {
  test.each(Object.entries(right))('%s', async (_, sentences) => {
    for (const sentence of sentences) expect(await corrected(sentence)).toBe(sentence)
  })

  test('British hyphens', async () => {
    for (const sentence of [
      'He co-ordinated the work.',
      'She co-operates with them and pre-empts it.',
      'They re-elected him.',
    ])
      expect(await corrected(sentence, 'UK')).toBe(sentence)
  })
})

test.each([
  ['Theres a problem.', "There's a problem."],
  ['Heres the plan.', "Here's the plan."],
  ['Wheres the car?', "Where's the car?"],
  ['Where you are going?', 'Where are you going?'],
  ['Where they are now?', 'Where are they now?'],
  ['The room is a available.', 'The room is available.'],
  ['It is a important.', 'It is important.'],
  ['There is a available room.', 'There is an available room.'],
  ['He suggested me to go.', 'He suggested that I go.'],
  ['She suggested us to wait.', 'She suggested that we wait.'],
  ['I am here since two hours.', 'I have been here for two hours.'],
  ['He is working here since three years.', 'He has been working here for three years.'],
  ['I have lived here since five years.', 'I have lived here for five years.'],
  ['i wont do it.', "I won't do it."],
  ['It wont be easy.', "It won't be easy."],
  ['Your gonna have to wait.', "You're gonna have to wait."],
  ['Your gonna love it.', "You're gonna love it."],
  ["The dog wagged it's tail.", 'The dog wagged its tail.'],
  ["It's tail is long.", 'Its tail is long.'],
  ['I look forward to hear from you.', 'I look forward to hearing from you.'],
  ['I am looking forward to meet you.', 'I am looking forward to meeting you.'],
  ['I am proud of they friends.', 'I am proud of their friends.'],
  ['Why do he like it?', 'Why does he like it?'],
  ['I have many question.', 'I have many questions.'],
  ['He have a car.', 'He has a car.'],
  ['He gave me an advice.', 'He gave me advice.'],
  ['It is a car who uses no petrol.', 'It is a car that uses no petrol.'],
  ['It is to late.', 'It is too late.'],
  ['He wants to now it.', 'He wants to know it.'],
  ['He has too much problems.', 'He has too many problems.'],
  ['He gave it to they.', 'He gave it to them.'],
  ['We where there.', 'We were there.'],
  ['He could went home.', 'He could go home.'],
  ['He wants to works hard.', 'He wants to work hard.'],
  ['They need fix it.', 'They need to fix it.'],
  ['It will effect the result.', 'It will affect the result.'],
  ['I new that he was there.', 'I knew that he was there.'],
  ['We waited for a hour.', 'We waited for an hour.'],
  ['We need an information.', 'We need information.'],
  ['However we left.', 'However, we left.'],
  ['Without facts there will be no agreement.', 'Without facts, there will be no agreement.'],
])('corrects %s', async (wrong, fixed) => {
  expect(await corrected(wrong)).toBe(fixed)
})
