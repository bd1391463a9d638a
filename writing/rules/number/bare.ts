import type { Rule } from '../rule.ts'

/** Countable nouns in the singular without an article. */
export const bareSingulars: readonly Rule[] = [
  {
    id: 'CertainSingular',
    category: 'grammar',
    message: 'Use a plural after a word like “certain”',
    explanation: 'A singular noun needs “a” or “the,” so several things take the plural: “certain things.”',
    cases: [
      [
        "-<($one @ADJ? / one|no|any|some|'s / any|some|no @ADJ / every|each / ,) certain|various|numerous|similar [#countable&#singular] -($compound)",
        '{.plural}',
      ],
      [
        "-<($one @ADJ{0,2} / one|no|'s|any|some|every|each|many|all / any|some|every|each @ADJ / or) other [#countable&#singular&!$alone] -($compound / learning)",
        '{.plural}',
      ],
      [
        "-<($one @ADJ{0,2} / one|no|'s|any|every|each / in|of|with|a @ADV / ~be) different [#countable&#singular&!$alone] -($compound)",
        '{.plural}',
      ],
      ['-<(no|one|any|some|a|an) such [#countable&#singular] -($compound / as)', '{.plural}'],
    ],
    sets: {
      one: '1 a an the this that my your his her its our their whose another each every',
      alone: 'word way day side hand week month year time',
    },
    unless: [
      'certain|various|similar|other|different|such #countable @NOUN|@ADJ|@PROPN',
      'such person who|as',
      'other|different #countable (or|and) #singular',
    ],
    examples: {
      wrong: [
        ['We understand certain thing in life.', 'We understand certain things in life.'],
        ['They make trouble with other driver.', 'They make trouble with other drivers.'],
      ],
      right: [
        'A certain thing happened.',
        'Any other student knows.',
        'It is better than any other similar library.',
        'Use a string or other object.',
        'It is a different country.',
        'Other student loans are cheap.',
        'There is 1 other person.',
      ],
    },
  },
  {
    id: 'MoreSingular',
    category: 'grammar',
    message: 'Use a plural after “more” or “fewer”',
    explanation: 'After “more” and “fewer,” things you can count are plural: “more cars.”',
    cases: [
      [
        "-<($one @ADJ? / one|no|any|once|some|what|nothing|'s / ~be (a|the|not|n't|much|even)?) more [#countable&#singular&!$adjective] -($compound / than)",
        '{.plural}',
      ],
      ['many|much|far more [#countable&#singular&!$adjective] -($compound / than)', '{.plural}'],
      ['fewer @ADJ? [#countable&#singular] -($compound)', '{.plural}'],
      ['more|fewer and more|fewer [#countable&#singular] -($compound)', '{.plural}'],
    ],
    sets: {
      one: '1 a an the this that my your his her its our their',
      adjective:
        'level individual key present sport ideal novel mobile adult secret criminal relative patient human',
    },
    unless: [
      'more|fewer #countable @NOUN|@ADJ|@PROPN|#plural',
      'more #uncountable , more|and',
      'more skill',
      'more #countable than|or|and #countable',
    ],
    examples: {
      wrong: [
        ['More student go there now.', 'More students go there now.'],
        ['There are fewer car on the road.', 'There are fewer cars on the road.'],
      ],
      right: [
        'One more student came.',
        'There is 1 more person here.',
        'More student loans were given.',
        'It is more novel than old.',
      ],
    },
  },
  {
    id: 'GroupOfSingular',
    category: 'grammar',
    message: 'Use a plural for the members of a group',
    explanation: 'A group, list or series contains several things: “a group of students.”',
    cases: [
      [
        'group|groups|list|lists|series|set|range|pair|pairs|crowd|bunch|hundreds|thousands|dozens|percentage|majority|minority of @ADJ{0,2} [#countable&#singular] -($compound)',
        '{.plural}',
      ],
      [
        'percent|%|half|majority|rest|none|both of (the|these|those|my|our|their|all) @ADJ? [$human] -($compound)',
        '{.plural}',
      ],
      ['between|among [$human] -($compound / and / @NOUN)', '{.plural}'],
      ['among (the|these|those|our|their) [$human] -($compound / and / @NOUN)', '{.plural}'],
    ],
    unless: [
      'of @ADJ{0,2} #countable @NOUN|@ADJ|@PROPN',
      'range of movement',
      'of|among #countable (and|or) #singular',
    ],
    examples: {
      wrong: [
        ['A group of student waited.', 'A group of students waited.'],
        ['Ten percent of the worker left.', 'Ten percent of the workers left.'],
      ],
      right: ['A group of student leaders waited.', 'A set of table lamps is here.'],
    },
  },
  {
    id: 'OfStudent',
    category: 'grammar',
    message: 'Missing “a,” or use a plural',
    explanation: 'A singular noun for a person needs an article: “for a student” or “for students.”',
    cases: [
      [
        '-<(kind|type|sort|form|lack) of|for|with|about|by|from|to [$human] ($end|,|who|that|is|are|can|will|have|has / and @VERB)',
        '{.plural}',
        'a {}',
        'the {}',
      ],
      ['of|for|with|about @ADJ&!$one [$human] ($end|,|who|is|are|can|will|have|has)', '{.plural}'],
    ],
    sets: {
      one: 'dear another each every no one same certain various numerous similar other different such',
    },
    unless: [
      '@ADP @ADJ? $human (to|by|and|or|after) $human',
      'from|to|by person|child|doctor|author|owner|reader|player|driver|friend|manager|candidate',
      '@DET|$possessive @ADV? @ADJ? $human',
      '“|"',
    ],
    confidence: 0.7,
    examples: {
      wrong: [
        ['Facts are important for student.', 'Facts are important for students.'],
        ['It is a book about young scientist.', 'It is a book about young scientists.'],
      ],
      right: [
        'Facts are important for students.',
        'It is a matter of student loans.',
        'They went from teacher to teacher.',
      ],
    },
  },
  {
    id: 'StudentLearn',
    category: 'grammar',
    message: 'The subject needs “a” or a plural',
    explanation: 'A singular noun for a person needs an article: “a student learns” or “students learn.”',
    cases: [
      [
        '+<(< / that|because|but|if|when / recently|also|then|however|moreover|therefore ,?) (young|old|many|most|some|modern)? [$human&!$speaker] (have|are|were|do)',
        '{.plural}',
      ],
      [
        '+<(< / that|because|if|when / recently|also|then|however|moreover|therefore ,?) (young|old|modern)? [$human&!child] (can|should|must|will|could|would|may|might) #base',
        '{.plural}',
        'a {}',
        'the {}',
      ],
      [
        '+<(< / that|because|if|when / recently|also|then|however|moreover|therefore ,?) (young|old|modern)? [$human&!$speaker] (also|always|often|usually|only)? #base&@VERB&!#past&!#singular',
        '{.plural}',
      ],
    ],
    sets: { speaker: 'professor teacher lecturer author speaker writer researcher person friend' },
    unless: ['no|any|every|each|some|another|one $human', 'some $human (has|was|is)', '$human and|or'],
    confidence: 0.7,
    examples: {
      wrong: [
        ['Recently scientist have found it.', 'Recently scientists have found it.'],
        ['Student can work at home.', 'Students can work at home.'],
        ['I think that worker need help.', 'I think that workers need help.'],
      ],
      right: [
        'Students can work at home.',
        'The teachers need help.',
        'Doctor Smith can help.',
        'My student can work.',
      ],
    },
  },
  {
    id: 'SetPhraseNumber',
    category: 'grammar',
    message: 'This set phrase has a fixed plural or singular',
    explanation: 'Some phrases only exist in one form: “in other words,” “points of view.”',
    cases: [
      ['in other [word]', 'words'],
      ['on the other [hands]', 'hand'],
      ['on the one [hands]', 'hand'],
      ['for [examples] ,|$subjectPronoun|the|when|if', 'example'],
      ['for [instances] ,|$subjectPronoun|the|when|if', 'instance'],
      ['+<(<|,|but|and) in [facts] ,|$subjectPronoun|the|there', 'fact'],
      ['point|points of [views]', 'view'],
      ['[point of views]', 'points of view'],
      ['in my [opinions] ,|$subjectPronoun|the', 'opinion'],
      ['in [conclusions|additions|generals|particulars] ,', '{.singular}'],
      ['step by [steps]', 'step'],
      ['one by [ones]', 'one'],
      ['day by [days]', 'day'],
      ['little by [littles]', 'little'],
      ['~take [parts] in', 'part'],
      ['~take [cares] of', 'care'],
      ['~take [advantages] of', 'advantage'],
      ['~make [friend] with', 'friends'],
      ['~shake [hand] with', 'hands'],
      ['~pay [attentions] to', 'attention'],
      ['in many [case|way|respect|aspect|place|country] -(- / @NOUN)', '{.plural}'],
      ['in most [case|country|place] -(- / @NOUN)', '{.plural}'],
      ['in some [case|country|aspect] ,|$end', '{.plural}'],
      ['all over the [worlds]', 'world'],
      ['at the same [times]', 'time'],
      ['most of the [times]', 'time'],
      ['all the [times] $end|,', 'time'],
      ['day and [nights]', 'night'],
      ['~make|~making (no|any|more|much|perfect)? [senses] $end|,|to|if|for|that|of|when', 'sense'],
      ['~get|~getting [ride] of', 'rid'],
      ['in [details] $end|,', 'detail'],
      ['level|levels of [details]', 'detail'],
      ['~try $possessive [hands] at', 'hand'],
      ['part|parts of [speeches] $end|,|is|are', 'speech'],
      ['in this [days] and age', 'day'],
      ['pros and [con]', 'cons'],
      ['advantages and [disadvantage]', 'disadvantages'],
      ['[advantage] and disadvantages', 'advantages'],
      ['good [manner] $end|,', 'manners'],
      ['human [right] $end|,|and|in', 'rights'],
      ['[human being] are|have|were|do', 'human beings'],
      ['we|they are [human being] $end|,', 'human beings'],
    ],
    examples: {
      wrong: [
        ['In other word, it failed.', 'In other words, it failed.'],
        ['These are my points of views.', 'These are my points of view.'],
        ['Most of the times I walk.', 'Most of the time I walk.'],
      ],
      right: ['In other words, it failed.', 'In some way or other it failed.'],
    },
  },
  {
    id: 'PeoplesLives',
    category: 'grammar',
    message: 'Missing apostrophe',
    explanation:
      'Use an apostrophe to show who or what something belongs to: “people’s lives,” “women’s rights.”',
    cases: [
      [
        '[peoples] (life|lives|mind|minds|health|opinion|opinions|money|houses|homes|needs|behavior|behaviour|rights|work|jobs|feelings|attention|time|problems|ideas|thoughts|hearts|names|safety|own)',
        "people's",
      ],
      ['[womens] (rights|health|clothes|clothing|day|room|team|life|lives|bodies|football|work)', "women's"],
      ['[mens] (clothes|clothing|room|team|health|football|work|lives)', "men's"],
      [
        '[childrens|childs] (book|books|health|life|lives|room|toys|education|rights|hospital|school|future|development)',
        "children's",
      ],
      [
        '[todays] (world|society|life|youth|news|people|young|children|generation|technology|market|economy|students)',
        "today's",
      ],
      ['[yesterdays|tomorrows] (news|world|meeting|game|lesson|paper|weather)', "{.singular}'s"],
      ['[nowadays] (world|society|life|youth|technology)', "today's"],
      [
        '(my|his|her|our|your|their) [brothers|sisters|mothers|fathers|friends|wifes|husbands|bosses|teachers|moms|mums|dads|sons|daughters|uncles|aunts|cousins|girlfriends|boyfriends|grandmas|grandpas|roommates|landlords] (new|old|best|little)? (name|house|birthday|wedding|car|phone|room|job|office|computer|dog|cat|place|number|girlfriend|boyfriend|laptop|bike|advice|email|kitchen|apartment|flat|bag|boss|wife|husband|friend) (> / ,|.|!|@VERB|@AUX|@ADP|@ADV|@ADJ|@CCONJ|@PART|@NUM)',
        "{.singular}'s",
      ],
      [
        '(my|his|her|our|your|their) [dogs|cats|puppys|kittens|horses|birds|hamsters] (new|old|favorite|little)? (name|tail|fur|ears|paw|paws|food|bowl|bed|toy|toys|collar|leash|birthday|vet|eyes|nose|belly) (@AUX|@VERB)',
        "{.singular}'s",
      ],
      [
        '(this [weeks|months|years|mornings|evenings|weekends] / -<(the|these|those|my|his|her|our|their|its) last|next [nights|weeks|months|years|weekends]) @ADJ? @NOUN',
        "{.singular}'s",
      ],
      ['[ones] own', "one's"],
      ['[everyones|someones|anyones|everybodys|somebodys] @NOUN|own', "{.singular}'s"],
    ],
    examples: {
      wrong: [
        ['It changed peoples lives.', "It changed people's lives."],
        ['In todays world, it is easy.', "In today's world, it is easy."],
        ['It is my brothers car.', "It is my brother's car."],
        ['My moms new phone broke.', "My mom's new phone broke."],
        ['My cats tail is long.', "My cat's tail is long."],
        ['This weeks meeting is off.', "This week's meeting is off."],
        ['I saw last nights game.', "I saw last night's game."],
      ],
      right: [
        "It changed people's lives.",
        'The peoples of Asia are many.',
        'It is my brothers’ car.',
        'My dads call me.',
        'My dogs eye the door.',
        'Our cats bed down at noon.',
        'My dogs toy with it.',
        'My birds nose around.',
        'My dogs vet strangers.',
        'The last weeks people stayed in.',
        'Last weekend we went home.',
      ],
    },
  },
]
