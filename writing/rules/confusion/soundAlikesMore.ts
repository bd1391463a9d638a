import type { Rule } from '../rule.ts'

/** More words that sound or look alike. */
export const rarerSoundAlikes: readonly Rule[] = [
  {
    id: 'ComplimentComplement',
    category: 'grammar',
    message: 'Confused “compliment” and “complement”',
    explanation: 'A “compliment” is praise, and a “complement” completes something.',
    cases: [
      [
        '(pay|paid|give|gave|got|get|nice|take|took|receive|received|a|many|him|her|me|you) [complement] (about|on|for)',
        'compliment',
      ],
      ['(me|him|her|them|you|us) (a|many|some)? [complements] (about|on|for)', 'compliments'],
      ['[complemented] (me|him|her|us|them) (on|for)', 'complimented'],
      [
        '[complementary] (breakfast|drink|drinks|copy|ticket|tickets|wifi|wi-fi|coffee|shuttle|parking|tea|dinner|lunch|gift|bottle)',
        'complimentary',
      ],
      [
        '[complimentary] (angles|angle|colors|colours|skills|medicine|strengths|roles|goods)',
        'complementary',
      ],
      [
        '(that|which|and|colors|colours|wine|to|perfectly|well) [compliments] (the|each) (other|dish|dress|color|colour|room|food|meal|style|taste|flavor|flavour|decor|design|fish|meat|cheese)',
        'complements',
      ],
    ],
    examples: {
      wrong: [
        ['The hotel has a complementary breakfast.', 'The hotel has a complimentary breakfast.'],
        ['He complemented me on my work.', 'He complimented me on my work.'],
      ],
      right: [
        'The hotel has a complimentary breakfast.',
        'He complimented me on my work.',
        'Their skills are complementary.',
      ],
    },
  },
  {
    id: 'HearHere',
    category: 'grammar',
    message: 'Confused “hear” and “here”',
    explanation: 'You “hear” with your ears, and “here” means “in this place.”',
    cases: [
      [
        "(to|can|could|n't|will|not|and) [here] (from|about|the|you|him|her|that|what|a|me|them|it|music|noise)",
        'hear',
      ],
      ['(i|we|they|you) [here] (that|about|from)', 'hear'],
      [
        '(come|came|right|over|from|in|around|live|out|been|stay|sit|work) [hear] (> / ,|.|and|in|to|for|because|with|every|now|!)',
        'here',
      ],
      ["< [hear] (is|are|'s) (a|the|my|some|what|how|our|your)", 'here'],
      ['[hear] (in|at) (the|my|our) (city|country|town|school|house|office)', 'here'],
    ],
    unless: [
      'to here the|a|that',
      'out|right|and here (the|it|a|that)',
      'from here about',
      'not here to|the|a|from',
    ],
    examples: {
      wrong: [
        ['I hope to here from you soon.', 'I hope to hear from you soon.'],
        ['Hear is my answer.', 'Here is my answer.'],
      ],
      right: ['I hope to hear from you soon.', 'Come here and sit.', 'Can you hear the music?'],
    },
  },
  {
    id: 'KnowNowNo',
    category: 'grammar',
    message: 'Confused “know,” “now” and “no”',
    explanation: 'You “know” a fact, “now” is this moment, and “no” is the opposite of “yes.”',
    cases: [
      [
        "(i|we|you|they|n't|to|people) [now] (that|how|what|where|why|who|about|whether|if) (@PRON|$determiner|to|is|are|people)",
        'know',
      ],
      [
        "(n't / ~want|~need|~like|~have|~try|used|able|going|important|good|easy|hard to) [now] (> / .|,|him|her|them|it|anything)",
        'know',
      ],
      ['(right|until|by|for|from|till) [know] (> / ,|.|on|i|we|it|the|and)', 'now'],
      ["(n't|i|we|they|you) [no] (that|how|what|where|why|who|about|him|her|them|it|if)", 'know'],
      [
        '(is|are|has|have|with|there) [know] (way|problem|reason|need|one|time|doubt|money|idea|answer)',
        'no',
      ],
    ],
    unless: [
      'i|we|they|you|people now (how|what|why|who|that|where) (is|are)',
      ', no',
      'for|to know',
      'up to now',
    ],
    examples: {
      wrong: [
        ['I now that you are right.', 'I know that you are right.'],
        ['I am busy right know.', 'I am busy right now.'],
      ],
      right: [
        'I know that you are right.',
        'Right now, I am busy.',
        'There is no way.',
        'It was small compared to now.',
      ],
    },
  },
  {
    id: 'BuyByBye',
    category: 'grammar',
    message: 'Confused “buy” and “by”',
    explanation: 'To “buy” is to pay for something, and “by” is a preposition, as in “by mistake.”',
    cases: [
      [
        "(to|can|could|will|would|n't|should|they|we|i|people) [by] (a|an|some|new|it|them|food|clothes|things|more|expensive|cheap|this|these)",
        'buy',
      ],
      ["(to|can|could|n't|should) [by] the", 'buy'],
      ['[buy] (mistake|accident|chance|foot|hand|far|himself|herself|themselves|myself)', 'by'],
      ['[buy] the way ,', 'by'],
    ],
    unless: [
      'by this|that time',
      'responded to by',
      'to by (a|an|the) (far|@NUM)',
      "n't by (a|an|the) (long|mile)",
      'could|would|can|will by (the|this|a) (time|day|end|year|month|week)',
      'they|we|i|people by (a|an|it|the|this|them|some)',
      'attributed|referred|listened|known|spoken|talked|looked|pointed|alluded|lived|due|objected to by',
    ],
    examples: {
      wrong: [
        ['I want to by a new car.', 'I want to buy a new car.'],
        ['I did it buy mistake.', 'I did it by mistake.'],
      ],
      right: ['I want to buy a new car.', 'He was listened to by some friends.', 'It was made by hand.'],
    },
  },
  {
    id: 'BreakBrake',
    category: 'grammar',
    message: 'Confused “break” and “brake”',
    explanation: 'A “brake” stops a car, and a “break” is a rest or a crack.',
    cases: [
      [
        '(take|took|taking|have|had|need|a|lunch|coffee|short|spring|summer) [brake] (> / ,|.|from|and|for|at|between|after|because|to|up)',
        'break',
      ],
      ["(to|n't|can|will|would|they|we) [brake] (up|down|into|free|his|her|my|a)", 'break'],
      [
        "(to|n't|can|will|would|they|we) [brake] the (law|rules|record|window|silence|ice|rule|chain|cycle)",
        'break',
      ],
      ['[break] (pedal|pads|pad|fluid|disc|discs|lights)', 'brake'],
      ['(hit|on|pressed|press|slammed) the [breaks|break] (> / ,|.|and|too|hard|because|at)', 'brakes'],
    ],
    unless: ['a brake (for|at|and|to|on)'],
    examples: {
      wrong: [
        ['Let us take a short brake.', 'Let us take a short break.'],
        ['He hit the breaks too late.', 'He hit the brakes too late.'],
      ],
      right: ['Let us take a short break.', 'He hit the brakes too late.'],
    },
  },
  {
    id: 'DesertDessert',
    category: 'grammar',
    message: 'Confused “desert” and “dessert”',
    explanation: 'A “dessert” ends a meal, and a “desert” is dry land.',
    cases: [
      [
        '(for|chocolate|delicious|sweet|favorite|favourite|our|eat|ate|order|ordered|a|some) [desert] (> / ,|.|menu|was|we|i|after|wine)',
        'dessert',
      ],
      ['(sahara|gobi|mojave|negev|hot|dry|arid) [dessert]', 'desert'],
      ['[dessert] (island|sand|storm|climate|animals)', 'desert'],
    ],
    unless: ['a|some|our|for|favorite desert >', 'in|through|across|into a|our desert'],
    examples: {
      wrong: [
        ['We had chocolate desert, and it was good.', 'We had chocolate dessert, and it was good.'],
        ['The Sahara dessert is big.', 'The Sahara desert is big.'],
      ],
      right: ['We had chocolate dessert.', 'They live in a desert, far away.'],
    },
  },
  {
    id: 'PieceForPeace',
    category: 'grammar',
    message: 'Confused “piece” and “peace”',
    explanation: 'A “piece” is a part of something, and “peace” is the opposite of war.',
    cases: [
      [
        '(a|one|small|big|nice|another|every|each|last|little|good) [peace] of (cake|paper|advice|bread|wood|art|music|information|meat|land|pizza|chocolate|furniture|clothing|news|work|equipment|the)',
        'piece',
      ],
      ['[peaces] of', 'pieces'],
      ['(world|inner|in|for|make|made|bring|and|of) [piece] (> / ,|.|treaty|talks|agreement)', 'peace'],
      ['(live|lived|living|rest|rests) in [piece]', 'peace'],
    ],
    unless: ['in|of|for|and|make|made piece ($end|,|.)', 'in|of|for|and piece >'],
    examples: {
      wrong: [
        ['I ate a peace of cake.', 'I ate a piece of cake.'],
        ['We want to live in piece with others.', 'We want to live in peace with others.'],
      ],
      right: ['I ate a piece of cake.', 'We want to live in peace.', 'He sold it piece by piece.'],
    },
  },
  {
    id: 'BearBare',
    category: 'grammar',
    message: 'Confused “bear” and “bare”',
    explanation: 'To “bear” is to carry or tolerate something, and “bare” means “naked” or “empty.”',
    cases: [
      [
        "(n't|not|to|can|could|cannot|hardly) [bare] (to|it|the|with|this|that|fruit|children|seeing)",
        'bear',
      ],
      ['[bare] (in mind / with me / with us / fruit)', 'bear'],
      ['(his|her|my|their|with|on) [bear] (feet|hands|hand|foot|skin|arms|chest|minimum|essentials)', 'bare'],
    ],
    unless: ['to bare (the|it)', 'bear hands|feet'],
    examples: {
      wrong: [
        ["I can't bare the noise.", "I can't bear the noise."],
        ['Please bare with me.', 'Please bear with me.'],
      ],
      right: ["I can't bear the noise.", 'He had to bare the wire.'],
    },
  },
  {
    id: 'WearWhere',
    category: 'grammar',
    message: 'Did you mean “wear”?',
    explanation: 'You “wear” clothes, and “where” refers to a place.',
    cases: [
      [
        "(to|they|we|i|you|must|should|can|will|n't|people|students|girls|boys|women) [where] (clothes|a|an|uniform|uniforms|jeans|shoes|glasses|makeup|hats|dresses|masks|black|white)",
        'wear',
      ],
      ['[whereing|wheres] (a|an|clothes|jeans|shoes|glasses)', 'wearing'],
    ],
    unless: ['where a|an|white|black', 'people|students|women where'],
    examples: {
      wrong: [
        ['We must where uniforms at school.', 'We must wear uniforms at school.'],
        ['You should where shoes.', 'You should wear shoes.'],
      ],
      right: ['We must wear uniforms at school.', 'That is where shoes are sold.'],
    },
  },
]
