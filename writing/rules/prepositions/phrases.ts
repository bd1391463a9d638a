import type { Rule } from '../rule.ts'

/** Set phrases with the wrong preposition. */
export const prepositionPhrases: readonly Rule[] = [
  {
    id: 'OnTheOtherHand',
    category: 'grammar',
    message: 'Wrong preposition in a linking phrase',
    explanation:
      'These phrases always start with “on”: “on the one hand,” “on the other hand,” “on the contrary.”',
    cases: [
      ['[in|by|at|from|for] the? other hand (> / ,|.|i|we|they|he|she|it|there|the)', 'on'],
      ['[in|by|at|from] the? one hand (> / ,|i|we|they|he|she|it|there|the)', 'on'],
      ['[in|at] the contrary', 'on'],
      ['[on|in the another hand]', 'on the other hand'],
      ['[on the others hand]', 'on the other hand'],
      ['[on other hand]', 'on the other hand'],
    ],
    examples: {
      wrong: [
        ['In the other hand, it is cheap.', 'On the other hand, it is cheap.'],
        ['In the contrary, it is cheap.', 'On the contrary, it is cheap.'],
      ],
      right: ['On the other hand, it is cheap.', 'He held it in the other hand of his.'],
    },
  },
  {
    id: 'InMyOpinion',
    category: 'grammar',
    message: 'Wrong phrase for an opinion',
    explanation: '“According to” is for what other people say, so your own view is “in my opinion.”',
    cases: [
      ['[according to|with|for|as me] ,', 'in my opinion'],
      ['[according to|with m:$possessive opinion|point|thinking|view]', 'in {m} opinion'],
      ['[as|by|for|on|from|at|to m:$possessive opinion] (,|i|it|we|they|there|the)', 'in {m} opinion'],
      ['[in|on|by|for|at] $possessive point of view', 'from'],
      ['[for|in|from] $possessive perspective view', 'from'],
    ],
    examples: {
      wrong: [
        ['According to my opinion, it is wrong.', 'In my opinion, it is wrong.'],
        ['In my point of view, it is wrong.', 'From my point of view, it is wrong.'],
      ],
      right: ['In my opinion, it is wrong.', 'According to my mother, it is wrong.'],
    },
  },
  {
    id: 'InOpinionIThink',
    category: 'grammar',
    message: 'Repeated meaning in your opinion',
    explanation: '“In my opinion” already says that this is what you think.',
    cases: [
      ['in my opinion [, i think|believe that]', ','],
      ['in my opinion [, i think|believe] -(that)', ','],
      ['[in my opinion i think|believe that?]', 'in my opinion,'],
      ['from my point of view [, i think|believe that?]', ','],
    ],
    confidence: 0.85,
    examples: {
      wrong: [
        ['In my opinion, I think that it is wrong.', 'In my opinion, it is wrong.'],
        ['In my opinion I think that this is wrong.', 'In my opinion, this is wrong.'],
        ['From my point of view, I think it is wrong.', 'From my point of view, it is wrong.'],
      ],
      right: ['In my opinion, it is wrong.', 'In my opinion, I am right.'],
    },
  },
  {
    id: 'AccordingTo',
    category: 'grammar',
    message: 'Use “according to”',
    explanation: 'To name a person or source, say “according to.”',
    cases: [
      ['according [with|of|for|from|as|by|on] $determiner|$objectPronoun|@NOUN|@PROPN', 'to'],
      ['< according [the|my|his|their|this|these|some]', 'to {}'],
    ],
    examples: {
      wrong: [
        ['According with the author, it is true.', 'According to the author, it is true.'],
        ['According the text, it is true.', 'According to the text, it is true.'],
      ],
      right: ['According to the author, it is true.', 'They were sorted according to size.'],
    },
  },
  {
    id: 'DueTo',
    category: 'grammar',
    message: 'Wrong preposition at the end of this phrase',
    explanation:
      'This phrase ends in a fixed preposition: “due to,” “instead of,” “regardless of,” “thanks to.”',
    cases: [
      ['[due] of|for $determiner|$objectPronoun|@NOUN', 'because'],
      ['~be due [of|by|from]', 'to'],
      ['instead [to|from|for] $determiner|#ing|@NOUN', 'of'],
      ['regardless [to|with|from|for]', 'of'],
      ['thanks [of] $article|$possessive (help|internet|technology|support|efforts|work|invention)', 'to'],
      ['contrary [of|with|from] $determiner|@NOUN|what', 'to'],
      ['in addition [of|with] $determiner|#ing|@NOUN', 'to'],
      ['in spite [to|from|with]', 'of'],
      ['in spite [the|this|that|all|his|her|their|my]', 'of {}'],
      ['in front [to|from] $determiner|$objectPronoun', 'of'],
      ['in front [the|my|his|her|their|our]', 'of {}'],
      ['with respect [of]', 'to'],
      ['with regard|regards [of|for]', 'to'],
      ['in comparison [of]', 'with'],
      ['in contrast [of|from] $determiner|@NOUN', 'to'],
      ['because [from|for] $determiner|$objectPronoun', 'of'],
      ['because [to] $determiner', 'of'],
      [
        '(<|,|just|only|and|but|mainly|partly|that|is) because [the|my|his|her|their|our|this|these] (@ADJ? @NOUN) (> / .)',
        'of {}',
      ],
      ['as well [than|with|to] $determiner|@NOUN|@PROPN', 'as'],
      ["-<(~be|'s) as well [that] $determiner|@NOUN|@PROPN", 'as'],
      ['such [like] $determiner|@NOUN|@PROPN', 'as'],
      ['apart [of|to] $determiner|$objectPronoun|@NOUN', 'from'],
      ['except [of|from] $determiner|$objectPronoun|@NOUN', 'for'],
      ['by means [to|for|from]', 'of'],
      ['on behalf [to|for|from]', 'of'],
      ['in favor|favour [to|for|with|on]', 'of'],
      ['in charge [for|on|with] $determiner|@NOUN', 'of'],
      ['in terms [to|with|on|for]', 'of'],
      ['~take care [about|for|on|with] $determiner|$objectPronoun|@NOUN', 'of'],
      ['~take advantage [from|on|to|with]', 'of'],
      ['~make use [from|with|to]', 'of'],
      ['~get rid [from|off|to]', 'of'],
      ['~pay attention [on|in|for|at|about]', 'to'],
      ['~look forward [for|of|at|on|about]', 'to'],
      ['~fall in love [to|on|by|of|for]', 'with'],
      ['~keep|~stay|~be in touch [to|of]', 'with'],
      ['~make fun [at|on|with|to|from]', 'of'],
      ['because|instead [off] $determiner|@NOUN', 'of'],
    ],
    unless: ['except from|of course'],
    examples: {
      wrong: [
        ['It is cheap due of the sale.', 'It is cheap because of the sale.'],
        ['Please pay attention on the road.', 'Please pay attention to the road.'],
        ['In spite the rain, we went.', 'In spite of the rain, we went.'],
      ],
      right: ['It is due to the sale.', 'Pay attention to the road.', 'He cut the end off the rope.'],
    },
  },
  {
    id: 'InConclusion',
    category: 'grammar',
    message: 'Wrong opening phrase',
    explanation: 'Say “in conclusion” or “to conclude” to end a text, and “first of all” to begin one.',
    cases: [
      ['< [as a? conclusion]', 'in conclusion'],
      ['< [for|at|on conclusion]', 'in conclusion'],
      ['< [for concluding]', 'to conclude'],
      ['< [in|to conclude] ,', 'to conclude'],
      ['< [in last] ,', 'finally'],
      ['< [in|on sum] ,', 'in sum', 'to sum up'],
      ['[first of the all]', 'first of all'],
      ['[firstly of all]', 'first of all'],
      ['[first at all]', 'first of all'],
      ['[from all of]', 'of all'],
      ['[at the first|beginning of all]', 'first of all'],
    ],
    examples: {
      wrong: [
        ['As a conclusion, smoking is bad.', 'In conclusion, smoking is bad.'],
        ['Firstly of all, smoking is bad.', 'First of all, smoking is bad.'],
      ],
      right: ['In conclusion, smoking is bad.', 'At last, he came.', 'First of all, it is bad.'],
    },
  },
  {
    id: 'OnFoot',
    category: 'grammar',
    message: 'Wrong preposition for travel',
    explanation: 'You go “by car,” “by bus” or “by train,” but “on foot.”',
    cases: [
      ['[by] foot (> / ,|.|and|or|to|from|because)', 'on'],
      ['[with|by|in feet] (> / ,|.)', 'on foot'],
      [
        '~go|~travel|~come|~drive|~arrive|~get (#word){0,4} [with|on|in|through] car|bus|train|plane|bike|bicycle|taxi|boat|ship (> / ,|.|and|or|because|every)',
        'by',
      ],
      ['~go|~travel|~come|~arrive (#word){0,3} [with] the car|bus|train|plane', 'by'],
      ['~go|~come|~travel|~get (#word){0,3} [by walk|walking] (> / ,|.|and)', 'on foot'],
      [
        '~go|~come|~travel|~get (#word){0,4} by [my|his|her|our|their] (car|bike|bicycle|motorbike) (> / ,|.|and|every)',
        '',
      ],
    ],
    unless: ['by foot and'],
    examples: {
      wrong: [
        ['I go to school by foot.', 'I go to school on foot.'],
        ['They travel with car.', 'They travel by car.'],
        ['I go to work by my car.', 'I go to work by car.'],
      ],
      right: ['I go to school on foot.', 'They travel in the car.', 'He sells by foot length.'],
    },
  },
  {
    id: 'OnTheInternet',
    category: 'grammar',
    message: 'Use “on” with this medium',
    explanation: 'Use “on” with media: “on the internet,” “on television,” “on the phone.”',
    cases: [
      [
        '(~find|~see|~read|~watch|~search|~buy|~post|~talk|~look|~show|~hear|~chat|~sell|~learn|information|videos|things|film|news|it|them|something|shopping|advertisements|ads|commercials|for) [in] the (internet|web|tv|television|radio|phone|news) -(age|era|world|room|@NOUN)',
        'on',
      ],
      [
        '(~find|~see|~watch|~show|~hear|~appear|news|shows|programs|programmes|commercials|advertisements|it|them) [in] tv|television|youtube|facebook|instagram|twitter -(@NOUN|-)',
        'on',
      ],
    ],
    examples: {
      wrong: [
        ['I found it in the internet.', 'I found it on the internet.'],
        ['We watch it in TV every day.', 'We watch it on TV every day.'],
      ],
      right: ['I found it on the internet.', 'He works in television.', 'He works in the TV room.'],
    },
  },
  {
    id: 'InThePicture',
    category: 'grammar',
    message: 'Use “in” in this phrase',
    explanation: 'Use “in” for what a picture or text shows, and for “in the world” and “in the sky.”',
    cases: [
      ['[on] the (picture|photo|photograph) (> / ,|.|,|there|we|i|you|is|are)', 'in'],
      [
        'people|best|biggest|first|everyone|everything|place|country|countries|thing|things|city|man|woman|person [on|at] the world (> / ,|.|is|are|who|that|and)',
        'in',
      ],
      [
        '-<(~look|~gaze|~stare|~point|~glance|~aim|@ADV|@ADP|eyes|eye) [on|at] the (sky) (> / ,|.|and|is|are)',
        'in',
      ],
    ],
    confidence: 0.7,
    examples: {
      wrong: [
        ['On the picture, there is a house.', 'In the picture, there is a house.'],
        ['It is the best thing on the world.', 'It is the best thing in the world.'],
      ],
      right: ['In the picture, there is a house.', 'He focused on the picture that she took.'],
    },
  },
  {
    id: 'OnPurpose',
    category: 'grammar',
    message: 'Wrong preposition in this phrase',
    explanation: 'This phrase has a fixed preposition: “on purpose,” “by mistake,” “in danger,” “at risk.”',
    cases: [
      ['[in|by|with|for] purpose (> / ,|.)', 'on'],
      ['(made|did|deleted|sent|broke|it|this|that|them) [for|in|on|with] (mistake) (> / ,|.)', 'by'],
      ['~be [in|on] risk', 'at'],
      ['~be [on|at] danger', 'in'],
      ['~be|~go [in] (vacation|vacations) (> / ,|.|with|to|and|when|because)', 'on'],
      ['~be|~go [in] (business) trip', 'on a'],
      ['~be|~go [in] a (diet|trip|journey|tour|cruise|date)', 'on'],
      ['[under|with] the rain (> / ,|.|and|without|because)', 'in'],
      ['[in|with|on] (a|an) (@ADJ)? (speed|price) of', 'at'],
      [
        '[in|on] a|an (high|low|great|fast|full|cheap|good|reasonable|lower|higher) (speed|price) (> / ,|.|and|because)',
        'at',
      ],
      [
        '[in] the (bottom|end) of the (page|list|day|year|month|week|film|movie|book|story|street|road|lesson|class)',
        'at',
      ],
      ['[in] home (> / ,|.|and|with|alone|because|when|all|every)', 'at'],
      ['~be|~stay|~study|~work|~sit|~play|~live [in] home', 'at'],
      ['~be|~meet|~dance [in] a|the party|wedding (> / .)', 'at'],
      ['[at] (all the|this|that|every) way', 'in'],
      ['[by|with|at] (this|that|the same|a different|another) way (> / ,|.|,|we|i|they|you|people)', 'in'],
      ['[with] (purpose) of', 'for the'],
      ['[in] (average) (> / ,|,)', 'on'],
    ],
    unless: ['come|comes home', '~live|~work|~be in home furnishings', 'with purpose', 'at risk'],
    confidence: 0.75,
    examples: {
      wrong: [
        ['She did it in purpose.', 'She did it on purpose.'],
        ['He stayed in home all day.', 'He stayed at home all day.'],
        ['They are in vacation.', 'They are on vacation.'],
      ],
      right: ['She did it on purpose.', 'It is a good time in home improvement.', 'They arrived in time.'],
    },
  },
  {
    id: 'ArriveTo',
    category: 'grammar',
    message: 'Wrong preposition after “arrive”',
    explanation: 'You arrive at a building or place, and in a city or country.',
    cases: [
      [
        '~arrive [to|into] $article|$possessive|this|that (@ADJ|@NOUN)? (airport|station|hotel|house|school|office|party|hospital|restaurant|place|conclusion|stop|door|beach|shop|university|destination|end|point|gate|site)',
        'at',
      ],
      [
        '~arrive [to|at] (london|paris|england|france|germany|china|japan|america|europe|italy|spain|india|canada|australia|york|tokyo|berlin|mexico|brazil|russia|korea)',
        'in',
      ],
      ['~arrive [to] @PROPN', 'in', 'at'],
      ['~arrive [to|at|in] (home|here|there) -(@NOUN)', ''],
    ],
    examples: {
      wrong: [
        ['We arrived to the airport late.', 'We arrived at the airport late.'],
        ['She arrived to London.', 'She arrived in London.'],
      ],
      right: ['We arrived at the airport.', 'They arrived to find it closed.'],
    },
  },
  {
    id: 'BetweenFromTo',
    category: 'grammar',
    message: 'Wrong pair of words',
    explanation: '“Between” goes with “and,” and “from” goes with “to.”',
    cases: [
      ['between (#number|@NUM|$month|$day) [to|-|until|till] (#number|@NUM|$month|$day)', 'and'],
      ['between #number (years|percent|%)? [to|until] #number', 'and'],
      ['from (#number|$month|$day) [and] (#number|$month|$day) (> / ,|.)', 'to'],
    ],
    unless: ['- #number years old'],
    examples: {
      wrong: [
        ['It costs between 5 to 10 dollars.', 'It costs between 5 and 10 dollars.'],
        ['He works between Monday to Friday.', 'He works between Monday and Friday.'],
      ],
      right: ['It costs between 5 and 10 dollars.', 'He works from Monday to Friday.'],
    },
  },
]
