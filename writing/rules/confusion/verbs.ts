import type { Rule } from '../rule.ts'

/** Positions of a base-form verb. */
const toVerb =
  "to|$fullModal|ca|wo|n't|not|do|does|did|'ll|please|let|lets|help|helps|and|or|$subjectPronoun|people|who"
const sureVerb = "to|$fullModal|ca|wo|n't|do|does|did|'ll"
const object =
  '$article|$possessive|me|you|him|her|it|us|them|this|that|these|those|some|any|all|everything|@PROPN'

/** Verbs and words that sound or look like them. */
export const verbConfusions: readonly Rule[] = [
  {
    id: 'LoseLoose',
    category: 'grammar',
    message: 'Did you mean “lose”?',
    explanation: '“Loose” is the opposite of “tight,” and to “lose” something is to no longer have it.',
    cases: [
      [
        `(${toVerb}) [loose] (${object}|money|weight|time|control|hope|interest|focus|faith|track|sight|touch|points|patience|confidence|energy|jobs|data|information)`,
        'lose',
      ],
      [
        `[loosing] (${object}|money|weight|time|control|hope|interest|focus|faith|track|sight|touch|points|patience|confidence|energy)`,
        'losing',
      ],
      [
        `(he|she|it|who|one|everyone|@NOUN) [looses] (${object}|money|weight|time|control|hope|interest)`,
        'loses',
      ],
      ['(they|we|you|i|people|and|to) [looses]', 'lose'],
      [`(i|we|he|she|they|you|have|has|had) [loosed|loosen] (${object}|money|weight|control)`, 'lost'],
    ],
    confidence: 0.95,
    unless: ['let|set|break|breaks|broke loose', 'loose (the)? (knot|rope|screw|dogs|arrow|arrows)'],
    examples: {
      wrong: [
        ["I don't want to loose my job.", "I don't want to lose my job."],
        ['They are loosing money.', 'They are losing money.'],
        ['They looses every game.', 'They lose every game.'],
      ],
      right: ["I don't want to lose my job.", 'The screw is loose.', 'You can loose the dogs.'],
    },
  },
  {
    id: 'AdviceAdvise',
    category: 'grammar',
    message: 'Confused “advice” and “advise”',
    explanation: '“Advice” is a noun, and “advise” is a verb: you advise someone by giving advice.',
    cases: [
      [
        `(${sureVerb}|i|we|would|strongly|they) [advice] (me|you|him|her|us|them|people|students|everyone|against|to|that|$possessive)`,
        'advise',
      ],
      [
        '(an|some|any|good|bad|much|more|great|useful|of|for|$possessive|the|this|that|best|medical|legal|financial|helpful|give|gave|giving|ask) [advise] (> / ,|.|!|from|about|on|to|for|is|was|and|that|i|you|he|she|of)',
        'advice',
      ],
      ['[adviced]', 'advised'],
      ['[advicing]', 'advising'],
    ],
    unless: ['to advice and|to', 'the advise and consent'],
    examples: {
      wrong: [
        ['I would advice you to wait.', 'I would advise you to wait.'],
        ['Thank you for your advise.', 'Thank you for your advice.'],
      ],
      right: ['I would advise you to wait.', 'Thank you for your advice.', 'Listen to advice to stay safe.'],
    },
  },
  {
    id: 'AffectEffect',
    category: 'grammar',
    message: 'Confused “affect” and “effect”',
    explanation: 'To “affect” something usually means to change it, and an “effect” is the change.',
    cases: [
      [
        `(${sureVerb}|also|really|directly|which|that|negatively|positively|it|they) [effect] (the|our|your|my|his|her|their|people|me|you|him|us|them|how|everyone|health|society|children|students) -(change|changes)`,
        'affect',
      ],
      [
        '(it|this|that|which|also|directly|negatively|@NOUN) [effects] (our|your|my|his|people|me|you|him|us|them|how|everyone)',
        'affects',
      ],
      [
        '(was|were|is|are|been|being|be|get|not|badly|directly|has|have) [effected] (by|me|you|us|them|our|my)',
        'affected',
      ],
      [
        '(a|the|an|no|any|this|that|these|what|good|bad|big|great|positive|negative|harmful|side|special|adverse|long-term|main|important|major|little|same|of|many|some|huge|significant) [affect] (of|on|is|was|to|in|that|,|.|and)',
        'effect',
      ],
      [
        '(the|these|its|many|some|good|bad|positive|negative|harmful|side|special|adverse|has|have|had|major) [affects] (of|on|are|were|to|in|that|,|.|and)',
        'effects',
      ],
      ['~have (a|an|no|any|the|@ADJ){0,3} [affect]', 'effect'],
    ],
    unless: ['to effect (a|the)? change', 'flat affect'],
    examples: {
      wrong: [
        ['Pollution can effect our health.', 'Pollution can affect our health.'],
        ['It has a bad affect on children.', 'It has a bad effect on children.'],
      ],
      right: ['Pollution can affect our health.', 'It has a bad effect.', 'We want to effect a change.'],
    },
  },
  {
    id: 'AcceptExcept',
    category: 'grammar',
    message: 'Confused “accept” and “except”',
    explanation: 'To “accept” is to take something or agree to it, and “except” leaves something out.',
    cases: [
      [`(to|$fullModal|ca|wo|'ll|please) [except] (${object}|that|my|responsibility|@NOUN)`, 'accept'],
      [
        "(i|we|they|n't) [except] (my|your|his|her|their|our|this|responsibility|cookies|credit|cash|payments)",
        'accept',
      ],
      ['(was|were|is|are|been|be|got|has|have|had|not) [excepted] (by|into|to|the|as|in|my|for)', 'accepted'],
      [
        '(everyone|everybody|everything|all|nothing|nobody|anything|anyone|day|everywhere) [accept] for',
        'except',
      ],
      ['[accept for] (the|a|me|him|her|one|two|my|that)', 'except for'],
    ],
    examples: {
      wrong: [
        ['You must except the facts.', 'You must accept the facts.'],
        ['Everyone came accept for me.', 'Everyone came except for me.'],
      ],
      right: ['You must accept the facts.', 'Everyone came except me.', 'They all accept me.'],
    },
  },
  {
    id: 'BreathBreathe',
    category: 'grammar',
    message: 'Confused “breath” and “breathe”',
    explanation: '“Breathe” is the verb, and “breath” is the noun: you take a deep breath.',
    cases: [
      [
        "(to|$fullModal|ca|n't|and|people|we|you|they|animals|i|fish) [breath] (> / ,|.|in|out|through|fresh|clean|easily|air|the|it|deeply|again|under|well|normally|because|and)",
        'breathe',
      ],
      [
        '(a|deep|of|my|his|her|your|bad|short|last|every|first|the|one|fresh) [breathe] (> / ,|.|and|of|before|in|after|is|was)',
        'breath',
      ],
      ['hold|held|holding|catch|took $possessive|a [breathe]', 'breath'],
    ],
    unless: ['of breathe', 'breath of', 'to breath control'],
    examples: {
      wrong: [
        ["I can't breath in here.", "I can't breathe in here."],
        ['Take a deep breathe.', 'Take a deep breath.'],
      ],
      right: ["I can't breathe in here.", 'Take a deep breath.'],
    },
  },
  {
    id: 'BelieveBelief',
    category: 'grammar',
    message: 'Confused “believe” and “belief”',
    explanation: '“Believe” is the verb, and “belief” is the noun, with the plural “beliefs.”',
    cases: [
      [
        `(${sureVerb}|i|we|they|you|people|firmly|strongly|really) [belief] (that|in|it|this|the|you|me|we|there|they|i|people)`,
        'believe',
      ],
      [
        '(my|his|her|their|our|your|this|religious|strong|common|popular|political|personal|a|the|of) [believe] (> / ,|.|in|is|that|was|and|of)',
        'belief',
      ],
      [
        '(my|his|her|their|our|your|these|religious|different|strong|political|personal|and) [believes] (> / ,|.|are|about|of|were)',
        'beliefs',
      ],
      ['[beleifs|believs]', 'beliefs'],
    ],
    unless: ['and believes', '~make - believe', 'of believe'],
    examples: {
      wrong: [
        ['I belief that it is true.', 'I believe that it is true.'],
        ['It is against my religious believes.', 'It is against my religious beliefs.'],
      ],
      right: ['I believe that it is true.', 'It is a common belief.', 'The people he believes are here.'],
    },
  },
  {
    id: 'LifeLive',
    category: 'grammar',
    message: 'Confused “life” and “live”',
    explanation: '“Live” is the verb, and “life” is the noun, with the plural “lives.”',
    cases: [
      [
        '(my|your|his|her|our|their|everyday|daily|real|whole|social|normal|healthy|happy|human|modern) [live] (> / ,|.|is|was|will|and|in|with|to|for|because|has|easier|better|would|can|became)',
        'life',
      ],
      [
        "(to|$fullModal|ca|n't|we|they|who) [life] (in|with|at|there|here|without|alone|together|longer|a|on|near|forever|happily)",
        'live',
      ],
      ['(our|their|your|these) [lifes]', 'lives'],
      ['[lifes]', 'lives'],
    ],
    unless: [
      'to life in prison',
      'people life',
      'life - ',
      'live (show|music|concert|tv|stream|broadcast|performance|performances|audience|video|chat)',
      'back|come|brought|bring|sentence|sentenced|true to life',
      'from|of|into|for|with life',
    ],
    examples: {
      wrong: [
        ['It changed my whole live.', 'It changed my whole life.'],
        ['People want to life in peace.', 'People want to live in peace.'],
      ],
      right: ['It changed my whole life.', 'They came back to life in spring.', 'I love their live shows.'],
    },
  },
  {
    id: 'SaveSafe',
    category: 'grammar',
    message: 'Confused “save” and “safe”',
    explanation: 'To “save” is to rescue or keep something, and “safe” means “not in danger.”',
    cases: [
      [
        "(to|$fullModal|ca|n't|help|helps|and|we|you|they) [safe] (money|time|energy|water|the|our|their|his|her|lives|them|him|us|people|it|fuel|electricity|you|me|your|my)",
        'save',
      ],
      [
        "(is|are|was|were|feel|feels|felt|very|more|stay|so|too|not|be|being|'s|'re|really|always) [save] (> / ,|.|and|to|in|from|for|because|when|place|enough|here|there|than)",
        'safe',
      ],
      ['a|very|more [save] (place|way|environment|city|country|car|life|area|world|school)', 'safe'],
    ],
    unless: [
      'not save|to save',
      'be|is to',
      'safe us|me|them as',
      'always|not|really save (money|in|for|from|the|to)',
    ],
    examples: {
      wrong: [
        ['We have to safe water.', 'We have to save water.'],
        ['I feel very save here.', 'I feel very safe here.'],
      ],
      right: ['We have to save water.', 'I feel very safe here.', 'They do not save for later.'],
    },
  },
]
