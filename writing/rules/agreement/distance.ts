import { causative, subjunctive } from '../moods.ts'
import type { Rule } from '../rule.ts'

const start = '+<(< / $strictClauseWord / that|think|know|say|believe|sure)'
/** A singular head noun, which is the subject whatever follows its “of”. */
const headOf = `${start} (the|this|that|my|your|his|her|its|our|their) @ADJ? $head of|in|for @DET|$possessive? @ADJ{0,2} #plural`
const pluralIn = `${start} (the|these|those|my|your|his|her|our|their|many|some|most|all) @ADJ? $those in|from|of|at (the|this|that|my|your|his|her|its|our|their|a|an) @ADJ? #singular`

const several = '(these|those|many|some|several|other|few|two|three) @ADJ? #plural&!$unlikely that|which'
const one = '(a|an) @ADJ? #singular&!$collective that|which'

const otherMoods = [
  ...subjunctive,
  ...causative,
  '~do|$modal|~wish|if (the|this|my|your|his|her|its|our|their)',
]

/** Subjects and verbs with other nouns between them. */
export const distance: readonly Rule[] = [
  {
    id: 'PriceOfCarsAre',
    category: 'grammar',
    message: 'Verb doesn’t match the noun before “of”',
    explanation:
      'The verb matches the noun before “of,” not the one after it: “The price of the cars is high.”',
    cases: [
      [`${headOf} [are] -(, / $subjectPronoun)`, 'is'],
      [`${headOf} [have] -(, / $subjectPronoun)`, 'has'],
      [`${headOf} [were] -(, / $subjectPronoun)`, 'was'],
      [`${headOf} [do] n't|not`, 'does'],
    ],
    sets: {
      head: 'price cost quality size color colour purpose aim goal role importance impact effect influence use result reason cause life behavior behaviour education health development growth success happiness future history culture name idea opinion level lack loss power danger risk problem solution production consumption popularity value knowledge skill attitude protection safety existence presence absence choice condition situation',
    },
    unless: [
      ...otherMoods,
      'who|which|that @ADV? ~think|~know|~say|~believe',
      '$head and',
      'and @DET? @ADJ{0,2} $head of',
    ],
    examples: {
      wrong: [
        ['The price of the cars are very high.', 'The price of the cars is very high.'],
        [
          'I think the quality of these products have improved.',
          'I think the quality of these products has improved.',
        ],
      ],
      right: [
        'The price of the cars is very high.',
        'The price and the quality of the cars are good.',
        'The prices of the car are high.',
        'The people who know the price of these cars are here.',
        'Should the cost of repairs have grown, tell me.',
      ],
    },
  },
  {
    id: 'StudentsInClassIs',
    category: 'grammar',
    message: 'Verb doesn’t match its plural subject',
    explanation:
      'The verb matches the noun before “in” or “of,” not the one after it: “The students in my class are kind.”',
    cases: [
      [`${pluralIn} [is] -(, / $subjectPronoun)`, 'are'],
      [`${pluralIn} [was] -(, / $subjectPronoun)`, 'were'],
      [`${pluralIn} [has] -(, / $subjectPronoun)`, 'have'],
      [`${pluralIn} [does] n't|not`, 'do'],
      [
        `${pluralIn} [v:likes|wants|needs|thinks|knows|lives|makes|works|goes|uses|believes|says|comes|takes|gets]`,
        '{v.base}',
      ],
    ],
    sets: {
      those:
        'people students children teachers parents women men workers players friends members citizens inhabitants kids boys girls employees customers visitors tourists cars houses buildings streets shops books rooms problems things animals trees flowers colors colours prices products roads schools companies walls parts rules',
    },
    unless: [
      ...otherMoods,
      '$those (in|from|of|at) @DET|$possessive @ADJ? #singular (is|was|has|does) (that|what)',
    ],
    examples: {
      wrong: [
        ['The students in my class is very friendly.', 'The students in my class are very friendly.'],
        ['The people in this city likes music.', 'The people in this city like music.'],
      ],
      right: [
        'The students in my class are very friendly.',
        'One of the students in my class is ill.',
        'Talking to the people in the shop is fun.',
      ],
    },
  },
  {
    id: 'ProblemsThatOccurs',
    category: 'grammar',
    message: 'Verb after “that” doesn’t match the plural',
    explanation: 'The verb after “that” or “which” matches the noun before it: “problems that occur.”',
    cases: [
      [`${several.replace('$unlikely', '$unlikely&!$elsewhere')} [v:#s&@VERB&!~be&!~have&!~do]`, '{v.base}'],
      [`${several} [is] -(why / to say)`, 'are'],
      [`${several} [was]`, 'were'],
      [`${several} [has]`, 'have'],
      [`${several} [does] n't|not`, 'do'],
    ],
    sets: {
      unlikely: 'ways lots means times years',
      // The rule on “people who” covers these.
      elsewhere:
        'people children things problems reasons students men women friends parents countries companies products animals',
    },
    unless: ['one|part|lot|number|way|list|set|kind|sort|type|piece of', 'those|some|all|many|most|other is'],
    examples: {
      wrong: [
        ['There are many accidents that occurs every day.', 'There are many accidents that occur every day.'],
        ['I like some books which is old.', 'I like some books which are old.'],
      ],
      right: [
        'There are many problems that occur every day.',
        'One of the many things that makes me glad is tea.',
      ],
    },
  },
  {
    id: 'CityThatHave',
    category: 'grammar',
    message: 'Verb after “that” doesn’t match the noun',
    explanation: 'The verb after “that” or “which” matches the noun before it: “a city that has many parks.”',
    cases: [
      [`${one} [have]`, 'has'],
      [`${one} [are] -($subjectPronoun)`, 'is'],
      [`${one} [do] n't|not`, 'does'],
      [
        `${one} (also|always|often|never|usually|only|really)? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do] +(@DET|$possessive|@ADP|@PART|$objectPronoun|#plural)`,
        '{v.s}',
      ],
    ],
    unless: [
      'one|two|some|many|most|all|kind|sort|type|lot|number|pair|group|set|series|list|range|bunch of',
      '@NOUN and|or|, @DET? @ADJ? #singular that|which',
      'so|such|than|as a|an',
      'which|that|who freed',
      ...subjunctive,
    ],
    examples: {
      wrong: [
        ['I live in a city that have many parks.', 'I live in a city that has many parks.'],
        ['It is a machine which help us.', 'It is a machine which helps us.'],
      ],
      right: [
        'I live in a city that has many parks.',
        'It is a city that you have to see.',
        'A cat and a dog that have no home came.',
      ],
    },
  },
]
