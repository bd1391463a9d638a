import type { Rule } from '../rule.ts'

/** Excludes “newspaper and magazine articles” and “comic and tragic plays”. */
const after =
  '-(and|or @NOUN|@ADJ @NOUN / and|or @NOUN - / and|or @NOUN @NOUN) (> / ,|.|and|or|in|at|with|on|when|because|every|for|but|to|about|from|that|together|there)'

/** Nouns after a verb with the wrong number or no marked number. */
export const objects: readonly Rule[] = [
  {
    id: 'ReadBook',
    category: 'grammar',
    message: 'The object needs “a” or a plural',
    explanation:
      'One thing needs “a” or “the,” and a plural speaks of things in general: “read a book,” “read books.”',
    cases: [
      [
        `~read&#verb|~write&#verb [book|newspaper|magazine|novel|article|story|letter|essay|comic] ${after}`,
        '{.plural}',
        'a {}',
        'the {}',
      ],
      [`~watch&#verb [movie|film|cartoon|match] ${after}`, '{.plural}', 'a {}', 'the {}'],
      [
        `~eat&#verb [vegetable|apple|tomato|carrot|sandwich|cookie|snack|burger|hamburger|noodle|bean] ${after}`,
        '{.plural}',
        'a {}',
        'the {}',
      ],
      [`~play&#verb (computer|video|card|board) [game] ${after}`, '{.plural}', 'a {}', 'the {}'],
      [`~drive&#verb|~sell&#verb [car|truck] ${after}`, '{.plural}', 'a {}', 'the {}'],
      [`~tell&#verb me|us|him|her|them [story|joke|lie] ${after}`, 'a {}', '{.plural}', 'the {}'],
      [`~make&#verb [mistake|decision|plan] ${after}`, '{.plural}', 'a {}'],
      [`~ask&#verb (me|him|her|them|us|you)? [question] ${after}`, '{.plural}', 'a {}'],
    ],
    unless: [
      '(read|write|watch|eat|play|drive|sell|tell|make|ask) - ',
      'letter (by|for) letter',
      'article #number',
    ],
    examples: {
      wrong: [
        ['I like to read book in the evening.', 'I like to read books in the evening.'],
        ['She eats vegetable every day.', 'She eats vegetables every day.'],
        ['We watch movie together.', 'We watch movies together.'],
        ['Tell me story about it.', 'Tell me a story about it.'],
      ],
      right: [
        'I like to read books.',
        'We watch movie stars.',
        'They drive car prices up.',
        'They sell car and home insurance.',
        'We read newspaper and magazine articles.',
        'She ate an apple.',
      ],
    },
  },
  {
    id: 'FreeTimes',
    category: 'grammar',
    message: '“Time” should be singular here',
    explanation: 'The time you have or spend can’t be counted: “in my free time.”',
    cases: [
      ['free|spare|leisure [times]', 'time'],
      ["~spend (a lot of / most of / much|more|all)? my|your|his|her|our|their [times] -(’|')", 'time'],
      ['(have|has|had|need|needs) (much|enough|more|less|no) [times] (to|for|with|.|,)', 'time'],
    ],
    unless: ['more times than'],
    examples: {
      wrong: [
        ['In my free times, I play football.', 'In my free time, I play football.'],
        ['She spends her times well.', 'She spends her time well.'],
      ],
      right: ['In my free time, I play football.', 'I saw it many times.', 'These are hard times.'],
    },
  },
  {
    id: 'ManyWorks',
    category: 'grammar',
    message: '“Work” should be singular here',
    explanation: 'Tasks and jobs are “work,” which can’t be counted, and only what artists make are “works.”',
    cases: [
      ['~do|~have [many works] (at|to|and|.|,|every / in the office|morning|week)', 'a lot of work'],
      ['-<(<) ~do [works] -(of)', 'work'],
      ['-<(<) ~do (a lot of / lots of / some|much|more|their|his|her|my|our|your) [works] -(of)', 'work'],
      [
        '(have|has|had) (a lot of / lots of / so much / too much / much|more) [works] (> / to do|finish / today|tomorrow|now)',
        'work',
      ],
      ['(hard|heavy|paid) [works] (is|are|was|and|.|,)', 'work'],
    ],
    unless: [
      'works of',
      'how|what|that|it|he|she|this works',
      'what|whatever|all|everything (!,){0,4} ~do works',
      '~do (#word){0,2} works (#word){0,3} ?',
    ],
    examples: {
      wrong: [
        ['He does many works at home.', 'He does a lot of work at home.'],
        ['I have a lot of works today.', 'I have a lot of work today.'],
      ],
      right: [
        'I have a lot of work today.',
        'He knows many works of art.',
        'How does it work?',
        'She wrote many works for the piano.',
        'The museum has more works by her than any other.',
        'What he does works.',
      ],
    },
  },
  {
    id: 'MyHairs',
    category: 'grammar',
    message: '“Hair” should be singular here',
    explanation: 'All the hair on a head is “hair,” and only single ones are “hairs”: “My hair is long.”',
    cases: [
      ['(my|your|his|her|our|their) @ADJ? [hairs are]', 'hair is'],
      ['(my|your|his|her|our|their) @ADJ? [hairs were]', 'hair was'],
      [
        '~have (very|beautiful|really)? (long|short|black|brown|blond|blonde|curly|dark|beautiful|straight|red) [hairs] (> / ,|.|and)',
        'hair',
      ],
      ['(wash|cut|comb|brush|dye|washed|brushed) (my|your|his|her|our|their) [hairs]', 'hair'],
    ],
    examples: {
      wrong: [
        ['My hairs are long.', 'My hair is long.'],
        ['She has long hairs.', 'She has long hair.'],
      ],
      right: ['My hair is long.', 'There are two hairs in my soup.', 'He found three black hairs.'],
    },
  },
  {
    id: 'TenEuro',
    category: 'grammar',
    message: 'Use a plural for this currency',
    explanation: 'After a number greater than one, most currencies are plural in English: “ten euros.”',
    cases: [
      [
        '($number&!one / /[2-9]|[1-9][0-9]+/) [euro|dollar|pound|cent] (> / ,|.|and|for|a|per|in|to|more|less)',
        '{.plural}',
      ],
    ],
    unless: ['a|an|the|per|- $number|#number'],
    examples: {
      wrong: [
        ['It costs ten euro.', 'It costs ten euros.'],
        ['We paid 50 dollar for it.', 'We paid 50 dollars for it.'],
      ],
      right: ['It costs ten euros.', 'It is a ten euro note.', 'It costs one euro.'],
    },
  },
  {
    id: 'FivePersons',
    category: 'grammar',
    message: 'Use “people” instead of “persons”',
    explanation: '“Persons” is mostly a legal term, and the everyday plural is “people”: “five people.”',
    cases: [
      ['~be ($number / /[2-9]|[1-9][0-9]+/) [persons]', 'people'],
      [
        '(many|some|other|these|those|most|few|old|young|several) [persons] (who|that|are|have|think|like|want|can|do)',
        'people',
      ],
    ],
    examples: {
      wrong: [
        ['We were five persons.', 'We were five people.'],
        ['I know some persons who live there.', 'I know some people who live there.'],
      ],
      right: ['We were five people.', 'The table seats ten persons.', 'All persons who are of age may vote.'],
    },
  },
  {
    id: 'ThereAreReason',
    category: 'grammar',
    message: 'Use a plural after “there are”',
    explanation: '“There are” goes with a plural: “There are advantages and disadvantages.”',
    cases: [
      ['there are @ADJ? [#singular&#countable] (> / and|or|in|that|which|for|to|.|,)', '{.plural}'],
      [
        'there are (two|three|many|some|several|more) (#singular&#countable|#plural) and (some|many|two)? [#singular&#countable] (> / in|that|for|to|.|,)',
        '{.plural}',
      ],
    ],
    unless: ['are (a|an|one|each|every|no)', 'there are (two|three|many|some|several|more) #singular'],
    examples: {
      wrong: [
        ['There are problem in my city.', 'There are problems in my city.'],
        ['There are difference in price.', 'There are differences in price.'],
      ],
      right: ['There are problems in my city.', 'There are school buses.'],
    },
  },
]
