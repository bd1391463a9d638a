import type { Rule } from '../rule.ts'

/** Comparatives and superlatives that are doubled or badly formed. */
export const comparatives: readonly Rule[] = [
  {
    id: 'DoubleComparative',
    category: 'grammar',
    message: 'Extra “more” in this comparison',
    explanation: 'A word ending in “-er” already means “more”: “This one is taller.”',
    cases: [
      ['[more c:$comparative] -(-)', '{c}'],
      ['[more c:better|worse|less|further|farther] -(-)', '{c}'],
      ['[less better]', 'worse'],
      ['[much more c:better|worse] -(-)', 'much {c}'],
    ],
    sets: {
      comparative:
        'taller bigger smaller larger stronger weaker older younger faster slower cheaper richer poorer easier harder happier higher lower longer shorter hotter colder warmer cooler safer cleaner smarter nicer deeper wider closer greater simpler busier healthier heavier lighter brighter darker prettier funnier earlier later quicker louder softer clearer newer thinner fatter braver kinder calmer wiser',
    },
    unless: ['more later', 'any|the|once|some|much more later'],
    confidence: 0.9,
    examples: {
      wrong: [
        ['She is more taller than me.', 'She is taller than me.'],
        ['This is more better.', 'This is better.'],
        ['It is no more longer needed.', 'It is no longer needed.'],
      ],
      right: ['She is taller than me.', 'They want more better-paid jobs.', 'I will tell you more later.'],
    },
  },
  {
    id: 'DoubleSuperlative',
    category: 'grammar',
    message: 'Extra “most” in this comparison',
    explanation: 'A word ending in “-est” already means “most”: “the tallest tree.”',
    cases: [['[most s:$superlative]', '{s}']],
    sets: {
      superlative:
        'best worst tallest biggest smallest largest strongest weakest oldest youngest fastest slowest cheapest richest poorest easiest hardest happiest highest lowest longest shortest hottest coldest warmest safest cleanest smartest nicest deepest widest closest greatest simplest busiest healthiest heaviest lightest brightest prettiest funniest earliest latest quickest loudest clearest newest thinnest bravest kindest wisest',
    },
    confidence: 0.9,
    examples: {
      wrong: [
        ['It was the most easiest exam.', 'It was the easiest exam.'],
        ['He is the most tallest boy.', 'He is the tallest boy.'],
      ],
      right: ['It was the easiest exam.', 'Most novels are short.'],
    },
  },
  {
    id: 'WrongComparativeForm',
    category: 'grammar',
    message: 'Wrong form of this comparison',
    explanation:
      'Short adjectives take “-er” and “-est,” but “good” and “bad” are irregular: “taller,” “better,” “worse.”',
    cases: [
      ['[gooder]', 'better'],
      ['[goodest|bestest]', 'best'],
      ['[badder|worser]', 'worse'],
      ['[baddest|worstest]', 'worst'],
      ['[more good|well] (> / than|,|.|for|at|and|to)', 'better'],
      ['[more bad] (> / than|,|.|for|and|to)', 'worse'],
      ['[most good] (@NOUN)', 'best'],
      ['[most bad] (@NOUN)', 'worst'],
      ['[more easy] (> / than|to|for|,|.|and|or)', 'easier'],
      ['[more big] (> / than|,|.|and|or)', 'bigger'],
      ['[more small] (> / than|,|.|and|or)', 'smaller'],
      ['[more cheap] (> / than|to|for|,|.|and|or)', 'cheaper'],
      ['[more fast] (> / than|to|,|.|and|or)', 'faster'],
      ['[more old] (> / than|,|.|and|or)', 'older'],
      ['[more young] (> / than|,|.|and|or)', 'younger'],
      ['[more tall] (> / than|,|.|and|or)', 'taller'],
      ['[more high] (> / than|,|.|and|or)', 'higher'],
      ['[more low] (> / than|,|.|and|or)', 'lower'],
      ['[more rich] (> / than|,|.|and|or)', 'richer'],
      ['[more strong] (> / than|,|.|and|or)', 'stronger'],
      ['[more long] (> / than|,|.|and|or)', 'longer'],
      ['[more short] (> / than|,|.|and|or)', 'shorter'],
      ['[more happy] (> / than|,|.|and|or)', 'happier'],
      ['[more hard] (> / than|to|for|,|.|and|or)', 'harder'],
      ['[more cold] (> / than|,|.|and|or)', 'colder'],
      ['[more hot] (> / than|,|.|and|or)', 'hotter'],
      ['[more nice] (> / than|,|.|and|or)', 'nicer'],
      ['[more large] (> / than|,|.|and|or)', 'larger'],
      ['[more near] (> / to|,|.|and|or)', 'nearer'],
      ['[more far] (> / than|from|,|.|and|or)', 'farther'],
      ['[more late] (> / than|,|.|and|or)', 'later'],
      ['[more early] (> / than|,|.|and|or)', 'earlier'],
      ['[most easy] (way|thing|to)', 'easiest'],
      ['[most big|large] (@NOUN)', 'biggest'],
      ['[most old] (@NOUN)', 'oldest'],
      ['[most high] (@NOUN)', 'highest'],
      ['[most tall] (@NOUN)', 'tallest'],
      ['[most cheap] (@NOUN)', 'cheapest'],
    ],
    confidence: 0.75,
    unless: ['most old|big|large|high|tall|cheap #plural'],
    examples: {
      wrong: [
        ['This way is more easy than that one.', 'This way is easier than that one.'],
        ['It is the most big city.', 'It is the biggest city.'],
      ],
      right: ['This way is easier.', 'Most big cities are loud.', 'There are more old houses than new ones.'],
    },
  },
  {
    id: 'ComparativeForTwo',
    category: 'grammar',
    message: 'Use “best” or “-est” here',
    explanation: 'To pick one out of many, use a word like “best” or “tallest”: “one of the best movies.”',
    cases: [
      ['one of the [better] (in|of|ever)', 'best'],
      ['one of the [more] @ADJ #plural (in|of) (the|our) world|country|class|history|all', 'most'],
      ['the [more] @ADJ @NOUN in|of the|our world|class|country|city|family|year|universe|history', 'most'],
      ['the [better] (@NOUN) (in|of) (the|our) (world|class|country|city|universe|history)', 'best'],
      [
        'the [bigger|larger] (@NOUN) (in|of) (the|our) (world|class|country|city|universe|history)',
        'biggest',
      ],
      ['the [older] (@NOUN) (in|of) (the|our) (world|class|country|city|universe|history)', 'oldest'],
    ],
    examples: {
      wrong: [
        ['It is the better team in the world.', 'It is the best team in the world.'],
        ['He is the more famous singer in the country.', 'He is the most famous singer in the country.'],
      ],
      right: ['It is the best team in the world.', 'It is the better team of the two.'],
    },
  },
  {
    id: 'VeryComparative',
    category: 'grammar',
    message: 'Wrong word for emphasis',
    explanation: 'Words like “better” and “older” take “much” or “far” instead of “very”: “much better.”',
    cases: [
      ['[very|so] $comparative&!lower than', 'much'],
      [
        '[very] (better|worse|bigger|smaller|taller|older|younger|cheaper|faster|easier|harder|stronger|longer|larger|more|less) -(and)',
        'much',
      ],
      [
        '[too much] (expensive|difficult|big|small|old|young|late|early|hot|cold|tired|busy|dangerous|hard|easy|far|fast|slow|heavy|loud|bad|high|low|short|long) (> / ,|.|to|for|and|because)',
        'too',
      ],
      [
        '[so much] (beautiful|difficult|big|small|old|happy|tired|busy|dangerous|hard|expensive|interesting|important|nice|cold|hot|sad|funny|famous|popular|good|bad|long) (> / ,|.|to|for|and|because|that)',
        'so',
      ],
    ],
    sets: {
      comparative:
        'better worse bigger smaller taller older younger cheaper faster easier harder stronger longer larger higher lower',
    },
    examples: {
      wrong: [
        ['This car is very better than mine.', 'This car is much better than mine.'],
        ['It is too much expensive for me.', 'It is too expensive for me.'],
      ],
      right: ['This car is much better.', 'There is too much hot air in it.', 'It is so much better.'],
    },
  },
  {
    id: 'FewerCountable',
    category: 'grammar',
    message: 'Use “fewer” with a plural',
    explanation: 'Use “fewer” for things you can count and “less” for amounts: “fewer cars,” “less time.”',
    cases: [
      [
        '[less] (people|cars|students|children|friends|problems|mistakes|jobs|workers|accidents|books|countries|things|questions|errors|opportunities|options|women|men|hours|days|words|calories|animals|trees|products|customers|teachers|chances|advantages|reasons|bugs|users) -(than)',
        'fewer',
      ],
    ],
    confidence: 0.7,
    unless: ['or|no|than less', 'less than'],
    note: '“Less” before a plural is common in speech; careful writing keeps “fewer”.',
    examples: {
      wrong: [
        ['There are less cars today.', 'There are fewer cars today.'],
        ['I make less mistakes now.', 'I make fewer mistakes now.'],
      ],
      right: ['There are fewer cars today.', 'It takes less time.', 'It took less than two days.'],
    },
  },
  {
    id: 'MostPeople',
    category: 'grammar',
    message: 'Wrong form with “most” or a similar word',
    explanation:
      '“Most” goes right before a noun, and “most of” needs “the,” “my” or “them”: “most people,” “most of the students.”',
    cases: [
      [
        "[most of] (people|students|children|countries|cities|parents|teachers|women|men|companies|things|families|schools|animals|workers|consumers|advertisements|products|cars) -(’s|'s|@NOUN)",
        'most',
      ],
      [
        '[most of] @ADJ (people|students|children|countries|cities|parents|teachers|women|men|companies|things|families|products)',
        'most',
      ],
      [
        "[some|many of] (people|students|children|countries|cities|parents|teachers|women|men|companies) -('s)",
        '{.lower}',
      ],
      ['[almost of] $article|$possessive|us|them|these|those', 'most of'],
      ['[almost of] (people|students|#plural)', 'most'],
      [
        '[almost] (people|students|children|countries|things|companies|products|women|men) (> / @VERB|@AUX|,|.|who|in|think|have|want)',
        'most',
        'almost all',
      ],
      ['most [of] @ADJ? time (> / ,|.|i|we|it|they|he|she|people|and)', 'of the'],
      ['[most the] time|people', 'most of the'],
      ['[every|each of] (student|person|child|people)', '{.lower}'],
      [
        '-<(~be|~become|~seem) [almost] (people|#plural&#countable&!$units) -($reflexive)',
        'most',
        'almost all',
      ],
      ['[almost] of (the|my|our|their|these|those|them|us)', 'most', 'almost all'],
      ['most|some|many|several|few [of] (people|#plural&#countable)', '', 'of the'],
      ['(<|that|because|but|and) [mostly] (people|#plural&#countable)', 'most'],
      ['[most part of] (the|my|our|their)', 'most of'],
      [
        'some|many|most|several|few [of n:#singular&#countable&!$whole] -($compound / @NOUN|@NUM|@PROPN|$number|one)',
        '{n.plural}',
        'of the {n.plural}',
      ],
    ],
    unless: [
      '~make|~get the most of',
      "not|n't many|some of",
      'few|kind|part|some|many|most|several of #plural (ago|and)',
      'the|at most|few of',
      'was|were|is|are|,|but mostly',
    ],
    sets: {
      whole: 'course school college class university town church prison day night summer winter part page',
    },
    examples: {
      wrong: [
        ['Most of people prefer tea.', 'Most people prefer tea.'],
        ['Almost of the students came.', 'Most of the students came.'],
        ['Almost people have a phone.', 'Most people have a phone.'],
        ['Most of people have a phone.', 'Most people have a phone.'],
        ['Some of student came.', 'Some students came.'],
      ],
      right: [
        'Most of the people prefer tea.',
        'Most people prefer tea.',
        'Make the most of people you know.',
        'Almost all people have a phone.',
        'Most of the people have a phone.',
        'They are almost brothers.',
        'We hired mostly people with cars.',
        'Some of course will go, and most of town was dark.',
      ],
    },
  },
]
