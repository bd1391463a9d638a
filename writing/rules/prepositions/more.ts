import type { Rule } from '../rule.ts'

/** Prepositions that other languages choose otherwise. */
export const transferredPrepositions: readonly Rule[] = [
  {
    id: 'SameThan',
    category: 'grammar',
    message: '“The same as”',
    explanation: '“The same” is compared with “as”: “the same opinion as me”.',
    cases: [
      [
        'the same @NOUN? [than|like] (me|you|him|her|us|them|mine|yours|ours|theirs|i|he|she|we|they|the|my|your|in|before)',
        'as',
      ],
    ],
    unless: ['same (thing|way|things|time) like'],
    examples: {
      wrong: [['They have the same opinion than me.', 'They have the same opinion as me.']],
      right: ['My house is different from yours.', 'Each is different of course.', 'It is the same as mine.'],
    },
  },
  {
    id: 'LookMe',
    category: 'grammar',
    message: 'Another preposition here',
    explanation: 'Each word has its preposition: “agree with”, “look at”, “wait for”, “bad for”.',
    cases: [
      ['~look&@VERB [me|him|us|them] (> / ,|.|and|with|in|like|very|for)', 'at {}'],
      [
        '~agree&@VERB [the|this|that|your|his|her|their|my] (statement|opinion|idea|view|point|author|writer|topic|decision|plan)',
        'with {}',
      ],
      ['~disagree [to|on|about] (this|that|the) (statement|opinion|idea|view|author|writer)', 'with'],
      [
        '~focus|~concentrate&@VERB [in|at] (the|this|my|your|his|her|our|their|one|what|studying|learning)',
        'on',
      ],
      ['~laugh|~smile&@VERB [about|on|to] (me|him|us|them)', 'at'],
      [
        '~wait&@VERB [the|a|an|my|your|his|her|our|their] (bus|train|answer|reply|friend|mother|taxi|result|results|plane|doctor)',
        'for {}',
      ],
      [
        '~listen&@VERB [the|my|this|your|his|her] (music|song|radio|teacher|parents|news|lecture|conversation|professor|story)',
        'to {}',
      ],
      ['~knock&@VERB [the|my|his|her] door', 'on {}', 'at {}'],
      ['bad|good|dangerous|harmful [to|in] (health|environment)', 'for'],
      [
        'bad|good|dangerous [to] (the|our|your|my|their|his|her) (health|environment|body|eyes|planet)',
        'for',
      ],
      ['key [of] (success|happiness|health)', 'to'],
    ],
    unless: [
      'look (you|me) (in|for)',
      '~look me|him|us|them (in the (eye|face) / up|over|out)',
      'agree the (terms|plan)',
    ],
    examples: {
      wrong: [
        ['He looked me and smiled.', 'He looked at me and smiled.'],
        ['I agree this statement.', 'I agree with this statement.'],
        ['We waited the bus.', 'We waited for the bus.'],
        ['Smoking is bad to your health.', 'Smoking is bad for your health.'],
      ],
      right: ['I often think of you.', 'He looked me in the eye.', 'I agree with this statement.'],
    },
  },
  {
    id: 'AtThisMoment',
    category: 'grammar',
    message: 'Another preposition in this phrase',
    explanation: 'The phrase is fixed: “at this moment”, “on the weekend”, “thank you in advance”.',
    cases: [
      ['[in|on] this moment', 'at'],
      ['[in] the weekend|weekends (> / ,|.|i|we|they|and|with)', 'on'],
    ],
    examples: {
      wrong: [
        ['I am busy in this moment.', 'I am busy at this moment.'],
        ['We rest in the weekend.', 'We rest on the weekend.'],
      ],
      right: ['I am busy at this moment.', 'We rest on the weekend.'],
    },
  },
]
