import type { Rule } from '../rule.ts'

/** Superfluous "be", and the forms after it. */
export const be: readonly Rule[] = [
  {
    id: 'IAmAgree',
    category: 'grammar',
    message: 'Don’t use “be” with this verb',
    explanation: 'Only an -ing form goes with “am,” “is” or “are,” and other verbs stand alone: “I agree.”',
    cases: [
      [
        "i|we|you|they|people|who [am|are|'m|'re (also|still|always|really|totally|completely|strongly)? v:$verb]",
        '{v}',
        'are {v.ing}',
      ],
      ["i [am|'m not v:$verb]", 'do not {v}'],
      ["we|you|they [are|'re not|n't v:$verb]", 'do not {v}'],
      ['he|she|it|who [is (also|still|always|really)? v:$verb]', '{v.s}'],
      ["he|she|it [is not|n't v:$verb]", 'does not {v}'],
      ['i|he|she|it|we|you|they [was|were v:$verb]', '{v.past}', 'was {v.ing}'],
      [
        '@NOUN|@PROPN [is v:consist|consists|depend|depends|belong|belongs|exist|exists|contain|contains|seem|seems]',
        '{v.s}',
      ],
      ['@NOUN|@PROPN [are v:consist|depend|belong|exist|contain|seem]', '{v}'],
      ["i [am|'m v:#past&!#participle&!#base&!broke]", '{v}'],
    ],
    sets: {
      verb: 'agree disagree think believe want know understand remember consist depend belong exist seem hope go come learn say tell speak have mean appreciate suggest recommend consider prefer enjoy decide wish forget hear see',
    },
    unless: [
      '~do|all|what|thing|best|only|can|could|$modal (he|she|it|i|we|you|they)? @ADV? is|was|are',
      'am|is|are|was|were come|become',
      'who|what|where|when|how $subjectPronoun am|is|are|was|were',
    ],
    examples: {
      wrong: [
        ['I am agree with you.', 'I agree with you.'],
        ["I'm think so.", 'I think so.'],
        ['The class is consists of two parts.', 'The class consists of two parts.'],
        ['They are not agree.', 'They do not agree.'],
        ['It is depend on you.', 'It depends on you.'],
      ],
      right: [
        'All he does is go out.',
        'I am agreed.',
        'What it is depends on you.',
        'The best thing to do is learn.',
      ],
    },
  },
  {
    id: 'WasHappened',
    category: 'grammar',
    message: 'Extra “was” or “been”',
    explanation: 'Verbs like “happen,” “appear,” “die” and “exist” are never passive: “It happened.”',
    cases: [
      ['[is v:$verb]', '{v}', '{v.s}'],
      ['[are v:$verb]', '{v}', '{v.base}'],
      ['[was|were v:$verb]', '{v}'],
      ['have|has|had [been v:$verb]', '{v}'],
      ["$modal not|n't? [be v:$verb]", '{v.base}'],
      ['to [be v:happened|occurred|existed|disappeared|appeared|arrived]', '{v.base}'],
    ],
    sets: {
      verb: 'happened occurred appeared disappeared existed died consisted depended belonged seemed vanished resulted emerged lasted remained arisen',
    },
    unless: ['is|are|was|were|be|been $verb @NOUN'],
    examples: {
      wrong: [
        ['It was happened last year.', 'It happened last year.'],
        ['The problem has been disappeared.', 'The problem has disappeared.'],
        ['It will be happened soon.', 'It will happen soon.'],
      ],
      right: ['It happened last year.'],
    },
  },
  {
    id: 'BePast',
    category: 'grammar',
    message: 'Wrong past form after “be”',
    explanation:
      'After “be,” use forms like “written” and “known” for what is done to someone or something: “It was written.”',
    cases: [
      [
        "be|been|being|is|are|was|were|am|'re (not|n't|also|always|never|already|just)? [v:#past&!#participle&!#base&!$adjective]",
        '{v.participle}',
      ],
      ['~get [v:stole|broke|ate|took|shook|froze|wore|threw]', '{v.participle}'],
    ],
    sets: { adjective: 'broke lay saw wound shone worked were was awoke woke' },
    unless: ['what|who|where|all|thing|things|way $subjectPronoun? is|are|was|were #past'],
    examples: {
      wrong: [
        ['The book was wrote in 1990.', 'The book was written in 1990.'],
        ['It is knew by all.', 'It is known by all.'],
        ['He has been gave a car.', 'He has been given a car.'],
      ],
      right: ['The book was written in 1990.', 'I am broke.', 'What it is took years to find out.'],
    },
  },
  {
    id: 'PassiveBase',
    category: 'grammar',
    message: 'Missing ending after “be”',
    explanation:
      'After “be,” use forms like “used” and “called” for what is done to something: “It can be used.”',
    cases: [
      [
        "$modal (not|n't|also|only|never)? be (also|only|easily|always)? [v:$verb&!complete]",
        '{v.participle}',
      ],
      ['to be (also|only|easily)? [v:$verb&!complete]', '{v.participle}'],
      ['have|has|had not? been (also|always|already)? [v:$verb]', '{v.participle}'],
      [
        "is|are|was|were (not|n't|also|always|often|usually|only|mainly)? [v:$verb] (by|from|in|for|as|on|to) ",
        '{v.participle}',
      ],
      [
        '~be [v:suppose|allow|oblige|require|expect|force|design|intend|ask|invite|advise|permit|urge|remind|warn] to',
        '{v.participle}',
      ],
      ['is|are|was|were [v:call] (the|a|an|as|@PROPN|“|")', '{v.participle}'],
      ['is|are|was|were|be [v:base] on', '{v.participle}'],
      ["~be (very|so|really|also|not|n't)? [v:interest] in", '{v.participle}'],
      [
        "~be|~get|~feel (very|so|really|also|too|not|n't)? [v:excite|bore|tire|surprise|disappoint|satisfy|confuse|embarrass|frighten|scare|annoy|impress] (about|of|by|with|in|at|that|to)",
        '{v.participle}',
      ],
      [
        "~be (not|n't|also)? [v:relate|involve|concern|connect|compose|marry|locate|situate|divide] (to|in|with|about|of|into|on)",
        '{v.participle}',
      ],
      [
        '@NOUN|@PROPN is|are [v:speak|write|know|take|eat|see|break|choose|steal|teach] (here|there|everywhere|today|worldwide|every)',
        '{v.participle}',
      ],
    ],
    sets: {
      verb: 'accept achieve add allow apply avoid call choose complete consider create deliver describe destroy develop discover discuss divide do eat encourage explain find forget give improve include increase introduce invite know make maintain prevent produce protect prove provide publish realize receive recognize reduce remember remove replace require see select sell send solve speak take teach tell treat use write learn build bring',
    },
    unless: [
      'find|building|sell',
      'all|what|thing|best|do|does|did|only|job|goal|plan|way|aim|idea $subjectPronoun? to? @VERB? @NOUN? @ADV? is|was|are|be',
      'to be find|increase|use|make|found|sell of',
    ],
    examples: {
      wrong: [
        ['It can be use for many things.', 'It can be used for many things.'],
        ['The work has been complete by them.', 'The work has been completed by them.'],
        ['You are suppose to wait.', 'You are supposed to wait.'],
        ['He was ask to leave.', 'He was asked to leave.'],
        ['It is call the Moon.', 'It is called the Moon.'],
        ['I am interest in music.', 'I am interested in music.'],
        ['English is speak here.', 'English is spoken here.'],
      ],
      right: [
        'It can be used.',
        'All he does is give to the poor.',
        'To be of use is good.',
        'The report must be complete and short.',
      ],
    },
  },
  {
    id: 'InterestingIn',
    category: 'grammar',
    message: 'Use the -ed form for feelings',
    explanation: 'People feel “interested” or “bored” by things that are “interesting” or “boring.”',
    cases: [
      [
        "i|we|you|he|she|they|people|students|children|who|everyone ~be|~become|~get|~feel (not|n't|very|really|also|so|more|most|quite|too|always|never)? [interesting] in",
        'interested',
      ],
      [
        "i|we|you|he|she|they|people|students|children|who ~be|~become|~get|~feel (not|n't|very|really|also|so|more|quite|too|always|never)? [boring] (with|of|by|and|when|because|at|during)",
        'bored',
      ],
      [
        "i|we|you|he|she|they|people|students|who ~be|~become|~get|~feel (not|n't|very|really|also|so|more|quite|too|always|never)? [exciting] (about|to|by|for|when)",
        'excited',
      ],
      [
        "i|we|you|he|she|they|people|students|who ~be|~become|~get|~feel (not|n't|very|really|also|so|more|always|never)? [tiring] (of|from|by)",
        'tired',
      ],
      [
        "i|we|you|he|she|they|people ~be|~feel|~get (not|n't|very|really|also|so|more|quite|too|always|never)? [confusing|disappointing|surprising|frightening|annoying|satisfying|embarrassing|worrying] (about|of|by|with|at|when)",
        '{.participle}',
      ],
      [
        "i|we ~be|~feel|~get (not|n't|very|really|also|so|too|quite)? [confusing|disappointing|surprising|tiring|frightening|annoying|embarrassing|exhausting|worrying|satisfying] (> / ,|.|that|to|because)",
        '{.participle}',
      ],
      ['[more interesting] in #ing', 'more interested'],
    ],
    unless: [
      'it|this|that|which ~be interesting',
      'people are boring|interesting',
      'in (that|which|a|the) @NOUN way',
    ],
    examples: {
      wrong: [
        ['I am very interesting in music.', 'I am very interested in music.'],
        ['We were boring of it.', 'We were bored of it.'],
      ],
      right: ['The film is interesting in parts.', 'I am interested in music.', 'They are surprising.'],
    },
  },
  {
    id: 'BeMissing',
    category: 'grammar',
    message: 'Missing “am,” “is” or “are”',
    explanation: 'Every sentence needs a verb, even in front of an adjective: “I am happy.”',
    cases: [
      [
        '+<(< / because|that|but|and|so|,|think|when|if) [i] (very|so|not|really|also|too)? $state (about|of|to|that|with|in|for|and|because|,|$end)',
        '{} am',
      ],
      [
        '+<(< / because|that|but|and|so|think|when|if) [we|they|you] (very|so|not|really|also|too)? $state (about|of|to|that|with|in|for|and|because|,|$end)',
        '{} are',
      ],
      [
        '+<(< / because|that|but|so|think|when|if) [he|she] (very|so|not|really|also|too)? $state (about|of|to|that|with|in|for|and|because|,|$end)',
        '{} is',
      ],
      [
        '+<(< / because|that|but|and|so) [it] (very|so|not|really|also|too) (important|necessary|good|bad|useful|difficult|easy|expensive|hard|dangerous)',
        '{} is',
      ],
      ['< [it] (important|necessary|possible|impossible|better) to|that|for', '{} is'],
      [
        '+<(< / because|but|so) [i] (not|now|also|still|currently)? (going|working|studying|living|trying|looking|waiting|writing|planning|doing)',
        '{} am',
      ],
      [
        '+<(< / because|but|so) [we|they|you] (not|now|also|still|currently)? (going|working|studying|living|trying|looking|waiting|writing|planning|doing)',
        '{} are',
      ],
      [
        '+<(< / because|but|so) [he|she] (not|now|also|still|currently)? (going|working|studying|living|trying|looking|waiting|writing|planning|doing)',
        '{} is',
      ],
    ],
    sets: {
      state:
        'happy sad afraid angry ready sure glad proud able hungry tired busy interested aware responsible sorry',
    },
    unless: ['so (that)? it necessary'],
    examples: {
      wrong: [
        ['I very happy to see you.', 'I am very happy to see you.'],
        ['They stayed because they afraid of it.', 'They stayed because they are afraid of it.'],
        ['She going to school.', 'She is going to school.'],
      ],
      right: [
        'It makes you happy.',
        'Are you ready?',
        'I am happy.',
        'The more they make you sad, the better.',
      ],
    },
  },
]
