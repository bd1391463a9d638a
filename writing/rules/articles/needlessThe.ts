import type { Rule } from '../rule.ts'

/** Places where “the” is superfluous. */
export const needlessThe: readonly Rule[] = [
  {
    id: 'NoTheBeforeMostOf',
    category: 'grammar',
    message: 'Extra “the” before “most” or “both”',
    explanation: '“Most” and “both” need no “the” here: “most of his friends,” “both of them.”',
    cases: [
      [
        '(<|,|and|but|that|because|for|in|of|with|@VERB) [the most] of $article|$possessive|them|us|these|those|people',
        'most',
      ],
      ['[the both] of|@NOUN|are|have|were', 'both'],
      ['[the each]', 'each'],
      ['[the some|many|much] of', '{.lower}'],
      [
        '+<(< / that|because|but|and|for) [the most] (people|students|children|women|men) (#verb|in|who|like|think|have)',
        'most',
      ],
    ],
    unless: ['make|makes|made|making the most of', '~get the most'],
    examples: {
      wrong: [
        ['He spent it with the most of his friends.', 'He spent it with most of his friends.'],
        ['I like the both of them.', 'I like both of them.'],
        ['The most people like it.', 'Most people like it.'],
      ],
      right: ['Make the most of your time.', 'He did the most of all.'],
    },
  },
  {
    id: 'NoTheBeforeCountry',
    category: 'grammar',
    message: 'Extra “the” before this name',
    explanation: 'Most names of countries, continents and cities take no “the.”',
    cases: [
      [
        'in|to|from|of|visit|visited|left|leave [the] (germany|france|china|japan|india|italy|spain|russia|brazil|mexico|turkey|egypt|korea|canada|australia|england|africa|asia|europe|america|vietnam|thailand|pakistan|iran|iraq|poland|portugal|greece|london|paris|tokyo|beijing|moscow|berlin|madrid|rome) (> / ,|.|and|in|is|are|was|were|for|to|because|when|by|has|have)',
        '',
      ],
      [
        '< [the] (germany|france|china|japan|india|italy|spain|russia|brazil|mexico|egypt|canada|australia|england|africa|asia|europe|vietnam|thailand|pakistan|iran|poland|portugal|greece) (is|was|has|had|will|became)',
        '',
      ],
    ],
    unless: ['hotel|ship|restaurant'],
    examples: {
      wrong: [
        ['She lives in the Germany and works.', 'She lives in Germany and works.'],
        ['He moved to the China in 2010.', 'He moved to China in 2010.'],
      ],
      right: [
        'She lives in Germany.',
        'It is about the India of old.',
        'He lives in the America that we know.',
      ],
    },
  },
  {
    id: 'NoTheBeforeLanguage',
    category: 'grammar',
    message: 'Extra “the” before a language',
    explanation:
      'Languages take no “the,” except before the word “language”: “speak English,” “the English language.”',
    cases: [
      [
        '~speak|~learn|~study|~understand|~teach|~practice|~practise|~improve|in|speaking [the] (english|french|german|spanish|italian|chinese|japanese|russian|arabic|portuguese|korean|hindi|turkish) (> / ,|.|and|because|at|in|with|well|very|to|for|fluently|from|as|is|but|or)',
        '',
      ],
    ],
    examples: {
      wrong: [
        ['I learn the English at school.', 'I learn English at school.'],
        ['He speaks the French very well.', 'He speaks French very well.'],
      ],
      right: ['I learn the English language.', 'We understand the French people.', 'He speaks French.'],
    },
  },
  {
    id: 'NoTheInSetPhrase',
    category: 'grammar',
    message: 'Extra “the” in a set phrase',
    explanation: 'This phrase always comes without “the,” as in “go to bed.”',
    cases: [
      ['[in the conclusion] ,', 'in conclusion'],
      ['[in the addition] ,', 'in addition'],
      ['[in the fact] ,', 'in fact'],
      ['[in the general] ,', 'in general'],
      ['[in the general] (> / .)', 'in general'],
      ['[for the example] -(of|to|in|above|below|that|we|i|you)', 'for example'],
      ['[for the instance] -(of|to|in|above|below|that|we|i|you)', 'for instance'],
      ['[in the nowadays]', 'nowadays'],
      ['[at the night] (> / ,|.|and|i|we|he|she|they|because|when)', 'at night'],
      ['[at the home] (> / ,|.|and|i|we|he|she|they|because|when|alone)', 'at home'],
      ['[at the work] (> / ,|.|and|i|we|he|she|they|because|when)', 'at work'],
      [
        '~go|~travel|~come|~get (#word){0,3} [by the] (car|bus|train|plane|bike|bicycle|taxi|boat|foot|email|phone) (> / ,|.|and|because|to|from|or|every)',
        'by',
      ],
      ['~go|~come|~walk|~drive|~get|~return [to the home]', 'home'],
      ['~go [to the] bed (> / ,|.|and|at|early|late|because)', 'to'],
      [
        '~have|~eat|~cook|~make|~prepare|~skip [the] (breakfast|lunch|dinner) (> / ,|.|and|with|at|in|together|for|because|every)',
        '',
      ],
      [
        '~play [the] (football|soccer|tennis|basketball|volleyball|chess|golf|baseball|cricket|badminton|hockey|cards) (> / ,|.|and|with|at|in|together|because|every|on|after)',
        '',
      ],
      ['~watch [the] (tv|television) (> / ,|.|and|with|at|in|because|every|all)', ''],
      ['[the] (mankind|humankind|humanity) (> / ,|.|is|has|and|to|in|will|can|from|by)', ''],
      ['in|of [the] (my|your|his|our|their) @NOUN|@ADJ', ''],
      ['(<|and|that|,|in|of|for|with|by|to|from) [the] (my|your|our|their|this|these) @NOUN|@ADJ', ''],
      [
        'in|of|by|about|from|with|love|loves|enjoy|protect|destroy|respect [the nature] (> / ,|.|and|is|because|but)',
        'nature',
      ],
      [
        '< [the life] (is|was) (very|hard|short|too|not|good|difficult|easy|full|better|more|beautiful)',
        'life',
      ],
    ],
    examples: {
      wrong: [
        ['For the example, I like it.', 'For example, I like it.'],
        ['We go there by the bus every day.', 'We go there by bus every day.'],
        ['They play the football on Sundays and rest.', 'They play football on Sundays and rest.'],
        ['I like to be close to animals and in the nature.', 'I like to be close to animals and in nature.'],
        ['The life is hard.', 'Life is hard.'],
      ],
      right: [
        'He stood by the car.',
        'Hit by the car that came, he fell.',
        'I ate the dinner that she made.',
      ],
    },
  },
]
