import type { Rule } from '../rule.ts'

/** Past tense with times that are over. */
const stop = '(@DET|@NOUN|@PROPN|@ADP|@ADJ|@ADV|@PRON|@NUM|to|school|work|bed|home|class|church)'

/** Past time expressions: "yesterday", "last week", "two years ago", "in 1999". */
const when =
  '(yesterday / last night|week|month|year|summer|winter|weekend|$day|$month / (@NUM|$number|a|few|many|several|some|long){1,2} (@NOUN)? ago / in /(?:19\\d\\d|20[01]\\d)/)'
const over =
  '(yesterday / last night|week|month|year|summer|winter|weekend / (@NUM|$number|a|few|many|several|some|long){1,2} (@NOUN)? ago)'

export const past: readonly Rule[] = [
  {
    id: 'YesterdayGo',
    category: 'grammar',
    message: 'Use the past tense after “yesterday”',
    explanation:
      '“Yesterday,” “last week” and “two years ago” are over, so the verb is in the past tense: “Yesterday I went.”',
    cases: [
      [
        `< (and|but|so)? ${when} ,? i|we|you|they|people (also|always)? [v:#base&#verb&!#past&!~be&!~have&!~do&!$modal]`,
        '{v.past}',
      ],
      [
        `< (and|but|so)? ${when} ,? $my @NOUN (and $my? @NOUN|i)? [v:#base&@VERB&!#past&!~be&!~have&!~do]`,
        '{v.past}',
      ],
      [`< (and|but|so)? ${when} ,? he|she|it (also|always)? [v:#s&#verb&!~be&!~have&!~do]`, '{v.past}'],
      [
        `< (and|but|so)? ${when} ,? he|she|it (also|always)? [v:#base&@VERB&!#past&!~be&!~have&!~do]`,
        '{v.past}',
      ],
      [`< (and|but|so)? ${when} ,? i|he|she|it|there [am|is]`, 'was'],
      [`< (and|but|so)? ${when} ,? we|you|they|people|there [are]`, 'were'],
      [`< (and|but|so)? ${when} ,? i|we|you|they|people [have] (a|an|the|no|some|many|to|my)`, 'had'],
      [`< (and|but|so)? ${when} ,? he|she|it [has] (a|an|the|no|some|many|to|my|his|her)`, 'had'],
      [`< (and|but|so)? ${when} ,? $subjectPronoun|people [do|does] not|n't`, 'did'],
      [`< (and|but|so)? ${when} ,? $subjectPronoun|people [ca|can|cannot not|n't]`, 'could not'],
    ],
    sets: { my: 'my your his her our their' },
    unless: ["'s", '/.*:/', 'since|until|till|by|every', '"|“|”'],
    examples: {
      wrong: [
        ['Yesterday I go to school.', 'Yesterday I went to school.'],
        ['Last week we meet him.', 'Last week we met him.'],
        ['Two years ago, he lives in Rome.', 'Two years ago, he lived in Rome.'],
        ['Last night there is a storm.', 'Last night there was a storm.'],
      ],
      right: ['Yesterday I went to school.', 'Every year we go there.', 'In 2030 we meet again.'],
    },
  },
  {
    id: 'GoYesterday',
    category: 'grammar',
    message: 'Use the past tense with “yesterday”',
    explanation:
      '“Yesterday,” “last week” and “two years ago” are over, so the verb is in the past tense: “I went there yesterday.”',
    cases: [
      [
        `< i|we|you|they [v:#base&#verb&!#past&!~be&!~have&!~do&!$thought&!lead] ${stop}{0,6} ${over} (@ADP|@DET|@NOUN){0,3} >`,
        '{v.past}',
      ],
      [
        `< he|she|it [v:#s&#verb&!~be&!~have&!~do&!$thought&!lead] ${stop}{0,6} ${over} (@ADP|@DET|@NOUN){0,3} >`,
        '{v.past}',
      ],
      [
        `< he|she [v:#base&@VERB&!#past&!~be&!~have&!~do&!$thought&!lead] ${stop}{0,6} ${over} (@ADP|@DET|@NOUN){0,3} >`,
        '{v.past}',
      ],
      [`< i|he|she|it|there [am|is] ${stop}{0,4} ${over} >`, 'was'],
      [`< we|you|they|there [are] ${stop}{0,4} ${over} >`, 'were'],
      [`< i|we|they [have] (a|an|the|no|some|many|to) ${stop}{0,4} ${over} >`, 'had'],
    ],
    sets: {
      thought:
        'thinks think know knows believe believes remember remembers say says hope hopes guess see sees hear hears mean means regret suppose like likes love loves hate hates miss thank need needs want wants',
    },
    unless: ["yesterday|week|night|year 's", 'since|from|of|than|until|like yesterday|last|a'],
    examples: {
      wrong: [
        ['I go to school yesterday.', 'I went to school yesterday.'],
        ['She buys a car two weeks ago.', 'She bought a car two weeks ago.'],
        ['They are here last night.', 'They were here last night.'],
      ],
      right: [
        'I went to school yesterday.',
        'I know what you did last summer.',
        'I remember yesterday.',
        'I read the news from last week.',
      ],
    },
  },
  {
    id: 'HaveSeenYesterday',
    category: 'grammar',
    message: 'Use the past tense without “have”',
    explanation:
      'A finished time like “yesterday” takes the past tense without “have”: “I saw him yesterday.”',
    cases: [
      [
        `$subjectPronoun [have|has|'ve (just|also|already)? been] ${stop}{0,5} -<(since|from|of|than|until|till|by|like|before|for|over|within) ${over}`,
        'was',
      ],
      [
        `$subjectPronoun [have|has|'ve (just|also|already)? v:#participle&!been] ${stop}{0,5} -<(since|from|of|than|until|till|by|like|before|for|over|within|@NOUN of) ${over} -('s)`,
        '{v.past}',
      ],
    ],
    unless: ['since|from|until|till', 'before|over|in|for|during|within the? (last|past)'],
    confidence: 0.7,
    examples: {
      wrong: [
        ['I have seen him yesterday.', 'I saw him yesterday.'],
        ['She has bought the car two years ago.', 'She bought the car two years ago.'],
      ],
      right: [
        'I have lived here since last year.',
        'I have seen him.',
        'I had seen him two days ago.',
        'They have read yesterday’s paper.',
      ],
    },
  },
  {
    id: 'WhenIWas',
    category: 'grammar',
    message: 'Use the past tense after “when I was”',
    explanation:
      '“When I was young” is about the past, so the next verb is in the past tense, too: “When I was young, I lived in Rome.”',
    cases: [
      [
        '< when (i|he|she|we|they) was|were (@DET|@ADJ|@NOUN|@NUM|@ADP|@ADV|in|at){1,6} , (i|we|they / my @NOUN) [v:#base&!use&!$now&#verb&!#past&!~be&!~have&!~do]',
        '{v.past}',
      ],
      [
        '< when (i|he|she|we|they) was|were (@DET|@ADJ|@NOUN|@NUM|@ADP|@ADV|in|at){1,6} , (he|she|it) [v:#s&#verb&!~be&!~have&!~do&!$now]',
        '{v.past}',
      ],
      [
        '< when (i|he|she|we|they) was|were (@DET|@ADJ|@NOUN|@NUM|@ADP|@ADV|in|at){1,6} , (i|he|she|it|there / $possessive @NOUN) [am|is]',
        'was',
      ],
      [
        '< when (i|he|she|we|they) was|were (@DET|@ADJ|@NOUN|@NUM|@ADP|@ADV|in|at){1,6} , (we|they|there / $possessive #plural) [are]',
        'were',
      ],
      [
        "< when (i|he|she|we|they) was|were (@DET|@ADJ|@NOUN|@NUM|@ADP|@ADV|in|at){1,6} , (i|we|they|he|she|it) [do|does] not|n't",
        'did',
      ],
      ['when i was a (child|kid|student|boy|girl|baby|teenager) ,? i [am]', 'was'],
    ],
    sets: {
      now: 'think believe remember recall guess know suppose swear hope mean thinks believes remembers recalls guesses knows supposes swears hopes means',
    },
    examples: {
      wrong: [
        ['When I was young, I live in Rome.', 'When I was young, I lived in Rome.'],
        ['When I was a child, there is no phone.', 'When I was a child, there was no phone.'],
      ],
      right: [
        'When I was young, I lived in Rome.',
        'When I was there is not known.',
        'When I was ten, I remember, we moved.',
      ],
    },
  },
  {
    id: 'InThePastPresent',
    category: 'grammar',
    message: 'Use the past tense with “in the past”',
    explanation:
      '“In the past” is about a time that is over, so its verb is in the past tense: “In the past, people lived in caves.”',
    cases: [
      [
        '< (in the past / in ancient|old times|days / long ago / once upon a time) ,? (i|we|they|people / most|many people) (only|always|often|usually|also)? [v:#base&#verb&!#past&!~be&!~have&!~do]',
        '{v.past}',
      ],
      [
        '< (in the past / in ancient|old times|days / long ago / once upon a time) ,? (there|it|he|she|life / the @NOUN) [is]',
        'was',
      ],
      [
        '< (in the past / in ancient|old times|days / long ago / once upon a time) ,? (there|they|we|people) [are]',
        'were',
      ],
      [
        "< (in the past / in ancient|old times|days / long ago / once upon a time) ,? (i|we|they|people) [do] not|n't",
        'did',
      ],
      [
        '< (in the past / in ancient|old times|days / long ago / once upon a time) ,? (i|we|they|people) [have] (to|no|a|the|many|more|less|few)',
        'had',
      ],
    ],
    examples: {
      wrong: [
        ['In the past, people live in caves.', 'In the past, people lived in caves.'],
        ['In the past there is no internet.', 'In the past there was no internet.'],
      ],
      right: ['In the past, people lived in caves.', 'In the past ten years people have moved.'],
    },
    unless: ['past @NUM|few|several|years|year|two|three|five|ten|decade|century'],
  },
  {
    id: 'WillYesterday',
    category: 'grammar',
    message: 'Don’t use “will” with “yesterday”',
    explanation: '“Yesterday” is over, so the verb is in the past tense: “I went there yesterday.”',
    cases: [
      [`< $subjectPronoun [will v:#base&#verb&!~be&!~have] ${stop}{0,5} ${over} >`, '{v.past}'],
      [`< (i|he|she|it) [will be] ${stop}{0,4} ${over} >`, 'was'],
      [`< (we|you|they) [will be] ${stop}{0,4} ${over} >`, 'were'],
      [
        `< (yesterday / last week|month|year|night) ,? $subjectPronoun [will v:#base&#verb&!~be&!~have]`,
        '{v.past}',
      ],
      [`< i|he|she|it|we|you|they [am|is|are going to v:#base] ${stop}{0,4} ${over} >`, '{v.past}'],
    ],
    unless: ['since|from|of|than|like yesterday|last|a'],
    examples: {
      wrong: [
        ['I will go there yesterday.', 'I went there yesterday.'],
        ['I will see him yesterday.', 'I saw him yesterday.'],
      ],
      right: ['I will go there tomorrow.', 'I will read the paper from yesterday.'],
    },
  },
  {
    id: 'TomorrowPast',
    category: 'grammar',
    message: 'Use the future with “tomorrow”',
    explanation: '“Tomorrow” and “next week” are still to come: “Tomorrow I will go.”',
    cases: [
      [
        '< (tomorrow / next week|month|year) ,? $subjectPronoun (also)? [v:#past&!#base&@VERB&!~be&!~have]',
        'will {v.base}',
      ],
      [
        '< $subjectPronoun [v:#past&!#base&@VERB&!~be&!~have&!$thought] (@DET|@NOUN|@PROPN|@ADJ|@PRON|home|to){0,4} tomorrow >',
        'will {v.base}',
      ],
    ],
    sets: {
      thought:
        'said thought told wanted planned decided arranged agreed booked scheduled hoped left promised asked set',
    },
    examples: {
      wrong: [
        ['Tomorrow I went to Rome.', 'Tomorrow I will go to Rome.'],
        ['Tomorrow we went home.', 'Tomorrow we will go home.'],
      ],
      right: ['Tomorrow I will go to Rome.', 'He planned to go home tomorrow.'],
    },
  },
]
