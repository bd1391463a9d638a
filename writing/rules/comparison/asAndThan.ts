import type { Rule } from '../rule.ts'

const comparative =
  'taller|bigger|smaller|larger|stronger|weaker|older|younger|faster|slower|cheaper|richer|poorer|easier|harder|happier|higher|lower|longer|shorter|better|worse|safer|smarter|nicer|greater|heavier|earlier|later|healthier|simpler|quicker'

/** “As” and “than” in comparisons. */
export const asAndThan: readonly Rule[] = [
  {
    id: 'ComparativeThan',
    category: 'grammar',
    message: 'Use “than” in this comparison',
    explanation: 'After words like “older” or “more interesting,” use “than.”',
    cases: [
      [
        `${comparative} [then|from|as|that|of|to] me|him|us|them|you|$possessive|mine|yours|hers|ours|theirs|others`,
        'than',
      ],
      [`${comparative} [then|as] $article|@PROPN|@NUM|before|ever|usual|expected|i|he|she|we|they`, 'than'],
      [
        'more|less @ADJ|patient|expensive|important [then|as] me|him|us|them|you|$possessive|$article|mine|yours|before|ever|i|he|she|we|they|@PROPN',
        'than',
      ],
      [
        'more|less|rather|other|fewer [then] #number|$number|just|one|$determiner|me|him|us|them|you|ever|that|usual',
        'than',
      ],
    ],
    unless: [
      'earlier|later that',
      'grow|grows|grew|become|became|get|got @ADJ as',
      `${comparative}|more|less then we|i|he|she|they will|would|went|had`,
      'the older|younger|taller|better|later|higher|smaller|larger of|from|to|as',
      'better to @VERB|us',
      '~do better from|to|of',
      'as (@ADV)? as',
    ],
    examples: {
      wrong: [
        ['My brother is older then me.', 'My brother is older than me.'],
        ['She is more patient as her sister.', 'She is more patient than her sister.'],
        ['He is much younger to me.', 'He is much younger than me.'],
      ],
      right: ['My brother is older than me.', 'He is the older of my brothers.'],
    },
  },
  {
    id: 'PreferThan',
    category: 'grammar',
    message: 'Use “to” instead of “than”',
    explanation: '“Prefer,” “superior,” “senior” and “prior” are followed by “to”: “I prefer tea to coffee.”',
    cases: [
      ['~prefer (@NOUN / #ing / $determiner @NOUN / #ing @NOUN) [than] -(what)', 'to'],
      ['(superior|inferior|senior|junior|prior|preferable) [than|then] -(to)', 'to'],
    ],
    examples: {
      wrong: [
        ['I prefer tea than coffee.', 'I prefer tea to coffee.'],
        ['This pen is superior than mine.', 'This pen is superior to mine.'],
      ],
      right: ['I prefer tea to coffee.'],
    },
  },
  {
    id: 'AsAs',
    category: 'grammar',
    message: 'Use “as … as”',
    explanation: 'To say that two things are equal, use “as … as”: “as tall as.”',
    cases: [
      [
        'as (tall|big|good|old|fast|important|beautiful|strong|rich|expensive|interesting|long|high|easy|difficult|large|small|cheap|young|happy|smart) [than|like|then] $determiner|$objectPronoun|@PROPN|before|i|he|she|they',
        'as',
      ],
      [
        'as (much|many|well|soon|long|far) [than|then|like] $determiner|$objectPronoun|@PROPN|@NOUN|before|i|he|she|they',
        'as',
      ],
      [
        "not|n't so tall|big|good|old|important|beautiful|strong|rich [like|than] $determiner|$objectPronoun|@PROPN",
        'as',
      ],
      ['twice [bigger|larger than]', 'as big as'],
      ['twice [older than]', 'as old as'],
    ],
    examples: {
      wrong: [
        ['She is as tall than her mother.', 'She is as tall as her mother.'],
        ['He is as old than me.', 'He is as old as me.'],
      ],
      right: ['She is as tall as her mother.'],
    },
  },
  {
    id: 'AsSame',
    category: 'grammar',
    message: 'Use “the same as” or “like”',
    explanation: 'Say “the same as” for equal things and “like” for similar ones: “It is the same as mine.”',
    cases: [
      ['[as same] as', 'the same'],
      ['same [like|than|then|with|of] $determiner|$objectPronoun|@PROPN|before|@NOUN|in', 'as'],
      ['[as like] $determiner|$objectPronoun|@NOUN', 'like'],
    ],
    unless: [
      'same with $objectPronoun|the|this|these|that|those >',
      '~be|~feel|~do the same with|of|in|like',
      'the same @NOUN in',
    ],
    examples: {
      wrong: [
        ['It is as same as mine.', 'It is the same as mine.'],
        ['She looks as like her mother.', 'She looks like her mother.'],
      ],
      right: ['It is the same as mine.', 'He did the same with them.', 'The same in all places.'],
    },
  },
  {
    id: 'ComparedTo',
    category: 'grammar',
    message: 'Wrong form of “compare”',
    explanation: 'Begin a comparison with “compared to” or “compared with.”',
    cases: [
      ['< [comparing] to|with $determiner|@NOUN|@ADJ', 'compared'],
      [', [comparing] to|with $determiner|@NOUN|@ADJ', 'compared'],
      ['[if compare|comparing] to|with', 'compared'],
      ['when [compare] to|with', 'compared'],
      ['[in compare] to|with', 'compared'],
      ['(as|when) compared [than|as]', 'to'],
    ],
    examples: {
      wrong: [
        ['Comparing to the past, life is easy.', 'Compared to the past, life is easy.'],
        ['It is small when compare to others.', 'It is small when compared to others.'],
      ],
      right: ['Compared to the past, life is easy.', 'Comparing prices takes time.'],
    },
  },
  {
    id: 'ElderThan',
    category: 'grammar',
    message: 'Use “older” here',
    explanation: '“Elder” only goes before a noun, so a comparison takes “older”: “She is older than me.”',
    cases: [
      ['[elder] than', 'older'],
      ['~be|much [elder] to', 'older'],
    ],
    examples: {
      wrong: [
        ['She is elder than me.', 'She is older than me.'],
        ['My brother is elder than my sister.', 'My brother is older than my sister.'],
      ],
      right: ['She is older than me.', 'My elder sister is here.'],
    },
  },
  {
    id: 'TheMoreTheMore',
    category: 'grammar',
    message: 'Missing “the” in “the … the …”',
    explanation: 'When one thing changes with another, both parts take “the”: “The more, the better.”',
    cases: [
      [
        '< the more|less|older|bigger|faster|harder|longer|sooner|better (!,){0,8} , [c:more|less|better|worse|bigger|easier|harder] $determiner|$subjectPronoun|people|@ADJ',
        'the {c}',
      ],
      ['< [c:more|less] $subjectPronoun (#word){1,6} , the more|less|better', 'the {c.lower}'],
    ],
    examples: {
      wrong: [
        ['The more you read, better you write.', 'The more you read, the better you write.'],
        ['More you read, the better you write.', 'The more you read, the better you write.'],
      ],
      right: ['The more you read, the better you write.', 'The older they got, the less they spoke.'],
    },
  },
  {
    id: 'EnoughAfterAdjective',
    category: 'grammar',
    message: 'Wrong place for “enough”',
    explanation: '“Enough” goes after an adjective but before a noun: “old enough,” “enough time.”',
    cases: [
      [
        '[enough a:good|big|old|strong|rich|tall|large|smart|warm|clear|brave|fast|long|high|close|young|mature|clever|wide|safe|small|hot|cold|hard|important|interesting] (> / to|for|,|.|and)',
        '{a} enough',
      ],
    ],
    examples: {
      wrong: [
        ['He is enough old to drive.', 'He is old enough to drive.'],
        ['It is not enough good for me.', 'It is not good enough for me.'],
      ],
      right: ['He is old enough to drive.', 'We have enough good books.'],
    },
  },
  {
    id: 'TooThat',
    category: 'grammar',
    message: 'Use “so” before “that”',
    explanation:
      'Use “so … that” for a result, and “too” with “to”: “so tired that I slept,” “too tired to walk.”',
    cases: [
      [
        '[too] (tired|big|small|old|young|hot|cold|expensive|difficult|hard|busy|fast|late|loud|sad|happy|heavy|strong|weak|dark|important|angry|ill|sick) that $subjectPronoun|$determiner',
        'so',
      ],
      [
        '[very] (tired|big|small|old|young|hot|cold|expensive|difficult|hard|busy|fast|late|loud|sad|happy|heavy|strong|weak|dark|angry|ill|sick) that i|he|she|we|they|nobody (ca|could|can|did|had)',
        'so',
      ],
    ],
    unless: ["not|n't too|very", 'happy|sad|angry that'],
    examples: {
      wrong: [
        ['I was too tired that I fell asleep.', 'I was so tired that I fell asleep.'],
        ['It was very cold that we could not swim.', 'It was so cold that we could not swim.'],
      ],
      right: [
        'I was so tired that I fell asleep.',
        'I was too tired to walk.',
        'I was not too sad that he left.',
      ],
    },
  },
]
