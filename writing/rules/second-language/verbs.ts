import type { Rule } from '../rule.ts'

/** These words turn the verb into a noun: “a dance partner”. */
const ofVerb =
  'partner|partners|teacher|teachers|instructor|instructors|group|groups|student|students|buddy|buddies|researcher|researchers|director|captain|deprived|show|shows|money|things|walking'
const alone = `-(of|-|${ofVerb})`
const things =
  'car|house|dog|cat|brother|sister|job|family|computer|phone|girlfriend|boyfriend|degree|flat|apartment'
// Arranged actions and family dinners are correct: "I am having a car repaired".
const owned = `(a|an|two|three|one|many / my own) @ADJ? (${things}|${things.replaceAll(/\b(?=\||$)/g, 's').replace('familys', 'families')}) -(@NOUN|#participle|-)`
const ago =
  '< (yesterday / last week|month|year|summer|winter|night|weekend|spring|autumn / $number|#number $units|$unit ago / in /19[0-9][0-9]|20[01][0-9]/) ,?'

/** Verb forms carried over from other languages. */
export const transferredVerbs: readonly Rule[] = [
  {
    id: 'HeIsPlay',
    category: 'grammar',
    message: 'Use the -ing form after “be”',
    explanation:
      'An action happening now takes “be” and the -ing form, and a habit takes no “be”: “He is playing,” “He plays.”',
    cases: [
      [`(he|she) (is|'s) (also|always|still|now|just)? [v:$action] ${alone}`, '{v.ing}'],
      [`(we|you|they|people) (are|'re) (also|always|still|now|just)? [v:$action] ${alone}`, '{v.ing}'],
      [`i (am|'m) (also|always|still|now|just)? [v:$action] ${alone}`, '{v.ing}'],
      [`(he|she|we|you|they|i) (was|were) (also|always|still|just)? [v:$action] ${alone}`, '{v.ing}'],
      [
        "(i|he|she|we|you|they) (am|'m|is|'s|are|'re|was|were) [live] (in|near|with) (@PROPN / @DET|$possessive house|flat|apartment|city|town|village|country|parents|family)",
        'living',
      ],
    ],
    sets: {
      action:
        'play study eat drink sleep watch listen wait write swim drive dance sing cook walk talk speak learn teach stay look wear sit stand cry',
    },
    unless: ['all|what|thing|best|only|do|does|did (#word){0,3} (is|was|am|are)'],
    examples: {
      wrong: [
        ['He is play football.', 'He is playing football.'],
        ['They are live in Rome.', 'They are living in Rome.'],
      ],
      right: [
        'He is playing football.',
        'All they can do is wait.',
        'We are live in the studio, and now live on air.',
        'They are dance partners.',
      ],
    },
  },
  {
    id: 'AmHaving',
    category: 'grammar',
    message: 'No -ing form of “have” here',
    explanation: 'When “have” means “own,” it has no -ing form: “I have a car.”',
    cases: [
      [`i [am|'m having] ${owned}`, 'have'],
      [`(he|she) [is|'s having] ${owned}`, 'has'],
      [`(we|you|they) [are|'re having] ${owned}`, 'have'],
    ],
    examples: {
      wrong: [
        ['I am having a car.', 'I have a car.'],
        ['I am having two brothers.', 'I have two brothers.'],
      ],
      right: [
        'I have a car.',
        'I am having a car repaired.',
        'We are having a family dinner.',
        'They are having a son.',
      ],
    },
  },
  {
    id: 'LastYearHaveBeen',
    category: 'grammar',
    message: 'No “have” with “last year”',
    explanation:
      'A finished time like “last summer” takes the past tense without “have”: “Last summer I visited Rome.”',
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
      right: [
        'Last summer, I visited Barcelona.',
        'This year I have visited Rome.',
        'In 2050 we have been promised a moon base.',
      ],
    },
  },
  {
    id: 'WasToCinema',
    category: 'grammar',
    message: 'Use “went to” or “was at”',
    explanation: 'You “go to” a place, but you are “at” or “in” it: “I went to the bank.”',
    cases: [
      [
        '(i|he|she|we|they) [was|were to] (the|a) (cinema|park|beach|doctor|supermarket|city|museum|concert|party|restaurant|zoo|theatre|theater|hospital|bank|shop|market|movies)',
        'went to',
        'was at',
      ],
    ],
    unless: [
      'if|as|though $subjectPronoun',
      'how|close|closer|closest|near|nearer|nearest',
      'to the @NOUN born|what',
    ],
    examples: {
      wrong: [
        ['Yesterday I was to the cinema.', 'Yesterday I went to the cinema.'],
        ['Last year I was to the museum.', 'Last year I went to the museum.'],
      ],
      right: [
        'Yesterday I went to the cinema.',
        'He was to the left of me.',
        'The closer we were to the city, the louder it got.',
      ],
    },
  },
  {
    id: 'StopToSmoke',
    category: 'grammar',
    message: 'Use the -ing form after “stop”',
    explanation: 'To “stop smoking” is to give it up, but to “stop to smoke” is to take a break for it.',
    cases: [
      [
        '~stop|~quit&@VERB [to v:smoke|worry|work|live|exist|grow|like|love|believe|complain|produce] -(@DET|$possessive|@PRON)',
        '{v.ing}',
      ],
      ['~stop|~quit&@VERB [to v:use] (#plural|#uncountable|plastic|drugs)', '{v.ing}'],
    ],
    examples: {
      wrong: [
        ['He stopped to smoke last year.', 'He stopped smoking last year.'],
        ['She stopped to smoke.', 'She stopped smoking.'],
      ],
      right: [
        'He stopped smoking last year.',
        'She stopped to talk.',
        'They stopped to have lunch and to smoke a cigarette.',
      ],
    },
  },
  {
    id: 'MadeMeLaughing',
    category: 'grammar',
    message: 'No -ing form after “make” or “let”',
    explanation: 'After “make” or “let” and a person, the next verb has no “ing”: “It made me laugh.”',
    cases: [
      [
        '~make&@VERB (me|him|us|them|you|her) (always|often|really|also)? [v:$doing] (> / ,|.|and|about|at|that|of|in|like|so|very|happy|sad)',
        '{v.base}',
      ],
      [
        '~make&@VERB people (always|often|really|also)? [v:$doing] (> / ,|.|that|like|so|very|happy|sad)',
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
      right: [
        'He made me laugh.',
        'She made them working models.',
        'The noise makes people working at home angry.',
      ],
    },
  },
  {
    id: 'WillBeNever',
    category: 'grammar',
    message: 'Put the adverb before “be”',
    explanation: '“Never,” “always” and “probably” go between “will” and “be”: “I will never be late.”',
    cases: [
      [
        "(will|would|can|could|should|may|might|must|'ll) [be a:never|always|probably|definitely] (@ADJ|#participle|#ing|a|an|the|my|there|in|able)",
        '{a} be',
      ],
    ],
    unless: ['be never (#word){0,3} again', 'may be always'],
    examples: {
      wrong: [
        ['I will be never happy.', 'I will never be happy.'],
        ['You will be always able to come.', 'You will always be able to come.'],
      ],
      right: ['I will never be happy.', 'It will be there, always and for all.'],
    },
  },
  {
    id: 'HaveEver',
    category: 'grammar',
    message: 'Don’t use “ever” here',
    explanation:
      '“Ever” belongs in questions and comparisons, not in a plain statement: “I have been there before.”',
    cases: [['< (i|we|they|he|she) (have|has) [ever] #participle', '', 'once']],
    unless: ['best|worst|most|only|first|if|nothing|nobody|never|than|that|rarely|hardly|/.*est/'],
    examples: {
      wrong: [
        ['I have ever been there.', 'I have been there.'],
        ['I have ever seen it.', 'I have seen it.'],
      ],
      right: ['I have never been there.', 'It is the best thing I have ever done.'],
    },
  },
]
