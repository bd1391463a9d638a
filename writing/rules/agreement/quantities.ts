import type { Rule } from '../rule.ts'

/** Subjects that begin with an amount, and pairs of subjects. */
export const quantities: readonly Rule[] = [
  {
    id: 'NumberOfAre',
    category: 'grammar',
    message: 'Wrong verb after “the number of”',
    explanation:
      '“The number of” takes a singular verb, and “a number of” means “several” and takes a plural one.',
    cases: [
      ['the number of (@DET|@PRON)? @ADJ{0,2} (@NOUN&#singular)? #plural [are] -($subjectPronoun)', 'is'],
      [
        'the number of (@DET|@PRON)? @ADJ{0,2} (@NOUN&#singular)? #plural [have] (been|also|not|#participle)',
        'has',
      ],
      ['< the number of (@DET|@PRON)? @ADJ{0,2} (@NOUN&#singular)? #plural [were]', 'was'],
      ['a (large|small|great|growing)? number of @ADJ{0,2} #plural [is]', 'are'],
      ['a (large|small|great|growing)? number of @ADJ{0,2} #plural [has]', 'have'],
      ['a (large|small|great|growing)? number of @ADJ{0,2} #plural [was]', 'were'],
    ],
    unless: ['who|which|that are|were|have', '@ADP the number of'],
    examples: {
      wrong: [
        ['The number of students are growing.', 'The number of students is growing.'],
        ['A number of people is waiting.', 'A number of people are waiting.'],
      ],
      right: [
        'The number of students is growing.',
        'A number of people are waiting.',
        'By the number of cars are people judged.',
      ],
    },
  },
  {
    id: 'LotOfPeopleIs',
    category: 'grammar',
    message: 'Use a plural verb after “a lot of”',
    explanation:
      'With “a lot of,” “most of” and “some of,” the verb matches the noun that follows: “A lot of people are happy.”',
    cases: [
      [
        '+<(< / $strictClauseWord / , / and) (a lot of / lots of / a few of $the / many of $the / most of $the / some of $the / all of $the / several of $the / few of $the / half of $the) @ADJ{0,2} #plural [is] -(,)',
        'are',
      ],
      [
        '+<(< / $strictClauseWord / , / and) (a lot of / lots of / a few of $the / many of $the / most of $the / some of $the / all of $the / several of $the / few of $the / half of $the) @ADJ{0,2} #plural [was] -(,)',
        'were',
      ],
      [
        '+<(< / $strictClauseWord / , / and) (a lot of / lots of / a few of $the / many of $the / most of $the / some of $the / all of $the / several of $the / few of $the / half of $the) @ADJ{0,2} #plural [has]',
        'have',
      ],
      [
        "+<(< / $strictClauseWord / , / and) (a lot of / lots of / a few of $the / many of $the / most of $the / some of $the / all of $the / several of $the / few of $the / half of $the) @ADJ{0,2} #plural [does] not|n't",
        'do',
      ],
      [
        '+<(< / $strictClauseWord / , / and) (a lot of / lots of / a few of $the / many of $the / most of $the / some of $the / all of $the / several of $the / few of $the / half of $the) @ADJ{0,2} #plural [#s&@VERB&!~be&!~have&!~do]',
        '{.base}',
      ],
    ],
    sets: { the: 'the these those my your his her our their its' },
    examples: {
      wrong: [
        ['A lot of people is unhappy.', 'A lot of people are unhappy.'],
        ['I know that most of the students has a phone.', 'I know that most of the students have a phone.'],
        ['Some of my friends likes it.', 'Some of my friends like it.'],
      ],
      right: ['A lot of money is lost.', 'Most of the work is done.', 'A lot of people are unhappy.'],
    },
  },
  {
    id: 'LotOfWaterAre',
    category: 'grammar',
    message: 'Use a singular verb for an amount',
    explanation:
      'With “a lot of” and “most of,” the verb matches the noun that follows: “A lot of money is lost.”',
    cases: [
      ['$amount of (the|this|my|your|his|her|our|their)? @ADJ? #uncountable&!data [are] -(@PRON)', 'is'],
      ['$amount of (the|this|my|your|his|her|our|their)? @ADJ? #uncountable&!data [were] -(@PRON)', 'was'],
      [
        '+<(< / that|because|and|but) (a lot / lots / most / some / much / all) of (the|this|my|your|his|her|our|their)? #uncountable&!data [have]',
        'has',
      ],
    ],
    sets: { amount: 'lot lots most some much all plenty amount' },
    unless: ['if|wish|though'],
    examples: {
      wrong: [
        ['A lot of money are lost.', 'A lot of money is lost.'],
        ['Most of the equipment were old.', 'Most of the equipment was old.'],
      ],
      right: [
        'A lot of people are here.',
        'Most of the money is lost.',
        'A lot of information systems are old.',
      ],
    },
  },
  {
    id: 'TwoSubjectsIs',
    category: 'grammar',
    message: 'Use a plural verb after two subjects',
    explanation: 'Two subjects joined by “and” take a plural verb: “My brother and my sister are here.”',
    cases: [
      ['< $his @ADJ? @NOUN and $his @ADJ? @NOUN [is]', 'are'],
      ['< $his @ADJ? @NOUN and $his @ADJ? @NOUN [was]', 'were'],
      ['< $his @ADJ? @NOUN and $his @ADJ? @NOUN [has]', 'have'],
      ['both @DET|@PRON? @ADJ? @NOUN|@PROPN and @DET|@PRON? @ADJ? @NOUN|@PROPN [is]', 'are'],
      ['both @DET|@PRON? @ADJ? @NOUN|@PROPN and @DET|@PRON? @ADJ? @NOUN|@PROPN [was]', 'were'],
      ['both @DET|@PRON? @ADJ? @NOUN|@PROPN and @DET|@PRON? @ADJ? @NOUN|@PROPN [has]', 'have'],
      ['he|she|they|you|we and i [is|am] -(@PRON)', 'are'],
      ['he|she|they|you|we and i [was]', 'were'],
      ['< $his @NOUN and i [is|am]', 'are'],
      ['< $his @NOUN and i [was]', 'were'],
      ['< $his @NOUN and i|he|she|they|we|you [has]', 'have'],
      ['< @PROPN and i [is|am]', 'are'],
      ['< @PROPN and i [was]', 'were'],
      ['< @PROPN and i [has]', 'have'],
    ],
    sets: { his: 'my your his her our their' },
    unless: ['between|of|about|with|for both'],
    examples: {
      wrong: [
        ['My brother and my sister is here.', 'My brother and my sister are here.'],
        ['Both the book and the film was good.', 'Both the book and the film were good.'],
        ['My friend and I was late.', 'My friend and I were late.'],
        ['He and I am friends.', 'He and I are friends.'],
      ],
      right: [
        'He left and I was sad.',
        'My brother and my sister are here.',
        'Either my brother or my sister is here.',
      ],
    },
  },
  {
    id: 'GerundAre',
    category: 'grammar',
    message: 'Use a singular verb for an activity',
    explanation: 'The subject is the activity, not the plural noun after it: “Playing games is fun.”',
    cases: [
      [
        '< (playing|watching|doing|using|having|making|taking|getting|buying|eating|reading|learning|studying|helping|giving|knowing|keeping|spending|finding|choosing) (the|a|an|my|your|new|many|some|more|other|your|their) @ADJ? @NOUN [are] (a|an|the|@ADJ|very|also|really|more|not|one|important|fun)',
        'is',
      ],
    ],
    confidence: 0.7,
    examples: {
      wrong: [
        ['Playing some games are fun.', 'Playing some games is fun.'],
        ['Having a car are important.', 'Having a car is important.'],
      ],
      right: ['Playing games is fun.', 'Reading materials are useful.'],
    },
  },
  {
    id: 'NeitherNor',
    category: 'grammar',
    message: 'Use a singular verb after “neither … nor”',
    explanation: 'After “neither … nor,” the verb matches the nearer subject: “Neither Tom nor Ann is here.”',
    cases: [
      [
        'neither|either (@PROPN / @DET|@PRON @ADJ? #singular / he|she|it) nor|or (@PROPN / @DET|@PRON @ADJ? #singular / he|she|it) [are]',
        'is',
      ],
      [
        'neither|either (@PROPN / @DET|@PRON @ADJ? #singular / he|she|it) nor|or (@PROPN / @DET|@PRON @ADJ? #singular / he|she|it) [have]',
        'has',
      ],
    ],
    confidence: 0.6,
    examples: {
      wrong: [
        ['Neither my brother nor my sister have a car.', 'Neither my brother nor my sister has a car.'],
        ['Neither Tom nor Ann have left.', 'Neither Tom nor Ann has left.'],
      ],
      right: ['Neither my brother nor my sister has a car.', 'Neither the boy nor his parents are here.'],
    },
  },
]
