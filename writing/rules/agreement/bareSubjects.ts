import { causative, subjunctive } from '../moods.ts'
import type { Rule } from '../rule.ts'

/** Subjects without a determiner, and subjects after an opening phrase. */
export const bareSubjects: readonly Rule[] = [
  {
    id: 'MoneyTalk',
    category: 'grammar',
    message: 'Missing “s” after an uncountable noun',
    explanation: 'Something you can’t count is singular, so the verb takes an “s”: “History tells us.”',
    cases: [
      [
        '+<(< / but|because|that|if|when|and|while|although|as) $mass (also|always|often|never|usually|only|really)? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do] (us|me|you|people|him|them|@DET|$possessive|@ADP|to|that|many|more|a|everything|how|what|$mass)',
        '{v.s}',
      ],
      [
        '+<(< / but|because|that|if|when|while|although) $mass (also|always|often|never|usually|only|really)? [have] (a|an|the|no|some|many|become|been|to|more|its)',
        'has',
      ],
    ],
    sets: {
      mass: 'history life money technology society education nature music science knowledge research experience success love happiness advertising health television internet information water air food smoking travelling traveling studying learning reading pollution tourism traffic unemployment time art culture',
    },
    unless: [...subjunctive, ...causative, 'and $mass @ADV? @VERB', '$mass and $mass', '~do|$modal $mass'],
    examples: {
      wrong: [
        ['But history tell us that it fails.', 'But history tells us that it fails.'],
        ['Technology have become a part of life.', 'Technology has become a part of life.'],
      ],
      right: ['But history tells us so.', 'Let nature take its course.', 'Art and science help us.'],
    },
  },
  {
    id: 'CarsIs',
    category: 'grammar',
    message: 'Subject and verb don’t match',
    explanation: 'A plural subject takes a plural verb: “Cars are expensive.”',
    cases: [
      [
        '+<(< / because|that|but|although / < but|and|so) (@ADJ&!many){0,1} #countable&/.*s/&!$sum [is] (@ADJ|@DET|not|very|more|also|in|on|a|the|#ing|@VERB)',
        'are',
      ],
      [
        '+<(< / because|although / < but|and|so) (@ADJ&!many){0,1} #countable&/.*s/&!$sum [was] (@ADJ|@DET|not|very|more|also|in|on|a|the|#ing|@VERB)',
        'were',
      ],
    ],
    sets: {
      sum: 'bus boss class glass dress series sports hours days weeks months years minutes miles dollars times results',
    },
    unless: [
      ...subjunctive,
      ...causative,
      '#ing @ADJ? #plural is|was',
      'that #plural is|was that',
      'what|who|which|where|how',
    ],
    examples: {
      wrong: [
        ['Cars is expensive.', 'Cars are expensive.'],
        ['I stayed because students was in the room.', 'I stayed because students were in the room.'],
      ],
      right: ['Buying cars is fun.', 'Old cars are cheap.', 'Sports is good for you.'],
    },
  },
  {
    id: 'TakeRisksTeaches',
    category: 'grammar',
    message: 'Use the -ing form as the subject',
    explanation: 'When an activity is the subject, use the -ing form: “Taking risks teaches us a lot.”',
    cases: [
      [
        '+<(< / moreover|however|also|furthermore|secondly|second|first|firstly|finally ,) [v:$plainVerb|play|use|make|help|study|travel|drive|work] ((a|the|some|new|many|more|your|other) @ADJ? @NOUN / @ADJ? #plural) (teaches|helps|makes|gives|allows|takes|requires|brings|causes|means|needs|shows|is|was) (us|you|me|people|a|an|the|very|more|important|easy|hard|difficult|good|fun|not|to|time|our|your)',
        '{v.ing}',
      ],
    ],
    unless: ['take care|note', 'see|know|think|say|tell|remember|imagine|make'],
    confidence: 0.7,
    examples: {
      wrong: [
        ['Moreover, take risks teaches you a lot.', 'Moreover, taking risks teaches you a lot.'],
        ['Learn new languages is fun.', 'Learning new languages is fun.'],
      ],
      right: ['Take the book that helps you.', 'Taking risks teaches you a lot.'],
    },
  },
  {
    id: 'ItsMake',
    category: 'grammar',
    message: 'Extra “is” before the verb',
    explanation: 'A verb in the simple present needs no “is”: “It makes sense.”',
    cases: [
      [
        "it|this|that|he|she ['s (also|always|really)? v:$verb] (a|an|the|me|us|you|him|them|people|my|our|their|it|on|in|to|big|many|more|very|@NOUN)",
        '{v.s}',
      ],
    ],
    sets: { verb: 'make help depend give take cause allow belong consist mean need want know teach' },
    unless: ["(all|what) it|he|she 's", "n't", "that 's make"],
    examples: {
      wrong: [
        ["It's make a big problem.", 'It makes a big problem.'],
        ["It's depend on you.", 'It depends on you.'],
      ],
      right: ["It's made of wood.", 'It makes a big problem.'],
    },
  },
  {
    id: 'WhenYouBe',
    category: 'grammar',
    message: 'Wrong form of “be”',
    explanation: '“Be” becomes “am,” “is” or “are” after its subject: “when you are ready.”',
    cases: [
      [
        'when|because|while|although|and|but|that (we|you|they) [be] (@ADJ|a|in|at|the|#ing|not|very|so)',
        'are',
      ],
      ['+<(< / when|because|while|although) i [be] (@ADJ|a|in|at|the|#ing|not|very|so)', 'am'],
      ['when|because|while|although (he|she|it) [be] (@ADJ|a|in|at|the|#ing|not|very|so)', 'is'],
      ['< (we|you|they) [be] (@ADJ|a|in|at|the|#ing|not|very|so)', 'are'],
      ['< (he|she|it) [be] (@ADJ|a|in|at|the|#ing|not|very|so)', 'is'],
    ],
    unless: [...subjunctive, '~do|$modal|~let|~make'],
    examples: {
      wrong: [
        ['When you be successful, you rest.', 'When you are successful, you rest.'],
        ['When you be ready, we go.', 'When you are ready, we go.'],
      ],
      right: ['They ask that you be quiet.', 'When you are successful, you rest.', 'Will they be in?'],
    },
  },
  {
    id: 'TheyAreNotStop',
    category: 'grammar',
    message: 'Use “do not” here',
    explanation: 'To make most verbs negative, use “do not” instead of “are not”: “They do not stop.”',
    cases: [['they|we|you|people|students [are] not (stop|like|want|need|have|work|help|think|know)', 'do']],
    unless: [...subjunctive, '~do|$modal|~let|~make'],
    examples: {
      wrong: [
        ['They are not stop there.', 'They do not stop there.'],
        ['People are not help us.', 'People do not help us.'],
      ],
      right: ['They do not stop there.', 'They are not there.'],
    },
  },
]
