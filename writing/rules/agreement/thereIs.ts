import type { Rule } from '../rule.ts'

/** "There is" and "there are" with what follows them. */
export const thereIs: readonly Rule[] = [
  {
    id: 'ThereIsPlural',
    category: 'grammar',
    message: '“There are” before a plural',
    explanation: 'After “there”, the verb agrees with what follows it: “there are many reasons”.',
    cases: [
      ['there [is] (@ADV? many|several|few|various|numerous / @ADV? a few / $number #plural)', 'are'],
      ['there [was] (@ADV? many|several|few|various|numerous / @ADV? a few / $number #plural)', 'were'],
    ],
    unless: ['many|few a'],
    examples: {
      wrong: [
        ['There is many people here.', 'There are many people here.'],
        ['There was several reasons for it.', 'There were several reasons for it.'],
      ],
      right: ['There is much to do.', 'There is many a slip.', 'There are many people.'],
    },
  },
]
