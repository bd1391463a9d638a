import type { Rule } from '../rule.ts'
import { tableCases } from './table.ts'

const formal: Rule['goals'] = { formality: ['formal'] }

/** Casual words that a formal text avoids. */
export const formality: readonly Rule[] = [
  {
    id: 'FormalContraction',
    category: 'style',
    message: 'Contraction in a formal text',
    explanation: 'Contractions sound conversational, so a formal text writes out both words.',
    cases: [
      ["[ca n't]", 'cannot'],
      ["[wo n't]", 'will not'],
      ["[v:do|does|did|is|are|was|were|have|has|had|could|would|should|must n't]", '{v} not'],
      ["[i 'm]", 'I am'],
      ["[s:you|we|they 're]", '{s} are'],
      ["[s:i|you|we|they 've]", '{s} have'],
      ["[s:i|you|he|she|it|we|they 'll]", '{s} will'],
      [
        "[s:it|he|she|that|there|what 's&@AUX] (not|a|an|the|very|so|too|also|#ing|possible|important|clear|true|difficult|easy|necessary|no)",
        '{s} is',
      ],
    ],
    goals: formal,
    confidence: 0.6,
    examples: {
      wrong: [
        ["We don't agree.", 'We do not agree.'],
        ["It's not possible.", 'It is not possible.'],
        ["I'm sure they can't.", 'I am sure they cannot.'],
      ],
      right: ['We do not agree.', "The company's plan is clear."],
    },
  },
  {
    id: 'FormalSlang',
    category: 'style',
    message: 'Casual word in a formal text',
    explanation: 'This word may seem out of place in a formal text, and the standard word is a safer choice.',
    cases: tableCases(`
      gonna | going to
      wanna | want to
      gotta | have to
      kinda | rather
      sorta | rather
      gimme | give me
      lemme | let me
      dunno | do not know
      yeah | yes
      yep | yes
      nope | no
      cuz | because
      cos | because
      till | until
      guys | people
      kids | children
      kid | child
      mom | mother
      dad | father
      folks | people
      bucks | dollars
      thx | thank you
      pls | please
      plz | please
      awesome | excellent
      cool idea | good idea
      tons of | many
      a bunch of | several
      loads of | many
      heaps of | many
      lots of | many
      a lot of people | many people
      stuff | things
      asap | as soon as possible
      fyi | for your information
      btw | by the way
      anyways | in any case
      mess up | spoil
      messed up | spoiled
      screw up | spoil
      screwed up | spoiled
      freak out | panic
      rip off | cheat
      sucks | is poor
      crappy | poor
      super easy | very easy
      super important | very important
      pretty good | good
      pretty much | almost
      no way | not at all
      figure out | work out
      hang out | spend time
      check out | look at
      a couple of | two or three
      big deal | important matter
    `),
    goals: formal,
    unless: ['so|too|how cool', 'cash|shop|money till', 'cos lettuce', 'no way of|to'],
    confidence: 0.6,
    examples: {
      wrong: [
        ['We are gonna start soon.', 'We are going to start soon.'],
        ['The kids liked it.', 'The children liked it.'],
      ],
      right: ['We are going to start soon.', 'The children liked it.'],
    },
  },
  {
    id: 'FormalExclamation',
    category: 'style',
    message: 'Exclamation point in a formal text',
    explanation: 'An exclamation point can sound loud, so a period is usually better in a formal text.',
    cases: [['[!] >', '.']],
    goals: formal,
    confidence: 0.5,
    examples: {
      wrong: [
        ['We are pleased to invite you!', 'We are pleased to invite you.'],
        ['Please reply soon!', 'Please reply soon.'],
      ],
      right: ['We are pleased to invite you.', 'Will you come?'],
    },
  },
  {
    id: 'ManyExclamations',
    category: 'style',
    message: 'Too many punctuation marks',
    explanation: 'Several exclamation points or question marks can look like shouting, and one is enough.',
    cases: [['[! !{1,20}]', '!']],
    goals: { formality: ['neutral', 'formal'], domain: ['general', 'academic', 'business', 'technical'] },
    confidence: 0.5,
    examples: {
      wrong: [
        ['It works!! I like it.', 'It works! I like it.'],
        ['Do not touch it!!!', 'Do not touch it!'],
      ],
      right: ['It works!', 'Does it work?'],
    },
  },
  {
    id: 'FormalGreeting',
    category: 'tone',
    message: 'Casual greeting or sign-off in a formal text',
    explanation: 'In a formal letter, start with “Dear” and end with “Kind regards” or “Sincerely.”',
    cases: [
      ['< [hey|hiya|yo] (@PROPN|there|everyone|all|,)', 'Hello', 'Dear'],
      ['< [hi] @PROPN ,', 'Dear'],
      ['< [hi|hey guys]', 'Dear all'],
      ['< [cheers] ,', 'Kind regards'],
      ['< [respected] (sir|madam)', 'Dear'],
    ],
    goals: { formality: ['formal'] },
    confidence: 0.5,
    examples: {
      wrong: [
        ['Hi Anna, the report is ready.', 'Dear Anna, the report is ready.'],
        ['Hey everyone, the report is ready.', 'Hello everyone, the report is ready.'],
      ],
      right: ['Dear Anna, the report is ready.', 'They cheered.'],
    },
  },
]
