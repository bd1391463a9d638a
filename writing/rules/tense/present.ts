import type { Rule } from '../rule.ts'

/** Actions that began in the past and continue. */
const since =
  'since (/(?:19|20)\\d\\d/ / then|childhood|birth|$month|$day|last|yesterday|september / (my|his|her|our|their) (childhood|birth|birthday|graduation|arrival|school) / (i|he|she|we|they) was|were / a long time / the (age|beginning|start|day|last) / (@NUM|$number|several|many|few) (@NOUN) ago)'

export const present: readonly Rule[] = [
  {
    id: 'SincePresent',
    category: 'grammar',
    message: 'Use “have” with “since”',
    explanation:
      'For something that began in the past and continues, use “have” or “has”: “I have lived here since 2010.”',
    cases: [
      [
        `+<(< / $clauseWord) i|we|you|they [v:$lasting] (@DET|@NOUN|@PROPN|@ADP|@ADJ|@ADV|@PRON|here|there|to){0,5} ${since}`,
        'have {v.participle}',
        'have been {v.ing}',
      ],
      [
        `+<(< / $clauseWord) he|she|it [v:$lastingS] (@DET|@NOUN|@PROPN|@ADP|@ADJ|@ADV|@PRON|here|there|to){0,5} ${since}`,
        'has {v.participle}',
        'has been {v.ing}',
      ],
      [
        `+<(< / $clauseWord) i|we|you|they [am|are|'m|'re v:#ing] (@DET|@NOUN|@PROPN|@ADP|@ADJ|@ADV|@PRON|here|there|to){0,5} ${since}`,
        'have been {v}',
      ],
      [
        `+<(< / $clauseWord) he|she|it [is v:#ing] (@DET|@NOUN|@PROPN|@ADP|@ADJ|@ADV|@PRON|here|there|to){0,5} ${since}`,
        'has been {v}',
      ],
      [
        `+<(< / $clauseWord) i|we|you|they [am|are|'m|'re] (@DET|@NOUN|@PROPN|@ADJ|here|there|in|married){1,4} ${since}`,
        'have been',
      ],
      [
        `+<(< / $clauseWord) he|she [is] (@DET|@NOUN|@PROPN|@ADJ|here|there|in|married){1,4} ${since}`,
        'has been',
      ],
      [`< ${since} ,? i|we|they [v:$lasting]`, 'have {v.participle}', 'have been {v.ing}'],
    ],
    sets: {
      lasting: 'live work study know learn teach play have use own stay drive speak wait want love like',
      lastingS:
        'lives works studies knows learns teaches plays has uses owns stays drives speaks waits wants loves likes',
    },
    unless: ['~do|$modal $subjectPronoun', 'since #participle', 'ever since', 'time|years|months since'],
    examples: {
      wrong: [
        ['I live here since 2010.', 'I have lived here since 2010.'],
        ['She works there since last year.', 'She has worked there since last year.'],
        ['I am learning English since my childhood.', 'I have been learning English since my childhood.'],
      ],
      right: [
        'I have lived here since 2010.',
        'I live here since it is cheap.',
        'I work here, since then it is easier.',
      ],
    },
  },
  {
    id: 'ForYearsPresent',
    category: 'grammar',
    message: 'Use “have” for what still continues',
    explanation:
      'For something that began in the past and continues, use “have” or “has”: “I have been working here for ten years.”',
    cases: [
      [
        "+<(< / $clauseWord) i|we|they [am|are|'m|'re v:#ing&!going&!coming&!leaving&!staying] (@DET|@NOUN|@PROPN|@ADP&!for|@ADJ|here|there){0,4} for (many|several|$number|#number|@NUM|so / a long|few / the last|past ($number|few)?) years|months|weeks|time|long >",
        'have been {v}',
      ],
      [
        '+<(< / $clauseWord) he|she|it [is v:#ing&!going&!coming&!leaving&!staying] (@DET|@NOUN|@PROPN|@ADP&!for|@ADJ|here|there){0,4} for (many|several|$number|#number|@NUM|so / a long|few / the last|past ($number|few)?) years|months|weeks|time|long >',
        'has been {v}',
      ],
      [
        '+<(< / $clauseWord) i|we|they [v:live|work|study|know|learn|teach|have] (@DET|@NOUN|@PROPN|@ADP&!for|@ADJ|here|there|him|her|them|it){0,4} for (many|several|$number|#number|@NUM / a long / the last|past ($number|few)?) years|months|time >',
        'have {v.participle}',
        'have been {v.ing}',
      ],
      [
        '+<(< / $clauseWord) he|she [v:lives|works|studies|knows|learns|teaches] (@DET|@NOUN|@PROPN|@ADP&!for|@ADJ|here|there|him|her|them|it){0,4} for (many|several|$number|#number|@NUM / a long / the last|past ($number|few)?) years|months|time >',
        'has {v.participle}',
        'has been {v.ing}',
      ],
    ],
    unless: ['~do|$modal $subjectPronoun', 'if|when|will|until'],
    confidence: 0.6,
    examples: {
      wrong: [
        ['I am working here for ten years.', 'I have been working here for ten years.'],
        ['She knows him for many years.', 'She has known him for many years.'],
      ],
      right: [
        'I have been working here for ten years.',
        'I am going there for two weeks.',
        'If I work here for two years, I get a car.',
      ],
    },
  },
  {
    id: 'IAmKnowing',
    category: 'grammar',
    message: 'No -ing form of this verb',
    explanation:
      'Verbs like “know,” “want,” “own” and “believe” rarely take the -ing form: “I know the answer.”',
    cases: [
      [
        "i|we|you|they|people [am|are|'m|'re (also|really|still|always)? v:$state] -(,|$end|and|or)",
        '{v.base}',
      ],
      ['he|she|it [is (also|really|still|always)? v:$stateThing] -(,|and|or)', '{v.s}'],
      ["i|we|you|they [am|are|'m|'re not v:$state]", 'do not {v.base}'],
      ["he|she|it [is not|n't v:$stateThing]", 'does not {v.base}'],
      ['i|he|she|it|we|they|you [was|were v:$stateThing]', '{v.past}'],
      ['@NOUN [is v:containing|consisting|belonging|depending|seeming|costing]', '{v.s}'],
      ['#plural [are v:containing|consisting|belonging|depending|seeming|costing]', '{v.base}'],
    ],
    sets: {
      state:
        'knowing wanting needing believing owning belonging preferring containing consisting deserving depending seeming possessing agreeing disagreeing liking hating understanding',
      stateThing:
        'knowing wanting needing believing owning belonging preferring containing consisting deserving depending seeming possessing agreeing disagreeing liking hating',
    },
    unless: ['~be wanting|understanding in|of', 'no|not of knowing', '@NOUN is|are knowing that'],
    confidence: 0.7,
    examples: {
      wrong: [
        ['I am knowing the answer.', 'I know the answer.'],
        ['She is wanting a new car.', 'She wants a new car.'],
        ['It was depending on you.', 'It depended on you.'],
      ],
      right: ['I know the answer.', 'He is understanding.', 'There is no way of knowing it.'],
    },
  },
  {
    id: 'ThisIsFirstTime',
    category: 'grammar',
    message: 'Use “have” after “the first time”',
    explanation:
      'After “this is the first time,” use “have” or “has”: “This is the first time I have seen it.”',
    cases: [
      [
        "(this|it) (is|'s) (the|my|our) (first|second|third) time that? (i|we|you|they) [v:#base&#verb&!~be&!#past&!~have]",
        'have {v.participle}',
      ],
      [
        "(this|it) (is|'s) (the|my|our) (first|second|third) time that? (i|we|you|they) [am|are|'m|'re v:#ing]",
        'have {v.participle}',
      ],
      [
        "(this|it) (is|'s) (the|my|our) (first|second|third) time that? (he|she|it) [v:#s&#verb&!~be&!~have]",
        'has {v.participle}',
      ],
    ],
    examples: {
      wrong: [
        ['This is the first time I see it.', 'This is the first time I have seen it.'],
        ['It is the first time I hear it.', 'It is the first time I have heard it.'],
      ],
      right: ['This is the first time I have seen it.', 'It was the first time I saw it.'],
    },
  },
  {
    id: 'NeverBefore',
    category: 'grammar',
    message: 'Use “have” with “never … before”',
    explanation:
      '“Never … before” looks back from now, so it takes “have” or “has”: “I have never seen it before.”',
    cases: [
      [
        '+<(< / $clauseWord) i|we|you|they [never v:#base&@VERB&!~be&!~have&!~do] (@DET|@NOUN|@PROPN|@ADJ|@PRON|@ADP|there|to){0,5} before >',
        'have never {v.participle}',
      ],
      [
        '+<(< / $clauseWord) he|she [never v:#s&@VERB&!~be&!~have&!~do] (@DET|@NOUN|@PROPN|@ADJ|@PRON|@ADP|there|to){0,5} before >',
        'has never {v.participle}',
      ],
    ],
    examples: {
      wrong: [
        ['I never see such a thing before.', 'I have never seen such a thing before.'],
        ['I never hear this before.', 'I have never heard this before.'],
      ],
      right: ['I have never seen such a thing before.', 'I never eat before noon.'],
    },
  },
]
