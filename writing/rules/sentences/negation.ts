import type { Rule } from '../rule.ts'

/** Negation. */
export const negation: readonly Rule[] = [
  {
    id: 'HardlyNot',
    category: 'grammar',
    message: 'Double negative with “hardly”',
    explanation: '“Hardly,” “barely” and “scarcely” are already negative: “I can hardly hear you.”',
    cases: [
      ["[can|ca n't] (hardly|barely|scarcely)", 'can'],
      ['[cannot] (hardly|barely|scarcely)', 'can'],
      ["[could n't|not] (hardly|barely|scarcely)", 'could'],
      ["(hardly|barely|scarcely) [m:can|could|ca n't|not]", 'can'],
      ["[do|does|did n't] hardly", ''],
    ],
    examples: {
      wrong: [
        ["I can't hardly hear you.", 'I can hardly hear you.'],
        ["We couldn't barely see it.", 'We could barely see it.'],
      ],
      right: ['I can hardly hear you.', 'Hardly had we come when it rained.'],
    },
  },
  {
    id: 'NotEither',
    category: 'grammar',
    message: 'Use “either” here',
    explanation:
      'After “not,” use “either” instead of “too,” “also” or “neither”: “I don’t like it, either.”',
    cases: [
      [
        "< $subjectPronoun|this|that|@PROPN (@AUX|do|does|did|ca|can|could|wo) (n't) (!,&!.&!but){1,5} [too|neither] . >",
        'either',
      ],
      [
        "< $subjectPronoun|this|that|@PROPN (@AUX|do|does|did|ca|can|could|wo) (n't) (!,&!.&!but){1,5} [also] . >",
        'either',
      ],
      ['< [me either] .', 'me neither'],
    ],
    unless: ['it too >', 'bad|good|often|much|far|long|hard|late too'],
    confidence: 0.7,
    examples: {
      wrong: [
        ["I don't like fish too.", "I don't like fish either."],
        ["He can't swim also.", "He can't swim either."],
      ],
      right: ["I don't like fish either.", 'I like fish too.'],
    },
  },
  {
    id: 'NoLongerAnymore',
    category: 'grammar',
    message: 'Repeated meaning after “no longer”',
    explanation: '“No longer” already means “not anymore,” so one of them is enough.',
    cases: [
      ['no longer (!,&!.){1,8} [anymore]', ''],
      ['no longer (!,&!.){1,8} [any more] (> / .|,)', ''],
    ],
    examples: {
      wrong: [
        ['They no longer live here anymore.', 'They no longer live here.'],
        ['It no longer works anymore.', 'It no longer works.'],
      ],
      right: ['They no longer live here.', "They don't live here anymore."],
    },
  },
]
