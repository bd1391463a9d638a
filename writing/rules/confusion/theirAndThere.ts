import type { Rule } from '../rule.ts'

const own =
  'own|parents|children|family|house|home|friends|life|lives|job|country|kids|mother|father|idea|ideas|product|products|money|names|name|work|culture|jobs|students|teachers|customers|opinion|opinions|car|cars|hands|eyes|skills|behavior|own'

/** Belongings that can hardly follow “there” as a place. */
const belongings =
  'office|offices|boss|manager|managers|team|company|staff|website|phone|phones|account|accounts|address|desk|desks|homework|clothes|shoes|bags|dog|neighbors|neighbours'

/** “Their,” “there” and “they’re,” which sound the same. */
export const theirAndThere: readonly Rule[] = [
  {
    id: 'TheirForTheyre',
    category: 'grammar',
    message: 'Did you mean “they’re” (they are)?',
    explanation: '“Their” shows who something belongs to, and “they’re” is short for “they are.”',
    cases: [
      [
        '[their] (going to / not (@ADJ|#ing|going|a|the) / a|an|the|very|so|too|always|trying|doing|getting|coming|being|making|having|all|just (@ADJ|#ing|@NOUN|@ADV|@DET|a|the))',
        "they're",
      ],
      [
        '(that|because|if|when|but|and|,|so / <) [their] (happy|sad|ready|able|afraid|sure|wrong|right|tired|busy|late|nice|interested|supposed) (to|that|of|in|about|and|,|.|with|for)',
        "they're",
      ],
    ],
    unless: ['@ADP their', 'their very|all @ADJ? @NOUN', 'their going to', 'their all -', 'right|wrong to'],
    examples: {
      wrong: [
        ['Their not going home.', "They're not going home."],
        ['I think that their happy with it.', "I think that they're happy with it."],
      ],
      right: ['Their right to vote was denied.', 'Their own first song was good.', "They're not going home."],
    },
  },
  {
    id: 'TheirForThere',
    category: 'grammar',
    message: 'Did you mean “there”?',
    explanation: '“Their” shows who something belongs to, and “there” is a place or starts “there is.”',
    cases: [
      [
        "[their] (is|are|was|were|'s|has|have|will|would|can|could|must|may|might|should|seems) (a|an|no|not|n't|many|some|much|so|always|been|be|several|few|lots|two|three|also|only|people|nothing|something|any)",
        'there',
      ],
      [
        '(over|been|went|go|out|get|sit|stand|live|lived|right|from|stay|stayed|arrived|up|down|in) [their] (> / ,|.|!)',
        'there',
      ],
      ['(over|~go|~live|~stay) [their] (and|because|when|for #number|yesterday|every|with|again)', 'there'],
    ],
    examples: {
      wrong: [
        ['Their are many people here.', 'There are many people here.'],
        ['I have been their.', 'I have been there.'],
      ],
      right: ['Their will is strong.', 'There are many people.', 'All their has-beens left.'],
    },
  },
  {
    id: 'ThereForTheir',
    category: 'grammar',
    message: 'Did you mean “their”?',
    explanation: '“There” is a place, and “their” shows who something belongs to.',
    cases: [
      [
        `(in|of|with|for|from|by|about|to|on|~use|~show|~have|~love|~do|~lose|~make|~leave|~change|~spend|~sell|~buy|~know|~give|~take|all|both|and|that|~help|~express|~want|~improve) [there] ${own}`,
        'their',
      ],
      [
        '(in|of|with|for|from|by|about|on|~lose|~change|~improve) [there] (@ADJ) (family|house|life|lives|job|country|parents|children|products|friends)',
        'their',
      ],
      [
        `< [there] (parents|friends|lives|ideas|families|products|names|children) (are|were|have|will|is|do|did|can)`,
        'their',
      ],
      [
        `(in|into|at|of|with|for|from|by|about|to|on|near|outside|~visit|~contact|~call|~lose|~forget) [there] ${belongings}`,
        'their',
      ],
    ],
    unless: ['~live|~be|~go in|on there', 'from|out there own'],
    examples: {
      wrong: [
        ['They live with there parents.', 'They live with their parents.'],
        ['Companies show there products.', 'Companies show their products.'],
        ['We met them at there office.', 'We met them at their office.'],
        ['They had to call there boss.', 'They had to call their boss.'],
      ],
      right: [
        'They live with their parents.',
        'Put it in there, please.',
        'From there, children walk.',
        'Is there office space to let?',
        'Go there, phone them, and wait.',
        'We moved there, and there staff were kind.',
      ],
    },
  },
]
