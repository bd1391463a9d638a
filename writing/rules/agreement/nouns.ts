import { causative, freeSubject, subjunctive } from '../moods.ts'
import type { Rule } from '../rule.ts'

const otherMoods = [
  ...subjunctive,
  ...causative,
  '~wish',
  // “Nobody but the students knows.”
  'nobody|everybody|everyone|anybody|anyone|nothing|everything|none|all|one but',
]

/** Nouns and the verbs after them. */
export const nouns: readonly Rule[] = [
  {
    id: 'PluralNounIs',
    category: 'grammar',
    message: 'Subject and verb don’t match',
    explanation: 'A plural subject takes a plural verb: “The books are here.”',
    cases: [
      [
        '+<(< / $strictClauseWord / , / and / so) $plural @ADJ{0,2} #plural&!$sum&!$unlikely -<($plural $units) [is] -(, / $subjectPronoun)',
        'are',
      ],
      [
        '+<(< / $strictClauseWord / , / and / so) $plural @ADJ{0,2} #plural&!$sum&!$unlikely [was] -(, / $subjectPronoun)',
        'were',
      ],
      [
        '+<(< / $strictClauseWord / , / and / so) $plural @ADJ{0,2} #plural&!$sum&!$unlikely [has] -(, / $subjectPronoun)',
        'have',
      ],
      [
        "+<(< / $strictClauseWord / , / and / so) $plural @ADJ{0,2} #plural&!$sum&!$unlikely [does] not|n't",
        'do',
      ],
    ],
    sets: {
      plural:
        'the these those my your his her our their its many several most some all both few other two three four five six seven eight nine ten',
      sum: 'years months weeks days hours minutes seconds dollars pounds euros miles kilometers kilometres meters metres percent times thanks kids sports states goods remains politics',
      unlikely:
        'lots means people children men women police cattle trousers scissors jeans pants clothes pyjamas pajamas tights binoculars tweezers sunglasses',
    },
    unless: [...otherMoods, 'with|between|of|for @PROPN and $possessive'],
    examples: {
      wrong: [
        ['The books is on the table.', 'The books are on the table.'],
        ['I was sad because my parents was away.', 'I was sad because my parents were away.'],
        ["The old cars doesn't start.", "The old cars don't start."],
      ],
      right: [
        'The price of the books is high.',
        'Ten dollars is enough.',
        'The news is good.',
        'One of the books is here.',
        'The books are on the table.',
        'Nobody but the students knows it.',
      ],
    },
  },
  {
    id: 'PeopleIs',
    category: 'grammar',
    message: '“People” and “children” are plural',
    explanation: 'Some plurals have no “s” but still take a plural verb: “People are kind.”',
    cases: [
      [
        '+<(< / $strictClauseWord / , / and / so / think|believe|nowadays|today / many|some|most|young|old|other|these|those|all|few|the) people|children|men|women [is] -(, / $subjectPronoun / that)',
        'are',
      ],
      [
        '+<(< / $strictClauseWord / , / and / so / think|believe|nowadays|today / many|some|most|young|old|other|these|those|all|few|the) people|children|men|women [was] -(, / $subjectPronoun)',
        'were',
      ],
      [
        '+<(< / $strictClauseWord / , / and / so / think|believe|nowadays|today / many|some|most|young|old|other|these|those|all|few|the) people|children|men|women [has]',
        'have',
      ],
      [
        "+<(< / $strictClauseWord / , / and / so / think|believe|nowadays|today / many|some|most|young|old|other|these|those|all|few|the) people|children|men|women [does] not|n't",
        'do',
      ],
      [
        '+<(< / $strictClauseWord / , / and / so / think|believe|nowadays|today / many|some|most|young|old|other|these|those|all|few) people|children|men|women (also|always|often|never|usually|still|only|just)? [#s&@VERB&!~be&!~have&!~do]',
        '{.base}',
      ],
    ],
    unless: [
      'how many',
      '< that (#word){2,8} people|children|men|women is|was|has',
      '@ADP|to|#ing|and|each|every|one|any|~see|~make (the|these|those|many|some|most|young|old|other|all|few)? @ADJ? people|children|men|women is|was|has|does',
      'what|that|who|which|thing|reason|way (the|these|those|many|some|most|young|old|other|all|few)? people|children|men|women',
    ],
    examples: {
      wrong: [
        ['People is kind.', 'People are kind.'],
        ['Many people has a car, and children likes it.', 'Many people have a car, and children like it.'],
        ['I think children needs more time.', 'I think children need more time.'],
      ],
      right: ['What people is this?', 'The love of children is deep.', 'Helping people is good.'],
    },
  },
  {
    id: 'PluralNounVerbS',
    category: 'grammar',
    message: 'Extra “s” after a plural noun',
    explanation:
      'In the present tense, the verb takes an “s” only after one person or thing: “The students work.”',
    cases: [
      [
        '+<(< / $strictClauseWord / , / and) $plural @ADJ{0,2} #plural&!$sum (also|always|often|never|usually|still|only|just|really)? [#s&@VERB&!~be&!~have&!~do] -(~be|$modal|~have|#s&@VERB)',
        '{.base}',
      ],
    ],
    sets: {
      plural:
        'the these those my your our their many several most some all both few other two three four five',
      sum: 'years months weeks days hours minutes dollars miles percent times',
    },
    unless: otherMoods,
    examples: {
      wrong: [
        ['The students works hard.', 'The students work hard.'],
        ['I know that many people thinks so.', 'I know that many people think so.'],
      ],
      right: ['The student works hard.', 'The students’ work is hard.', 'One of the students works hard.'],
    },
  },
  {
    id: 'SingularNounAre',
    category: 'grammar',
    message: 'Subject and verb don’t match',
    explanation: 'A singular subject takes a singular verb: “The book is here.”',
    cases: [
      [
        '+<(< / $strictClauseWord) $one (@ADJ&!$peopleAdjective){0,2} #singular&!#uncountable&!$collective&!$peopleAdjective [are] -(, / $subjectPronoun)',
        'is',
      ],
      [
        '+<(< / $strictClauseWord) $one (@ADJ&!$peopleAdjective){0,2} #singular&!#uncountable&!$collective&!$peopleAdjective [have] -(, / $subjectPronoun)',
        'has',
      ],
      [
        "+<(< / $strictClauseWord / ,) $one (@ADJ&!$peopleAdjective){0,2} #singular&!#uncountable&!$collective&!$peopleAdjective [do] not|n't",
        'does',
      ],
      [
        '+<(because|and|but|so|when|where) (my|your|his|her|our|their) #singular&!#uncountable&!$collective&!$peopleAdjective [were] -($subjectPronoun)',
        'was',
      ],
    ],
    sets: { one: 'the this that a an my your his her our its another' },
    unless: [
      ...otherMoods,
      'gonna|gotta|wanna',
      '~do|$modal|had @DET|@PRON @ADJ{0,2} #singular have',
      'if|though|unless|suppose',
      '$possessive @NOUN and $possessive? @NOUN were',
    ],
    examples: {
      wrong: [
        ['The book are on the table.', 'The book is on the table.'],
        ['I think that this car have a problem.', 'I think that this car has a problem.'],
        ['My brother do not work.', 'My brother does not work.'],
        ['He stayed because his child were ill.', 'He stayed because his child was ill.'],
      ],
      right: [
        'The rich are happy.',
        'The team are winning.',
        'Tom and my brother have a car.',
        'Does the car have a problem?',
        'The majority have a car.',
      ],
    },
  },
  {
    id: 'SingularNounVerb',
    category: 'grammar',
    message: 'Missing “s” after a singular noun',
    explanation:
      'In the present tense, the verb takes an “s” after one person or thing: “The professor says.”',
    cases: [
      [
        '+<(< / $strictClauseWord / $lead ,) $one (@ADJ&!$peopleAdjective)? #singular&!$collective&!$peopleAdjective&!#ing -($noun @NOUN|for|in|of|with|$modal) (also|always|often|never|usually|still|only|just|really)? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do] +(@DET|@PRON|@ADP|@ADV|@PART|@SCONJ|@ADJ|@NOUN|@PROPN|@NUM|#ing)',
        '{v.s}',
      ],
      [
        '+<(< / $strictClauseWord / $lead ,) -<($one (@ADJ&!$peopleAdjective)? $collective) (the|this|that|another|my|his|her) person|man|woman|teacher|professor|author|writer|speaker|lecturer|student|child|boy|girl|reader|lecture|passage|article|text (also|always|often|never)? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do|claim|state|argue|mention|support|doubt]',
        '{v.s}',
      ],
      [
        `${freeSubject} -<(for|from|how|why|where|what|about) (the|my|our|this|each|every|another|a|his|her) @ADJ? $human (also|always|often|never|usually|only|then)? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do] (me|us|him|her|them|you|the|a|an|that|to|it|his|my|some|many|about|in|with|from|at|for)`,
        '{v.s}',
      ],
    ],
    sets: {
      one: 'the this a an my your his her our its another',
      // These are more often nouns: “the zip file format”, “the binary file for it”.
      noun: 'file address link list log group point state plan project record report result test type order format design process program sign update view line',
      lead: 'however moreover therefore first firstly second secondly also furthermore finally thus then hence besides nowadays today example instance fact conclusion addition opinion',
    },
    unless: [
      'the|a @ADJ? night|mail|morning|evening express',
      'pay|cause|cost|need|use|lack which|that|of',
      ...otherMoods,
      "~do|$modal|~see|~hear|~watch|~have|~feel (not|n't)? $one @ADJ? #singular @ADV? @VERB",
      'rather|sooner|better than',
      'may',
      ...subjunctive,
      ...causative,
      '~do|$modal (the|my|our|this|each|every|another|a|his|her) @ADJ? $human',
      'and|or|, (the|my|our|this|each|every|another|a|his|her) @ADJ? $human (and|or)',
      '$human and|or (the|my|a)?',
      '~want|~allow|~enable|~force|~cause @DET|$possessive',
    ],
    examples: {
      wrong: [
        ['The professor oppose the idea.', 'The professor opposes the idea.'],
        ['However, the author claim that it works.', 'However, the author claims that it works.'],
        [
          'In the interview the employer ask me many things.',
          'In the interview the employer asks me many things.',
        ],
        ['I like it when the teacher tell a story.', 'I like it when the teacher tells a story.'],
      ],
      right: [
        'The poor need help.',
        'Does the professor oppose the idea?',
        'It is a zip file with your account.',
        'The email address of your account is new.',
        'They suggest that the boy go home.',
        'The team play well.',
        'We saw the man walk home.',
        'Did the teacher tell a story?',
        'Tom and the teacher tell a story.',
        'I want to see the teacher tell a story.',
      ],
    },
  },
  {
    id: 'PeopleWhoIs',
    category: 'grammar',
    message: 'Verb after “who” doesn’t match the people',
    explanation:
      'After a plural noun, the verb in a clause with “who” is plural, too: “people who are kind.”',
    cases: [
      ['-<(of / one|only|any @ADJ? / of @DET|@PRON @ADJ{0,2} / @NOUN) #plural|those who [is] -(,)', 'are'],
      ['-<(of / of @DET|@PRON @ADJ{0,2}) #plural|those who [has] -(,)', 'have'],
      ['-<(of / of @DET|@PRON @ADJ{0,2}) #plural|those who [was] -(,)', 'were'],
      ["-<(of / of @DET|@PRON @ADJ{0,2}) #plural|those who|which|that [does] not|n't", 'do'],
      [
        '-<(of / of @DET|@PRON @ADJ{0,2}) people|men|women|students|cars|things|countries|products|companies|places|ideas that [is] -(,|why|what|how|where|when|because|the|a|this|not|true|it)',
        'are',
      ],
      [
        '-<(of / of @DET|@PRON @ADJ{0,2}) people|men|women|students|cars|things|countries|products|companies|places|ideas that [has] -(,|why|what|how|where|when|because|the|a|this|not|true|it)',
        'have',
      ],
      [
        '-<(of / of @DET|@PRON|@NOUN|@ADJ @ADJ{0,2} / of @DET @NOUN / and|or|than|, / it ~be @DET? @ADJ?) #plural&@NOUN&!/.*ics|news|series|species|means|headquarters/ that|which [has] (been|no|a|an|never|always|already|support|@NOUN)',
        'have',
      ],
      [
        '< the @ADJ? #plural&@NOUN&!/.*ics|news|series|species|means|headquarters/ that|which [is] @VERB&!#s (!$end&!,){0,4} are|were|have',
        'are',
      ],
      [
        '-<(of / of @DET|@PRON @ADJ{0,2} / it ~be @DET? @ADJ?) people|children|things|problems|reasons|students|men|women|friends|parents|countries|companies|products|animals who|which|that [v:lives|works|likes|needs|wants|makes|gives|helps|comes|goes|says|thinks|knows|uses|takes|gets|plays|speaks|studies|believes|shows|causes|happens|exists|contains|occurs]',
        '{v.base}',
      ],
      [
        '-<(of / of @DET|@PRON @ADJ{0,2}) those|teachers|workers who (also|always|never|often|only|just|really)? [#s&@VERB&!~be&!~have&!~do]',
        '{.base}',
      ],
      [
        '-<(of / of @DET|@PRON @ADJ{0,2}) people|children|students|men|women|parents|countries|companies who (also|always|never|often|only|just|really)? [#s&@VERB&!~be&!~have&!~do&!$known]',
        '{.base}',
      ],
    ],
    sets: {
      known:
        'lives works likes needs wants makes gives helps comes goes says thinks knows uses takes gets plays speaks studies believes shows causes happens exists contains occurs',
    },
    unless: ['one|each|only|any of', 'about|~ask|~know|~see|~decide|~tell #plural who is|was|has'],
    examples: {
      wrong: [
        ['People who is ill stay at home.', 'People who are ill stay at home.'],
        ['I like students who works hard.', 'I like students who work hard.'],
        ['There are those who has nothing.', 'There are those who have nothing.'],
        ['These are things which makes me happy.', 'These are things which make me happy.'],
        ['The tools that is used here are old.', 'The tools that are used here are old.'],
      ],
      right: [
        'One of the people who is ill called.',
        'People who are ill stay at home.',
        'The mother of the boys who is ill called.',
      ],
    },
  },
  {
    id: 'PersonWhoHave',
    category: 'grammar',
    message: 'Verb after “who” doesn’t match the person',
    explanation:
      'After a singular noun, the verb in a clause with “who” is singular, too: “a person who has time.”',
    cases: [
      ['-<(than|to|for|and|or) a|an|the|every|any|this|another @ADJ{0,2} $somebody who [have]', 'has'],
      ['a|an|every|any|this|another @ADJ{0,2} $somebody who [are] -($subjectPronoun)', 'is'],
      ["a|an|every|any|this|another @ADJ{0,2} $somebody who [do] not|n't", 'does'],
      ['someone|somebody|anyone|anybody|everyone|everybody who [have]', 'has'],
      ['someone|somebody|anyone|anybody|everyone|everybody who [are]', 'is'],
      ["someone|somebody|anyone|anybody|everyone|everybody who [do] not|n't", 'does'],
      [
        '(a|an|every|any|another @ADJ{0,2} $somebody / someone|somebody|anyone|anybody|everyone|everybody) who|that (also|always|never|often|only|just|really)? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do|like]',
        '{v.s}',
      ],
    ],
    sets: {
      somebody:
        'person man woman teacher student child boy girl friend worker driver player doctor leader parent citizen writer customer employee employer traveler traveller tourist visitor patient',
    },
    unless: [...subjunctive, 'and|or a|an|the @ADJ{0,2} $somebody who'],
    examples: {
      wrong: [
        ['She is a person who have many friends.', 'She is a person who has many friends.'],
        ['I need someone who know the way.', 'I need someone who knows the way.'],
        ['A man who do not work gets bored.', 'A man who does not work gets bored.'],
      ],
      right: [
        'I know a man who can help.',
        'He is one of those who have time.',
        'A man and a woman who have time came.',
      ],
    },
  },
]
