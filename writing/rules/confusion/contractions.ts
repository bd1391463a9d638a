import type { Rule } from '../rule.ts'

/** Contractions and the possessives that sound like them. */
export const contractions: readonly Rule[] = [
  {
    id: 'ItsForItIs',
    category: 'grammar',
    message: 'Did you mean “it’s” (it is)?',
    explanation: '“Its” shows what something belongs to, and “it’s” is short for “it is” or “it has.”',
    cases: [
      [
        '[its] (a|an|the|not|been|very|so|too|really|going|because|gonna|just|always|also|only|never|raining|snowing|called|okay|ok|true|known)',
        "it's",
      ],
      [
        '[its] hard|easy|important|possible|impossible|difficult|better|good|necessary|nice|great|best|useful|interesting to|that|if|when',
        "it's",
      ],
      ['[its] time|up to', "it's"],
      [
        '(think|know|believe|say|that|because|if|when|but|,|so|hope|and) [its] (good|bad|nice|great|important|wrong|right|better|cool|fine|cheap|expensive|easy|hard|difficult|different|interesting|dangerous|true) (> / ,|.|and|to|for|that|but|because)',
        "it's",
      ],
      [
        '< [its] (good|bad|nice|great|cool|fine|wrong|cheap|expensive|true|easy|hard|okay) (> / ,|.|and|to|for|that|but|because)',
        "it's",
      ],
      [
        '< (but|and|so|because)? [its] (so|very|really|too|pretty|super)? $quality (> / ,|.|!|here|there|now|today|outside|again|how|when)',
        "it's",
      ],
      [
        '(~see|~hear|~notice|~find|~feel) [its] (closed|finished|done|working|missing|happening|coming|moving|growing|getting|snowing|pouring) (> / ,|.|!|here|there|now|today|outside|again|on|in|at|for|by|because)',
        "it's",
      ],
      [
        '(think|thought|know|believe|say|said|because|if|hope|~see|~hear|~notice|~find|~feel) [its] $quality (> / ,|.|!|here|there|now|today|outside|again)',
        "it's",
      ],
      [
        '< (but|and|so|because)? [its] (broken|gone|lost|closed|finished|done|ruined|working|happening|getting|coming|starting|snowing|pouring|me|you|him|us|them|everywhere|here|there|no|like|why|what|where|how|everything|nothing|something|someone|somebody|monday|friday|saturday|sunday)',
        "it's",
      ],
    ],
    unless: [
      'its not - ',
      'of|in|for|with its very|just|only|all|so|called|best|good|hard|true|right',
      'its a - ',
      '~try|~do|at its best',
      'its very|only|never|always|just|called|true|known|so|too @ADJ? @NOUN',
    ],
    sets: {
      quality:
        'awesome amazing beautiful terrible horrible awful perfect cold hot warm late early free ready open closed new old big small ridiculous crazy stupid funny sad scary weird strange boring fun delicious lovely cute huge tiny empty full dark sunny rainy safe simple obvious unfair fair wonderful fantastic excellent brilliant gorgeous annoying disgusting frustrating over broken gone fake real wet dry loud quiet busy tasty',
    },
    note: 'The unedited half of the clean sets has the mistake: all five findings there are right.',
    examples: {
      wrong: [
        ['Its a nice day.', "It's a nice day."],
        ['I think its easy to learn.', "I think it's easy to learn."],
        ['I heard its closed on Monday.', "I heard it's closed on Monday."],
        ['They noticed its missing.', "They noticed it's missing."],
        ['I hear its open now.', "I hear it's open now."],
      ],
      right: [
        'We heard its closed doors creak.',
        'I see its missing parts.',
        'Its tail is long.',
        'It did its best to help.',
        'The dog wags its very long tail.',
        "It's a nice day.",
      ],
    },
  },
  {
    id: 'ItIsForIts',
    category: 'grammar',
    message: 'Did you mean “its”?',
    explanation: '“It’s” is short for “it is,” and “its” shows what something belongs to.',
    cases: [
      ["[it 's] own (@NOUN|@ADJ|> / .|,)", 'its'],
      [
        "[it 's] entire|whole|main|primary|original|current|overall|inner|outer|final|biggest|largest|only @NOUN{1,2} (is|was|are|were|has|have|had|will|would|can|could|should|must|may|does|did)",
        'its',
      ],
      [
        "[it 's] (owner|owners|name|color|colour|shape|size|tail|price|purpose|roots|walls|engine|members|users|authors|creators|parents|battery|screen|performance|design|architecture|value|population|capital) (is|was|are|were|has|have|had|will|would|can|could|should|must|may|does|did)",
        'its',
      ],
      [
        "of|in|with|for|from|by|on|into|lost|lose|change|changed|changes|has|have|had [it 's] (@ADJ)? (#singular|#plural) (> / .|,|and|is|was|in|to|for|by|when|that)",
        'its',
      ],
    ],
    unless: [
      "in|for|that|what it 's (time|fun|people|life|work|best)",
      "because of it 's",
      "what it 's",
      "~be it 's",
    ],
    examples: {
      wrong: [
        ['Every country has it’s own laws.', 'Every country has its own laws.'],
        ["It's entire bundle is small.", 'Its entire bundle is small.'],
        ["It's owner is away.", 'Its owner is away.'],
        ['I like the sound of it’s engine.', 'I like the sound of its engine.'],
      ],
      right: ['Every country has its own laws.', "It's an own goal.", "I like what it's done."],
    },
  },
  {
    id: 'WontForWillNot',
    category: 'grammar',
    message: 'Did you mean “won’t” (will not)?',
    explanation: '“Won’t” is short for “will not,” and “wont” is a rare word for a habit.',
    cases: [
      // The tagger reads "wont" as "wo" and "nt" where a verb follows.
      ['-<(~be) [wo nt] -(to)', "won't"],
      ['(i|you|we|they|he|she|it|that) [wont] (> / ,|but|and|so)', "won't"],
    ],
    confidence: 0.95,
    examples: {
      wrong: [
        ['I wont do it.', "I won't do it."],
        ['They wont ever be ready.', "They won't ever be ready."],
        ['It wont work today.', "It won't work today."],
      ],
      right: ['He smiled, as was his wont.', 'She was wont to sing.', "I won't do it."],
    },
  },
  {
    id: 'YourForYouAre',
    category: 'grammar',
    message: 'Did you mean “you’re” (you are)?',
    explanation: '“Your” shows that something belongs to you, and “you’re” is short for “you are.”',
    cases: [
      [
        '[your] (going to / not / a|an|the / welcome ($end|.|,|!|to) / very @ADJ ($end|.|,|and|to) / being / doing / too @ADJ (to|$end|.|,) / so @ADJ (that|$end|.|,) / kidding / gonna / the)',
        "you're",
      ],
      [
        '(if|when|that|because|think|thought|hope|know|since|while|until|whether|say|said|says|guess|bet|sure|glad|sorry|heard) [your] (not|right|free|ready|sure|happy|sad|tired|able|interested|looking|trying|doing|going|feeling|wrong|late|busy|old|young|lucky|sick|bored|lost|hungry|thirsty|angry|afraid|scared|worried|unsure|curious|confused|stuck|asleep|awake|unable) (to|in|for|of|with|about|at|$end|.|,|and|that|enough|it|on)',
        "you're",
      ],
      [
        '(if|when|that|because|think|since|while|whether|guess|sure) [your] (planning to / thinking of|about)',
        "you're",
      ],
      [
        '< [your] (right|wrong|late|early|amazing|awesome|crazy|kidding|hired|fired|invited|lucky|funny|beautiful|awful) (> / ,|.|!|about|again|that|and|but|to)',
        "you're",
      ],
      [
        '(if|when|because|while|since|that|think|know|hope|glad|unless) [your] (in|at|on|from|around|here|there|free|still|home|up|under|over|near|out|already|always|never|just|really) ',
        "you're",
      ],
    ],
    unless: ['your not - ', 'your a game|level|team', 'your going', 'on|to|of|in|from|with|at|by your right'],
    examples: {
      wrong: [
        ['If your not sure, ask.', "If you're not sure, ask."],
        ['I hope your happy with it.', "I hope you're happy with it."],
        ['If your hungry, eat.', "If you're hungry, eat."],
      ],
      right: [
        'If you’re not sure, ask.',
        'Your very good friend is here.',
        'I know your looking glass.',
        'I know your thinking on this.',
      ],
    },
  },
  {
    id: 'YouAreForYour',
    category: 'grammar',
    message: 'Did you mean “your”?',
    explanation: '“You’re” is short for “you are,” and “your” shows that something belongs to you.',
    cases: [
      ["[you 're] own", 'your'],
      [
        "< (is|was|are|were) (this|that|these|those|it) [you 're] (bag|bags|book|books|car|coat|dog|cat|desk|seat|house|room|phone|idea|turn|family|job|name|choice|first|last)",
        'your',
      ],
      [
        "(in|of|with|for|from|about|on|at|to|like|love|is|was|do|lost|use|change|all|and) [you 're] (family|house|life|job|country|parents|children|friend|friends|mother|father|name|phone|car|opinion|money|brother|sister|room|computer|email|work|mind|help|time|dog|cat|heart|hand|hands|eyes)",
        'your',
      ],
    ],
    examples: {
      wrong: [
        ['Do it on you’re own.', 'Do it on your own.'],
        ['What is in you’re room?', 'What is in your room?'],
        ['Is this you’re coat?', 'Is this your coat?'],
      ],
      right: ['Do it on your own.', "And you're late.", "I know that you're right."],
    },
  },
  {
    id: 'WhosWhose',
    category: 'grammar',
    message: 'Confused “who’s” and “whose”',
    explanation:
      '“Who’s” is short for “who is” or “who has,” and “whose” shows or asks who something belongs to.',
    cases: [
      [
        "[who 's] (name|names|car|house|parents|mother|father|job|idea|book|life|children|family|wife|husband|turn|phone|fault|work|goal|owner|members|purpose)",
        'whose',
      ],
      ["-<(~know|~see|~tell|~ask|~wonder|<) [who 's] #word&!@DET&!@ADV&!@PRON&!@ADP&!#ing was|had", 'whose'],
      [
        '[whose] (going|coming|been|not|a|an|the|that|always|very|there|this|talking|looking|responsible|calling)',
        "who's",
      ],
    ],
    unless: ['whose very|not|a - '],
    examples: {
      wrong: [
        ['I know a man who’s car is red.', 'I know a man whose car is red.'],
        ["The team, who's captain was ill, lost.", 'The team, whose captain was ill, lost.'],
        ['Whose going to the party?', "Who's going to the party?"],
      ],
      right: ['I know a man whose car is red.', "Who's there?", 'Whose idea was it?'],
    },
  },
  {
    id: 'LetsLetUs',
    category: 'grammar',
    message: 'Confused “lets” and “let’s”',
    explanation: '“Let’s” is short for “let us,” and “lets” means “allows.”',
    cases: [
      [
        '< (so|and|now|well|ok|okay|but)? ,? [lets] (go|see|talk|start|take|look|say|have|try|do|get|make|begin|not|be|think|consider|play|eat|find|discuss|stop|meet|assume|suppose|give|keep|move|imagine)',
        "let's",
      ],
      ["[let 's] (me|you|him|them|us|people|everyone)", 'lets'],
    ],
    examples: {
      wrong: [
        ['Lets go to the park.', "Let's go to the park."],
        ['The app let’s you draw.', 'The app lets you draw.'],
      ],
      right: ['Let’s go to the park.', 'The app lets you draw.'],
    },
  },
  {
    id: 'WereWhere',
    category: 'grammar',
    message: 'Confused “were” and “where”',
    explanation: '“Were” is the past tense of “are,” and “where” refers to a place.',
    cases: [
      [
        '(they|we|you|people|there) [where] (#ing|going|happy|not|so|very|all|many|no|some|only|two|a|too|late|tired|able|born|made|at)',
        'were',
      ],
      ['< [were] (is|are|do|does|did|can|will|have|has|should) ', 'where'],
      [
        '(place|city|country|house|town|area|school|room|point|world|situation) [were] (i|he|she|it|we|they|you|people|there)',
        'where',
      ],
      ['(know|knew|tell|wonder|remember|see|find) [were] (i|he|she|it|we|they|you|the|my|to)', 'where'],
      ["< [we 're] (you|they|not you)", 'were'],
      ["(they|people) [we 're|wear] (#ing|happy|not|very|all|so)", 'were'],
    ],
    unless: ['wear all|not|very', 'knew were the'],
    examples: {
      wrong: [
        ['They where going home.', 'They were going home.'],
        ['Do you know were he lives?', 'Do you know where he lives?'],
      ],
      right: [
        'They were going home.',
        'The people there where we live are kind.',
        'The places they bought were old.',
      ],
    },
  },
  {
    id: 'CouldOf',
    category: 'grammar',
    message: 'Did you mean “have”?',
    explanation: '“Of” only sounds like the “have” that follows “could,” “should,” “would” and “must.”',
    cases: [
      ["(could|should|would|might|must|may) (not|n't)? [of] (#participle|been|had|@ADV)", 'have'],
      [
        "(could|should|would|might|must) (n't)? (i|you|he|she|it|we|they) (not)? [of] (#participle|been|had)",
        'have',
      ],
      [
        "(could|should|would|might|must) (not|n't)? [a|had] (been|done|gone|known|seen|had|taken|made)",
        'have',
      ],
    ],
    unless: ['could of course', 'must of necessity', 'might of'],
    examples: {
      wrong: [
        ['He could of known it.', 'He could have known it.'],
        ['You should of been there.', 'You should have been there.'],
        ['Could you of told me?', 'Could you have told me?'],
        ["Shouldn't we of been there?", "Shouldn't we have been there?"],
      ],
      right: [
        'He could have known it.',
        'He could, of course, stay.',
        'The might of armies been there.',
        'Could you of all people agree?',
        'What would you, of course, have done?',
      ],
    },
  },
]
