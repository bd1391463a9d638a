import type { Rule } from '../rule.ts'

/** Nouns that must be singular, and plurals that do not exist. */
export const singulars: readonly Rule[] = [
  {
    id: 'EveryPlural',
    category: 'grammar',
    message: 'Use a singular noun after “every” or “each”',
    explanation: '“Every” and “each” look at one thing at a time: “every student.”',
    cases: [
      ['every|each [people] -($compound / @NOUN)', 'person'],
      [
        'every|each @ADJ? [#plural&!others&!people] -($compound / @NOUN|how|what|$article|$possessive|me|you|us|him|her|it|them|once)',
        '{.singular}',
      ],
    ],
    unless: ['every|each @ADJ? $number|few|@NUM|other|bit', 'of|to|at|from each'],
    examples: {
      wrong: [
        ['Every students has a locker.', 'Every student has a locker.'],
        ['I met every new teachers.', 'I met every new teacher.'],
        ['Every people likes it.', 'Every person likes it.'],
      ],
      right: [
        'Every ten days he calls.',
        'They help each other.',
        'We gave them two euros each.',
        'Every sales manager knows.',
        'Each works once.',
        'Each signs you in.',
      ],
    },
  },
  {
    id: 'AnotherPlural',
    category: 'grammar',
    message: 'Use “other” with a plural',
    explanation: '“Another” goes with one thing, “other” with several: “another reason,” “other reasons.”',
    cases: [
      ['[another p:people|children|men|women] -($compound)', 'other {p}', 'another {p.singular}'],
      ['[another p:#plural&#countable] -($compound / @NOUN)', 'other {p}', 'another {p.singular}'],
      [
        '[another x:@ADJ&!few p:#plural&#countable] -($compound / @NOUN)',
        'other {x} {p}',
        'another {x} {p.singular}',
      ],
      ['[others p:#plural|people]', 'other {p}'],
    ],
    unless: ['another $number|@NUM|few', '@VERB|@ADP|, others #plural @VERB'],
    examples: {
      wrong: [
        ['I have another reasons.', 'I have other reasons.'],
        ['Others people know it.', 'Other people know it.'],
      ],
      right: ['I need another ten minutes.', 'I have another reason.', 'It took another few days.'],
    },
  },
  {
    id: 'BadPlural',
    category: 'grammar',
    message: 'Wrong plural form',
    explanation: 'A few nouns don’t form their plural with “s”: “children,” “feet,” “lives.”',
    cases: [
      ['childs|childrens|childern', 'children'],
      ['two|three|four|many|several|some|these|those|young|old|all|both [mans]', 'men'],
      ['womans', 'women'],
      ['foots|feets', 'feet'],
      ['tooths|teeths', 'teeth'],
      ["many|several|some|most|these|those|young|old|poor|rich|other|of [peoples] -(of|'|#past)", 'people'],
      ['sheeps', 'sheep'],
      ['deers', 'deer'],
      ['aircrafts', 'aircraft'],
      ['criterias|criterions', 'criteria'],
      ['phenomenas|phenomenons', 'phenomena'],
      ['wifes', 'wives'],
      ['knifes&@NOUN', 'knives'],
      ['$possessive|many|several|two|three|all|people|and [lifes]', 'lives'],
      ['thiefs', 'thieves'],
      ['wolfs&@NOUN', 'wolves'],
      ['shelfs', 'shelves'],
      ['loafs&@NOUN', 'loaves'],
      ['halfs', 'halves'],
      ['policemans', 'policemen'],
      ['businessmans', 'businessmen'],
      ['bacterias', 'bacteria'],
      ['datas', 'data'],
      ['medias', 'media'],
      ['passer-bys|passerbys', 'passersby'],
      ['sister-in-laws', 'sisters-in-law'],
      ['oxes', 'oxen'],
      ['gooses', 'geese'],
    ],
    unless: [
      "some|many|most|other|these|those peoples|peoples' @ADV @ADJ|#participle",
      'various|different|indigenous|native|all peoples',
      'peoples around|across|throughout|within',
    ],
    confidence: 0.9,
    examples: {
      wrong: [
        ['The childs play.', 'The children play.'],
        ['Two womans came.', 'Two women came.'],
        ['Many peoples think so.', 'Many people think so.'],
      ],
      right: [
        'The peoples of Europe are many.',
        'It is rarer in other peoples around the world.',
        'He mans the desk.',
        'The children play.',
      ],
    },
  },
  {
    id: 'ACriteria',
    category: 'grammar',
    message: 'This word is a plural',
    explanation:
      '“Criteria,” “phenomena” and “bacteria” are plurals, so just one is a “criterion,” “phenomenon” or “bacterium.”',
    cases: [
      ['a|one|this|another|each|every @ADJ? [criteria]', 'criterion'],
      ['a|one|this|another|each|every @ADJ? [phenomena]', 'phenomenon'],
      ['[a bacteria]', 'a bacterium'],
      ['an [alumni]', 'alumnus'],
      ['a|one|this|another|each|every [theses|analyses|hypotheses|crises|diagnoses]', '{.singular}'],
    ],
    examples: {
      wrong: [
        ['This is a good criteria.', 'This is a good criterion.'],
        ['It is a new phenomena.', 'It is a new phenomenon.'],
      ],
      right: ['The criteria are clear.', 'A criteria list is here.'],
    },
    unless: ['criteria|phenomena|bacteria|alumni @NOUN'],
  },
  {
    id: 'TwoHundreds',
    category: 'grammar',
    message: 'Check the “s” on this number word',
    explanation:
      'After a number, “hundred” and “thousand” take no “s,” but without one, they do: “two hundred,” “hundreds of people.”',
    cases: [
      ['$number|#number|several [hundreds|thousands|millions|billions|dozens] -(of)', '{.singular}'],
      ['$number|several [n:hundreds|thousands|millions|billions|dozens of]', '{n.singular}'],
      [
        '-<(a|one|per|the|few|$number|#number|several|many|half|couple|@NUM|hundred|every|each) [hundred] of',
        'hundreds',
      ],
      [
        '-<(a|one|per|the|few|$number|#number|several|many|half|couple|@NUM|hundred|every|each) [thousand] of',
        'thousands',
      ],
      [
        '-<(a|one|per|the|few|$number|#number|several|many|half|couple|@NUM|hundred|every|each) [million] of',
        'millions',
      ],
      [
        '-<(a|one|per|the|few|$number|#number|several|many|half|couple|@NUM|hundred|every|each) [billion] of',
        'billions',
      ],
      [
        '-<(a|one|per|the|few|$number|#number|several|many|half|couple|@NUM|hundred|every|each) [dozen] of',
        'dozens',
      ],
    ],
    examples: {
      wrong: [
        ['Two hundreds people came.', 'Two hundred people came.'],
        ['Five millions of people live here.', 'Five million people live here.'],
        ['I saw hundred of birds.', 'I saw hundreds of birds.'],
      ],
      right: ['Hundreds of people came.', 'Two hundred of them came.', 'A hundred of us came.'],
    },
  },
  {
    id: 'YearsOldChild',
    category: 'grammar',
    message: 'Add hyphens and drop the “s”',
    explanation:
      'Before a noun, a measurement is singular and hyphenated: “a ten-year-old boy,” “a two-week trip.”',
    cases: [
      ['[n:$number|#number years|year old] $child', '{n}-year-old'],
      ['a|an @ADJ? [n:$number u:$units] $event', '{n}-{u.singular}'],
    ],
    sets: {
      child:
        'boy girl child man woman son daughter student kid baby brother sister dog cat car house building',
      event:
        'trip holiday vacation tour contract plan course break journey visit stay project walk drive flight program programme training meeting period internship',
    },
    examples: {
      wrong: [
        ['A ten years old boy came.', 'A ten-year-old boy came.'],
        ['We took a two weeks trip.', 'We took a two-week trip.'],
      ],
      right: ['The boy is ten years old.', 'Two weeks passed.', 'A ten-year-old boy came.'],
    },
  },
  {
    id: 'PerPlural',
    category: 'grammar',
    message: 'Use a singular noun after “per”',
    explanation: '“Per” and “once a” mean “for each one,” so the noun is singular: “once a week.”',
    cases: [
      ['per [$units|people|students|persons]', '{.singular}'],
      ['once|twice|thrice|times a|an|every [$units]', '{.singular}'],
    ],
    unless: ['every other'],
    examples: {
      wrong: [
        ['I run twice a weeks.', 'I run twice a week.'],
        ['It costs ten euros per hours.', 'It costs ten euros per hour.'],
      ],
      right: ['I run twice a week.', 'It is 10 km per hour.'],
    },
  },
  {
    id: 'PluralAdjective',
    category: 'grammar',
    message: 'Adjectives have no plural',
    explanation: 'An English adjective stays the same before a plural noun: “different ideas.”',
    cases: [
      ['[importants]', 'important'],
      ['[beautifuls]', 'beautiful'],
      ['[difficults]', 'difficult'],
      ['[expensives]', 'expensive'],
      ['[interestings]', 'interesting'],
      ['[smallers]', 'smaller'],
      ['[biggers]', 'bigger'],
      ['[youngs]', 'young'],
      ['[olders]', 'older'],
      ['[youngers]', 'younger'],
      ['[betters] #plural', 'better'],
      ['[goods] #plural -(train)', 'good'],
      ['[news] ideas|friends|things|products|technologies|experiences|cars|books|jobs|students', 'new'],
      ['[publics] #plural', 'public'],
      ['[specials] #plural', 'special'],
    ],
    examples: {
      wrong: [
        ['I made news friends.', 'I made new friends.'],
        ['They are importants.', 'They are important.'],
      ],
      right: ['The goods are here.', 'The news is good.'],
    },
  },
  {
    id: 'EachOthers',
    category: 'grammar',
    message: 'Extra “s” on “each other” or “one another”',
    explanation: '“Each other” and “one another” have no plural: “They help each other.”',
    cases: [
      ["each [others] -(')", 'other'],
      ['one [others] > ', 'another'],
      ['each [another]', 'other'],
      [
        '~help|~love|~know|~see|~like|~understand|~meet|~respect|~hate|~support|~trust [each others]',
        'each other',
      ],
    ],
    examples: {
      wrong: [
        ['They help each others.', 'They help each other.'],
        ['We know each others well.', 'We know each other well.'],
      ],
      right: ['They help each other.', 'They know each other’s names.'],
    },
  },
  {
    id: 'OnePlural',
    category: 'grammar',
    message: 'Use a singular noun after “one”',
    explanation: '“One” means a single thing, so the noun is singular: “one reason.”',
    cases: [
      [
        '-<(no|the|this|that|any|every|each|which|@NUM|$number|-|and|or|to|some|last|first|of|what|only|than|as|like|,) one @ADJ? [#plural&#countable&!#s] -($compound / @NOUN)',
        '{.singular}',
      ],
      ['just|least|only one [#plural&#countable] -($compound / @NOUN)', '{.singular}'],
    ],
    examples: {
      wrong: [
        ['I have one brothers.', 'I have one brother.'],
        ['There is only one reasons for it.', 'There is only one reason for it.'],
      ],
      right: ['One loves what one knows.', 'No one students know came.'],
    },
  },
]
