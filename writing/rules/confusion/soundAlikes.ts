import type { Rule } from '../rule.ts'

/** Words that sound or look alike. */
export const soundAlikes: readonly Rule[] = [
  {
    id: 'ToForToo',
    category: 'grammar',
    message: 'Did you mean “too”?',
    explanation: '“Too” means “more than enough” or “also,” and “to” is for everything else.',
    cases: [
      [
        "(is|are|was|were|'s|'re|'m|am|be|looks|seems|way|far|not|much|feel|felt) [to] (late|big|small|expensive|young|old|hard|fast|slow|tired|busy|difficult|far|hot|cold|high|low|short|heavy|loud|dangerous|easy|early|weak|scared|afraid|lazy|tall|large|bad|sad|shy|soon)",
        'too',
      ],
      [
        '(is|are|was|were|have|has|had|spend|spends|spent|eat|eats|ate|cost|costs|use|take|takes|took|drink|get|got|there|need|with|think|talk|talks|work|worry|give|do|does|did|way|not|never) [to] (much) -(to)',
        'too',
      ],
      [
        '(are|were|have|has|had|there|with|eat|make|made|use|get|got|take|way|see|buy|in) [to] (many) #plural',
        'too',
      ],
      ['< (me|you) [to] (> / .|!)', 'too'],
      ['either|just [to] @ADJ (> / ,|.|for|to|or)', 'too'],
      ['is|are|was|were|looks|look|looked|seems|feels [to] @ADJ (> / ,|.|for|and)', 'too'],
      ['[to] much (> / .|,|!)', 'too'],
    ],
    unless: [
      'not to (late|big)',
      'when|where|how|what|who to >',
      '~want|~like|~have|~need|~go|~try|~use|~able|~mean|ought|supposed it|them|him|that|there to >',
      'up|amount|amounts|amounted|come|comes|came to much',
      'due|thanks|mean|means|addicted to',
    ],
    examples: {
      wrong: [
        ['It is to late now.', 'It is too late now.'],
        ['I have to much work.', 'I have too much work.'],
      ],
      right: ['It is too late now.', 'I have to work.', 'He wrote to old friends.'],
    },
  },
  {
    id: 'TooForTo',
    category: 'grammar',
    message: 'Did you mean “to”?',
    explanation: '“Too” means “more than enough” or “also,” and “to” goes before a verb or a place.',
    cases: [
      [
        '(want|wants|wanted|need|needs|needed|have|has|had|going|able|like|likes|try|trying|tries|tried|used|ready|supposed|how|what|where|decided|started|began|hope|order|ought|way|time) [too] #base&@VERB|be|have|do|go|get|make',
        'to',
      ],
      [
        '(~go|~come|~listen|~talk|~speak|~return|next|according|due|thanks|~belong|close|~lead|~write|~send|~move|~travel) [too] (the|a|an|my|his|her|our|your|their|me|him|them|us|school|work|@PROPN)',
        'to',
      ],
    ],
    unless: ['have too #ing'],
    examples: {
      wrong: [
        ['I want too go home.', 'I want to go home.'],
        ['We went too the park.', 'We went to the park.'],
      ],
      right: ['I want to go home.', 'I want one too.', 'He went, too, the next day.'],
    },
  },
  {
    id: 'QuietQuite',
    category: 'grammar',
    message: 'Confused “quite” and “quiet”',
    explanation: '“Quiet” means “without noise,” and “quite” means “rather” or “completely.”',
    cases: [
      [
        '[quiet] (good|bad|big|small|a|an|some|often|well|different|difficult|easy|interesting|expensive|important|similar|sure|right|nice|old|young|new|long|high|happy|clear|simple|hard|common|popular|cheap|strong|useful|likely|possible|frankly)',
        'quite',
      ],
      [
        '(very|so|be|keep|stay|too|really|was|and|is|a) [quite] (> / ,|.|!|and|in|place|room|street|voice|town|night|at|when)',
        'quiet',
      ],
    ],
    unless: [
      'quiet new|old|small|a|long|clear (@ADJ|@NOUN)? (street|town|place|night|room|village|life)',
      'not quite',
      'quite >',
      'quite in|at',
    ],
    examples: {
      wrong: [
        ['The film was quiet good.', 'The film was quite good.'],
        ['Please be quite and listen.', 'Please be quiet and listen.'],
      ],
      right: ['The film was quite good.', 'It was a quiet old town.', 'I was quite in the dark.'],
    },
  },
  {
    id: 'PassedPast',
    category: 'grammar',
    message: 'Confused “past” and “passed”',
    explanation: '“Passed” is a form of “pass,” and “past” is a time or means “beyond.”',
    cases: [
      [
        '(~walk|~drive|~run|~go|~come|~get|~fly|~look|half|quarter|just|~move) [passed] (the|a|my|his|her|our|their|me|him|them|us|#number|$number|it|this)',
        'past',
      ],
      [
        '(in|of|from|for|over) the [passed] (> / ,|.|$number|#number|few|year|years|week|weeks|month|months|decade|decades|and|was|is)',
        'past',
      ],
      ['(have|has|had|he|she|i|they|we) [past] (away|through|my|his|out|on|by)', 'passed'],
      [
        '(have|has|had|he|she|i|they|we) [past] the (exam|test|course|class|ball|salt|law|exams|tests)',
        'passed',
      ],
      ['(time|years|days|weeks|months|hours|year) [past] (by|quickly|slowly)', 'passed'],
    ],
    unless: ['~be|~get past', '~get passed a|an|as|to|in|#number', 'just passed'],
    examples: {
      wrong: [
        ['He walked passed the house.', 'He walked past the house.'],
        ['She has past the exam.', 'She has passed the exam.'],
      ],
      right: ['He walked past the house.', 'She has passed the exam.', 'Time past and time present.'],
    },
  },
  {
    id: 'LeadLed',
    category: 'grammar',
    message: 'Did you mean “led”?',
    explanation: 'The past tense of “lead” is “led,” which only sounds like the metal “lead.”',
    cases: [
      [
        "(has|have|had|was|were|been|being|'ve|'d|is|are) (also|often|finally|already)? [lead] (to|by|me|us|him|her|them|the|many|people|him)",
        'led',
      ],
      [
        '(which|that|it|this|he|she) [lead] to (the|a|an|his|her|my|our) @NOUN (in|during) /(?:1[0-9]|20)\\d\\d/',
        'led',
      ],
      ['[leaded] to', 'led'],
      [
        '(he|she|it|who|i|we|they) [lead] (!$end&!,){0,9} (yesterday / last night|week|month|year|summer|winter|season|weekend / ago / in /(?:1[89]\\d\\d|20[012]\\d)/)',
        'led',
      ],
      ['(has|have|had) (also|always|never)? [lead] (a|an|our|their|several)', 'led'],
      // The plural is the present tense, too: “They lead it for years.”
      [
        '(he|she) [lead] (the|a|an|his|her|our|their) @ADJ? @NOUN (for (@NUM|$number|many|several|some)? (years|decades|months) / until|from|between|during)',
        'led',
      ],
    ],
    confidence: 0.95,
    unless: [
      '~be lead by example',
      'is|are lead the|many',
      "~do|will|would|can|could|may|might|must|should (not|n't)? $subjectPronoun? lead",
    ],
    examples: {
      wrong: [
        ['This has lead to many problems.', 'This has led to many problems.'],
        ['The team was lead by a woman.', 'The team was led by a woman.'],
        ['He lead the team last year.', 'He led the team last year.'],
        ['She lead the band for years.', 'She led the band for years.'],
        ['They lead us up the hill two years ago.', 'They led us up the hill two years ago.'],
      ],
      right: [
        'This has led to many problems.',
        'Roads lead to Rome.',
        'It was lead that made him ill.',
        'They lead the team this year.',
        'Did he lead it last year?',
      ],
    },
  },
  {
    id: 'WeatherWhether',
    category: 'grammar',
    message: 'Confused “weather” and “whether”',
    explanation: '“Weather” is rain or sunshine, and “whether” means “if.”',
    cases: [
      [
        '(know|knows|decide|decided|ask|asked|wonder|wondering|see|matter|of|question|about|doubt|sure|or|check|tell|find|determine|depends|on|no) [weather] (or|to|i|he|she|they|we|you|it|this|that|there|people|these)',
        'whether',
      ],
      ['[weather] or not', 'whether'],
      [
        '(the|good|bad|cold|hot|nice|rainy|sunny|beautiful|warm|like) [whether] (> / ,|.|is|was|in|will|today|and|gets|got|forecast|conditions|report)',
        'weather',
      ],
      ['[wether|wheather|wheter] (or|to|i|he|she|they|we|you|it|this|that|the|there|people)', 'whether'],
    ],
    unless: ['of weather this|that', 'about|see|check|no|on|of weather or climate'],
    examples: {
      wrong: [
        ["I don't know weather he is coming.", "I don't know whether he is coming."],
        ['The whether is nice today.', 'The weather is nice today.'],
      ],
      right: [
        "I don't know whether he is coming.",
        'The weather is nice.',
        'The question of the weather remains.',
      ],
    },
  },
  {
    id: 'PrincipalPrinciple',
    category: 'grammar',
    message: 'Confused “principle” and “principal”',
    explanation: 'A “principle” is a rule or belief, and “principal” means “main” or the head of a school.',
    cases: [
      [
        '(in|on|basic|moral|guiding|general|fundamental|same|this|ethical|scientific|underlying|of) [principal] (> / ,|.|that|behind|for)',
        'principle',
      ],
      [
        '(basic|moral|guiding|general|fundamental|ethical|scientific|religious|these|democratic) [principals] (of|that|and|are|,|.)',
        'principles',
      ],
      ['(school|the|our|my|new|vice|assistant) [principle] (of (my|our|the) (school|college))', 'principal'],
      ['(school|vice|assistant) [principle]', 'principal'],
      [
        '(a|the|my|their|his|one|its|our) [principle] (reason|cause|aim|goal|role|actor|investigator|objective|actress|dancer|source|difference|concern|city|character|characters|reasons)',
        'principal',
      ],
    ],
    unless: ['in principal photography'],
    examples: {
      wrong: [
        ['I agree in principal.', 'I agree in principle.'],
        ['That is the principle reason.', 'That is the principal reason.'],
      ],
      right: [
        'I agree in principle.',
        'That is the principal reason.',
        'He came in with the principal of the school.',
      ],
    },
  },
]
