import type { Case, Rule } from '../rule.ts'

/** Words that begin with a vowel sound, and words that do not. */
const vowel = '/(?:[aei](?!u[^dt])|o(?!n[ce]\\b)|u(?!ni[^nm]|s[aeu]|t[ie]|r[aeio]|k|bi)|hon|hour|heir).*/'
const other = '/(?![aeio]|u(?!ni[^nm]|s[aeu]|t[ie]|r[aeio]|k|bi)|hon|hour|heir).+|eu.*|one.*/'

/** Returns two cases for a pattern in which `ARTICLE` marks the position of the article. */
const withArticle = (pattern: string, template = '{}'): readonly Case[] =>
  [
    ['an', vowel],
    ['a', other],
  ].map(([article = '', sound = '']) => [pattern.replace('SOUND', sound), `${article} ${template}`])

const things =
  'student teacher doctor engineer lawyer nurse scientist manager child boy girl man woman person city town village house car job movie film computer phone problem question idea place thing way reason solution example mistake choice decision chance advantage disadvantage dream goal friend friendship family company university hobby game story tool machine website restaurant hotel holiday trip situation opportunity opinion result impact effect influence role skill habit secret accident device product method system process factor feature task project lesson course exam bridge bag bottle camera chair table window door garden dog cat bird horse bicycle bike train ticket passport wallet map letter message picture photo song party meeting conversation discussion relationship career salary boss neighbor tourist visitor guide tour customer client leader hero robot'

/** Those that can occur without an article when no verb or preposition precedes them. */
const bare =
  'job car house computer phone bike bicycle camera wallet passport ticket problem mistake decision choice idea solution dream goal hobby dog cat robot boss tour guide girlfriend boyfriend chance opportunity'

