import { subjunctive } from '../moods.ts'
import type { Rule } from '../rule.ts'

/** Nouns with a misleading number. */
export const specialNouns: readonly Rule[] = [
  {
    id: 'RichIs',
    category: 'grammar',
    message: 'Use a plural verb for a group of people',
    explanation:
      '“The rich,” “the poor” and “the elderly” mean all such people, so the verb is plural: “The rich are happy.”',
    cases: [
      [
        '+<(< / $clauseWord) the rich|poor|elderly|unemployed|homeless|disabled [is] (@ADJ|@ADV|not|#ing|#participle|in|on)',
        'are',
      ],
      [
        '+<(< / $clauseWord) the rich|poor|elderly|unemployed|homeless|disabled [has] (a|no|the|many|more|less|to|not|been)',
        'have',
      ],
      [
        '+<(< / $clauseWord) the rich|poor|elderly|unemployed|homeless|disabled [v:needs|wants|gets|pays|becomes|lives|works|suffers|earns|buys] (to|the|a|more|less|in|it|them)',
        '{v.base}',
      ],
    ],
    examples: {
      wrong: [
        ['The rich is happy.', 'The rich are happy.'],
        ['He says that the poor needs a home.', 'He says that the poor need a home.'],
      ],
      right: ['The rich man is happy.', 'The poor need help.'],
    },
  },
  {
    id: 'PoliceIs',
    category: 'grammar',
    message: '“Police” and “cattle” are plural',
    explanation: 'These words are plural even without an “s”: “The police are coming.”',
    cases: [
      ['the|local|some|many police|cattle [is] -($subjectPronoun)', 'are'],
      ['the|local|some|many police|cattle [was]', 'were'],
      ['the|local|some|many police|cattle [has]', 'have'],
      ["the|local|some|many police|cattle [does] n't|not", 'do'],
      [
        '+<(< / $clauseWord) the police [v:comes|thinks|knows|wants|says|takes|makes|needs|finds|gets|tries]',
        '{v.base}',
      ],
      ['polices&@NOUN', 'police'],
    ],
    unless: [
      'of|for|against|by|with|from|to|in the police',
      'polices the|its|their|our|his|her|this|that|these|all',
    ],
    examples: {
      wrong: [
        ['The police is coming.', 'The police are coming.'],
        ['The polices caught him.', 'The police caught him.'],
      ],
      right: ['The police are coming.', 'The role of the police is clear.', 'The police officer is here.'],
    },
  },
  {
    id: 'NewsAre',
    category: 'grammar',
    message: 'This noun is singular despite its “s”',
    explanation: '“News,” “mathematics,” “physics” and “economics” take a singular verb: “The news is good.”',
    cases: [
      [
        'news|mathematics|maths|physics|economics|gymnastics|linguistics|athletics [are] -($subjectPronoun)',
        'is',
      ],
      ['news|mathematics|maths|physics|economics|gymnastics|linguistics [were]', 'was'],
      [
        '+<(< / $clauseWord) @DET|$possessive? @ADJ? news|mathematics|maths|physics|economics [have] (a|been|no|become|to)',
        'has',
      ],
      ['(many|these|those|few) [news] -(@NOUN|@ADJ|-)', 'pieces of news'],
    ],
    unless: [
      'and|or|, @ADJ? news|mathematics|maths|physics|economics|gymnastics|linguistics|athletics are|were|have',
      '#plural (in|of|about|on) @ADJ? news|mathematics|physics|economics',
    ],
    examples: {
      wrong: [
        ['The news are bad.', 'The news is bad.'],
        ['Mathematics are hard.', 'Mathematics is hard.'],
      ],
      right: ['The news is bad.', 'Physics and mathematics are hard.', 'Many news agencies are here.'],
    },
  },
  {
    id: 'ScissorsIs',
    category: 'grammar',
    message: 'This noun is always plural',
    explanation: '“Pants,” “scissors,” “glasses” and “clothes” are plural: “The scissors are sharp.”',
    cases: [
      ['$pair [is] -($subjectPronoun)', 'are'],
      ['$pair [was]', 'were'],
      ['(my|your|his|her|their|the|these) $pair [has]', 'have'],
      ['[this] $pair', 'these'],
      [
        '[a] @ADJ? trousers|scissors|jeans|pants|pyjamas|pajamas|tights|binoculars|tweezers -(@NOUN|-|@ADJ)',
        'a pair of',
      ],
    ],
    sets: {
      pair: 'trousers scissors jeans pants clothes pyjamas pajamas tights binoculars tweezers sunglasses',
    },
    unless: [
      'pair|pairs|kind|set|sort|type|piece|lot|choice|price|colour|color|size|style|design|smell of @DET|$possessive? @ADJ? $pair',
      '#ing @DET|$possessive? @ADJ? $pair is|was',
    ],
    examples: {
      wrong: [
        ['The scissors is sharp.', 'The scissors are sharp.'],
        ['I bought a trousers.', 'I bought a pair of trousers.'],
      ],
      right: ['The pair of scissors is sharp.', 'He found a jeans shop.', 'Buying clothes is fun.'],
    },
  },
  {
    id: 'UnitedStatesAre',
    category: 'grammar',
    message: 'Use a singular verb for this country',
    explanation: 'A country is singular, even if its name looks like a plural: “The United States is large.”',
    cases: [
      ['the united states [are] -($subjectPronoun)', 'is'],
      ['the united states [have] (a|been|the|to|no|many|become)', 'has'],
      ['the united nations|kingdom|emirates [are] -($subjectPronoun)', 'is'],
      ['the netherlands|philippines|usa [are] -($subjectPronoun)', 'is'],
    ],
    unless: ['and|or|of|in|from|to|like|with the united|netherlands|philippines|usa'],
    examples: {
      wrong: [
        ['The United States are large.', 'The United States is large.'],
        ['The United States have many lakes.', 'The United States has many lakes.'],
      ],
      right: ['The people of the United States are friendly.', 'The United States is large.'],
    },
  },
  {
    id: 'SumAre',
    category: 'grammar',
    message: 'Use a singular verb for this sum',
    explanation: 'An amount of money, time or distance counts as one thing: “Ten dollars is enough.”',
    cases: [
      [
        '+<(< / $strictClauseWord) $number|#number dollars|euros|pounds|miles|kilometers|kilometres [are] (enough|a|too|not|the|more|much)',
        'is',
      ],
    ],
    examples: {
      wrong: [
        ['Ten dollars are enough.', 'Ten dollars is enough.'],
        ['Ten miles are a long way.', 'Ten miles is a long way.'],
      ],
      right: ['Ten dollars is enough.', 'Ten dollars are on the table.'],
    },
  },
  {
    id: 'MoreThanOneHave',
    category: 'grammar',
    message: 'Use the singular after “more than one”',
    explanation: 'This phrase takes a singular noun and a singular verb: “More than one student has left.”',
    cases: [
      ['more than one @ADJ? #singular [have]', 'has'],
      ['more than one @ADJ? #singular [are]', 'is'],
      ['more than one @ADJ? #singular [were]', 'was'],
      ['more than one @ADJ? [#plural&#countable] -(- / @NOUN)', '{.singular}'],
    ],
    unless: ['~do|$modal more than one', ...subjunctive],
    examples: {
      wrong: [
        ['More than one student have left.', 'More than one student has left.'],
        ['I have more than one reasons.', 'I have more than one reason.'],
      ],
      right: ['More than one student has left.', 'Should more than one student have left?'],
    },
  },
  {
    id: 'SomeOfUsIs',
    category: 'grammar',
    message: 'Use a plural verb after “some of us”',
    explanation: '“Some of us,” “many of them” and “all of you” are plural: “Some of us are here.”',
    cases: [
      ['(some|many|most|few|all|both|several|two|three|half) of us|them|you [is]', 'are'],
      ['(some|many|most|few|all|both|several|two|three|half) of us|them|you [was]', 'were'],
      ['(some|many|most|few|all|both|several|two|three|half) of us|them|you [has]', 'have'],
      ["(some|many|most|few|all|both|several|two|three|half) of us|them|you [does] n't|not", 'do'],
      [
        '(some|many|most|few|all|both|several|two|three|half) of us|them|you (also|always|often|never|only)? [v:#s&@VERB&!~be&!~have&!~do]',
        '{v.base}',
      ],
      [
        '(both|many|several|few) of (my|the|these|those|our|their|his|her|your) @ADJ? #plural|people|children (also|always|often|never|only)? [v:#s&@VERB&!~be&!~have&!~do]',
        '{v.base}',
      ],
    ],
    unless: [
      'all|half of you is',
      'what|who|because|to|of|for|with|see|watch|ask|tell|give all|some|most of us|them|you is',
    ],
    examples: {
      wrong: [
        ['Some of us is ill.', 'Some of us are ill.'],
        ['Many of them likes it.', 'Many of them like it.'],
        ['Both of my parents works.', 'Both of my parents work.'],
      ],
      right: ['Some of us are ill.', 'Each of us is ill.', 'One of them likes it.'],
    },
  },
  {
    id: 'WhoWant',
    category: 'grammar',
    message: 'Missing “s” after “who” or “what”',
    explanation: 'When “who” or “what” is the subject, the verb is usually singular: “Who wants to go?”',
    cases: [
      [
        '< who [v:want|know|like|need|think|live|speak|make|say|care|go|come|love|own|teach|work|believe|understand|win] (#word|,|-){1,14} ?',
        '{v.s}',
      ],
      ['< who [have] (a|the|my|your|#participle) (#word|,|-){0,14} ?', 'has'],
      [
        '< what [v:make|cause|bring|help|happen] (you|to|next|if|when|us|him|her|them|people|a|the|@NOUN)',
        '{v.s}',
      ],
      ['(know|see|understand|about|wonder|matter) what [happen]', 'happens', 'happened'],
      ['(of|about|is|was|that) what [happen] ($end|,|to|in|when|if|next)', 'happens', 'happened'],
    ],
    unless: ['what (do|does|did|will|can|would|could|should|may|might|must)'],
    examples: {
      wrong: [
        ['Who want to go first?', 'Who wants to go first?'],
        ['What make you happy?', 'What makes you happy?'],
        ['I know what happen next.', 'I know what happens next.'],
      ],
      right: ['Who do you want to see?', 'What makes you happy?', 'What help do you need?'],
    },
  },
  {
    id: 'ThisMean',
    category: 'grammar',
    message: 'Missing “s” after “this” or “that”',
    explanation: '“This” and “that” are singular, so the verb takes an “s”: “This means that we are late.”',
    cases: [
      [
        '+<(< / $clauseWord) this (also|always|often|never|usually|only|really)? [v:$verb] (that|the|a|an|me|us|you|people|him|them|it|my|our|many|more|to|very|on|in|with|how|why|not)',
        '{v.s}',
      ],
      [
        '< that (also|always|often|never|usually|only|really)? [v:$verb] (that|the|a|an|me|us|you|people|him|them|it|my|our|many|more|to|very|how|why)',
        '{v.s}',
      ],
      ['+<(< / , / and|but|because) this|that [have] (a|an|been|to|the|no|many|become)', 'has'],
      ["+<(< / $clauseWord) this [do] not|n't", 'does'],
    ],
    sets: {
      verb: 'mean make happen depend show help cause need allow give take include require seem work look bring lead affect prove suggest create become provide explain tell',
    },
    unless: ['~do|$modal|~let|~make|~help this|that', ...subjunctive],
    examples: {
      wrong: [
        ['This mean that we are late.', 'This means that we are late.'],
        ['That make me happy.', 'That makes me happy.'],
      ],
      right: [
        'This means that we are late.',
        'Does this mean that we are late?',
        'Words that mean the same are here.',
      ],
    },
  },
]
