import type { Rule } from '../rule.ts'

/** Nouns after "many", a number, and similar words. */
export const counted: readonly Rule[] = [
  {
    id: 'ManySingular',
    category: 'grammar',
    message: 'Use a plural after a word like “many”',
    explanation:
      'After words like “many,” “several,” “various” and “both,” the noun is plural: “several reasons.”',
    cases: [
      [
        '-<(- / the) many|several|various|numerous @ADJ{0,2} [#singular&!#uncountable&!$unlikely&!#ing] -($compound)',
        '{.plural}',
      ],
      [
        '-<(a|the|very|quite|last|first|next|past|$possessive) few @ADJ? [#countable&#singular] -($compound)',
        '{.plural}',
      ],
      ['a few @ADJ{0,2} [#singular&!#uncountable&!$unlikely] -($compound)', '{.plural}'],
      ['both [#countable&#singular&!#ing] -($compound / and)', '{.plural}'],
      [
        'lot|lots|plenty|variety|hundreds|thousands|millions|dozens|couple|number of @ADJ{0,2} [#countable&#singular] -($compound)',
        '{.plural}',
      ],
      [
        'many|several|few|each|either|neither|both|two|three of (the|these|those|my|your|our|their|his|her) @ADJ? [#countable&#singular] -($compound)',
        '{.plural}',
      ],
      ['-<(the|at|~be|$possessive) most [#countable&#singular] -($compound)', '{.plural}'],
      [
        '-<(at|after|not|of|with|by|$modal) all @ADJ? [#countable&#singular&!$allOfIt] -($compound)',
        '{.plural}',
      ],
    ],
    sets: {
      unlikely: 'tv majority million hundred thousand dozen more such need one kind sort type',
      allOfIt: 'day night week month year way family body hour',
    },
    unless: [
      'all language|question|conversation|life|nature|history',
      'lot of man',
      'by many makes|make',
      'a few of (the|these|those|my|our|his|her|their) enemy|cavalry|infantry|generation',
      'many|few|several of (the|these|those|my|our|his|her|their) enemy|cavalry|infantry|generation',
      'all #singular ,',
      'all #singular and all',
      'many cast|break|set|put|cut|hit',
      'several|various|numerous @NOUN and @ADJ? @NOUN',
      'many|several|various (key|new|other)? personnel',
      'many|few|several|various|numerous|both|lot|lots|plenty|variety|number|couple|hundreds|thousands|millions|dozens|most|all|two|three of? @DET|@PRON? @ADJ{0,2} @NOUN @NOUN|@PROPN|@NUM|@ADJ|-|@VERB&#ing',
      'many @ADJ? a|an',
      'the most',
      '[ how many|few',
    ],
    examples: {
      wrong: [
        ['I have several reason for this.', 'I have several reasons for this.'],
        ['He told me many interesting story.', 'He told me many interesting stories.'],
        ['There are a lot of problem.', 'There are a lot of problems.'],
        ['Most student like it.', 'Most students like it.'],
      ],
      right: [
        'Many book shops closed.',
        'A lot of attention was paid.',
        'They get a lot of exercise, and it has plenty of detail.',
        'They can all benefit from a number of step maps.',
        'All day long it rained.',
        'The most interesting story won.',
      ],
    },
  },
  {
    id: 'NumeralSingular',
    category: 'grammar',
    message: 'Use a plural after this number',
    explanation: 'After a number greater than one, the noun is plural: “two books.”',
    cases: [
      ['$number&!hundred&!thousand @ADJ{0,2} [#singular&#countable] -($compound)', '{.plural}'],
      [
        '$number&!hundred&!thousand [part|piece|side|kilometer|kilometre|meter|metre|second] -($compound)',
        '{.plural}',
      ],
      ['/[2-9]|[1-9][0-9]/ [year|month|week|day|hour|minute] -($compound / old)', '{.plural}'],
    ],
    unless: [
      '$number|#number @ADJ{0,2} @NOUN @NOUN|@PROPN|@NUM|@ADJ&!last|-',
      'a|an|this|that|every|per|one|each|first|-|chapter|the $number|#number',
      'twenty|thirty|forty|fifty|hundred|thousand one',
      'or|to|and one',
      '$month|, $number|#number',
    ],
    examples: {
      wrong: [
        ['I read two book last week.', 'I read two books last week.'],
        ['We waited 5 hour for it.', 'We waited 5 hours for it.'],
      ],
      right: [
        'A two year contract is fine.',
        'It is a three-day trip.',
        'We sell two book bags.',
        'She is five year old.',
      ],
    },
  },
  {
    id: 'OneOfSingular',
    category: 'grammar',
    message: 'Use a plural after “one of”',
    explanation: '“One of” picks one thing out of several, so the noun is plural: “one of the reasons.”',
    cases: [
      [
        'one of (the|these|those|my|your|our|their|his|her|its) @ADJ{0,2} [#singular&!#uncountable&!$unlikely] -($compound)',
        '{.plural}',
      ],
      [
        'one of (the|these|those|my|your|our|their) (most|best|worst|greatest|biggest|largest|main) @ADJ? @NOUN [#singular&#countable] ($end|,|i|we|you|that|who|in|ever|is|was)',
        '{.plural}',
      ],
      [
        'one of (the|these|those|my|your|our|their|his|her|its) (most|best|biggest|greatest|main|important) @ADJ? [#singular&!#uncountable&!$unlikely] -($compound)',
        '{.plural}',
      ],
    ],
    sets: {
      unlikely:
        'group family team staff crew world year bunch most class above best two few kind time day following number clergy elect minority majority cavalry infantry retinue',
    },
    unless: [
      'most? #singular and|, @ADJ',
      'one of @DET|@PRON most? @ADJ{0,2} @NOUN @NOUN|@PROPN|@NUM|@ADJ|-',
      'one of the|these|those last|first|few|two|three|four|five|other|many',
    ],
    examples: {
      wrong: [
        ['She is one of the best student.', 'She is one of the best students.'],
        ['One of my friend called.', 'One of my friends called.'],
      ],
      right: [
        'One of the bus drivers called.',
        'One of the family called.',
        'She is one of the best students.',
      ],
    },
  },
  {
    id: 'OneOfReasons',
    category: 'grammar',
    message: 'Missing “the” after “one of”',
    explanation: '“One of” picks from a known group, so add “the,” “my” or “these”: “one of the reasons.”',
    cases: [['one|each|either|neither of [#plural&#countable] -($compound)', 'the {}']],
    examples: {
      wrong: [
        ['It is one of reasons why I left.', 'It is one of the reasons why I left.'],
        ['This is one of reasons for it.', 'This is one of the reasons for it.'],
      ],
      right: ['It is one of the reasons why I left.', 'One of John’s friends called.'],
    },
  },
  {
    id: 'TheseSingular',
    category: 'grammar',
    message: '“These” and “those” need a plural',
    explanation: '“These” and “those” are the plurals of “this” and “that”: “this book,” “these books.”',
    cases: [
      ['these [#singular&#countable] -($compound / of)', '{.plural}'],
      ['those [#singular&#countable] -($compound / of)', '{.plural}'],
      ['these @ADJ [#singular&#countable] -($compound / of)', '{.plural}'],
      ['those @ADJ [#singular&#countable] -($compound / of)', '{.plural}'],
    ],
    unless: ['these|those @ADJ? @NOUN @NOUN|@PROPN|@ADJ|-|@VERB&#ing'],
    examples: {
      wrong: [
        ['I like these book.', 'I like these books.'],
        ['Those small car are cheap.', 'Those small cars are cheap.'],
      ],
      right: ['These book covers are old.', 'I like these books.'],
    },
  },
  {
    id: 'ThisPlural',
    category: 'grammar',
    message: 'Use “these” or “those” with a plural',
    explanation: '“This” and “that” go with one thing, “these” and “those” with several.',
    cases: [
      ['[this] (@ADJ&!many)? #plural&!/.*s/ -($compound)', 'these'],
      ['[this] #plural&#countable&!#s -($compound)', 'these'],
      ['+<($preposition) [this] @ADJ? #plural&#countable -($compound)', 'these'],
      ['[this] @ADJ #plural&#countable -($compound)', 'these'],
      ['+<(in|of|for|with) [that] #plural&#countable -($compound / @VERB / @AUX)', 'those'],
    ],
    unless: ['this|that @ADJ? #plural @NOUN', 'this time|year|morning|week', 'this days and age'],
    examples: {
      wrong: [
        ['This people are kind.', 'These people are kind.'],
        ['I stay for this reasons.', 'I stay for these reasons.'],
        ['This new ideas are good.', 'These new ideas are good.'],
      ],
      right: [
        'This works well.',
        'This news is good.',
        'This means a lot.',
        'I know that people are kind.',
        'This series is good.',
      ],
    },
  },
  {
    id: 'KindsOf',
    category: 'grammar',
    message: '“Kind,” “sort” or “type” doesn’t match',
    explanation: 'These words match the one before them: “this kind of,” “these kinds of.”',
    cases: [
      ['[these n:kind|type|sort] of', 'these {n.plural}', 'this {n}'],
      ['[those n:kind|type|sort] of', 'those {n.plural}', 'that {n}'],
      ['[this n:kinds|types|sorts] of', 'these {n}', 'this {n.singular}'],
      ['all|many|various|several|different|other|two|three|four [kind|type|sort] of', '{.plural}'],
      ['a [kinds|types|sorts] of', '{.singular}'],
      ['every|each|another [kinds|types|sorts] of', '{.singular}'],
    ],
    unless: [
      'a|an|the|some|any|one|this|that|of|completely|very @ADV? different|other kind|type|sort of',
      'not all',
      'or|and|no|any|some other kind|type|sort',
    ],
    examples: {
      wrong: [
        ['I like these kind of films.', 'I like these kinds of films.'],
        ['All kind of people come.', 'All kinds of people come.'],
        ['There are three kind of people.', 'There are three kinds of people.'],
      ],
      right: ['It is a different kind of film.', 'I like this kind of film.'],
    },
  },
]
