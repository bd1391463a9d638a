import type { Case, Rule } from '../rule.ts'

const pairs = (list: string): readonly [string, string][] =>
  list
    .trim()
    .split(/\s+/)
    .map(pair => {
      const [one = '', other = ''] = pair.split('>')
      return [one, other]
    })

/** Nouns and their adjectives. */
const adjectiveOf = pairs(`
  difference>different importance>important independence>independent confidence>confident intelligence>intelligent
  violence>violent absence>absent silence>silent convenience>convenient danger>dangerous beauty>beautiful success>successful
  happiness>happy sadness>sad safety>safe comfort>comfortable truth>true anger>angry hunger>hungry poverty>poor wealth>wealthy
  honesty>honest benefit>beneficial harm>harmful popularity>popular responsibility>responsible necessity>necessary
  possibility>possible reality>real ability>able difficulty>difficult curiosity>curious luck>lucky health>healthy
  freedom>free strength>strong weakness>weak patience>patient efficiency>efficient jealousy>jealous bravery>brave
  kindness>kind loneliness>lonely laziness>lazy politeness>polite pride>proud shame>ashamed
`)

/** Adjectives and their adverbs, without words that are both (`fast`, `hard`, `early`). */
const adverbOf = pairs(`
  easy>easily quick>quickly slow>slowly safe>safely careful>carefully clear>clearly complete>completely total>totally
  real>really strong>strongly deep>deeply direct>directly serious>seriously final>finally normal>normally usual>usually
  general>generally full>fully exact>exactly probable>probably possible>possibly actual>actually successful>successfully
  immediate>immediately effective>effectively efficient>efficiently significant>significantly gradual>gradually
  constant>constantly frequent>frequently proper>properly correct>correctly simple>simply sudden>suddenly definite>definitely
  absolute>absolutely automatic>automatically great>greatly happy>happily obvious>obviously regular>regularly
`)

