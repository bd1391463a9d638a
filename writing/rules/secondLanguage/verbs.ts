import type { Rule } from '../rule.ts'

const things =
  'car|house|dog|cat|brother|sister|job|family|computer|phone|girlfriend|boyfriend|son|daughter|degree|problem|question|idea|flat|apartment'
const ago =
  '< (yesterday / last week|month|year|summer|winter|night|weekend|spring|autumn / $number|#number $units|$unit ago / in /(?:19|20)[0-9][0-9]/) ,?'

/** Verbs in forms that other languages have. */
export const transferredVerbs: readonly Rule[] = [
  {
    id: 'HeIsPlay',
    category: 'grammar',
    message: '“Be” and the -ing form',
    explanation:
      'What is going on now is “be” and the -ing form: “he is playing”. What is so in general has no “be”: “he plays”.',
    cases: [
      ["(he|she) (is|'s) (also|always|still|now|just)? [v:$action] -(of|-)", '{v.ing}'],
      ["(we|you|they|people) (are|'re) (also|always|still|now|just)? [v:$action] -(of|-)", '{v.ing}'],
      ["i (am|'m) (also|always|still|now|just)? [v:$action] -(of|-)", '{v.ing}'],
      ['(he|she|we|you|they|i) (was|were) (also|always|still|just)? [v:$action] -(of|-)', '{v.ing}'],
    ],
    sets: {
      action:
        'play study eat drink sleep watch listen wait write swim drive dance sing cook walk talk speak learn teach stay live look wear sit stand read cry',
    },
    unless: [
      'all|what|thing|best|only|do|does|did (#word){0,3} (is|was|am|are)',
      '(was|were|is|are|am|be) read (the|by|to|out|in|as)',
      "'s (use|try|read)",
    ],
    examples: {
      wrong: [
        ['He is play football.', 'He is playing football.'],
        ['They are live in Rome.', 'They are living in Rome.'],
      ],
      right: ['He is playing football.', 'All they can do is wait.'],
    },
  },
  {
    id: 'AmHaving',
    category: 'grammar',
    message: '“Have” for what somebody owns',
    explanation: '“Have” in the sense of “own” has no -ing form: “I have a car”.',
    cases: [
      [`i [am|'m having] (a|an|two|three|one|many / my own) @ADJ? (${things}|#plural)`, 'have'],
      [`(he|she) [is|'s having] (a|an|two|three|one|many) @ADJ? (${things})`, 'has'],
      [`(we|you|they) [are|'re having] (a|an|two|three|one|many) @ADJ? (${things})`, 'have'],
    ],
    unless: [
      'having (a|an) @ADJ? (problem|question|idea)',
      'having many|two|three|one problems|issues|difficulties|children|guests|friends|people|babies|kids|visitors',
    ],
    examples: {
      wrong: [['I am having a car.', 'I have a car.']],
      right: ['I have a car.', 'I am having a problem with it.', 'We are having a party.'],
    },
  },
  {
    id: 'LastYearHaveBeen',
    category: 'grammar',
    message: 'Past tense for what is over',
    explanation: 'With a time that is over the verb is in the past: “last summer I visited Rome”.',
    cases: [
      [`${ago} $subjectPronoun [have|has|'ve (also|already)? v:#participle&!been&!got]`, '{v.past}'],
      [`${ago} (i|he|she|it) [have|has|'ve been]`, 'was'],
      [`${ago} (we|you|they) [have|'ve been]`, 'were'],
      [`${ago} (my|our|his|her|their) @NOUN [have|has v:#participle&!been&!got]`, '{v.past}'],
    ],
    unless: ['since', 'have|has been (#word){0,6} since'],
    confidence: 0.85,
    examples: {
      wrong: [
        ['Last summer, I have visited Barcelona.', 'Last summer, I visited Barcelona.'],
        ['In 2019, we have been there.', 'In 2019, we were there.'],
      ],
      right: ['Last summer, I visited Barcelona.', 'This year I have visited Rome.'],
    },
  },
  {
    id: 'WasToCinema',
    category: 'grammar',
    message: '“Went to” or “was at”',
    explanation: 'Somebody “goes to” a place, or “is at” or “in” it: “I went to the cinema”.',
    cases: [
      [
        '(i|he|she|we|they) [was|were to] (the|a) (cinema|park|beach|doctor|supermarket|city|museum|concert|party|restaurant|zoo|theatre|theater|hospital|bank|shop|market|movies)',
        'went to',
        'was at',
      ],
    ],
    unless: ['if|as|though $subjectPronoun'],
    examples: {
      wrong: [['Yesterday I was to the cinema.', 'Yesterday I went to the cinema.']],
      right: ['Yesterday I went to the cinema.', 'He was to the left of me.'],
    },
  },
  {
    id: 'StopToSmoke',
    category: 'grammar',
    message: '“Stop” and the -ing form',
    explanation:
      'What one no longer does is in the -ing form: “stop smoking”. “Stop to smoke” is to stop something else first.',
    cases: [
      [
        '~stop|~quit&@VERB [to v:smoke|worry|cry|laugh|use|work|study|live|exist|grow|be|have|like|love|believe|complain|produce]',
        '{v.ing}',
      ],
    ],
    unless: ['stop to be|have (helped|seen|a)'],
    examples: {
      wrong: [['He stopped to smoke last year.', 'He stopped smoking last year.']],
      right: ['He stopped smoking last year.', 'She stopped to talk.'],
    },
  },
  {
    id: 'MadeMeLaughing',
    category: 'grammar',
    message: 'Base form after “make” and “let”',
    explanation: 'After “make” or “let” and a person comes the base form: “it made me laugh”.',
    cases: [
      [
        '~make&@VERB (me|him|us|them|you|her|people) (always|often|really|also)? [v:$doing] (> / ,|.|and|about|at|that|of|in|about|more|like|so|very|happy|sad)',
        '{v.base}',
      ],
      ['~let&@VERB (me|him|us|them|you) [v:#ing&@VERB] (> / ,|.|the|a|my|to|and|about|how|what)', '{v.base}'],
    ],
    sets: {
      doing:
        'laughing crying smiling thinking feeling wanting working going coming doing studying running believing learning understanding spending buying',
    },
    examples: {
      wrong: [
        ['He made me laughing.', 'He made me laugh.'],
        ['It makes people feeling happy.', 'It makes people feel happy.'],
      ],
      right: ['He made me laugh.', 'She made them working models.'],
    },
  },
  {
    id: 'WeAreUsedToWork',
    category: 'grammar',
    message: '“Be used to” and the -ing form',
    explanation: 'What somebody is accustomed to is in the -ing form: “I am used to waking up early”.',
    cases: [
      [
        "(i|we|you|he|she) (am|'m|are|'re|is|'s|was|were) (already|quite|very|so)? used to [v:#base&@VERB&!#past] -(,)",
        '{v.ing}',
      ],
    ],
    examples: {
      wrong: [
        ['We are used to work hard.', 'We are used to working hard.'],
        ['I am used to wake up early.', 'I am used to waking up early.'],
      ],
      right: ['We are used to working hard.', 'We used to work hard.', 'They are used to cut wood.'],
    },
  },
  {
    id: 'WillBeNever',
    category: 'grammar',
    message: 'The adverb before “be”',
    explanation: '“Never”, “always” and “probably” stand between the modal verb and “be”: “I will never be”.',
    cases: [
      [
        "(will|would|can|could|should|may|might|must|'ll) [be a:never|always|probably|definitely] (@ADJ|#participle|#ing|a|an|the|my|there|in|able)",
        '{a} be',
      ],
    ],
    unless: ['be never (#word){0,3} again', 'may be always'],
    examples: {
      wrong: [['I will be never happy.', 'I will never be happy.']],
      right: ['I will never be happy.', 'It will be there, always and for all.'],
    },
  },
  {
    id: 'HaveEver',
    category: 'grammar',
    message: '“Ever” in a plain statement',
    explanation:
      '“Ever” belongs in questions and after “if”, “never” or a superlative: “I have been there before”, “Have you ever …?”.',
    cases: [['< (i|we|they|he|she) (have|has) [ever] #participle', '', 'once']],
    unless: ['best|worst|most|only|first|if|nothing|nobody|never|than|that|rarely|hardly|/.*est/'],
    examples: {
      wrong: [['I have ever been there.', 'I have been there.']],
      right: ['I have never been there.', 'It is the best thing I have ever done.'],
    },
  },
]
