import type { Rule } from '../rule.ts'
import { casesOf } from './table.ts'

const object = '$determiner|$objectPronoun|@PROPN|@NOUN|@ADJ|what|#ing'

/** Adjectives and participles with the wrong preposition. */
export const afterAdjectives: readonly Rule[] = [
  {
    id: 'PrepositionAfterAdjective',
    category: 'grammar',
    message: 'Wrong preposition after this adjective',
    explanation:
      'Each adjective goes with certain prepositions: “interested in,” “afraid of,” “responsible for.”',
    cases: casesOf(
      `
      interested | on about at for with | in
      afraid | from about at | of
      scared | from | of
      frightened | from | of
      proud | about with from to | of
      full | with | of
      fond | to with for about on | of
      capable | to for in at | of
      jealous | from on about | of
      envious | from on about for | of
      aware | about on with to at | of
      ashamed | from about | of
      typical | to | of
      independent | on | of
      dependent | of from at | on
      reliant | of from at | on
      keen | in of at | on
      responsible | of about on | for
      famous | of about | for
      similar | with as of than | to
      identical | as of than | to
      superior | than from | to
      inferior | than from | to
      preferable | than from over | to
      prior | than | to
      related | with | to
      addicted | on in of with by for | to
      allergic | for from with of at | to
      accustomed | with of on | to
      polite | with | to
      rude | with | to
      cruel | with | to
      satisfied | of from about at | with
      dissatisfied | of from about at | with
      disappointed | of from | with in
      pleased | of from | with
      familiar | of about | with
      bored | from at about | with of
      angry | on | with at
      furious | on | with at
      excited | of | about
      worried | of from | about
      crazy | on of | about
      surprised | of from | at by
      shocked | of from | by at
      different | of | from
      rich | of | in
      poor | of | in
      covered | of | with
      surrounded | of | by
      influenced | from of | by
      affected | from of | by
      caused | from of | by
      patient | to | with
      strict | to | with
      `,
      (adjective, wrong) => `-<(as) ${adjective} [${wrong}] -(course|now|all|late) ${object}`,
    ),
    examples: {
      wrong: [
        ['I am interested on history.', 'I am interested in history.'],
        ['He is responsible of the accident.', 'He is responsible for the accident.'],
        [
          'My phone is similar with yours and similar as this one.',
          'My phone is similar with yours and similar to this one.',
        ],
      ],
      right: [
        'I am interested in history.',
        'He was happy for a moment.',
        'Most famous of all is the tower.',
        'They were surprised, of course.',
        'Make it as similar as possible.',
      ],
    },
  },
  {
    id: 'MarriedWith',
    category: 'grammar',
    message: 'Use “to” after “married”',
    explanation: 'You are married to a person, and “married with two children” describes a family.',
    cases: [
      [
        '~get|~be|~become|engaged|happily [married with] $article|$objectPronoun|$possessive|@PROPN -(#plural)',
        'married to',
      ],
    ],
    unless: ['with $possessive (blessing / children / kids)'],
    examples: {
      wrong: [
        ['She is married with a doctor.', 'She is married to a doctor.'],
        ['He got married with my sister.', 'He got married to my sister.'],
      ],
      right: ['She is married with two children.', 'He is married to my sister.'],
    },
  },
  {
    id: 'GoodIn',
    category: 'grammar',
    message: 'Use “at” after “good” or “bad”',
    explanation: 'You are good or bad at a subject, a sport or an activity.',
    cases: [
      [
        "~be|very|really|so|quite|not|n't|$frequency good|bad|great|terrible|excellent|brilliant|better|best [in|on] (math|maths|mathematics|english|science|history|physics|chemistry|biology|geography|french|german|spanish|sports|sport|football|cricket|tennis|chess|computers|games|music|art|languages|#ing) -(class|school|@NOUN)",
        'at',
      ],
    ],
    examples: {
      wrong: [
        ['She is good in maths.', 'She is good at maths.'],
        ['He is very good in cooking.', 'He is very good at cooking.'],
      ],
      right: ['It looks good in English class.', 'She is good at maths.', 'The weather is good in spring.'],
    },
  },
  {
    id: 'KindWith',
    category: 'grammar',
    message: 'Use “to” after “kind” or “nice”',
    explanation: 'You are kind, nice or friendly to someone.',
    cases: [
      [
        '~be|very|so|too|more kind|nice|cruel|mean [with] $objectPronoun|people|others|everyone|everybody|$possessive',
        'to',
      ],
    ],
    examples: {
      wrong: [
        ['He was very kind with me.', 'He was very kind to me.'],
        ['She is nice with everybody.', 'She is nice to everybody.'],
      ],
      right: ['He was very kind to me.', 'The cake is nice with cream.'],
    },
  },
  {
    id: 'CapableTo',
    category: 'grammar',
    message: 'Wrong form after “capable” or “able”',
    explanation:
      '“Capable” takes “of” and an -ing form, and “able” takes “to”: “capable of doing it,” “able to do it.”',
    cases: [
      ["(~be|not|n't|very|fully|also|more|people|someone|anyone) capable [to v:#base]", 'of {v.ing}'],
      ['[able of v:#ing]', 'able to {v.base}'],
      ['[unable of v:#ing]', 'unable to {v.base}'],
      ['(very|fully|also|more)? incapable [to v:#base]', 'of {v.ing}'],
    ],
    examples: {
      wrong: [
        ['They are capable to solve it.', 'They are capable of solving it.'],
        ['I am not able of doing this.', 'I am not able to do this.'],
      ],
      right: ['They are capable of solving it.', 'He is able to swim.'],
    },
  },
  {
    id: 'DifferentThanUk',
    category: 'grammar',
    message: 'Use “from” after “different”',
    explanation: 'British English prefers “different from,” and “different than” is mostly American.',
    cases: [
      [
        'different [than] (me|him|us|them / @DET|$possessive @ADJ? @NOUN) -(@VERB|@AUX|$subjectPronoun)',
        'from',
      ],
    ],
    dialects: ['UK', 'AU', 'IN'],
    confidence: 0.7,
    examples: {
      wrong: [
        ['Life here is different than the life at home.', 'Life here is different from the life at home.'],
        ['He is different than them.', 'He is different from them.'],
      ],
      right: ['Life here is different from the life at home.', 'It looks different than it did.'],
    },
  },
]
