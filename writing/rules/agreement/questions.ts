import type { Rule } from '../rule.ts'

/** Questions, whose verb precedes its subject. */
export const questions: readonly Rule[] = [
  {
    id: 'DoHe',
    category: 'grammar',
    message: '“Do” or “does” doesn’t match the subject',
    explanation:
      'In a question, use “does” with “he,” “she” and “it,” and “do” with “I,” “we,” “you” and “they.”',
    cases: [
      ["+<(what|where|why|how|when|who|which|many|much|often|long) [do] n't? he|she", 'does'],
      ["+<(what|where|why|how|when|who|which|many|much|often|long) [do] n't? it @ADV? #base&#verb", 'does'],
      ["< [do] n't? he|she", 'does'],
      ["< [do] n't? it @ADV? #base&#verb", 'does'],
      ["+<(< / what|where|why|how|when|who|which|many|much|often|long) [does] n't? i|we|you|they", 'do'],
      [
        "+<(what|where|why|how|when / < / how many|much @NOUN) [do] n't? (the|a|an|my|your|his|her|this|that) @ADJ? #singular&!$collective&!$peopleAdjective @ADV? @VERB&#base",
        'does',
      ],
      [
        "+<(what|where|why|how|when / <) [does] n't? (the|these|those|my|your|our|their|most|some|many|all) @ADJ? #plural",
        'do',
      ],
      ["+<(what|where|why|how|when / <) [does] n't? people|children|men|women|students", 'do'],
    ],
    examples: {
      wrong: [
        ['Do he like it?', 'Does he like it?'],
        ['Where does they live?', 'Where do they live?'],
        ['What do the story tell us?', 'What does the story tell us?'],
        ['Why does people smoke?', 'Why do people smoke?'],
      ],
      right: [
        'Do the dishes before he comes.',
        'Does he like it?',
        'What do they want?',
        'What does it do?',
        'Why do it now?',
        'Why do it at all?',
      ],
    },
  },
  {
    id: 'IsThey',
    category: 'grammar',
    message: 'Verb and subject don’t match in this question',
    explanation: 'In a question, too, the verb matches its subject: “Are they ready?” “Is he ready?”',
    cases: [
      ["+<(< / what|where|why|how|when|who|which) [is] n't? we|they", 'are'],
      ["+<(< / what|where|why|how|when|who|which) [was] n't? we|they|you", 'were'],
      ["+<(< / what|where|why|how|when|who) [are] n't? he|she|it", 'is'],
      ["< [is] n't? you @ADJ|#ing", 'are'],
      ['< [is] (the|these|those|your|my|our|their) @ADJ? #plural&!$sum @ADJ|#ing|@VERB', 'are'],
      ['+<(what|where|why|how|who) [is] these|those', 'are'],
      ['+<(where|how|who) [is] (the|your|my|our|their|all) @ADJ? #plural&!$sum > ', 'are'],
      ['+<(where|how|who) [was] (the|your|my|our|their|all) @ADJ? #plural&!$sum > ', 'were'],
    ],
    sets: { sum: 'years months weeks days hours minutes dollars miles' },
    examples: {
      wrong: [
        ['Is they ready?', 'Are they ready?'],
        ['Where was you yesterday?', 'Where were you yesterday?'],
        ['Where is my keys?', 'Where are my keys?'],
        ['What is these?', 'What are these?'],
      ],
      right: ['Is he ready?', 'Where is my key?', 'Is the news good?', 'What it is they do is unclear.'],
    },
  },
  {
    id: 'HasThey',
    category: 'grammar',
    message: '“Have” or “has” doesn’t match the subject',
    explanation: 'In a question, too, the verb matches its subject: “Have they left?” “Has he left?”',
    cases: [
      ["+<(< / what|where|why|how|when|who) [has] n't? i|we|you|they", 'have'],
      ["+<(< / what|where|why|how|when) [have] n't? he|she|it (ever|already|just)? #participle", 'has'],
      ['< [has] (the|these|those|your|my|our|their) @ADJ? #plural (ever|already|just)? #participle', 'have'],
      ['how (many|long) (@ADJ? #plural)? [has] (you|they|we|people)', 'have'],
    ],
    examples: {
      wrong: [
        ['Has you seen it?', 'Have you seen it?'],
        ['Where have she gone?', 'Where has she gone?'],
        ['How long has they lived here?', 'How long have they lived here?'],
      ],
      right: ['Has he seen it?', 'Have you seen it?', 'What he has you cannot buy.'],
    },
  },
  {
    id: 'HowManyIs',
    category: 'grammar',
    message: 'Use a plural verb after “how many”',
    explanation: '“How many” asks about several things, so the verb is plural: “How many people are here?”',
    cases: [
      ['how many @ADJ? #plural [is] -(a|an)', 'are'],
      ['how many @ADJ? #plural [was]', 'were'],
      ['how many @ADJ? #plural [has]', 'have'],
      ['how many @ADJ? #plural [does]', 'do'],
    ],
    examples: {
      wrong: [
        ['How many people is in the room?', 'How many people are in the room?'],
        ['How many books is there?', 'How many books are there?'],
      ],
      right: ['How many people are in the room?', 'How much money is in the bank?'],
    },
  },
  {
    id: 'WhatAreSingular',
    category: 'grammar',
    message: 'Verb and noun don’t match',
    explanation: 'The verb matches the noun that follows: “What is the reason?”',
    cases: [
      [
        'what [are] (the|your|his|her|its) (best|main|most|real|first|only|biggest)? @ADJ? #singular&!$collective&!$peopleAdjective (> / of|for|why|behind|that)',
        'is',
      ],
      [
        'what [is] (the|your|his|her|its|their|our|some) (best|main|most|real|first|biggest)? @ADJ? #plural -(of|and)',
        'are',
      ],
    ],
    unless: ['what is the means|odds|headquarters|thanks'],
    examples: {
      wrong: [
        ['What are the reason for this?', 'What is the reason for this?'],
        ['What is your hobbies?', 'What are your hobbies?'],
      ],
      right: ['What is the reason for this?', 'What are the odds?', 'What is the news?'],
    },
  },
]
