import type { Rule } from '../rule.ts'

/** Nouns with the wrong preposition. */
export const afterNouns: readonly Rule[] = [
  {
    id: 'PrepositionAfterNoun',
    category: 'grammar',
    message: 'Wrong preposition after this noun',
    explanation: 'Each noun goes with certain prepositions: “the reason for,” “the key to,” “an effect on.”',
    cases: [
      [
        '$article|main|only|another|important|this|real reason [of|to] (this|that|$article|$possessive|it|such)',
        'for',
      ],
      [
        '$article|main|only|real key|answer|solution [of|for] (success|happiness|$possessive problem|this question|the question|the problem|a healthy|a happy|good health)',
        'to',
      ],
      [
        'effect|effects|impact|impacts|influence|influences [to] $article|@ADJ|$possessive|$objectPronoun|people|children|society|health|environment',
        'on',
      ],
      [
        '$possessive|$article|great|good|bad|positive|negative attitude [about|for|on|at] (the|$possessive|life|learning|work|people)',
        'toward',
        'to',
      ],
      [
        'interest [for|about|at|on] (music|art|history|science|sports|learning|politics|nature|books|reading|$possessive studies)',
        'in',
      ],
      ['access [of|into] $article|$possessive|information|education|internet|water', 'to'],
      ['(addiction|allergy) [of|with|for|on|in] $article|@NOUN|@PROPN', 'to'],
      ['admiration|sympathy|hunger [to] $article|$objectPronoun|people|knowledge|success|money', 'for'],
      ['difference|differences [among|of] (men and women / these two / both)', 'between'],
      ['~take (part) [on|to|at] $determiner|many|@NOUN|#ing', 'in'],
      [
        '(no|little|a|full|complete|more|better|$possessive) control [of|on|at] $possessive temper|emotions|feelings|anger',
        'over',
      ],
      ['(lack|fear) [from|about] the|$possessive|#ing', 'of'],
    ],
    examples: {
      wrong: [
        ['What is the main reason of this problem?', 'What is the main reason for this problem?'],
        ['Smoking has bad effects to your health.', 'Smoking has bad effects on your health.'],
      ],
      right: ['That is the reason to leave.', 'It took effect in the spring.', 'The key to success is work.'],
    },
  },
]
