import { subjunctive } from '../moods.ts'
import type { Rule } from '../rule.ts'

/** "Everyone", "each of", "every", "neither of" and agreement with them. */
export const indefinites: readonly Rule[] = [
  {
    id: 'EveryoneHave',
    category: 'grammar',
    message: 'Use a singular verb after “everyone”',
    explanation:
      '“Everyone,” “somebody,” “nothing” and similar words take a singular verb: “Everyone has a dream.”',
    cases: [
      [
        "-<(and|or) -<(~do|$modal|~let|~make|~help|~see|~have|~be|~watch|to) $indefinite (also|always|never|really|else|here|there|still|just)? [have] -(not|n't)",
        'has',
      ],
      [
        '-<(and|or|~let|~make|~be|what|of) $indefinite (also|always|never|really|else|here|there|still|just)? [are]',
        'is',
      ],
      [
        '-<(and|or|if|wish|~let|~make|~be|of) $indefinite (also|always|never|really|else|here|there|still)? [were]',
        'was',
      ],
      ["-<(and|or|~do|$modal|~let) $indefinite [do] not|n't", 'does'],
      [
        '+<(< / because|that|but|when|and|so|if|as|where|,) $indefinite (also|always|never|really|else|here|there|still|just)? [v:#base&@VERB&!#past&!~be&!~have&!~do|like]',
        '{v.s}',
      ],
    ],
    unless: [
      // A question without its “does”: “Anyone have a charger?”
      '< anyone|anybody|everyone|everybody|someone|somebody (!$end){1,20} ?',
      'something|anything|nothing @ADV? like',
      '$indefinite like @PROPN',
      ...subjunctive,
      "~do|$modal|~let|~make|~help|~have (not|n't)? $indefinite",
      'may everyone|everybody',
      'if|wish|though $indefinite were',
      'else|they|we|you everything|anything|something|nothing have|are|were|do',
    ],
    examples: {
      wrong: [
        ['Everyone have a dream.', 'Everyone has a dream.'],
        ['Nobody know the answer.', 'Nobody knows the answer.'],
        ['I think everything are ready.', 'I think everything is ready.'],
        ["Somebody don't like it.", "Somebody doesn't like it."],
      ],
      right: [
        'Does everyone have a dream?',
        'Let everyone know.',
        'Would anyone have the time?',
        'Everyone has a dream.',
      ],
    },
  },
  {
    id: 'EachOfHave',
    category: 'grammar',
    message: 'Use a singular verb after “each of”',
    explanation:
      'The verb matches “each,” “one,” “either” or “neither,” not the plural after “of”: “Each of them has a book.”',
    cases: [
      [
        'each|either|neither|one of (the|these|those|my|your|his|her|our|their|its)? $number? most? @ADJ{0,2} (@NOUN&#singular)? #plural|them|us|you [have] -($subjectPronoun)',
        'has',
      ],
      [
        'each|either|neither|one of (the|these|those|my|your|his|her|our|their|its)? $number? most? @ADJ{0,2} (@NOUN&#singular)? #plural|them|us|you [are] -($subjectPronoun)',
        'is',
      ],
      [
        'each|either|neither|one of (the|these|those|my|your|his|her|our|their|its)? $number? most? @ADJ{0,2} (@NOUN&#singular)? #plural|them|us|you [were] -($subjectPronoun)',
        'was',
      ],
      [
        "each|either|neither|one of (the|these|those|my|your|his|her|our|their|its)? $number? most? @ADJ{0,2} (@NOUN&#singular)? #plural|them|us|you [do] not|n't",
        'does',
      ],
      [
        '+<(< / because|that|but|and|so) each|either|neither|one of (the|these|those|my|your|his|her|our|their|its)? $number? most? @ADJ{0,2} #plural|them|us|you [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do|like]',
        '{v.s}',
      ],
    ],
    unless: [
      '~do|$modal|if|though|wish|every|least|than each|either|neither|one of',
      'more than one',
      ...subjunctive,
    ],
    examples: {
      wrong: [
        ['Each of the students have a book.', 'Each of the students has a book.'],
        ['One of the best players are ill.', 'One of the best players is ill.'],
        ['Neither of them like it.', 'Neither of them likes it.'],
        ['One of my friends live here.', 'One of my friends lives here.'],
      ],
      right: [
        'One of the things people have is time.',
        'Does each of them have one?',
        'Each of the students has a book.',
        'All of the students have a book.',
      ],
    },
  },
  {
    id: 'EveryHave',
    category: 'grammar',
    message: 'Use a singular verb after “every”',
    explanation: 'After “every” or “each” and a noun, the verb is singular: “Every child has a name.”',
    cases: [
      [
        "-<(~do|$modal|~let|~make|~help|~see|~have|and|or|of|with|for|in|on|to) every|each @ADJ{0,2} (@NOUN&#singular)? #singular [have] -(not|n't)",
        'has',
      ],
      [
        '-<(and|or|of|with|for|in|on|to|at|from) every|each @ADJ{0,2} (@NOUN&#singular)? #singular [are]',
        'is',
      ],
      ["-<(~do|$modal|and|or) every|each @ADJ{0,2} (@NOUN&#singular)? #singular [do] not|n't", 'does'],
      [
        '+<(< / because|that|but|so|,) every|each @ADJ{0,2} #singular&!$unit&!time [v:#base&@VERB&!#past&!~be&!~have&!~do|like]',
        '{v.s}',
      ],
    ],
    unless: [
      ...subjunctive,
      '~do|$modal every|each',
      'every|each (single)? $unit|time|night|morning|evening|afternoon|summer|winter',
    ],
    examples: {
      wrong: [
        ['Every student have a locker.', 'Every student has a locker.'],
        ['I know that each room are clean.', 'I know that each room is clean.'],
        ['Every child need love.', 'Every child needs love.'],
      ],
      right: [
        'Does every student have a locker?',
        'Every day people have lunch here.',
        'Every year are born many.',
      ],
    },
  },
  {
    id: 'UncountableAre',
    category: 'grammar',
    message: 'Use a singular verb with this noun',
    explanation:
      'Nouns like “information,” “advice” and “furniture” have no plural, so the verb is singular.',
    cases: [
      [
        '+<(< / $strictClauseWord / , / and) (the|this|that|my|your|his|her|our|their|all|some|much|most|such)? @ADJ? #uncountable&!data&!cattle&!livestock&!police&!aircraft&!news&!mathematics&!maths&!physics&!economics&!wildlife&!people [are]',
        'is',
      ],
      [
        '+<(< / $strictClauseWord / ,) (the|this|that|my|your|his|her|our|their|all|some|much|most|such)? @ADJ? #uncountable&!data&!cattle&!livestock&!police&!aircraft&!news&!mathematics&!maths&!physics&!economics&!wildlife [have] -(not)',
        'has',
      ],
      [
        "+<(< / $strictClauseWord / ,) (the|this|that|my|your|his|her|our|their|all|some|much|most|such)? @ADJ? #uncountable&!data&!cattle&!livestock&!police&!aircraft&!news&!mathematics&!maths&!physics&!economics&!wildlife [do] not|n't",
        'does',
      ],
      [
        '+<(< / $strictClauseWord / ,) the|this|that|my|your|his|her|our|their|all|some|much #uncountable&!data&!cattle&!livestock&!police&!aircraft&!news&!mathematics&!maths&!physics&!economics&!wildlife [were]',
        'was',
      ],
    ],
    unless: [
      'and|or|, @DET? @ADJ? #uncountable are|have|were|do',
      'if|wish|though',
      '~do|$modal @DET? #uncountable have',
    ],
    examples: {
      wrong: [
        ['The information are wrong.', 'The information is wrong.'],
        ['I know that his advice were good.', 'I know that his advice was good.'],
        ['Money do not buy love.', 'Money does not buy love.'],
      ],
      right: [
        'Pieces of information are missing.',
        'Tea and coffee are served.',
        'The money is here.',
        'The information boards are new.',
      ],
    },
  },
]
