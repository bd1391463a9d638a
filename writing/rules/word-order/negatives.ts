import type { Rule } from '../rule.ts'

const negated = "do|does|did|ca|can|could|wo|will|would|should|have|has|had n't|not"

/** Double negatives, and sentences without a subject. */
export const negatives: readonly Rule[] = [
  {
    id: 'DoubleNegative',
    category: 'grammar',
    message: 'Double negative',
    explanation: 'One negative is enough: “I don’t know anything” or “I know nothing.”',
    cases: [
      [
        `${negated} (really|ever|even)? (#base|#participle) [nothing] -(but|less|more|other|wrong)`,
        'anything',
      ],
      [`${negated} (really|ever|even)? (#base|#participle) [nobody]`, 'anybody'],
      [`${negated} (really|ever|even)? (#base|#participle) [nowhere]`, 'anywhere'],
      [`${negated} (really|ever|even)? (#base|#participle) [none] >`, 'any'],
      [
        `${negated} (have|has|get|need|want|see|know|make|give|find|got|had|seen) [no] (@NOUN|@ADJ|more)`,
        'any',
      ],
      ["(do|does|did|ca|can|could|wo|would) n't [never] #base", 'ever'],
      ['never|nobody|hardly|without (#verb){0,1} [nothing] ($end|,)', 'anything'],
      ['never (#verb) [nobody]', 'anybody'],
      ['without [no] @NOUN', 'any'],
      [
        "(do|does|did|have|has|had|can|ca|could|wo|would|will|is|are|was|were) (n't|not) @ADV? (v:@VERB) (to @VERB)? [nothing]",
        'anything',
      ],
      [
        "(do|does|did|have|has|had|can|ca|could|wo|would|will) (n't|not) @ADV? @VERB (to @VERB)? [nobody]",
        'anybody',
      ],
      [
        "(do|does|did|have|has|had|can|ca|could|wo|would|will) (n't|not) @ADV? @VERB (to @VERB)? [no one]",
        'anyone',
      ],
      [
        "(do|does|did|can|ca|could|wo|would) (n't|not) @ADV? (have|need|want|get|know|see|make|give|find|got|pay) [no] -(longer|one|,|more|.|for|from|to|@PROPN)",
        'any',
      ],
      ['never (!,&!.){0,3} (@VERB) [nothing]', 'anything'],
      ['never (@VERB) [nobody]', 'anybody'],
      ['never (@VERB) [no] (@NOUN)', 'any'],
      ['without [nothing]', 'anything'],
      ['without [nobody]', 'anybody'],
      [
        "(do|does|did|can|ca|could|will|wo|would|is|are|was|were|have|has) n't|not (#word&!$negative){1,4} [no more] (> / ,|.|because|and)",
        'any more',
      ],
      ["nobody|nothing [did n't|not v:#base]", '{v.past}'],
      ["nobody|nothing [does n't|not v:#base]", '{v.s}'],
      ["never [did n't v:#base]", '{v.past}'],
      ["there (is|are|was|were) n't|not [no] (@NOUN|@ADJ)", 'any'],
    ],
    unless: [
      'no doubt|matter|longer|later|one',
      'not only|just',
      'say|said|do|mean|if nothing',
      'no @NOUN , no',
      'nothing|nobody|no one but|except',
      ', nothing|nobody|no|nowhere',
      // A separate clause is correct: “I do not believe nothing can be done”.
      '~say|~think|~believe|~know&@VERB nothing|nobody (#finite|$modal|@AUX)',
      '~say|~think|~believe|~know&@VERB no one (#finite|$modal|@AUX)',
      '~say|~take no (> / for|to|,|.)',
      'not only',
      'no more than',
    ],
    sets: { negative: 'no not never nothing nobody no-one none' },
    examples: {
      wrong: [
        ["I don't know nothing.", "I don't know anything."],
        ["We didn't see nobody.", "We didn't see anybody."],
        ["He doesn't have no money.", "He doesn't have any money."],
        ["I don't know nothing about it.", "I don't know anything about it."],
        ['He left without no money.', 'He left without any money.'],
        ["They don't play outside no more.", "They don't play outside any more."],
        ["Nobody didn't come.", 'Nobody came.'],
        ["There isn't no reason for that.", "There isn't any reason for that."],
      ],
      right: [
        "I don't know anything.",
        "It isn't for nothing.",
        'They have no money.',
        "You can't do nothing.",
        "I don't know anything about it.",
        'I did not buy it, nothing there was good.',
        "She doesn't take no for an answer.",
        'I do not believe nothing can be done.',
      ],
    },
  },
  {
    id: 'MissingIt',
    category: 'grammar',
    message: 'Missing “it”',
    explanation:
      'An English sentence needs a subject, even when nothing in particular is meant: “It is important to know.”',
    cases: [
      [
        '< [is] (very|not|also|really|so|more)? $adjective (to|that|for) (#word|,|#number|-){1,40} .',
        'it is',
      ],
      [
        '(because|that|although|think|if) [is] (very|not|also|really|so|more|too)? $adjective (to|that|for|$end|,|and|because|when)',
        'it is',
      ],
      ['(because|although|think) [is] (a|an|the|very|not|really) @ADJ', 'it is'],
      ['(because|although) [was] (a|an|the|very|not|really) @ADJ', 'it was'],
      ['< [was] (very|not|also|really|so) $adjective (to|that|for)? (#word|,|#number|-){1,40} .', 'it was'],
      [
        '< (but|and|so|because|now|today|then)? [is] (very|so|really|not|also|more)? (important|good|necessary|difficult|better|true|possible|easy|hard|bad|clear|impossible|interesting|dangerous|nice|useful|obvious|different|great|better) (to|that|for|because|,|.|and|if|when|than)',
        'it is',
      ],
      ['(because|think|if) [depends] on', 'it depends'],
      ['< [depends] on', 'it depends'],
      ['< (because|but|and|if|when) [was|is] (a|an|the|my|very|so|raining) ', 'it {}'],
      [
        '< in @PROPN|summer|winter|spring|autumn [is|was] (very|so|too|really|always|usually|often|not|quite)? (hot|cold|warm|sunny|rainy|difficult|easy|common|possible|important|necessary|dangerous|expensive|normal) -(@NOUN)',
        'it {}',
      ],
      ['< [is] (raining|snowing) (> / .|,|and|today|now|outside)', 'it is'],
      [
        '< [is] (very|too|so|really) (late|early|hot|cold|far|warm|dark) (> / .|,|and|today|now|outside|here|in)',
        'it is',
      ],
      [
        '< [is] a|an (good|bad|great|nice|big|real|common)? (idea|thing|pleasure|shame|pity|problem|fact) (to|that|when|if) (#word|,|#number|-){1,40} .',
        'it is',
      ],
    ],
    sets: {
      adjective:
        'important necessary possible impossible good bad better difficult easy true hard dangerous useful interesting obvious clear expensive nice great',
    },
    unless: [
      '(all|one|thing|what|everything|which|who|those|news|something|fact|point|truth) @ADV? that',
      'that is',
      '@NOUN|@PRON|@ADJ (that|think) is',
      '?',
      'what|which|who|whatever (!.){0,12} is',
      'that|all|this|it|there (!.&!because&!but&!although&!think){0,12} is',
      'and|that is|was',
      '"',
    ],
    examples: {
      wrong: [
        ['Is important to learn.', 'It is important to learn.'],
        ['I go because is very interesting.', 'I go because it is very interesting.'],
        ['Is very important to sleep well.', 'It is very important to sleep well.'],
        ['Depends on the weather.', 'It depends on the weather.'],
        ['In Spain is very hot.', 'In Spain it is very hot.'],
        ['Is raining now.', 'It is raining now.'],
        ['Is a good idea to travel.', 'It is a good idea to travel.'],
      ],
      right: [
        'Is it important to learn?',
        'Is important work to be done for that?',
        'The reason is that it is important.',
        'The one that is important to me left.',
        'It is very important to sleep well.',
        'Is it important to sleep?',
        'What he says, is important to me.',
        'The plan, however, depends on you.',
        'The price varies, but depends on the size.',
        'The film is long but is easy to follow.',
        'His work, I think, is important to him.',
      ],
    },
  },
  {
    id: 'InCountryHas',
    category: 'grammar',
    message: 'Use “there is” for what exists in a place',
    explanation:
      'To say that a place has something, use “there is” or “there are”: “In my country, there are many lakes.”',
    cases: [
      [
        '< (in|at|on) (the|my|our|this|that|your|their|his|her|every|each)? @ADJ? @NOUN|@PROPN ,? [have|has] (many|several|some|lots|two|three|four|different|various)',
        'there are',
      ],
      [
        '< (in|at|on) (the|my|our|this|that|your|their|his|her|every|each)? @ADJ? @NOUN|@PROPN ,? [have|has] a lot of #plural',
        'there are',
      ],
      [
        '< (in|at|on) (the|my|our|this|that|your|their|his|her|every|each)? @ADJ? @NOUN|@PROPN ,? [have|has] (a|an|no|one) -(lot)',
        'there is',
      ],
      ['< [have] many|several @ADJ? #plural (in|at|on|who|that|here|there)', 'there are'],
      ['< [exist|exists] (many|several|some|different|two|three)', 'there are'],
      ['< [exists] (a|an|one)', 'there is'],
    ],
    unless: ['~do|$modal|people|who|you|we|they|i', 'have a|an|some @ADJ? time|look|fun|day|trip'],
    examples: {
      wrong: [
        ['In my country, have many lakes.', 'In my country, there are many lakes.'],
        ['Exist many reasons for it.', 'There are many reasons for it.'],
      ],
      right: ['In my country, there are many lakes.', 'In the car, he has many books.', 'Have a good day!'],
    },
  },
  {
    id: 'ItIsMany',
    category: 'grammar',
    message: 'Use “there are”',
    explanation: 'To say that things exist, use “there are”: “There are many people.”',
    cases: [
      ['< [it is] so|too? many|several #plural', 'there are'],
      [
        '< [it is] (many|several|lots) @ADJ? (of)? @ADJ? #plural (in|at|on|who|that|here|there|$end)',
        'there are',
      ],
      ['< [it is] a lot of @ADJ? #plural', 'there are'],
      ['< [it was] (many|several|lots) (of)? @ADJ? #plural', 'there were'],
      ['< [it was] a lot of @ADJ? #plural', 'there were'],
      ['< [it was] (less|more|much) @NOUN (in|at|on|,|$end)', 'there was'],
      ['< [it has] (many / lots of / a lot of) people (in|on|at|here|there) -(it)', 'there are'],
      [
        '< [have] (many|several / lots of / a lot of) (people|students|cars|things|children|shops|trees|houses|problems|reasons) (in|on|at|here|there|who|that|to)',
        'there are',
      ],
    ],
    unless: [
      'it is|was many|several (years|months|weeks|days|hours|miles|things) (since|before|until|ago|later|from|to)?',
      'it is|was more of',
    ],
    examples: {
      wrong: [
        ['It is many people in the room.', 'There are many people in the room.'],
        ['It has many people in the park.', 'There are many people in the park.'],
        ['Have a lot of people there.', 'There are a lot of people there.'],
      ],
      right: ['There are many people in the room.', 'It is many years since we met.'],
    },
  },
  {
    id: 'HaveTwentyYears',
    category: 'grammar',
    message: 'Use “be” here, not “have”',
    explanation:
      'English uses “be” for age and for feelings like hunger: “I am twenty years old,” “I am hungry.”',
    cases: [
      ["i [have|'ve] $number|#number years (old|$end)", 'am'],
      ['he|she|it [has] $number|#number years (old|$end)', 'is'],
      ['we|they|you [have] $number|#number years (old|$end)', 'are'],
      ['i|he|she [had] $number|#number years (old|$end)', 'was'],
      ['my @NOUN [has] $number|#number years (old|$end)', 'is'],
      ['i [have] (hungry|thirsty|afraid|sleepy|happy|angry)', 'am'],
      ['he|she [has] (hungry|thirsty|afraid|sleepy|happy|angry)', 'is'],
    ],
    unless: ['how|have|has many', '~do|$modal (i|we|you|they) have', 'left|to live|of|experience'],
    examples: {
      wrong: [
        ['I have 20 years old.', 'I am 20 years old.'],
        ['She has hungry.', 'She is hungry.'],
      ],
      right: ['I am 20 years old.', 'I have two years of experience.'],
    },
  },
]
