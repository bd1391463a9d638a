import type { Rule } from '../rule.ts'

/** A length of time, and not "two years ago". */
const length =
  '(the last|past)? ($number|#number|many|several|few|some / so many / a few / a couple of) $units|weeks -(ago|before|earlier|after|@ADJ)'

/** Prepositions of time. */
export const timePrepositions: readonly Rule[] = [
  {
    id: 'DayPreposition',
    category: 'grammar',
    message: 'Use “on” before a day',
    explanation: 'Days and dates take “on”: “on Monday,” “on July 4,” “on my birthday.”',
    cases: [
      [
        "[in|at] $day|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays -(@NOUN|@PROPN|$month|'s|-|night|#number)",
        'on',
      ],
      ['[in|at] (the $dayOrdinal of)? $month $dayOrdinal', 'on'],
      ['[in|at] the $dayOrdinal of $month', 'on'],
      ['[in|at] $possessive birthday|anniversary (> / @PUNCT|and|i|we|he|she|they)', 'on'],
      ["[in|at] (christmas|new year|valentine|independence) 's? (day|eve)", 'on'],
      ['[in] that day -(and|an|of)', 'on'],
      ['[in|at] weekends', 'on'],
    ],
    sets: {
      dayOrdinal:
        '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
    },
    dialects: ['US', 'CA'],
    examples: {
      wrong: [
        ['We meet in Monday.', 'We meet on Monday.'],
        ['She was born in May 4th.', 'She was born on May 4th.'],
      ],
      right: ['We meet on Monday.', 'In May 2014 it rained.', 'She works in Friday Harbor.'],
    },
  },
  {
    id: 'DayPrepositionUk',
    category: 'grammar',
    message: 'Wrong preposition before a day',
    explanation:
      'Days and dates take “on,” and British English says “at weekends”: “on Monday,” “on 4 July.”',
    cases: [
      [
        "[in|at] $day|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays -(@NOUN|@PROPN|$month|'s|-|night|#number)",
        'on',
      ],
      ['[in|at] $possessive birthday|wedding|anniversary (> / @PUNCT|and|i|we|he|she|they)', 'on'],
      ['[in] weekends', 'at'],
    ],
    dialects: ['UK', 'AU', 'IN'],
    examples: {
      wrong: [
        ['We meet in Monday.', 'We meet on Monday.'],
        ['We rest in weekends.', 'We rest at weekends.'],
      ],
      right: ['We meet on Monday.', 'We rest at weekends.'],
    },
  },
  {
    id: 'MonthYearPreposition',
    category: 'grammar',
    message: 'Use “in” before a month or year',
    explanation: 'Months, years and seasons take “in,” and only a day takes “on”: “in July,” “in 2015.”',
    cases: [
      [
        "[on|at] january|february|april|june|july|august|september|october|november|december -(@NUM|@NOUN|@PROPN|@ADJ|@DET|'s|-)",
        'in',
      ],
      ['[on|at] (the year)? /(?:19|20)\\d\\d/ (> / @PUNCT|when|because|and)', 'in'],
    ],
    unless: ['attack|depends|based|focus on|at'],
    examples: {
      wrong: [
        ['He came on July and stayed.', 'He came in July and stayed.'],
        ['It opened on 2015.', 'It opened in 2015.'],
      ],
      right: ['He came on July 4.', 'It opened in 2015.', 'He works on August evenings.'],
    },
  },
  {
    id: 'PartOfDay',
    category: 'grammar',
    message: 'Wrong preposition for the time of day',
    explanation: 'Say “in the morning,” “in the afternoon” and “in the evening,” but “at night.”',
    cases: [
      [
        '[in|at|on] morning|afternoon|evening (> / ,|.|;|and|i|we|he|she|they|when|because|to|before|after)',
        'in the',
      ],
      ['[at|on the] morning|afternoon|evening (> / ,|.|and|i|we|he|she|they)', 'in the'],
      ['[at the] morning|afternoon|evening -(of|@NOUN|that|after|before|when|service|session)', 'in the'],
      ['[in|on] night (> / ,|.|and|i|we|he|she|they|when|because)', 'at'],
    ],
    unless: ['from morning'],
    examples: {
      wrong: [
        ['I get up early in morning.', 'I get up early in the morning.'],
        ['We met at the afternoon.', 'We met in the afternoon.'],
        ['It is cold in night.', 'It is cold at night.'],
      ],
      right: [
        'I get up early in the morning.',
        'On the morning of the trial, it rained.',
        'It is cold at night.',
      ],
    },
  },
  {
    id: 'NeedlessTimePreposition',
    category: 'grammar',
    message: 'Extra preposition before this time',
    explanation: 'Words like “today,” “last week” and “next year” need no preposition: “We met last week.”',
    cases: [
      [
        "[in|on|at] (next|last) (week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|night|summer|winter|spring) -('s|-|@NOUN|of|@ADJ)",
        '',
      ],
      [
        '[in|on|at] (yesterday|tomorrow|today|tonight|nowadays) (> / ,|.|we|i|he|she|they|it|there|people|most|many)',
        '',
      ],
      [
        '< [in|on|at] (every|each) (day|week|month|year|morning|evening|night|weekend) (> / ,|.|i|we|he|she|they|and)',
        '',
      ],
      [
        '[in|on|at] this (monday|tuesday|wednesday|thursday|friday|saturday|sunday|evening|morning|afternoon|weekend) (> / ,|.|i|we|he|she|they|and)',
        '',
      ],
    ],
    unless: [
      'of|with|~live|~base|~focus in|on|at today|tomorrow',
      '~look at last|next',
      '~fly|~go|~start|~move|~carry|~drive|~ride|~walk|~sail|~check|~log|~send|~hand|~bring|~press|~push|~fight|~wade|~call|~turn|~drop|~stop in|on today|tomorrow|tonight|yesterday',
    ],
    examples: {
      wrong: [
        ['We will meet in next week.', 'We will meet next week.'],
        ['I saw him on yesterday.', 'I saw him yesterday.'],
      ],
      right: ['We will meet next week.', 'In last week’s paper it was said.', 'He puts an end in every day.'],
    },
  },
  {
    id: 'SinceForDuration',
    category: 'grammar',
    message: 'Use “for” with a length of time',
    explanation:
      '“For” goes with a length of time and “since” with a starting point: “for two years,” “since 2019.”',
    cases: [
      [
        `-<(am|are|is|'m|'re here|there|ill|sick|married|single|away|abroad|#ing here?) [since] ${length}`,
        'for',
      ],
      [
        `i|we|you|they [am|are w:here|there|ill|sick|married|single|away|abroad|#ing since] ${length}`,
        'have been {w} for',
      ],
      [
        `he|she|it [is w:here|there|ill|sick|married|single|away|abroad|#ing since] ${length}`,
        'has been {w} for',
      ],
      [
        `i|we|you|they ['m|'re w:here|there|ill|sick|married|single|away|abroad|#ing since] ${length}`,
        "'ve been {w} for",
      ],
      [`i|we|you|they [am|are w:#ing here since] ${length}`, 'have been {w} here for'],
      [`he|she|it [is w:#ing here since] ${length}`, 'has been {w} here for'],
      ['[since long] (> / ,|.|i|we|he|she|they|and)', 'for a long time'],
      ['[since a long] time -(ago)', 'for a long'],
      ['[since long time] -(ago)', 'for a long time'],
      ['[during] ($number|#number|many|several) $units -(of|@NOUN|that)', 'for'],
    ],
    examples: {
      wrong: [
        ['I have lived here since five years.', 'I have lived here for five years.'],
        ['He has worked here since a long time.', 'He has worked here for a long time.'],
        ['We waited during two hours.', 'We waited for two hours.'],
        ['I am here since two hours.', 'I have been here for two hours.'],
        ['She is working since three days.', 'She has been working for three days.'],
      ],
      right: [
        'I have lived here since 2015.',
        'It is the first time since five years ago.',
        'He has been ill for days.',
      ],
    },
  },
  {
    id: 'YearsAgo',
    category: 'grammar',
    message: 'Use “ago” here',
    explanation:
      'To count back from now, put “ago” after the length of time, without a preposition: “two years ago.”',
    cases: [
      ['[before t:$number|#number|few|several|many u:$units] (> / ,|.|i|we|he|she|they|when)', '{t} {u} ago'],
      [
        '[in|at|on|from|before] ($number|#number|several|many|some / a few) $units|year|month|week|century ago',
        '',
      ],
      ['[ago t:$number|#number u:$units]', '{t} {u} ago'],
    ],
    unless: ['signed|logged|checked|moved|came in'],
    examples: {
      wrong: [
        ['I met him before two years.', 'I met him two years ago.'],
        ['She left in two weeks ago.', 'She left two weeks ago.'],
      ],
      right: [
        'I met him two years ago.',
        'He was here two years before.',
        'Come before two o’clock.',
        'She signed in two hours ago.',
      ],
    },
  },
  {
    id: 'SameTime',
    category: 'grammar',
    message: 'Use “at” for a point in time',
    explanation: 'A point in time takes “at”: “at the same time,” “at the moment,” “at the age of ten.”',
    cases: [
      ['[in|on] the same time -(@NOUN|-)', 'at'],
      ['[in the] (age) of #number|$number', 'at the'],
      ["[in] (#number|$number) (o'clock|am|pm|a.m.|p.m.)", 'at'],
    ],
    examples: {
      wrong: [
        ['Everybody spoke in the same time.', 'Everybody spoke at the same time.'],
        ['He married in the age of 20.', 'He married at the age of 20.'],
      ],
      right: [
        'Everybody spoke at the same time.',
        'They ran in the same time frame, in effect.',
        'In the age of the internet, it is easy.',
      ],
    },
  },
  {
    id: 'WhileDuring',
    category: 'grammar',
    message: 'Confused “during” and “while”',
    explanation:
      '“During” goes before a noun, and “while” goes before a subject and verb: “during the war,” “while I slept.”',
    cases: [
      [
        '[while] ($article|$possessive|this|that) (@ADJ|@NOUN)? (war|summer|winter|night|meeting|lesson|lecture|holiday|holidays|vacation|trip|weekend|century|season|exam|flight|ceremony|lunch|dinner|childhood) (> / ,|.)',
        'during',
      ],
      ['[during] ($subjectPronoun) (@VERB|@AUX)', 'while'],
    ],
    examples: {
      wrong: [
        ['We slept while the flight.', 'We slept during the flight.'],
        ['The phone rang during I was asleep.', 'The phone rang while I was asleep.'],
      ],
      right: ['We slept during the flight.', 'While the war went on, they hid.'],
    },
  },
]
