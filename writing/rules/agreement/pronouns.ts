import { freeSubject, subjunctive } from '../moods.ts'
import type { Rule } from '../rule.ts'

/** Personal pronouns and the verbs after them. */
export const pronouns: readonly Rule[] = [
  {
    id: 'HeDoNot',
    category: 'grammar',
    message: 'Use “does” with this subject',
    explanation: 'In the present tense, “he,” “she” and “it” take “does”: “He doesn’t know.”',
    cases: [["-<(~do|$modal|and|or|~let|~make|~see) he|she|it [do] not|n't", 'does']],
    unless: ['(what|things|all) he|she|it do not', ...subjunctive],
    examples: {
      wrong: [
        ['He do not like coffee.', 'He does not like coffee.'],
        ["She don't know.", "She doesn't know."],
        ["It don't matter.", "It doesn't matter."],
      ],
      right: ['They do not like it.', "He doesn't know.", "Tom and he don't agree."],
    },
  },
  {
    id: 'HeVerb',
    category: 'grammar',
    message: 'Missing “s” after “he,” “she” or “it”',
    explanation: 'In the present tense, the verb takes an “s” after these words: “She likes it.”',
    cases: [
      [
        '+<(< / $clauseWord / think|thinks|know|knows|say|says|believe) he|she|it also|always|often|never|usually|sometimes|really|still|only|just|rarely|even? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do&!lead] -(-)',
        '{v.s}',
      ],
      [
        '+<(< / $clauseWord / think|thinks|know|knows|say|says|believe) he|she also|always|often|never|usually|sometimes|really|still? [come|become|run|overcome]',
        '{.s}',
      ],
      [
        "+<(< / $clauseWord / think|thinks|know|knows|say|says|believe) he|she|it also|always|often|never|usually|sometimes|really|still|only? [have] -(not|n't)",
        'has',
      ],
      [
        `${freeSubject} -<(what|whatever|all|that|which|had) he|she|it (also|always|never|already|still|really)? [have] (a|an|the|no|some|any|many|much|more|two|three|been|to|become|very|good|great|bad|big)`,
        'has',
      ],
      [
        `${freeSubject} -<(had|were|was|is|not|n't|never|nor|that|$question) he|she (also|always|often|never|usually|sometimes|really|still|only|just)? [v:#base&@VERB&!#past&!#participle&!~be&!~have&!~do&!lead] (a|an|the|my|his|her|their|to|me|him|them|us|it|that|in|on|at|for|with|about|@NOUN|$end|,|and)`,
        '{v.s}',
      ],
    ],
    unless: [
      'need he|she|it',
      'sort|kind of',
      'strode|ought|further|freed',
      'before|after|against|with|to it full|half|like',
      "what|who 's he|she|it like",
      'when|where|if it best',
      "he|she|it need (n't / not|never|hardly|scarcely|only|no / be)",
      ...subjunctive,
      '~do|$modal (he|she|it / @PRON and @PRON)',
      '~let|~make|~help|had he|she|it',
      'may',
      '~do|$modal he|she|it',
      '~do|$modal|had|were|not|rarely|seldom|never|so|neither|nor (only)? (he|she)',
      '~let|~make|~help|~see|~watch he|she',
    ],
    examples: {
      wrong: [
        ['He go to school every day.', 'He goes to school every day.'],
        ['I think she like it.', 'I think she likes it.'],
        ['She also need a car.', 'She also needs a car.'],
        ['He have a car.', 'He has a car.'],
        ['By now it have a good effect.', 'By now it has a good effect.'],
        ['At school he usually bring a book.', 'At school he usually brings a book.'],
      ],
      right: [
        'Does it have a good effect?',
        'It sort of hurts.',
        'They let it have a rest.',
        'What it can have a use for is unclear.',
        'Never did he bring a book.',
        'Not only does she bring it.',
        'I saw how he could bring it.',
        'Does he like it?',
        'They suggest that he go home.',
        'Make sure it works and let it go.',
        'She can swim and he can run.',
        'He put it there.',
        'Let him go, and he will thank you.',
      ],
    },
  },
  {
    id: 'HeAre',
    category: 'grammar',
    message: 'Use “is” or “was” with this subject',
    explanation: 'After “he,” “she” and “it,” use “is” or “was.”',
    cases: [
      [
        '-<(and|or|nor|~be|than|@ADP) he|she|it (also|always|never|often|still|really|not|only)? [are] -($subjectPronoun)',
        'is',
      ],
      ['+<(< / because|when|but|while) he|she|it [were] -($subjectPronoun|to)', 'was'],
    ],
    unless: ['if|wish|wishes|wished|though|unless|suppose|imagine|rather|lest|whether'],
    examples: {
      wrong: [
        ['He are my brother.', 'He is my brother.'],
        ['I smiled because she were happy.', 'I smiled because she was happy.'],
      ],
      right: ['If he were here, we could start.', 'Ann and he are friends.', 'Were he here, we could start.'],
    },
  },
  {
    id: 'TheyIs',
    category: 'grammar',
    message: 'Wrong form of “be” with this subject',
    explanation: 'Use “am” or “was” after “I,” and “are” or “were” after “we,” “you” and “they.”',
    cases: [
      [
        '-<(of|like|between|to|for|with|about|~call|~give) we|they (also|always|never|often|still|really|not|only|all|both)? [is] -($subjectPronoun|that|to|when|where|what|how|why|because)',
        'are',
      ],
      [
        '-<(of|like|between|to|for|with|about|~call|~give) we|they (also|always|never|often|still|really|not|only|all|both)? [was] -($subjectPronoun|that|to|when|where|what|how|why|because|wondering)',
        'were',
      ],
      ['+<(< / $clauseWord) you (also|always|still|really|not)? [is] -($subjectPronoun)', 'are'],
      ['+<(< / $clauseWord) you (also|always|still|really|not)? [was] -($subjectPronoun)', 'were'],
      [
        '+<(< / $clauseWord) -<(and) i (also|always|still|really|not)? [is|are] -($subjectPronoun|that)',
        'am',
      ],
      ['+<(< / because|but|when) i (also|always|still|really|not)? [were] -($subjectPronoun|to)', 'was'],
    ],
    unless: [
      'what|all|thing|who|where|whatever we|they|you|i',
      'if|wish|wishes|wished|though|unless|suppose|imagine',
    ],
    examples: {
      wrong: [
        ['They is happy.', 'They are happy.'],
        ['We was at home.', 'We were at home.'],
        ['I is a student.', 'I am a student.'],
        ['I were there because you was there.', 'I was there because you were there.'],
      ],
      right: [
        'What they is not known.',
        'One of you is right.',
        'If I were you, I would go.',
        'They are happy.',
      ],
    },
  },
  {
    id: 'TheyVerbS',
    category: 'grammar',
    message: 'Extra “s” after “I,” “you,” “we” or “they”',
    explanation: 'In the present tense, only “he,” “she” and “it” take a verb with “s.”',
    cases: [
      [
        '-<(of|and|like|between|than|to|for|with|about|as|,|~make|~let|~give|~help|~tell|@ADP) i|we|they (also|always|often|never|usually|sometimes|really|still|only|just|all|both|even)? [#s&@VERB&!~be&!~have&!~do&!looses] -(~be|~have|$modal|@VERB|@AUX)',
        '{.base}',
      ],
      [
        '+<(< / if|when|because|but|so|that|and) you (also|always|often|never|usually|sometimes|really|still|only|just|all)? [#s&@VERB&!~be&!~have&!~do&!looses] -(~be|~have|$modal|@VERB|@AUX)',
        '{.base}',
      ],
      [
        '-<(of|like|between|than|to|for|with|about|~give|~make) i|we|they|you (also|always|often|never|usually|really|still|only|just|all)? [has] -($subjectPronoun|that)',
        'have',
      ],
      ["-<(of|like|between|than|to|for|with|about|~give|~make) i|we|they|you [does] not|n't", 'do'],
    ],
    unless: ['what|all|thing|who|whoever i|we|they|you', '$singularPronoun and i|we|they|you'],
    examples: {
      wrong: [
        ['They goes home at six.', 'They go home at six.'],
        ['I likes it.', 'I like it.'],
        ['We always has time.', 'We always have time.'],
        ["You doesn't know me.", "You don't know me."],
        ['If you wants it, take it.', 'If you want it, take it.'],
      ],
      right: [
        'One of them goes home.',
        'None of you has the time.',
        'The man like you has time.',
        'What we has is bad.',
      ],
    },
  },
  {
    id: 'ThisAre',
    category: 'grammar',
    message: '“This” or “these” doesn’t match the verb',
    explanation: '“This” and “that” go with “is,” and “these” and “those” go with “are.”',
    cases: [
      ['< [this are] -($subjectPronoun)', 'these are', 'this is'],
      ['< [that are] -($subjectPronoun)', 'those are', 'that is'],
      ['< these|those [is] -($subjectPronoun)', 'are'],
      ['< these|those [was] -($subjectPronoun)', 'were'],
      ['< these|those [has] -($subjectPronoun)', 'have'],
      ["< these|those [does] n't|not", 'do'],
    ],
    examples: {
      wrong: [
        ['This are my friends.', 'These are my friends.'],
        ['Those is the rules.', 'Those are the rules.'],
      ],
      right: ['This is my friend.', 'These are the rules.'],
    },
  },
]
