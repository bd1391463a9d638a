import type { Rule } from '../rule.ts'

/** Places where “the” is clearly missing. */
export const missingThe: readonly Rule[] = [
  {
    id: 'TheBeforeSuperlative',
    category: 'grammar',
    message: 'Missing “the” before “best” or “most”',
    explanation:
      'Words like “best” and “most important” usually need “the” before a noun: “one of the best movies.”',
    cases: [
      ['one|two|three|some of [most @ADJ] (#plural / @ADJ|@NOUN #plural)', 'the {}'],
      ['one|two|three|some of [$superlative] (#plural / @ADJ|@NOUN #plural)', 'the {}'],
      ['is|was|are|were|be|been|become|became [most @ADJ&!likely] #singular&!$mass', 'the {}'],
      ['is|was|be|been|become|became [$superlative] #singular&!$mass -(-)', 'the {}'],
      [
        'is|was|are|were|of|in|on|at|for [$superlative] (city|country|person|place|thing|day|time|way|part|problem|building|mountain|river|animal|student|player|team|year|moment|job|month)',
        'the {}',
      ],
      ['in [most @ADJ] (way|city|country|place|part|person)', 'the {}'],
    ],
    sets: {
      superlative:
        'best worst biggest largest smallest greatest oldest youngest tallest longest shortest highest lowest richest strongest fastest easiest hardest cheapest happiest saddest prettiest funniest newest latest nicest cleanest busiest safest simplest',
      mass: 'practice friend quality interest luck value part time',
    },
    unless: ['at|for|than most'],
    examples: {
      wrong: [
        ['It is one of most beautiful cities.', 'It is one of the most beautiful cities.'],
        ['Kyoto is best place to visit.', 'Kyoto is the best place to visit.'],
      ],
      right: ['It is one of the most beautiful cities.', 'This is most important.', 'He is my best friend.'],
    },
  },
  {
    id: 'TheBeforeSame',
    category: 'grammar',
    message: 'Missing “the” before “same”',
    explanation: '“Same” needs “the,” “this” or “that”: “the same house.”',
    cases: [
      [
        'at|in|on|of|for|with|from|by|have|has|had|is|are|was|were|do|does|did|get|use|make|under [same] @NOUN|@ADJ|as|,|.',
        'the same',
      ],
      ["(is|are|was|were) (not|n't|also|always|still|all|exactly) [same] @NOUN|as|,|.", 'the same'],
    ],
    unless: ['same - sex|day|old', '- same', 'same sex'],
    examples: {
      wrong: [
        ['They live in same house.', 'They live in the same house.'],
        ['The results are not same.', 'The results are not the same.'],
      ],
      right: ['They live in the same house.', 'It allows same-sex marriage.', 'No two same things exist.'],
    },
  },
  {
    id: 'TheBeforeOrdinal',
    category: 'grammar',
    message: 'Missing “the” before “first” or “second”',
    explanation: '“First,” “second” and similar words need “the” before a noun: “for the first time.”',
    cases: [
      [
        'for|at|on|in|of|during|by|after|since|about [first|second|third|fourth] (time|step|part|half|day|week|month|year|chapter|paragraph|picture|question|century|example|case|reason|text|sentence|meeting|stage|lesson|phase) -(after|that|-|off|in|running|@NOUN|@PROPN)',
        'the {}',
      ],
      [
        'is|was [first|second|third|last] (time|thing|person|step|part|day|one|example|reason|question|point|chapter)',
        'the {}',
      ],
      [
        'in|of|during|until|since [nineteenth|twentieth|eighteenth|seventeenth|20th|21st|19th|18th] century -(@NOUN|-|@ADJ|@PROPN)',
        'the {}',
      ],
      [
        '< [first|second|last] (thing|reason|step|question|problem|advantage|example|point|one) (is|was|that)',
        'the {}',
      ],
    ],
    examples: {
      wrong: [
        ['I saw him for first time.', 'I saw him for the first time.'],
        ['In second part, he dies.', 'In the second part, he dies.'],
        ['It was built in 19th century.', 'It was built in the 19th century.'],
      ],
      right: ['I saw him for the first time.', 'It was love at first sight.', 'He came in second.'],
    },
  },
  {
    id: 'TheInSetPhrase',
    category: 'grammar',
    message: 'Missing “the” in a set phrase',
    explanation: 'This phrase always includes “the,” as in “all over the world.”',
    cases: [
      ['[in past] (> / ,|.|and|people|there|i|we|they|he|she|it)', 'in the past'],
      ['[in m:middle|center|centre|beginning|hands|eyes|event|field|area] of', 'in the {m}'],
      ['[at m:end|beginning|top|bottom|edge|heart|start] of', 'at the {m}'],
      ['[on m:left|right|other side]', 'on the {m} side'],
      ['(@ADP|and|but|is|are|was / <) [rest] of $determiner|us|them|people|my', 'the rest'],
      ['< [majority] of', 'the majority'],
      ['(in|by|for|of|that) [majority] of', 'the majority'],
      [
        'all|over|around|across|throughout [world] (> / ,|.|;|and|is|are|has|have|to|by|with|who|that)',
        'the world',
      ],
      ['(in|all over|around|across) [world] (> / ,|.|;|and|is|are|has|have|today|who|that|as)', 'the world'],
      [
        '(on|over|through|in|via|from|use|using|by) [internet] (> / ,|.|;|and|is|are|to|for|we|you|they|@VERB|in|has|when|because|or)',
        'the internet',
      ],
      ['from|in [beginning] (> / ,|.|until|till|i|we|it|he|she|they)', 'the beginning'],
      ['on [way] to|home|back', 'the way'],
      ['at [moment] (> / ,|.|i|we|he|she|they|and|because)', 'the moment'],
      ['on [weekend] (> / ,|.|i|we|he|she|they|and|because)', 'the weekend'],
      [
        '~protect|~save|~destroy|~pollute|~damage|~harm|~clean|on|about [environment] (> / ,|.|and|is|by|because|for)',
        'the environment',
      ],
      ['+<(that) [government] (should|must|can|has|is|will|needs|could|have)', 'the government'],
      ['< [sun] (rises|rose|shines|shone|sets|went / is|was shining|rising|setting|up|down)', 'the sun'],
    ],
    examples: {
      wrong: [
        ['She is famous all over world.', 'She is famous all over the world.'],
        ['I read it on internet.', 'I read it on the internet.'],
        ['Majority of people agree.', 'The majority of people agree.'],
        ['We must protect environment.', 'We must protect the environment.'],
        ['I think that government should pay.', 'I think that the government should pay.'],
      ],
      right: ['In case of fire, leave.', 'There are internet users.', 'It is a world record.'],
    },
  },
  {
    id: 'TheInFuture',
    category: 'grammar',
    message: 'Missing “the” before “future”',
    explanation: 'American English says “in the future.”',
    cases: [
      ['[in future] (> / ,|.|and|i|we|he|she|they|it|people|there|because|you)', 'in the future'],
      ['in [near|nearest] future', 'the {}'],
      ['about|for|of [future] (> / ,|.)', 'the future'],
    ],
    dialects: ['US', 'CA'],
    confidence: 0.7,
    examples: {
      wrong: [
        ['There will be fewer cars in future.', 'There will be fewer cars in the future.'],
        ['It will change in near future.', 'It will change in the near future.'],
      ],
      right: ['There will be fewer cars in the future.', 'In future versions, it works.'],
    },
  },
  {
    id: 'TheBeforeCountryName',
    category: 'grammar',
    message: 'Missing “the” before this name',
    explanation:
      'Country names with “states,” “kingdom” or a plural take “the”: “the United States,” “the Netherlands.”',
    cases: [
      [
        "[p:in|to|from|of|at|for|by|across|throughout|outside|inside|leave|left|visit|visited|than] united states|kingdom -(@NOUN|@PROPN|-|'s|@ADJ)",
        '{p} the',
      ],
      [
        "[p:in|to|from|across|outside|visit|visited] netherlands|philippines|usa|uk|bahamas|maldives -(@NOUN&!year|@PROPN|-|'s|.)",
        '{p} the',
      ],
      [
        '[p:in|to|from|across|outside|visit|visited] netherlands|philippines|usa|uk|bahamas|maldives . >',
        '{p} the',
      ],
      ['[p:in|to|from|across|visit] middle east|ages', '{p} the'],
      ['[p:in|to|from|across|visit] czech republic', '{p} the'],
      ['[p:in|to|from] european union', '{p} the'],
    ],
    examples: {
      wrong: [
        ['She lives in United States and works.', 'She lives in the United States and works.'],
        ['He moved to Netherlands last year.', 'He moved to the Netherlands last year.'],
      ],
      right: ['She lives in the United States.', 'It is common in United States law.'],
    },
  },
  {
    id: 'TheBeforePlaceInTown',
    category: 'grammar',
    message: 'Missing article before this place',
    explanation: 'A place in town usually takes “the” or “a”: “go to the bank,” “at the airport.”',
    cases: [
      [
        '~go|~come|~run|~drive|~walk|~get to [cinema|theater|theatre|beach|park|doctor|bank|supermarket|airport|gym|toilet|library|market|store|shop|mall|museum|zoo|office|station|hospital|restaurant|mountain|sea|river|countryside|party|concert|dentist|police] (> / ,|.|and|with|to|for|because|every|when|by|on|in|or|but)',
        'the {}',
      ],
      [
        'at|from [cinema|theater|theatre|beach|supermarket|airport|gym|library|market|store|shop|mall|museum|zoo|office|station|restaurant|party|concert|doctor|dentist] (> / ,|.|and|with|to|because|every|when|yesterday|today)',
        'the {}',
      ],
    ],
    unless: [
      '~go to market|hospital|sea|press',
      'from store|shop|office|library|station|park|airport|gym|museum to',
      'at sea|market',
    ],
    examples: {
      wrong: [
        ['We went to cinema with friends.', 'We went to the cinema with friends.'],
        ['I met her at airport.', 'I met her at the airport.'],
      ],
      right: ['We went to the cinema.', 'They go to school by bus.', 'He is at work.'],
    },
  },
]