/** Words of one family in the wrong word class. */
export const wordClasses: readonly Rule[] = [
  {
    id: 'NounAfterVery',
    category: 'grammar',
    message: 'Use an adjective after “very” or “so”',
    explanation: 'After “very,” “so” or “too,” use an adjective instead of a noun: “very different.”',
    cases: adjectiveOf.map(([noun, adjective]): Case => [
      `very|really|extremely|quite|too|so [${noun}] -(@NOUN|is|was|-|of)`,
      adjective,
    ]),
    unless: [
      '$possessive|the very @NOUN',
      'so|really|quite health|comfort|truth|luck|success|pride|anger|harm|benefit|pride',
    ],
    examples: {
      wrong: [
        ['The two cities are very difference.', 'The two cities are very different.'],
        ['It is very importance to me.', 'It is very important to me.'],
      ],
      right: ['The two cities are very different.', 'The very success of it was strange.'],
    },
  },
  {
    id: 'AdjectiveBeforeVerb',
    category: 'grammar',
    message: 'Use the adverb here',
    explanation: 'An adverb says how something happens: “They can easily learn it.”',
    cases: adverbOf.map(([adjective, adverb]): Case => [
      `$fullModal|ca|wo|n't|'ll|did|does|do|to|i|we|they|have|has|had [${adjective}] -(work|help|research|damage|harm|business|change) v:#base|#participle&@VERB -(-)`,
      adverb,
    ]),
    unless: [
      'to safe|easy|strong|clear|complete|direct|final|free|full|correct|slow|normal|great',
      'have|has|had $determiner',
      'have|has|had @ADJ @NOUN',
      'full|real|general|direct @NOUN',
    ],
    examples: {
      wrong: [
        ['They can easy learn it.', 'They can easily learn it.'],
        ['It will probable rain.', 'It will probably rain.'],
      ],
      right: [
        'They can easily learn it.',
        'We do great work.',
        'They have real power.',
        'We have clear rules.',
      ],
    },
  },
  {
    id: 'AdverbAsAdjective',
    category: 'grammar',
    message: 'Use an adjective after “be” or “seem”',
    explanation: 'After “be,” “seem” or “feel,” use an adjective: “It is easy to see.”',
    cases: adverbOf.flatMap(([adjective, adverb]): Case[] => [
      [`it|this|that is|was|'s very|so|too|quite? [${adverb}] to #base`, adjective],
    ]),
    unless: [
      "is|was|'s usually|normally|really|finally|actually|generally|definitely|simply|absolutely|obviously|possibly|probably|regularly|frequently|directly to",
    ],
    examples: {
      wrong: [
        ['It is easily to learn.', 'It is easy to learn.'],
        ['It is very safely to travel there.', 'It is very safe to travel there.'],
      ],
      right: ['It is easy to learn.', 'It was finally to happen.'],
    },
  },
  {
    id: 'BoringForBored',
    category: 'grammar',
    message: 'Use “boring” instead of “bored”',
    explanation:
      'A thing is “boring” or “interesting,” and the person is “bored” or “interested”: “a boring book.”',
    cases: [
      ['it is (very|so|really|more)? [interested|bored|tired] to', '{.ing}'],
      [
        "(movie|film|book|lesson|class|story|lecture|game|job|trip|party|show|subject|topic|it|article|text|play|news|weather) (is|was|were|are|'s) (so|very|really|quite|too) [bored|interested|excited|confused|tired|exhausted|disappointed|surprised|relaxed|amazed] (> / ,|.|and|for|because|but|to|that)",
        '{.ing}',
      ],
      [
        '(a|an|very|so|most|more) [bored|interested|excited|amazed|confused] (movie|film|book|lesson|story|lecture|game|job|trip|topic|subject|place|thing|day|experience|news|idea)',
        '{.ing}',
      ],
    ],
    unless: ['class is|was very|so|really|too', 'an interested|excited day'],
    examples: {
      wrong: [
        ['It is very interested to see it.', 'It is very interesting to see it.'],
        ['The film was very bored.', 'The film was very boring.'],
        ['It is a very interested book.', 'It is a very interesting book.'],
      ],
      right: ['The film was very boring.', 'The class was very bored.'],
    },
  },
  {
    id: 'SuccessSucceed',
    category: 'grammar',
    message: 'Wrong form of “succeed”',
    explanation: '“Succeed” is the verb, “success” is the noun and “successful” is the adjective.',
    cases: [
      ['~be (very|so|more|most|really) [success|succeed] (> / ,|.|in|and|because)', 'successful'],
      ["$fullModal|ca|wo n't|not? [success] (> / ,|.|in|if|because|at|and|without|on)", 'succeed'],
      [
        '(very|most|more|so|become|becomes|became|be|being|a|truly|highly|really|every) [success|succeed|successfull|sucessful] (person|people|man|woman|men|student|students|business|company|life|career|businessman|than)',
        'successful',
      ],
      [
        '(his|her|their|my|our|your|the|great|of|big|achieve|for|to) [succeed] (of|is|was|,|.|depends|and)',
        'success',
      ],
      ['< [success|succeed] (person|people|man|men|student|students|woman)', 'successful'],
      [
        '(the|many|most|some|that|of) [success|succeed] (person|people|man|men|student|students|woman)',
        'successful',
      ],
    ],
    unless: [
      'to succeed (is|was|,|.|and|of)',
      'to success ($end|.|,|in|is|and|if|because|at|on)',
      'key|way|path|road|lead|leads to success',
      'for|to succeed',
    ],
    examples: {
      wrong: [
        ['If you work, you will success.', 'If you work, you will succeed.'],
        ['He is a success person.', 'He is a successful person.'],
      ],
      right: ['If you work, you will succeed.', 'It is the key to success.', 'Success is not all.'],
    },
  },
  {
    id: 'HealthHealthy',
    category: 'grammar',
    message: 'Confused “health” and “healthy”',
    explanation: '“Health” is the noun, and “healthy” is the adjective.',
    cases: [
      ['(good|bad|better|dangerous|important|harmful) for [healthy] (> / ,|.|and|because|but)', 'health'],
      [
        '(is|are|be|stay|keep|very|more|being|become|feel|not|eat|live|remain) [health] (> / ,|.|and|food|life|than|for|because|person|people|when|lifestyle|diet|body)',
        'healthy',
      ],
      [
        '(good|my|your|our|his|her|their|mental|public|human|physical|for|poor|bad|to) [healthy] (> / ,|.|and|is|was|problem|problems|care|insurance|by|because|in)',
        'health',
      ],
    ],
    unless: [
      'is|are|be|not|live|become health (care|,|.|insurance)?',
      'healthy and @ADJ',
      'to|for|and|is healthy and|in|by',
      'my|your|our healthy and',
      'be|is|are|and health and',
    ],
    examples: {
      wrong: [
        ['It is good for my healthy.', 'It is good for my health.'],
        ['I want to stay health.', 'I want to stay healthy.'],
      ],
      right: ['It is good for my health.', 'Her healthy and happy child slept.'],
    },
  },
  {
    id: 'DifferentDifference',
    category: 'grammar',
    message: 'Confused “different” and “difference”',
    explanation: '“Difference” is the noun, and “different” is the adjective.',
    cases: [
      [
        '(the|a|big|no|any|many|main|main|great|huge|some|biggest|only|clear|significant) [different] (between)',
        'difference',
      ],
      [
        '(the|no|any|main|big|biggest) [different] (is|are|in|of) (that|the|price|how|between|culture)',
        'difference',
      ],
      [
        '(a|many|some|in|from|two|three|with|have|has|of|are|very|totally|completely) [difference] (kind|kinds|way|ways|country|countries|people|thing|things|place|places|type|types|culture|cultures|reason|reasons|language|languages|color|colors|opinion|opinions|idea|ideas)',
        'different',
      ],
    ],
    unless: ['~be very|so? different in'],
    examples: {
      wrong: [
        ['What is the different between them?', 'What is the difference between them?'],
        ['There are many difference kinds.', 'There are many different kinds.'],
      ],
      right: ['What is the difference between them?', 'There are many different kinds.'],
    },
  },
  {
    id: 'EconomicEconomy',
    category: 'grammar',
    message: 'Confused “economy” and “economic” words',
    explanation:
      '“Economy,” “politics” and “science” are nouns, and “economic,” “political” and “scientific” describe one.',
    cases: [
      [
        '(the|our|global|world|national|their|its|a) [economic|economical] (is|was|of|has|will|and|in|,|.|grows|because)',
        'economy',
      ],
      ['[politic] (> / ,|.|is|and|are|in)', 'politics'],
      [
        '[politic] (party|parties|system|leader|leaders|problem|problems|reason|reasons|situation)',
        'political',
      ],
      ['[economy] (crisis|growth|problem|problems|system|development|situation|reasons)', 'economic'],
    ],
    unless: [
      'economic , the',
      'politic , the',
      'economic and|in @ADJ? @NOUN',
      'economic and @ADJ',
      'body politic',
      'economic , @ADJ',
      'politic and',
    ],
    examples: {
      wrong: [
        ['It is bad for our economic.', 'It is bad for our economy.'],
        ['There was an economy crisis.', 'There was an economic crisis.'],
      ],
      right: ['It is bad for our economy.', 'The economic and social costs are high.'],
    },
  },
  {
    id: 'ImportantImportance',
    category: 'grammar',
    message: 'Confused “important” and “importance”',
    explanation: '“Importance” is the noun, and “important” is the adjective.',
    cases: [
      [
        '(the) [important] of (#ing|the|a|education|learning|having|being|friendship|family|$possessive|this|english|health|money)',
        'importance',
      ],
      [
        '(is|are|was|more|most|an|so) [importance] (to|for|that|thing|things|part|role|than|because|reason)',
        'important',
      ],
      [
        '(have|has|had|realize|realise|understand|know|about|show|shows|its|their) (the|great|much)? [important] of',
        'importance',
      ],
    ],
    examples: {
      wrong: [
        ['We know the important of education.', 'We know the importance of education.'],
        ['It is an importance part of life.', 'It is an important part of life.'],
      ],
      right: [
        'We know the importance of education.',
        'The most important of these is here.',
        'It is more important.',
      ],
    },
  },
]