/** Missing and superfluous “a” or “an”. */
export const indefiniteArticle: readonly Rule[] = [
  {
    id: 'ArticleBeforeState',
    category: 'grammar',
    message: 'Extra “a” or “an” before an adjective',
    explanation: '“A” and “an” go with a noun, and an adjective on its own needs neither: “It is available.”',
    cases: [
      [
        "~be not|n't|still|also|always|now|already? [a|an] $state (> / ,|for|to|in|at|on|of|with|from|because|when|if|that|until)",
        '',
      ],
    ],
    sets: {
      state:
        'able afraid alive alone asleep available awake aware angry ill important impossible interested necessary possible ready responsible sorry sure unable unavailable unaware useful',
    },
    confidence: 0.95,
    examples: {
      wrong: [
        ['The room is a available.', 'The room is available.'],
        ['It is an available from Monday.', 'It is available from Monday.'],
        ['She was a aware of it.', 'She was aware of it.'],
      ],
      right: [
        'It is an available room.',
        'There is a sure way.',
        'He is an able and ready man.',
        'The room is available.',
      ],
    },
  },
  {
    id: 'MissingArticleBeforeNoun',
    category: 'grammar',
    message: 'Missing article',
    explanation: 'A singular noun that you can count needs “a,” “the” or a word like “my” or “this.”',
    cases: [
      ...withArticle(
        "is|was|'s&@AUX|be|been|become|becomes|became (@ADV|not|very|so|really)? +(@ADJ&!$amount) [SOUND $thing] -(@NOUN|-|@PROPN)",
      ),
      ...withArticle("i|he|she am|is|was|'m|'s not? +($job) [SOUND] -(@NOUN|-|@PROPN|@VERB|and|of)"),
      ...withArticle(
        '~have|~need|~want|~buy|~find|~get|~make +(@ADJ&!$amount) [SOUND $thing] -(@NOUN|-|@PROPN)',
      ),
      ...withArticle('as +($job) [SOUND] (> / ,|.|i|he|she|and|in|for|at)'),
      ...withArticle(
        '~buy +(car|house|computer|phone|bike|camera|laptop|ticket|book) [SOUND] (> / ,|.|because|and|in|for|with|when|that)',
      ),
      ...withArticle(
        '~need|~want|~buy|~find|~create|~own&@VERB|have|has|without +($bare) [SOUND] (> / ,|.|because|and|in|for|with|when|that|to|at|so|or|if|on)',
      ),
      ...withArticle('there is|was +(@ADJ&!$amount) [SOUND $thing] -(@NOUN|-|@PROPN)'),
    ],
    sets: {
      thing: things,
      bare,
      amount:
        'more less much many few several own other same such enough most last next first second all some any no what which',
      job: 'student teacher doctor engineer lawyer nurse scientist manager driver musician singer waiter secretary journalist freshman child girl boy',
    },
    unless: [
      'good|every|no reason|cause to|for|now',
      'of school|university',
      'no|any|which|what|more|less|most|such|enough|the @ADJ $thing',
      'fewer|little|better|worse|considerable|disastrous $thing',
      '~be|~have|~get|~make fewer|little|considerable|disastrous|better',
      '~have|had (@ADJ) effect|impact on|upon',
      'is|was good friends|business',
      'best|worst|biggest|largest|smallest|oldest|youngest|highest|lowest $thing',
    ],
    examples: {
      wrong: [
        ['It is good idea.', 'It is a good idea.'],
        ['She is teacher.', 'She is a teacher.'],
        ['He has old car.', 'He has an old car.'],
        ['As child, he was ill.', 'As a child, he was ill.'],
      ],
      right: ['It is a good idea.', 'Child care is good business.', 'She is teacher of the year.'],
    },
  },
  {
    id: 'SuchA',
    category: 'grammar',
    message: 'Wrong order with “such” or “what”',
    explanation: '“Such” and “what” come before “a” or “an”: “such a big house,” “what a nice day.”',
    cases: [
      ['[a|an such] @ADJ? @NOUN', 'such a'],
      ['~be|~have [so] a|an @ADJ @NOUN', 'such'],
      ['< [how] a|an @ADJ? @NOUN', 'what'],
      ...withArticle('such +(@ADJ) [SOUND $thing] -(@NOUN|-|as|of)'),
      ...withArticle(
        'quite|rather +(good|bad|big|nice|long|short|interesting|old|new|difficult|easy) [SOUND $thing] -(@NOUN|-|as|of)',
      ),
    ],
    sets: { thing: things },
    unless: ['a such and', 'so a and'],
    examples: {
      wrong: [
        ['In a such situation, I wait.', 'In such a situation, I wait.'],
        ['It was so a nice day.', 'It was such a nice day.'],
        ['I never saw such big house.', 'I never saw such a big house.'],
      ],
      right: ['It was such a nice day.', 'In such cases, I wait.', 'He is so nice a man.'],
    },
  },
  {
    id: 'ALotOf',
    category: 'grammar',
    message: 'Check the “a” in this phrase',
    explanation: '“A lot of” and “a couple of” start with “a,” but “lots of” doesn’t.',
    cases: [
      [
        "-<($determiner|whole|awful|large|big|great|small|parking|of|vacant|new|car|job|’s|'s|last|first|quite|next|@NUM|@NOUN|@ADJ) [lot of] -(land|$number|#number)",
        'a lot of',
      ],
      ['[a lots of]', 'a lot of'],
      ['[the lots of]', 'lots of'],
      [
        '[a lot] (people|money|things|time|problems|work|friends|students|books|information|countries|cars|ways|places)',
        'a lot of',
      ],
      [
        '(for|have|had|has|about|in|a) [couple of] (days|weeks|years|months|hours|minutes|times|things|people)',
        'a couple of',
      ],
    ],
    unless: ['a couple of', 'the lots of land'],
    examples: {
      wrong: [
        ['There is lot of noise.', 'There is a lot of noise.'],
        ['We have a lots of time.', 'We have a lot of time.'],
      ],
      right: ['There is a lot of noise.', 'Lots of people came.', 'The last lot of tea is sold.'],
    },
  },
  {
    id: 'ArticleBeforePlural',
    category: 'grammar',
    message: '“A” or “an” before a plural',
    explanation: '“A” and “an” mean just one thing, so they can’t go before a plural: “a car,” “cars.”',
    cases: [
      [
        '~have|~make|~give|~get|~buy|~take|~cause|~need|~see|~use|~learn|~do|share|produce|provide [a|an n:#plural] (> / ,|.|for|to|in|that|and|about|with|when|because|of)',
        '{n}',
        'a {n.singular}',
      ],
      [
        '~have|~make|~give|~get|~buy|~take|~cause|~need|~see|~use|~learn|~do|share|produce|provide [a|an a:@ADJ n:#plural] (> / ,|.|for|to|in|that|and|about|with|when|because)',
        '{a} {n}',
      ],
      ['a|an [#plural&#countable&!people] -($compound / @NOUN|@ADJ|@PROPN|only)', '{.singular}'],
      [
        'a|an @ADJ&!few&!many&!good&!great&!thousand [#plural&#countable&!people] -($compound / @NOUN|@ADJ|@PROPN|only)',
        '{.singular}',
      ],
      [
        'a|an @ADJ&!few&!many&!thousand [children|women|men] -($compound / @NOUN|@ADJ|@PROPN|only)',
        '{.singular}',
      ],
      // “A proud people” is a nation.
      ['a|an successful|nice|clever|smart|lucky|famous|intelligent|lazy|normal|rich [people]', '{.singular}'],
      ['a|an [children|women|men] -($compound / @NOUN|@ADJ|@PROPN|only)', '{.singular}'],
    ],
    unless: [
      'a half #plural',
      'and a half',
      'a few|many|dozen|couple|$number|hundred|thousand|million',
      'a /.*(?:ways|ss|ics|us|series|species|means|sports|goods|sales|customs|savings|news|thanks|woods|works|headquarters|arms|communications)/',
      'a|an @ADJ? $number|@NUM|few|lot|many',
      'such|what|many|half a',
      'now a days',
      'once|twice|thrice|times a|an',
      'a lots',
      'a @ADJ? trousers|scissors|jeans|pants|pyjamas|pajamas|tights|binoculars|tweezers',
      'a @ADJ? gallows|pliers|barracks|crossroads|shambles',
      'a little',
    ],
    confidence: 0.75,
    examples: {
      wrong: [
        ['They make a mistakes and learn.', 'They make mistakes and learn.'],
        ['You will have a reasons for it.', 'You will have reasons for it.'],
        ['She is a students.', 'She is a student.'],
        ['I bought a new books.', 'I bought new books.'],
        ['He is a lucky people.', 'He is a lucky person.'],
      ],
      right: [
        'They make mistakes.',
        'He has a few friends.',
        'It is a sports club.',
        'A few students came.',
        'It is a drivers’ meeting.',
        'He is a sales manager.',
        'A good many books are old.',
        'The Basques are a people.',
        'It is a women only gym.',
      ],
    },
  },
]
