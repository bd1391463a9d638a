import type { Rule } from '../rule.ts'

const sureVerb = "to|$fullModal|ca|wo|n't|do|does|did|'ll"

const object =
  '$article|$possessive|me|you|him|her|it|us|them|this|that|these|those|some|any|all|everything|@PROPN'

/** Verbs of moving, lending and saying, and words that sound or look like them. */
export const otherVerbConfusions: readonly Rule[] = [
  {
    id: 'ChooseChose',
    category: 'grammar',
    message: 'Confused “choose,” “chose” and “choice”',
    explanation:
      'You “choose” now, “chose” yesterday and have “chosen” before, and each time you made a “choice.”',
    cases: [
      [
        `(${sureVerb}) [choice|choise] (${object}|between|one|what|which|how|to|from|a|who|where|better|good)`,
        'choose',
      ],
      [
        "(have|has|had|was|were|been|be|'ve) [chose|choose] (to|by|as|for|the|a|this|my|in|because|it)",
        'chosen',
      ],
      [
        '(a|the|my|your|best|good|right|no|only|this|bad|wrong|better|great|first|their|another|$possessive) [choose|chose|choise] (> / ,|.|is|was|for|to|of|between|and|that|because)',
        'choice',
      ],
    ],
    unless: ['choice of', 'had to choose', 'the|that|this chose to', 'was to chose', 'to choice'],
    examples: {
      wrong: [
        ['You can choice what you like.', 'You can choose what you like.'],
        ['It was the right choose.', 'It was the right choice.'],
      ],
      right: [
        'You can choose what you like.',
        'It was the right choice.',
        'The ones that chose to stay slept.',
      ],
    },
  },
  {
    id: 'SellSale',
    category: 'grammar',
    message: 'Confused “sell” and “sale”',
    explanation: '“Sell” is a verb, and “sale” is a noun: when you sell something, you make a sale.',
    cases: [
      [
        `(${sureVerb}|we|they|and|companies|people|who) [sale] (${object}|more|their|products|things|food|clothes|goods|drugs|cars|well)`,
        'sell',
      ],
      ['(for|on) [sell] (> / ,|.|in|at|and|now|here|by|to)', 'sale'],
      ['(the|a|big|of) [sell] (of|is|was|price|prices)', 'sale'],
    ],
    unless: ['on to', 'and sale', 'to sale price'],
    examples: {
      wrong: [
        ['They want to sale their house.', 'They want to sell their house.'],
        ['The car is for sell.', 'The car is for sale.'],
      ],
      right: ['They want to sell their house.', 'The car is for sale.', 'It went up thanks to sale prices.'],
    },
  },
  {
    id: 'RaiseRise',
    category: 'grammar',
    message: 'Confused “rise” and “raise”',
    explanation: 'Something “rises” by itself, but you “raise” it by lifting or increasing it.',
    cases: [
      [
        '(prices|temperatures|temperature|costs|price|level|levels|rates|unemployment|population|sun|taxes) (have|has|had|will|are|is|was|were|to|can|could|also|quickly|slowly|may)? [raise]',
        'rise',
      ],
      [
        '(prices|temperatures|temperature|costs|price|level|levels|rates|unemployment|population|sun) (has|have|had) [raised] (by|to|from|,|.|quickly|sharply|in|a|because)',
        'risen',
      ],
      ['(price|temperature|cost|level|rate|unemployment|population|sun) (also)? [raises]', 'rises'],
      [
        "(to|$fullModal|and|n't|only|help|~do) [rise] (money|awareness|children|taxes|funds|kids|prices)",
        'raise',
      ],
      [
        "(to|$fullModal|only|n't) [rise] the (price|prices|level|question|issue|fees|tax|taxes|gas|standard|awareness)",
        'raise',
      ],
      ['[rising] (children|money|awareness|kids|funds|questions|my|his|her|their)', 'raising'],
    ],
    unless: ['rising children|money and', 'rise their|his|my head|heads', 'to raise $article|$possessive'],
    examples: {
      wrong: [
        ['Prices will raise next year.', 'Prices will rise next year.'],
        ['We want to rise money for the school.', 'We want to raise money for the school.'],
      ],
      right: ['Prices will rise next year.', 'We want to raise money.', 'The company will raise prices.'],
    },
  },
  {
    id: 'LieLay',
    category: 'grammar',
    message: 'Confused “lie” and “lay”',
    explanation:
      'You “lie” down on a bed (past tense: “lay”), but you “lay” a thing on the table (past tense: “laid”).',
    cases: [
      [
        "(i|he|she|was|were|is|are|am|'m|'s|been|we|they|you|just|cat|dog|people|man|woman) [laying] (on|in|there|down|under|around|next|at|beside|,|.)",
        'lying',
      ],
      [
        '(he|she|it) (just|often|always|usually)? [lays] (on|in|under) (the|my|his|her|a|their) (bed|floor|ground|grass|sofa|couch|beach|sand|back|side|sun)',
        'lies',
      ],
      [
        '(he|she|i|they|we|who) [lied] (on|in|under) (the|my|his|her|a|their) (bed|floor|ground|grass|sofa|couch|beach|sand|back|side|table|sun)',
        'lay',
      ],
      ['(he|she|i|they|we) [lied] down', 'lay'],
      ['[layed]', 'laid'],
    ],
    confidence: 0.7,
    examples: {
      wrong: [
        ['The cat was laying on the bed.', 'The cat was lying on the bed.'],
        ['He lied on the floor all day.', 'He lay on the floor all day.'],
        ['He lays on the sofa all day.', 'He lies on the sofa all day.'],
      ],
      right: [
        'The cat was lying on the bed.',
        'He lied in his letter.',
        'They are laying bricks.',
        'The hen lays in the barn.',
      ],
    },
  },
  {
    id: 'BorrowLend',
    category: 'grammar',
    message: 'Confused “lend” and “borrow”',
    explanation: 'You “lend” something to someone, and that person “borrows” it from you.',
    cases: [
      ['[borrow] (me|him|us|them) (@DET|$possessive|some|@NUM|money|@NOUN)', 'lend'],
      ['[borrowed] (me|him|us|them) (@DET|$possessive|some|@NUM|money)', 'lent'],
      ['[borrows] (me|him|us|them) (@DET|$possessive|some|@NUM|money)', 'lends'],
      ['(can|may|could|to) (i|we) [lend] (your|a|some|this|the|it|one) (#word){0,3} from|off', 'borrow'],
      ['can|may|could i [lend] (your|some|a|it)', 'borrow'],
      ['[lend] (@DET|$possessive|some|money) (@NOUN)? from|off', 'borrow'],
    ],
    examples: {
      wrong: [
        ['Can you borrow me a pen?', 'Can you lend me a pen?'],
        ['Can I lend your pen?', 'Can I borrow your pen?'],
      ],
      right: ['Can you lend me a pen?', 'Can I borrow your pen?'],
    },
  },
  {
    id: 'SayTell',
    category: 'grammar',
    message: 'Confused “say” and “tell”',
    explanation: 'You “tell” a person something, but you “say” something to a person.',
    cases: [
      ['[said] (me|him|us|them) -(@PUNCT|and)', 'told'],
      ['[say] (me|him|us|them) -(@PUNCT|and)', 'tell'],
      ['[says] (me|him|us|them) -(@PUNCT|and)', 'tells'],
      ['[saying] (me|him|us|them) -(@PUNCT|and)', 'telling'],
      ['< (i|he|she|we|they|@PROPN) [told] that', 'said'],
      [
        "(to|$fullModal|n't|~do) [say] (a lie / lies / a story / stories / a joke / jokes / the truth)",
        'tell',
      ],
      ['[said] (a lie / lies / a story / stories / a joke / jokes / the truth)', 'told'],
      ['[talk|talked|talking|talks] (me|him|us|them) (about|that|how|why|what)', 'tell'],
      ['[spoke|speak|speaks] (me|him|us|them|you)', '{} to'],
    ],
    unless: [
      'say|says|saying|speak|spoke them (in|as|if|when|to|with|before)',
      '~hear|words|things|prayers to? say|speak them',
      'say|said them (all|out|aloud|again|so)',
      'so to say',
      'that i said him',
    ],
    examples: {
      wrong: [
        ['She said me that she was ill.', 'She told me that she was ill.'],
        ['He always says lies to say a lie.', 'He always says lies to tell a lie.'],
      ],
      right: ['She told me that she was ill.', 'He said so.', 'She said them aloud.'],
    },
  },
]
