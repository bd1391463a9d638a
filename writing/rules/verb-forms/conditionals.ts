import type { Rule } from '../rule.ts'

/** Conditions and wishes. */
export const conditionals: readonly Rule[] = [
  {
    id: 'IfWouldHave',
    category: 'grammar',
    message: 'Use “had” after “if”',
    explanation:
      'The “if” part takes “had,” and only the other part takes “would have”: “If I had known, I would have come.”',
    cases: [
      ["if (i|we|you|he|she|it|they / @DET @NOUN) [would|'d have] #participle&!had", 'had'],
      ["~wish (i|we|you|he|she|it|they) [would|'d have] #participle", 'had'],
      ["if (i|we|you|he|she|it|they) [would not|n't have] #participle", 'had not'],
    ],
    unless: ['~ask|~wonder|~know|~see|~doubt|~say|~decide|~think if', 'even|not|as if'],
    examples: {
      wrong: [
        ['If I would have known, I would have come.', 'If I had known, I would have come.'],
        ['If she would have asked, I would have helped.', 'If she had asked, I would have helped.'],
      ],
      right: ['If I had known, I would have come.', 'They asked if he would have come.'],
    },
  },
  {
    id: 'IfWould',
    category: 'grammar',
    message: 'Use the past tense after “if”',
    explanation:
      'The “if” part takes the past tense, and only the other part takes “would”: “If I knew, I would tell you.”',
    cases: [
      ['< if (i|he|she|it|they|we) [would be]', 'were'],
      [
        '< if (i|he|she|it|they|we|people) [would v:#base&#verb&!~like&!~love&!~prefer&!~have&!~be]',
        '{v.past}',
      ],
      [
        '< if (i|he|she|it|they|we|people) [would have] (a|an|the|more|enough|time|money|no|some|much|many|to)',
        'had',
      ],
      ["< if (i|he|she|it|they|we) [would not|n't v:#base&!~be&!~have]", 'did not {v}'],
    ],
    examples: {
      wrong: [
        ['If I would know, I would tell you.', 'If I knew, I would tell you.'],
        ['If they would have time, they would come.', 'If they had time, they would come.'],
      ],
      right: [
        'If you would like to come, call me.',
        'I wonder if he would go.',
        'If I knew, I would tell you.',
      ],
    },
  },
  {
    id: 'IfWill',
    category: 'grammar',
    message: 'Use the present tense here',
    explanation:
      'After “if,” “when,” “as soon as” and “until,” use the present tense for the future: “When he comes, I will go.”',
    cases: [
      [
        "< (if|when|after|before|once|until|unless / as soon as) (i|we|you|they|people) [will|'ll v:#base&#verb&!~be]",
        '{v}',
      ],
      [
        "< (if|when|after|before|once|until|unless / as soon as) (he|she|it) [will|'ll v:#base&#verb&!~be]",
        '{v.s}',
      ],
      ["< (if|when|after|before|once|until|unless / as soon as) i [will|'ll be]", 'am'],
      ["< (if|when|after|before|once|until|unless / as soon as) (we|you|they|people) [will|'ll be]", 'are'],
      ["< (if|when|after|before|once|until|unless / as soon as) (he|she|it) [will|'ll be]", 'is'],
      ['(as soon as / until|unless) (i|we|you|they) [will v:#base&#verb&!~be]', '{v}'],
      ['(as soon as / until|unless) (he|she|it) [will v:#base&#verb&!~be]', '{v.s}'],
      [
        "$subjectPronoun (will|can|must|should|shall|'ll) #base&!$asking (!,&!$asking&!$number){0,4} (when|after|before) (i|we|you|they) [will v:#base&#verb&!~be]",
        '{v}',
      ],
      [
        "$subjectPronoun (will|can|must|should|shall|'ll) #base&!$asking (!,&!$asking&!$number){0,4} (when|after|before) (he|she|it) [will v:#base&#verb&!~be]",
        '{v.s}',
      ],
    ],
    sets: {
      // An indirect question may follow: “I will ask when he will come”.
      asking:
        'know tell say ask see decide announce explain learn check find wonder guess predict inform show choose plan discuss discover determine understand remember forget hear confirm reveal',
    },
    unless: [
      "if you will|'ll (have the / excuse|marry|allow|permit|forgive|pardon|kindly|just|let|get|give|follow|step)",
      'if you will excuse|forgive|pardon|allow|permit|indulge',
    ],
    examples: {
      wrong: [
        ['If it will rain, we stay.', 'If it rains, we stay.'],
        ['When I will arrive, I will call.', 'When I arrive, I will call.'],
        ['Wait until he will come.', 'Wait until he comes.'],
        ['I will call you when I will get there.', 'I will call you when I get there.'],
      ],
      right: [
        'If it rains, we will stay.',
        'I do not know when he will come.',
        'It is, if you will, a test.',
        'We will announce when they will open.',
        'If you will excuse me, I have to go.',
      ],
    },
  },
  {
    id: 'WishCan',
    category: 'grammar',
    message: 'Use the past tense after “wish”',
    explanation: 'A wish about the present takes the past tense: “I wish I could,” “I wish I knew.”',
    cases: [
      ['i|we|they|you wish that? $subjectPronoun [can]', 'could'],
      ['i|we|they|you wish that? $subjectPronoun [will]', 'would'],
      ['i|we|they|you wish that? $subjectPronoun [am|is|are]', 'were'],
      ['i|we|they|you wish that? $subjectPronoun [have|has]', 'had'],
      ["i|we|they|you wish that? $subjectPronoun [do|does] not|n't", 'did'],
      [
        'i|we|they|you wish that? $subjectPronoun [v:know|live|speak|understand|own|look|feel|get|go]',
        '{v.past}',
      ],
    ],
    examples: {
      wrong: [
        ['I wish I can go.', 'I wish I could go.'],
        ['I wish I know it.', 'I wish I knew it.'],
      ],
      right: ['I wish I could go.', 'I wish you a good day.', 'They wish to go.'],
    },
  },
  {
    id: 'IfIWasYou',
    category: 'grammar',
    message: 'Use “were” here',
    explanation: 'For something imagined, use “were”: “If I were you, I would go.”',
    cases: [['(if / as though / as if) i [was|am] you', 'were']],
    examples: {
      wrong: [
        ['If I was you, I would go.', 'If I were you, I would go.'],
        ['If I was you, I would wait.', 'If I were you, I would wait.'],
      ],
      right: ['If I were you, I would go.', 'If I was late, I am sorry.'],
    },
  },
  {
    id: 'WouldInConsequence',
    category: 'grammar',
    message: 'Use “would” here',
    explanation:
      'When the “if” part is in the past tense, the other part takes “would”: “If I had time, I would go.”',
    cases: [
      [
        '< if (i|we|you|he|she|it|they) (had|knew|were|was) (@DET|@ADJ|@NOUN|@PRON|@ADV|@ADP|more|enough){0,5} , (i|we|you|he|she|it|they) [will]',
        'would',
      ],
      [
        '< if (i|we|you|he|she|it|they) (had|knew|were|was) (@DET|@ADJ|@NOUN|@PRON|@ADV|@ADP|more|enough){0,5} , (i|we|you|he|she|it|they) [can]',
        'could',
      ],
    ],
    examples: {
      wrong: [
        ['If I had more time, I will help you.', 'If I had more time, I would help you.'],
        ['If I had money, I will buy a car.', 'If I had money, I would buy a car.'],
      ],
      right: ['If I have more time, I will help you.', 'If he was here yesterday, we can ask why.'],
    },
    unless: ['yesterday|ago|last'],
  },
]
