import type { Rule } from '../rule.ts'

/** "Have" and the participle in the perfect tenses. */
export const perfect: readonly Rule[] = [
  {
    id: 'HavePast',
    category: 'grammar',
    message: 'No simple past after “have”',
    explanation: '“Have” needs a form like “gone” or “seen”: “She has seen it.”',
    cases: [
      [
        "have|has|had|'ve|having not|n't|never|ever|also|already|just|always|only|even|recently? [v:#past&!#participle&!#base&!~be]",
        '{v.participle}',
      ],
      [
        'have|has|had $subjectPronoun (ever|already|just)? [v:#past&!#participle&!#base&!~be]',
        '{v.participle}',
      ],
    ],
    unless: ['have|has|had saw|wound|lay'],
    confidence: 0.9,
    examples: {
      wrong: [
        ['I have went there.', 'I have gone there.'],
        ['She has already ate it.', 'She has already eaten it.'],
        ['Have you wrote to him?', 'Have you written to him?'],
      ],
      right: ['I have gone there.', 'What they have was made here.', 'They had lunch.'],
    },
  },
  {
    id: 'HaveBase',
    category: 'grammar',
    message: 'Missing ending after “have”',
    explanation: '“Have” needs a form like “taken” or “happened”: “It has happened.”',
    cases: [
      [
        "have|has|had|'ve not|n't|never|ever|also|already|just|always|recently? [v:$verb&@VERB]",
        '{v.participle}',
      ],
      [
        "have|has|had|'ve not|n't|never|ever|already|recently [v:#base&@VERB&!#participle&!~have&!~do&!need]",
        '{v.participle}',
      ],
      // “Leave” may be a noun: “I have leave until Monday”.
      [
        "have|has|had|'ve not|n't|never|ever|also|already|just? [leave] (@DET|$possessive|$objectPronoun|home|school|work)",
        'left',
      ],
      ["have|has|'ve not|n't|never|ever|also|already|just|always? [be]", 'been'],
    ],
    sets: {
      verb: 'go see eat take give write speak choose forget grow know happen begin break fall drive forgive arrive disappear learn realize receive develop discover achieve solve improve create become lose',
    },
    unless: [
      'have|has|had become',
      "have|has|had n't|not|no time",
      'have|has|had write|read|delete|search|visit|speak access|permission|permissions|rights',
      'to have',
      '~do|$modal @PRON have',
      'have not to',
    ],
    examples: {
      wrong: [
        ['It has happen before.', 'It has happened before.'],
        ['I have never see it.', 'I have never seen it.'],
        ['They have take it.', 'They have taken it.'],
        ['She has leave the office already.', 'She has left the office already.'],
      ],
      right: [
        'They have become rich.',
        'I have never run so fast.',
        'What I have I give.',
        'I have leave until Monday, and she has leave to remain.',
      ],
    },
  },
  {
    id: 'HaveIng',
    category: 'grammar',
    message: 'Use “been” after “have”',
    explanation:
      '“Have” needs “been” before an -ing form and in the passive: “She has been working,” “It has been done.”',
    cases: [
      ["have|has|had|'ve [being]", 'been'],
      [
        "i|we|you|they|people [have|'ve] already|just|always? $doing (for|since|in|at|to|on|here|there|about|with|a|the|this|my)",
        '{} been',
      ],
      [
        'he|she|it has already|just|always? [v:$doing] (for|since|in|at|to|on|here|there|about|with|a|the|this|my)',
        'been {v}',
      ],
    ],
    sets: {
      doing:
        'living working studying learning waiting going trying using doing looking playing thinking talking writing reading teaching',
    },
    examples: {
      wrong: [
        ['It has being done.', 'It has been done.'],
        ['I have living here for years.', 'I have been living here for years.'],
      ],
      right: ['I have been living here.', 'They have living relatives.', 'Having being in mind, he wrote.'],
    },
    unless: ['having being'],
  },
  {
    id: 'IsBeen',
    category: 'grammar',
    message: '“Been” needs “have” or “has”',
    explanation: 'Use “been” after a form of “have”: “It has been a long day.”',
    cases: [
      ["[is] (not|n't|also|already|always|just|never)? been", 'has'],
      ["[am|are] (not|n't|also|already|always|just|never)? been", 'have'],
      ["[was|were] (not|n't|also|already|always|just|never)? been", 'had'],
      ['+<(< / $clauseWord) i|we|you|they [been] #ing|@ADP|@ADJ|there|here', 'have been'],
      ['+<(< / $clauseWord) he|she|it [been] #ing|@ADP|@ADJ|there|here', 'has been'],
    ],
    unless: ['$modal|~have|~be $subjectPronoun been', '~have'],
    examples: {
      wrong: [
        ['It is been a long day.', 'It has been a long day.'],
        ['I been waiting for hours.', 'I have been waiting for hours.'],
      ],
      right: ['It has been a long day.', 'Has he been there?'],
    },
  },
  {
    id: 'BeBorn',
    category: 'grammar',
    message: 'Use “was born” or “were born”',
    explanation: 'A birth is in the past, and “born” needs a form of “be”: “I was born in 1990.”',
    cases: [
      ['+<(< / $clauseWord / who|that) (i|he|she|it|who) [born]', 'was born'],
      ['+<(< / $clauseWord) we|you|they [born]', 'were born'],
      ["i [am|'m born] (in|on|at)", 'was born'],
      ['~be [borned]', 'born'],
      ['[borned]', 'was born'],
    ],
    unless: ['$modal|~be|~have $subjectPronoun born'],
    examples: {
      wrong: [
        ['I born in Rome.', 'I was born in Rome.'],
        ['I am born in 1990.', 'I was born in 1990.'],
      ],
      right: ['I was born in Rome.', 'Where were you born?'],
    },
  },
]
