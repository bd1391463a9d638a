import type { Rule } from '../rule.ts'
import { casesOf } from './table.ts'

/** Verbs with the wrong preposition. */
export const afterVerbs: readonly Rule[] = [
  {
    id: 'PrepositionAfterVerb',
    category: 'grammar',
    message: 'Wrong preposition after this verb',
    explanation: 'Each verb goes with certain prepositions: “depend on,” “suffer from,” “participate in.”',
    cases: casesOf(
      `
      depend | of from at | on
      rely | of in at to with | on
      insist | in to at for | on
      participate | to on at of | in
      suffer | of by | from
      protect | of | from
      differ | of than | from
      recover | of | from
      escape | of | from
      apologize | of about | for
      apologise | of about | for
      contribute | in on at | to
      react | on at | to
      adapt | with at on | to
      belong | for of | to
      laugh | of from | at
      stare | to | at
      smile | to | at
      specialize | on | in
      specialise | on | in
      succeed | on at | in
      invest | to | in
      graduate | of | from
      concentrate | to at about | on
      focus | to at about | on
      complain | for | about
      worry | of | about
      dream | with | of about
      attach | with | to
      devote | for in on | to
      dedicate | for in on | to
      familiarize | to | with
      interfere | to | with
      cope | to of | with
      struggle | of | with
      agree | at | with
      consent | for with | to
      conform | on | to
      comply | to by | with
      refrain | of to | from
      abstain | of to | from
      deviate | of | from
      originate | of | from
      benefit | of | from
      emerge | of | from
      divide | to | into
      `,
      (verb, wrong) =>
        `~${verb}&@VERB [${wrong}] -(all|least|times|once|last|first|now|large|$reflexive|course|home / the first)`,
    ).concat([
      [
        '~accuse|~suspect&@VERB $objectPronoun|@PROPN|people [for|about] $article|$possessive|#ing|@NOUN',
        'of',
      ],
    ]),
    unless: ['to a degree|extent'],
    examples: {
      wrong: [
        ['It depends of the weather.', 'It depends on the weather.'],
        ['Many people suffer of stress.', 'Many people suffer from stress.'],
        ['She participated to the meeting.', 'She participated in the meeting.'],
        ['They accused him for stealing.', 'They accused him of stealing.'],
      ],
      right: [
        'It depends on the weather.',
        'She contributed at least ten dollars.',
        'They participated in the games at school.',
        'He belongs to a club.',
      ],
    },
  },
  {
    id: 'ConsistOf',
    category: 'grammar',
    message: 'Use “of” after “consist”',
    explanation: 'To list the parts of something, use “consist of.”',
    cases: [
      ['~consist&@VERB [from|by|on|with]', 'of'],
      ['~consist&@VERB [in] $number|many|several|some|different|various', 'of'],
      ['[consisted] (/two|three|four|five|many|several/) #plural >', 'consisted of'],
    ],
    examples: {
      wrong: [
        ['The team consists from ten people.', 'The team consists of ten people.'],
        ['A year consists in twelve months.', 'A year consists of twelve months.'],
      ],
      right: ['Happiness consists in helping others.', 'The team consists of ten people.'],
    },
  },
  {
    id: 'NeedlessPrepositionAfterVerb',
    category: 'grammar',
    message: 'Extra preposition after this verb',
    explanation: 'This verb needs no preposition: “discuss the plan,” “enter the room.”',
    cases: [
      ['~discuss&@VERB [about|on|regarding] $determiner|$possessive|$objectPronoun|how|why|what|@NOUN', ''],
      ['~mention&@VERB [about] $determiner|$possessive|$objectPronoun|how|why|what|@NOUN', ''],
      ['~emphasize|~emphasise&@VERB [on|about|at] -(average|occasion|first|last|least)', ''],
      ['~stress&@VERB [on|about] the|that|this|importance|how', ''],
      ['~describe&@VERB [about] -(#number)', ''],
      ['~consider&@VERB [about] -(#number)', ''],
      [
        '~enter|~reenter&@VERB [to|in|into] $article|$possessive|this|that room|house|building|class|classroom|office|country|university|college|school|city|shop|store',
        '',
      ],
      [
        '~reach&@VERB [to|at] $article|$possessive|this|that top|end|goal|target|destination|airport|station|house|office|place|school|summit|conclusion|agreement|decision',
        '',
      ],
      ['~reach&@VERB [to] home|there|here', ''],
      ['~approach&@VERB [to|at] $determiner|$objectPronoun', ''],
      ['~resemble&@VERB [to|with|like] -(@PUNCT)', ''],
      [
        '~attend&@VERB [to|in|at] $article|$possessive|this|that|every|#plural? class|classes|school|meeting|lecture|lectures|university|college|party|wedding|conference|course|courses|seminar|concert|ceremony',
        '',
      ],
      ['~attend&@VERB [to|at] class|classes|school|college|university|meetings|lectures|courses', ''],
      [
        "$modal|to|~do|n't|not|please answer|reply&@VERB [to] $article|$possessive|this|that|these|those question|questions|phone|door",
        '',
      ],
      ['~avoid&@VERB [from|of] -(@PUNCT)', ''],
      ['~request|~demand&@VERB [for] $objectPronoun to', ''],
      ['(to|$modal|~do) [request] for', 'ask'],
      ['~obey&@VERB [to] -(@PUNCT)', ''],
      ['~affect&@VERB [to|on|in|at] $article|$possessive|this|$objectPronoun|people|@NOUN', ''],
      ['~influence&@VERB [to|on|in|at] $article|$possessive|$objectPronoun|people', ''],
      ['~marry&@VERB [with|to] $objectPronoun|$article|$possessive -(money)', ''],
      [
        '~join&@VERB [to|at] $article|$possessive|this|$objectPronoun club|team|group|company|army|party|school|band|course|class|gym|$objectPronoun?',
        '',
      ],
      ['~visit&@VERB [to|in] $article|$possessive|this|$objectPronoun|@PROPN -(own)', ''],
      [
        "(~face / ~be n't|not? facing) [with] @ADJ? problem|problems|difficulty|difficulties|challenge|challenges",
        '',
      ],
      ['-<(to|for|by|a|the) ~lack&@VERB [of] -(all|any)', ''],
      ['~thank&@VERB [to] $objectPronoun|$possessive|god', ''],
      ['~meet&@VERB [to] $objectPronoun|$possessive', ''],
      [
        '~inform|~remind|~advise|~warn|~invite|~ask|~convince|~persuade&@VERB [to] $objectPronoun -(@VERB|,)',
        '',
      ],
      [
        'told|tell|tells [to] me|him|us|them|her|everyone|everybody|someone|people that|about|how|what|why|the|a|not',
        '',
      ],
    ],
    unless: [
      "~be not|n't|only|just? lack of",
      '~be (only|also|now|then)? joined to',
      '~be|$objectPronoun married to|with',
      'as discussed on',
      '@ADP|probably|mere|sheer|only lack of',
      '~approach to (#word){0,3} (end|close|completion)',
      '@NOUN|which|what $subjectPronoun told|tell|tells to',
      'attended to by',
      '~be|~get affected|influenced|reached',
    ],
    examples: {
      wrong: [
        ['We discussed about the plan.', 'We discussed the plan.'],
        ['He entered to the room.', 'He entered the room.'],
        ['They lack of experience.', 'They lack experience.'],
        ['She told to me that she was ill.', 'She told me that she was ill.'],
      ],
      right: [
        'We had a discussion about the plan.',
        'There is a lack of experience.',
        'It failed due to lack of memory.',
        'They entered into an agreement.',
        'The nurse attended to the patient.',
        'The story she told to me that night was sad.',
      ],
    },
  },
  {
    id: 'MissingPrepositionAfterVerb',
    category: 'grammar',
    message: 'Missing preposition',
    explanation: 'This verb needs a preposition: “listen to music,” “wait for me.”',
    cases: [
      [
        '[l:~listen&@VERB] @ADJ? music|song|songs|radio|me|him|us|them|you|podcasts|advice|english|$possessive|the|this',
        '{l} to',
      ],
      ['[w:wait|waits|waited|waiting] me|him|us|them|you', '{w} for'],
      ['[w:~apologize|~apologise|~complain|~belong|~reply|~object&@VERB] me|him|us|them', '{w} to'],
      ['[w:~depend|~rely&@VERB] me|him|us|them|$article|$possessive', '{w} on'],
      [
        '[w:~agree|~disagree&@VERB] ($objectPronoun @PUNCT|> / the|this|that|$possessive statement|opinion|view|author|writer -(#verb|$modal))',
        '{w} with',
      ],
      ['[w:~participate&@VERB] $article|$possessive|this|many|some|different', '{w} in'],
      ['[w:~pay attention] $article|$possessive|what|me|him|them|us', '{} to'],
      [
        '[w:~graduate&@VERB] (high school / university / college / $possessive|the university|college|school)',
        '{w} from',
      ],
    ],
    unless: ['~depend|~rely a bit|little|lot|great|good|whole|fair'],
    examples: {
      wrong: [
        ['I listen music every day.', 'I listen to music every day.'],
        ['Please wait me at the station.', 'Please wait for me at the station.'],
        ['This book belongs me.', 'This book belongs to me.'],
        ['I agree this statement.', 'I agree with this statement.'],
      ],
      right: [
        'The city relies a bit too much on cars.',
        'I listen to music every day.',
        'He asked me to wait.',
        'They all agree.',
        'I agree that opinion is divided, and that your view was right.',
      ],
    },
  },
  {
    id: 'ExplainMe',
    category: 'grammar',
    message: 'Missing “to” before the person',
    explanation: 'You explain something to a person: “Explain it to me.”',
    cases: [
      [
        '~explain|~describe&@VERB [o:me|us d:$determiner|$possessive n:@NOUN] (> / ,|.|and|but|because|when|in|on|at)',
        '{d} {n} to {o}',
        'to {o} {d} {n}',
      ],
      [
        '~explain|~describe|~introduce|~suggest|~mention|~announce|~confess&@VERB [me|us|him|them] -(@PUNCT|and|to|as|self|selves)',
        'to {}',
      ],
    ],
    unless: [
      '~suggest us|him|them @VERB',
      '~introduce me|us now|first|here|there|properly|in|at',
      '~mention|~introduce|~describe|~announce|~suggest|~confess him|them',
    ],
    examples: {
      wrong: [
        ['Can you explain me how it works?', 'Can you explain to me how it works?'],
        ['She explained me the rules.', 'She explained the rules to me.'],
        ['He described us the house.', 'He described the house to us.'],
      ],
      right: [
        'Can you explain it to me?',
        'I cannot explain him, and nobody can.',
        'I suggested him as chairman.',
      ],
    },
  },
  {
    id: 'GoHome',
    category: 'grammar',
    message: 'Extra “to” before “home” or “there”',
    explanation: '“Home,” “there,” “here” and “abroad” already mean “to that place”: “go home.”',
    cases: [
      [
        '~go|~come|~get|~return|~drive|~walk|~run|~travel|~move|~fly|back [to] home|abroad|overseas|upstairs|downstairs|downtown|somewhere|anywhere|everywhere|nowhere|outside|inside -(@NOUN|-)',
        '',
      ],
      [
        '~go|~come|~get|~travel|~return [to] here|there (@PUNCT|and|every|on|in|again|with|by|because|when)',
        '',
      ],
      ['~live|~work|~study|~stay|~be [in] abroad', ''],
    ],
    examples: {
      wrong: [
        ['I want to go to home.', 'I want to go home.'],
        ['She travelled to abroad last year.', 'She travelled abroad last year.'],
      ],
      right: ['I go to a home for old people.', 'She came from abroad.', 'We went to home games.'],
    },
  },
  {
    id: 'GoShopping',
    category: 'grammar',
    message: 'Extra “to” after “go”',
    explanation: 'An activity follows “go” without “to”: “go shopping,” “go swimming.”',
    cases: [
      [
        '~go [to|for|at] (shopping|swimming|fishing|skiing|dancing|hiking|camping|jogging|skating|surfing|sailing|hunting|sightseeing|bowling|running) -(@NOUN|-)',
        '',
      ],
    ],
    examples: {
      wrong: [
        ['We went to shopping on Sunday.', 'We went shopping on Sunday.'],
        ['I go to swimming every week.', 'I go swimming every week.'],
      ],
      right: ['We went to shopping centres.', 'I go swimming every week.'],
    },
  },
  {
    id: 'PreventTo',
    category: 'grammar',
    message: 'Use “from” and the -ing form',
    explanation:
      'After “prevent,” “stop” or “keep” and a person, use “from” and the -ing form: “It keeps me from working.”',
    cases: [
      [
        '~prevent|~prohibit|~discourage|~deter&@VERB $objectPronoun|people|children|students|others [to v:#base&!@NOUN]',
        'from {v.ing}',
      ],
      [
        '~prevent|~prohibit|~discourage|~deter&@VERB (@DET|$possessive @ADJ? @NOUN) [to v:#base&@VERB]',
        'from {v.ing}',
      ],
    ],
    examples: {
      wrong: [
        ['The rain prevented us to go out.', 'The rain prevented us from going out.'],
        ['It prevents people to use drugs.', 'It prevents people from using drugs.'],
      ],
      right: ['The rain prevented us from going out.', 'We use it to prevent people from falling.'],
    },
  },
  {
    id: 'SpendMoneyFor',
    category: 'grammar',
    message: 'Use “on” after “spend”',
    explanation: 'You spend money and time on something.',
    cases: [
      [
        '~spend (@ADV|@ADJ|@DET|@NUM|$possessive|of|lot|$){0,5} money|dollars|euros|income [for] (clothes|food|it|things|education|buying|cars|useless|expensive|new|$possessive|books|games|advertising|advertisements) -(own|sake)',
        'on',
      ],
    ],
    examples: {
      wrong: [
        ['They spend too much money for clothes.', 'They spend too much money on clothes.'],
        ['He spends his money for useless things.', 'He spends his money on useless things.'],
      ],
      right: ['They spend money on clothes.', 'She spent money for a good reason.'],
    },
  },
]
