import type { Rule } from '../rule.ts'

/** Slips of learners that leave two verb forms or numbers in one place. */
export const slips: readonly Rule[] = [
  {
    id: 'IsMake',
    category: 'grammar',
    message: 'Two verbs where one is enough',
    explanation: 'The simple present has no “is” or “are”: “The film makes me laugh.”',
    cases: [
      [
        "-<(~do|all|thing|it|that|this|what|and|, / ~do not|n't) @NOUN|@PROPN|he|she|it|who [is v:#base&$verb] $determiner|$objectPronoun|people",
        '{v.s}',
        'is {v.ing}',
      ],
      [
        '-<(~do|all|thing|things|that|this|these|what|and|, / ~do not) @NOUN|@PROPN|they|we|you|people|who [are v:#base&$verb] $determiner|$objectPronoun|people|@NOUN|@ADJ',
        '{v}',
        'are {v.ing}',
      ],
    ],
    unless: ['what|all|thing|things|everything|best|worst|most|least|first|only'],
    sets: {
      verb: 'make explain give take want believe learn understand tell bring buy choose write teach',
    },
    examples: {
      wrong: [
        ['The film is make me sad.', 'The film makes me sad.'],
        ['Advertisements are make products seem better.', 'Advertisements make products seem better.'],
        ['People are explain the matter.', 'People explain the matter.'],
      ],
      right: ['All you do is make a list.', 'What they want is help us.', 'The film is making me sad.'],
    },
  },
  {
    id: 'HowItWork',
    category: 'grammar',
    message: 'Missing “s” in this clause',
    explanation:
      'After “he,” “she” or “it,” the verb takes an “s” inside a sentence, too: “I know how it works.”',
    cases: [
      [
        '@VERB|about|of|on|me|us|him|them|understand|know|see how|why|what|where|when he|she|it [v:#base&!#past&$verb] -(?)',
        '{v.s}',
      ],
    ],
    sets: {
      verb: 'work go look feel happen mean need want know think say make take give use live like help start end taste sound seem depend',
    },
    examples: {
      wrong: [
        ['Nobody knows how it work.', 'Nobody knows how it works.'],
        ['He told us what she want.', 'He told us what she wants.'],
      ],
      right: ['Nobody knows how it works.', 'How does it work?', 'We saw how he put it.'],
    },
  },
  {
    id: 'InTodayWorld',
    category: 'grammar',
    message: 'Missing “’s”',
    explanation: 'The world of today is “today’s world.”',
    cases: [['in|of|for [today] @ADJ? world|society|economy|market|age|life|generation|youth', "{}'s"]],
    examples: {
      wrong: [
        ['Computers are needed in today world.', "Computers are needed in today's world."],
        ['She writes for today youth.', "She writes for today's youth."],
      ],
      right: ["Computers are needed in today's world.", 'We live in a small world.'],
    },
  },
  {
    id: 'SomeDriverMake',
    category: 'grammar',
    message: 'Use the plural here',
    explanation: 'This verb needs a plural before it: “Some drivers make trouble.”',
    cases: [
      [
        '-<(for) some|most @ADJ? [#countable&#singular] (make|have|are|do|go|want|think|know|say|believe) -(of)',
        '{.plural}',
      ],
      ['there are|were some|more @ADJ{0,2} [#countable&#singular] which|who|that|in|on|at', '{.plural}'],
    ],
    examples: {
      wrong: [
        ['Some driver make trouble.', 'Some drivers make trouble.'],
        ['There are some lecture which are good.', 'There are some lectures which are good.'],
      ],
      right: ['Some drivers make trouble.', 'Some people think so.'],
    },
  },
]
