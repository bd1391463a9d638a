import type { Rule } from '../rule.ts'

/** Prepositions carried over from other languages. */
export const transferredPrepositions: readonly Rule[] = [
  {
    id: 'SameThan',
    category: 'grammar',
    message: 'Use “as” after “the same”',
    explanation: '“The same” is followed by “as”: “the same opinion as me.”',
    cases: [
      [
        'the same @NOUN? [than|like] (me|you|him|her|us|them|mine|yours|ours|theirs|i|he|she|we|they|the|my|your|in|before)',
        'as',
      ],
    ],
    unless: ['same (thing|way|things|time) like'],
    examples: {
      wrong: [
        ['They have the same opinion than me.', 'They have the same opinion as me.'],
        ['It is the same color than mine.', 'It is the same color as mine.'],
      ],
      right: ['It is the same as mine.', 'He did the same things like a child.'],
    },
  },
  {
    id: 'LookMe',
    category: 'grammar',
    message: 'Wrong or missing preposition',
    explanation: 'This word goes with a certain preposition: “look at,” “wait for,” “bad for.”',
    cases: [
      ['~look&@VERB [me|him|us|them] (> / ,|.|and|with|in|like|very|for)', 'at {}'],
      ['~disagree [to] (this|that|the) (statement|opinion|idea|view|author|writer)', 'with'],
      [
        '~focus|~concentrate&@VERB [in|at] (what|studying|learning / the|this|my|your|his|her|our|their studies|exam|exams|topic|problem|problems|question|task|future|goal|goals)',
        'on',
      ],
      ['~laugh [on|to] (me|him|us|them)', 'at'],
      ['~smile&@VERB [to] (me|him|us|them)', 'at'],
      [
        '~wait&@VERB [the|a|an|my|your|his|her|our|their] (bus|train|answer|reply|friend|mother|taxi|result|results|plane|doctor)',
        'for {}',
      ],
      ['~knock&@VERB [the|my|his|her] door', 'on {}', 'at {}'],
      ['bad|good [to] (health|environment)', 'for'],
      ['bad [to] (the|our|your|my|their|his|her) (health|environment|body|eyes|planet)', 'for'],
      ['good [to] (our|your|my|their|his|her) health', 'for'],
      ['key [of] (success|happiness|health)', 'to'],
    ],
    unless: ['look (you|me) (in|for)', '~look me|him|us|them (in the (eye|eyes|face) / up|over|out)'],
    examples: {
      wrong: [
        ['He looked me and smiled.', 'He looked at me and smiled.'],
        ['We waited the bus.', 'We waited for the bus.'],
        ['Smoking is bad to your health.', 'Smoking is bad for your health.'],
      ],
      right: [
        'He looked me in the eye.',
        'They disagree about the author of the play.',
        'I cannot concentrate in the library.',
        'We laughed about them later.',
        'Smoking is dangerous to your health.',
        'Be good to your body.',
      ],
    },
  },
  {
    id: 'AtThisMoment',
    category: 'grammar',
    message: 'Wrong preposition in this phrase',
    explanation:
      'This phrase has a fixed preposition: “at this moment,” “on the weekend,” “thank you in advance.”',
    cases: [
      ['[in|on] this moment >', 'at'],
      ['[in] the weekend|weekends (> / ,|.|i|we|they)', 'on'],
    ],
    unless: ['~live|~be|present|fully|lost|caught|stuck|here in this moment'],
    examples: {
      wrong: [
        ['I am busy in this moment.', 'I am busy at this moment.'],
        ['We rest in the weekend.', 'We rest on the weekend.'],
      ],
      right: [
        'I am busy at this moment.',
        'We rest on the weekend.',
        'It was in this moment that I understood.',
        'It ran in the weekend and weekday papers.',
      ],
    },
  },
]
