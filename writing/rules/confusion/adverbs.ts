import type { Case, Rule } from '../rule.ts'

/** Verbs of action, which adverbs modify. */
const doing =
  '~speak|~write|~drive&#verb|~sing|~dance&#verb|~play&#verb|~cook&#verb|~work&#verb|~swim|~behave|~sleep&#verb|~listen'
/** Not before a noun: “she writes good, clear English”, “they play good and bad characters”. */
const close =
  '-(,|and|but (@ADV|more)? @ADJ / ,|and|but @ADV @NOUN) (> / ,|.|and|but|because|when|in|at|every|so|with|enough)'

const manner = `beautiful beautifully
careful carefully
careless carelessly
quick quickly
slow slowly
quiet quietly
loud loudly
fluent fluently
perfect perfectly
bad badly
easy easily
serious seriously
polite politely
different differently
regular regularly
rapid rapidly
significant significantly
correct correctly
proper properly
nervous nervously
happy happily
patient patiently`
  .split('\n')
  .map(line => line.split(' '))

const feelings =
  'happily:happy sadly:sad angrily:angry tiredly:tired nervously:nervous comfortably:comfortable safely:safe beautifully:beautiful differently:different perfectly:perfect easily:easy healthily:healthy lonelily:lonely'
    .split(' ')
    .map(pair => pair.split(':'))

/** Adjectives and adverbs in each other's place. */
export const adverbForms: readonly Rule[] = [
  {
    id: 'SpeakGood',
    category: 'grammar',
    message: 'Use “well” instead of “good”',
    explanation:
      '“Good” describes a thing, and “well” says how something is done: “She speaks English well.”',
    cases: [
      [
        `${doing} (english|french|german|spanish|chinese|it|football|tennis / the piano)? (very|so|really|quite|pretty)? [good] ${close}`,
        'well',
      ],
      ['~do&#verb [good] (on|in) (the|my|his|her|their|our|a) (test|exam|interview|school|class)', 'well'],
    ],
    unless: ['as good', '~play|~act good (or|cop|guy)'],
    examples: {
      wrong: [
        ['He speaks English good.', 'He speaks English well.'],
        ['She sings very good.', 'She sings very well.'],
        ['I did good on the test.', 'I did well on the test.'],
      ],
      right: [
        'He speaks English well.',
        'She sings good songs.',
        'He does good in the world.',
        'She writes good, clear prose.',
        'They play good and bad characters.',
      ],
    },
  },
  {
    id: 'SingBeautiful',
    category: 'grammar',
    message: 'Use an adverb after this verb',
    explanation: 'An adverb says how something is done: “She sings beautifully.”',
    cases: manner.flatMap(([adjective = '', adverb = '']): Case[] => [
      [`${doing} (very|so|really|quite|too)? [${adjective}] ${close}`, adverb],
      [
        `~increase&#verb|~change&#verb|~improve|~develop|~decrease&#verb (very|so|really|quite|too)? [${adjective}] ${close}`,
        adverb,
      ],
    ]),
    unless: ['~sleep|~work|~play different|loud|quiet|slow|quick'],
    examples: {
      wrong: [
        ['She sings beautiful.', 'She sings beautifully.'],
        ['He drives very careful.', 'He drives very carefully.'],
        ['Prices increased significant in May.', 'Prices increased significantly in May.'],
      ],
      right: [
        'She sings beautifully.',
        'She sings beautiful songs.',
        'They grew serious and silent.',
        'They developed different, more useful tools.',
      ],
    },
  },
  {
    id: 'FeelHappily',
    category: 'grammar',
    message: 'Use an adjective here',
    explanation:
      'After “feel,” “look” and “seem,” an adjective describes the person or thing: “It makes me feel happy.”',
    cases: feelings.flatMap(([adverb = '', adjective = '']): Case[] => [
      [
        `~feel|~seem (very|so|really|more|quite|too|not)? [${adverb}] (> / ,|.|and|because|when|with)`,
        adjective,
      ],
      // “Look sadly at something” is also correct.
      [`~look&#verb (very|so|really|more|quite|too|not)? [${adverb}] (> / because)`, adjective],
    ]),
    examples: {
      wrong: [
        ['It makes me feel happily.', 'It makes me feel happy.'],
        ['You look sadly.', 'You look sad.'],
      ],
      right: [
        'It makes me feel happy.',
        'She looked angrily at me.',
        'I feel strongly about it.',
        'He looked sadly, then angrily, at the door.',
      ],
    },
  },
  {
    id: 'HighDeveloped',
    category: 'grammar',
    message: 'Use an adverb here',
    explanation: 'An adverb says how far or how well something is done: “a highly developed country.”',
    cases: [
      [
        '(a|the|very|is|are|was|were|more|most|of|with|in) [high] (developed|educated|qualified|skilled|recommended|motivated|regarded|industrialized)',
        'highly',
      ],
      [
        '(a|very|is|are|was|were|be|so|more|not) [good] (educated|organized|organised|paid|prepared|trained|dressed)',
        'well',
      ],
      ['(is|are|was|were|be|not) [complete|total] (different|wrong|new|free|unknown|useless)', '{}ly'],
      ['(a|the) [complete|total] (different|wrong|useless)', '{}ly'],
      ['(is|are|was|were|be|been|being) [serious] (injured|hurt|damaged|ill|affected)', 'seriously'],
    ],
    unless: ['the good (educated|paid|trained)'],
    examples: {
      wrong: [
        ['It is a high developed country.', 'It is a highly developed country.'],
        ['They are good paid.', 'They are well paid.'],
        ['It is complete different.', 'It is completely different.'],
      ],
      right: ['It is a highly developed country.', 'The pay is good.', 'A complete new set of tools came.'],
    },
  },
]
