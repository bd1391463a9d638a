import type { Rule } from '../rule.ts'

/** The rest of a question up to its question mark. */
const rest = '(#word|,|#number|-){0,14} ?'
const knows =
  '~know|~wonder|~understand|~explain|~remember|~forget|~see|sure|~learn|~discover|idea (me|him|her|us|them|you|about|of)?'
const asking =
  '~know|~wonder|~ask|~tell|~understand|~explain|~remember|~see|~learn|~discover|~imagine|~decide|~describe|~show|~forget|sure|idea|about|of'
const tells = '~tell|~show|~ask|~teach (me|him|her|us|them|you)'

export const questionOrder: readonly Rule[] = [
  {
    id: 'WhyYouAre',
    category: 'grammar',
    message: 'Swap the subject and verb in this question',
    explanation: 'In a question, the verb comes before its subject: “Why are you late?”',
    cases: [
      [`< (why|where|how|what) [s:$subjectPronoun b:is|are|am|was|were] ${rest}`, '{b} {s.lower}'],
      [
        `< (why|where|how|what) [s:$subjectPronoun b:can|could|should|would|will|must] ${rest}`,
        '{b} {s.lower}',
      ],
      [
        `< (why|where|how|what) [s:$subjectPronoun b:have|has] (not|never|already|ever|been|#participle) ${rest}`,
        '{b} {s.lower}',
      ],
      [`< (why|how) [s:$subjectPronoun b:do|does|did|ca n:n't] ${rest}`, '{b}{n} {s.lower}'],
      [
        `< (what|how) @NOUN|many|much|old|long|often @NOUN? [s:you|he|she|they|we b:is|are|can|should|will] ${rest}`,
        '{b} {s.lower}',
      ],
      [
        '< (but|and|so)? why|where|how [s:you|he|she|it|they|we|i v:is|are|was|were|can|could|should|will|would|must] (!?&!.&!,){1,12} ? >',
        '{v} {s}',
      ],
      [
        '< (but|and|so)? what [s:you|he|she|they|we|i v:are|is|was|were|can|should|will|would] (doing|going|do|say|make|talking|thinking|saying) (!?&!.&!,){0,8} ? >',
        '{v} {s}',
      ],
    ],
    unless: [
      'what|how (you|he|she|they|we|it) (is|are) ?',
      'how (much|many|long|come)',
      'know|wonder|tell|ask',
    ],
    examples: {
      wrong: [
        ['Why you are late?', 'Why are you late?'],
        ['Where I can buy it?', 'Where can I buy it?'],
        ["Why he doesn't come?", "Why doesn't he come?"],
        ['Why you are late today?', 'Why are you late today?'],
      ],
      right: [
        'Why are you late?',
        'Why you are late is clear.',
        'Why are you late today?',
        'Where he was, nobody knows.',
        'When you go there, will you call?',
      ],
    },
  },
  {
    id: 'WhereYouLive',
    category: 'grammar',
    message: 'Missing “do” in this question',
    explanation: 'Most questions need “do,” “does” or “did”: “Where do you live?”',
    cases: [
      [
        `< (where|why|how) [s:i|you|we|they v:#base&@VERB&!#past&!~be&!~have&!$modal] ${rest}`,
        'do {s.lower} {v}',
      ],
      [`< what [s:i|you|we|they v:$plainVerb|do|like] ${rest}`, 'do {s.lower} {v}'],
      [`< (where|why|how|what) [s:he|she|it v:#s&@VERB&!~be&!~have] ${rest}`, 'does {s.lower} {v.base}'],
      [
        `< (where|why|how|what) [s:$subjectPronoun v:#past&!#base&!~be&!~have] ${rest}`,
        'did {s.lower} {v.base}',
      ],
      [
        `< (how many|much|often / what time|kind|color|colour) @NOUN? [s:i|you|we|they v:#base&@VERB&!#past&!~be&!~have] ${rest}`,
        'do {s.lower} {v}',
      ],
      [
        `< (how many|much|often / what time|kind|color|colour) @NOUN? [s:he|she|it v:#s&@VERB&!~be&!~have] ${rest}`,
        'does {s.lower} {v.base}',
      ],
      ['< (but|and|so)? why|where|how [s:you|we|they|i] (v:@VERB&#base) (!?&!.&!,){1,12} ? >', 'do {s}'],
      ['< (but|and|so)? why [s:he|she|it v:#s&@VERB] (!?&!.&!,){0,12} ? >', 'does {s} {v.base}'],
    ],
    unless: [
      'what|how|when|where|why $subjectPronoun @VERB @NOUN? (is|are|was|were|do|does|did|will|can|would|should|makes)',
      'how you like',
      'when $subjectPronoun #verb (#word){1,10} (,|do|does|did|are|is|will|can|would|should)',
      'how (much|many|long|come)',
      'know|wonder|tell|ask',
    ],
    examples: {
      wrong: [
        ['Where you live?', 'Where do you live?'],
        ['What he wants?', 'What does he want?'],
        ['Why you went there?', 'Why did you go there?'],
        ['Where you live now?', 'Where do you live now?'],
      ],
      right: ['Where do you live?', 'When you come, will you call?'],
    },
  },
  {
    id: 'QuestionInStatement',
    category: 'grammar',
    message: 'Use statement word order here',
    explanation: 'A question inside another sentence keeps normal word order: “I know what it is.”',
    cases: [
      [
        `(${knows} / ${tells}) (what|where|who|how|why|when) [b:is|are|was|were s:it|this|that|he|she|they|we|you|these|those] ($end|,|and|but|or)`,
        '{s} {b}',
      ],
      [`(${knows} / ${tells}) (where|how|why) [b:is|are|was|were s:it|he|she|they|we|you]`, '{s} {b}'],
      [`(${knows} / ${tells}) (what|where|how|why|when|which) [does s:he|she|it v:#base]`, '{s} {v.s}'],
      [`(${knows} / ${tells}) (what|where|how|why|when|which) [do s:i|you|we|they v:#base]`, '{s} {v}'],
      [
        `(${knows} / ${tells}) (what|where|how|why|when|which) [did s:$subjectPronoun v:#base]`,
        '{s} {v.past}',
      ],
      [
        `(${knows} / ${tells}) (what|where|how|why|when) [m:can|could|should|will|would s:$subjectPronoun v:#base]`,
        '{s} {m} {v}',
      ],
      [
        `${asking} (me|you|us|him|her|them|not|exactly)? where|what|who|when|why|how [v:is|are|was|were s:he|she|it|they|we|you|i] (> / .|,|@ADJ|#ing|and|in|from|about|going|doing|like)`,
        '{s} {v}',
      ],
      [
        `${asking} (me|you|us|him|her|them)? where|what|who|when|why|how [v:is|are|was|were d:the|my|your|his|her|our|their|this|that s:@NOUN] (> / .|,)`,
        '{d} {s} {v}',
      ],
      [
        `${asking} (me|you|us|him|her|them)? what|who [v:is|are|was|were s:this|that|these|those] (> / .|,)`,
        '{s} {v}',
      ],
      [
        `${asking} (me|you|us|him|her|them)? (where|what|who|when|why|how / how much|many|long|often|far #plural?) [m:can|could|should|will|would|must s:i|you|he|she|it|we|they] @VERB|do|be|have`,
        '{s} {m}',
      ],
      [
        `${asking} (me|you|us|him|her|them)? (where|what|who|when|why|how / how much|many|long|often|far #plural?) [do s:i|you|we|they] v:#base`,
        '{s}',
      ],
      [
        `${asking} (me|you|us|him|her|them)? (where|what|who|when|why|how / how much|many|long|often|far #plural?) [does s:he|she|it v:#base]`,
        '{s} {v.s}',
      ],
      [
        `${asking} (me|you|us|him|her|them)? (where|what|who|when|why|how / how much|many|long|often|far #plural?) [did s:i|you|he|she|it|we|they v:#base]`,
        '{s} {v.past}',
      ],
      ['~know|~wonder|~tell|~ask|~remember (me|him|her|us|them|you)? what time [is it]', 'it is'],
      [
        '~know|~wonder|~tell|~ask|~remember (me|him|her|us|them|you)? what time [does s:he|she|it v:#base]',
        '{s} {v.s}',
      ],
    ],
    unless: [':', '"|“|‘', 'ask (yourself|myself|ourselves)'],
    examples: {
      wrong: [
        ['I know what is it.', 'I know what it is.'],
        ['Tell me where does he live.', 'Tell me where he lives.'],
        ['I wonder why did they go.', 'I wonder why they went.'],
        ['I do not know how can I help.', 'I do not know how I can help.'],
        ["I don't know where is he.", "I don't know where he is."],
        ['Can you tell me what does it mean?', 'Can you tell me what it means?'],
        ['I wonder how can I help.', 'I wonder how I can help.'],
        ['Can you tell me what time is it?', 'Can you tell me what time it is?'],
      ],
      right: [
        'I know what it is.',
        'What is it?',
        'Do you know? What is it?',
        'You know, how can I help?',
        "I don't know where he is.",
        'Do you know what is wrong?',
        'What about him? How can I help?',
      ],
    },
  },
  {
    id: 'NeverHave',
    category: 'grammar',
    message: 'Put this adverb after “have”',
    explanation:
      'Words like “never,” “already” and “just” usually go between “have” and the main verb: “I have never seen it.”',
    cases: [
      ['$subjectPronoun [a:never|already|just|ever|recently h:have|has|had] #participle', '{h} {a}'],
      ['$subjectPronoun [a:always h:have|has|had been]', '{h} {a} been'],
      ['$subjectPronoun [h:have|has|had p:#participle&!been a:never|already|just] ', '{h} {a} {p}'],
    ],
    unless: [
      'said already',
      'i never have #participle (a|any|such|so|anyone|anything)',
      '~have been|had',
      'have|has|had #participle just (before|after|as|in|like|for|to|about|one|a|the|because|now|this)',
      'already > ',
      'because|though|as $subjectPronoun never have|has|had',
      '~have vowed|sworn|learned|decided never',
    ],
    confidence: 0.6,
    examples: {
      wrong: [
        ['I never have seen it.', 'I have never seen it.'],
        ['She already has left.', 'She has already left.'],
      ],
      right: ['I have never seen it.', 'I have seen just one.', 'Those I never have to see again left.'],
    },
  },
]
