import { spellingsOf } from '#writing/tagger/verbs/inflect.ts'
import { regularised } from '#writing/tagger/verbs/regularised.ts'

import type { Case, Rule } from '../rule.ts'

const afterHave = "have|has|had|'ve|be|been|being|is|are|was|were not|n't|also|never|already|just?"

const cases: readonly Case[] = [...regularised].flatMap(([wrong, base]): Case[] => {
  const past = spellingsOf(base, 'past')[0] ?? base
  const participle = spellingsOf(base, 'participle')[0] ?? base
  return [
    [`${afterHave} [${wrong}]`, participle],
    [`-<(${afterHave}) ${wrong}`, past],
  ]
})

export const irregularForms: readonly Rule[] = [
  {
    id: 'IrregularPast',
    category: 'grammar',
    message: 'Wrong past form',
    explanation: 'Not every verb ends in “ed” in the past: “buy, bought,” “choose, chose, chosen.”',
    cases: [
      ...cases,
      ['brang|brung', 'brought'],
      ['tooken', 'taken'],
      ['wroten', 'written'],
      ['costed&@VERB', 'cost'],
      ['broadcasted', 'broadcast'],
      ['layed', 'laid'],
      ['i|he|she|we|they|it [sawed] -((#word){1,4} (off|through|up|down|into|in|away|apart))', 'saw'],
    ],
    confidence: 0.9,
    examples: {
      wrong: [
        ['He choosed the red one.', 'He chose the red one.'],
        ['They have buyed a house.', 'They have bought a house.'],
        ['She teached us well.', 'She taught us well.'],
      ],
      right: ['He chose the red one.', 'The will was found.'],
    },
  },
  {
    id: 'ParticipleAlone',
    category: 'grammar',
    message: 'Use the past tense or add “have”',
    explanation:
      'Forms like “seen,” “done” and “gone” need “have,” and the past tense stands alone: “I saw it,” “I have seen it.”',
    cases: [
      [
        '+<(< / and|but|because|when|that|,|if|so|then) (i|we|you|they) (never|also|just|already|only|finally|then)? [v:$participle]',
        '{v.past}',
        'have {v}',
      ],
      [
        '+<(< / and|but|because|when|that|,|if|so|then) (he|she|it) (never|also|just|already|only|finally|then)? [v:$participle]',
        '{v.past}',
        'has {v}',
      ],
    ],
    sets: {
      participle:
        'seen done gone taken written eaten given spoken known begun driven fallen forgotten chosen broken grown drunk swum sung flown shown stolen woken',
    },
    unless: [
      'have|has|had|having|be|been|being|is|are|was|were|get|~see|~make|~need|~want $subjectPronoun',
      'all|anything|everything|what @VERB? i|we|you|they|he|she|it done',
      'have|has|had @ADV? #participle , $subjectPronoun',
      "have|has|had|'ve|'s|~be not|n't? $subjectPronoun? (also|never|already|just)? #participle and",
    ],
    examples: {
      wrong: [
        ['I seen him yesterday.', 'I saw him yesterday.'],
        ['We done it because they gone home.', 'We did it because they went home.'],
      ],
      right: ['Have you seen it?', 'I have seen and done it.', 'All things considered, I saw him.'],
    },
  },
]
