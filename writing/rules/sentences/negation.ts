import type { Rule } from '../rule.ts'

/** Words that deny. */
export const negation: readonly Rule[] = [
  {
    id: 'NegatedTwice',
    category: 'grammar',
    message: 'Denied twice',
    explanation: 'In standard English one word denies: “I don’t know anything” or “I know nothing”.',
    cases: [
      [
        "(do|does|did|have|has|had|can|ca|could|wo|would|will|is|are|was|were) (n't|not) @ADV? (v:@VERB) (to @VERB)? [nothing]",
        'anything',
      ],
      [
        "(do|does|did|have|has|had|can|ca|could|wo|would|will) (n't|not) @ADV? @VERB (to @VERB)? [nobody]",
        'anybody',
      ],
      [
        "(do|does|did|have|has|had|can|ca|could|wo|would|will) (n't|not) @ADV? @VERB (to @VERB)? [no one]",
        'anyone',
      ],
      [
        "(do|does|did|have|has|had|can|ca|could|wo|would|will) (n't|not) @ADV? @VERB (to @VERB)? [nowhere]",
        'anywhere',
      ],
      [
        "(do|does|did|can|ca|could|wo|would) (n't|not) @ADV? (have|need|want|get|know|see|make|give|find|like|got|take|pay|tell|say) [no] -(longer|one|,|more|.)",
        'any',
      ],
      ["(did|do|does|have|has|had|wo|would|could|ca) n't [never]", 'ever'],
      ['never (!,&!.){0,3} (@VERB) [nothing]', 'anything'],
      ['never (@VERB) [nobody]', 'anybody'],
      ['never (@VERB) [no] (@NOUN)', 'any'],
      ['without [no] @ADJ? @NOUN', 'any'],
      ['without [nothing]', 'anything'],
      ['without [nobody]', 'anybody'],
    ],
    unless: ['nothing|nobody|no one but|except', ', nothing|nobody|no|nowhere', 'not only'],
    confidence: 0.85,
    examples: {
      wrong: [
        ["I don't know nothing about it.", "I don't know anything about it."],
        ['He left without no money.', 'He left without any money.'],
      ],
      right: ["I don't know anything about it.", 'I did not buy it, nothing there was good.'],
    },
  },
  {
    id: 'HardlyNot',
    category: 'grammar',
    message: 'Denied twice',
    explanation: '“Hardly”, “barely” and “scarcely” deny already: “I can hardly hear you”.',
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
    message: '“Either” after a denial',
    explanation: 'After “not”, it is “either” and not “too”, “also” or “neither”: “I don’t like it either”.',
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
    message: 'Said twice',
    explanation: '“No longer” says already what “anymore” says.',
    cases: [
      ['no longer (!,&!.){1,8} [anymore]', ''],
      ['no longer (!,&!.){1,8} [any more] (> / .|,)', ''],
      ['no [more] longer', ''],
    ],
    examples: {
      wrong: [
        ['They no longer live here anymore.', 'They no longer live here.'],
        ['It is no more longer needed.', 'It is no longer needed.'],
      ],
      right: ['They no longer live here.', "They don't live here anymore."],
    },
  },
]
