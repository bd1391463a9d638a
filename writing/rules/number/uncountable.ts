import { neverPlural } from '#writing/tagger/nouns/lists.ts'

import type { Rule } from '../rule.ts'

/** Nouns that never take "a" or a plural. */
const strict =
  'advice information furniture homework luggage baggage equipment software hardware evidence progress traffic weather money rubbish garbage jewelry jewellery housework scenery machinery news feedback clothing electricity pollution research cash advertising legislation violence poverty unemployment'

/** Uncountable nouns. */
export const uncountable: readonly Rule[] = [
  {
    id: 'UncountablePlural',
    category: 'grammar',
    message: 'This noun has no plural',
    explanation:
      'Nouns like “information,” “advice” and “furniture” can’t be counted, so they never take an “s.”',
    cases: [
      ['[n:$never&@NOUN are]', '{n.singular} is'],
      ['[n:$never&@NOUN were]', '{n.singular} was'],
      ['[n:$never&@NOUN have]', '{n.singular} has'],
      ['[a|an n:$never&@NOUN]', '{n.singular}'],
      ['[many n:$never&@NOUN]', 'much {n.singular}'],
      ['[these n:$never&@NOUN]', 'this {n.singular}'],
      ['[several n:$never&@NOUN]', 'some {n.singular}'],
      ['[a few n:$never&@NOUN]', 'some {n.singular}'],
      ['[$never&@NOUN&!$mayCount]', '{.singular}'],
    ],
    sets: {
      never: Object.keys(neverPlural).join(' '),
      mayCount: 'staffs gossips laughters trashes progresses weathers applauses slangs',
    },
    confidence: 0.9,
    examples: {
      wrong: [
        ['I need some informations.', 'I need some information.'],
        ['She gave me many advices.', 'She gave me much advice.'],
        ['The equipments are old.', 'The equipment is old.'],
      ],
      right: ['I need some information.', 'He progresses well.'],
    },
  },
  {
    id: 'AnUncountable',
    category: 'grammar',
    message: 'Extra “a” or “an” before this noun',
    explanation:
      'Nouns like “advice” and “news” can’t be counted, so they take no “a”: “some advice,” “a piece of advice.”',
    cases: [
      ["[a|an n:$strict] -(@NOUN|@PROPN|@ADJ|@VERB|can|-|')", '{n}', 'a piece of {n}', 'some {n}'],
      ["[a|an x:@ADJ&!$own n:$strict] -(@NOUN|@PROPN|@ADJ|@VERB|can|-|')", '{x} {n}', 'some {x} {n}'],
      [
        '[a|an] (information|advice|furniture|equipment|luggage|baggage|homework|news|traffic|music|software|hardware|evidence|pollution|transportation|garbage|scenery|housework|violence|happiness|accommodation|money|knowledge|research|progress|weather|rice|bread|software|feedback|stuff|proof|health) (> / ,|.|?|!|about|from|is|was|to|for|in|on|and|that|because|with|by|at|when|or|but)',
        '',
      ],
      [
        '[a|an] good|bad|great|nice|useful|important|new|more|beautiful|old|heavy|helpful (information|advice|furniture|equipment|luggage|homework|news|traffic|music|software|evidence|transportation|scenery|accommodation|weather|progress|research|feedback|health|stuff) (> / ,|.|?|!|about|from|is|was|to|for|in|on|and|that|because|with|by|at|when|or|but)',
        '',
      ],
    ],
    sets: { strict, own: 'little certain great single' },
    unless: [
      'a health and',
      'an evidence of',
      'a|an @ADJ? $strict that|in',
      'a research|proof of|in|and|to|for',
      'a knowledge of|about|that',
      'a music|news|software|hardware|weather|traffic and|or',
      'a|an - ',
      'a few|little',
    ],
    examples: {
      wrong: [
        ['He gave me an advice.', 'He gave me advice.'],
        ['That is a good news!', 'That is good news!'],
        ['He gave me an advice about it.', 'He gave me advice about it.'],
        ['We had a good weather.', 'We had good weather.'],
      ],
      right: [
        'He is a research assistant.',
        'An information desk is there.',
        'A little advice helps.',
        'He gave me a piece of advice.',
        'It is a music school.',
        'It is an information desk.',
      ],
    },
  },
  {
    id: 'ManyUncountable',
    category: 'grammar',
    message: 'Use “much” or “little” with this noun',
    explanation:
      '“Many” and “few” go with plurals, and “much” and “little” go with things you can’t count: “much time.”',
    cases: [
      ['[many] @ADJ? $strict|$more -($compound)', 'much', 'a lot of'],
      ['-<(a) [few] $strict|$more -($compound)', 'little'],
      ['[a few] $strict|$more -($compound)', 'a little', 'some'],
      ['[fewer] $strict|$more -($compound)', 'less'],
    ],
    sets: {
      strict,
      more: 'knowledge happiness courage water patience fun luck help',
      compound: "- and or 's '",
    },
    unless: ['many|few|fewer @ADJ? $strict|$more @NOUN|@PROPN|@ADJ|$number'],
    examples: {
      wrong: [
        ['He has many money.', 'He has much money.'],
        ['I have a few homework.', 'I have a little homework.'],
      ],
      right: ['He has much money.', 'Many information systems are old.'],
    },
  },
  {
    id: 'TheseUncountable',
    category: 'grammar',
    message: '“This” or “these” doesn’t fit this noun',
    explanation:
      'Nouns like “information” can’t be counted, so they are never plural: “this information,” “another piece of advice.”',
    cases: [
      ['[several] @ADJ? $strict|$more -($compound)', 'some'],
      ['[these] @ADJ? $strict -($compound)', 'this'],
      ['[those] @ADJ? $strict -($compound)', 'that'],
      ['[every] $strict -($compound)', 'all'],
      ['[another] $strict -($compound)', 'another piece of', 'more'],
    ],
    sets: {
      strict,
      more: 'knowledge happiness courage water patience fun luck help',
      compound: "- and or 's '",
    },
    unless: ['these|those|several|every|another @ADJ? $strict|$more @NOUN|@PROPN|@ADJ|$number'],
    examples: {
      wrong: [
        ['These information helped me.', 'This information helped me.'],
        ['I need another advice.', 'I need another piece of advice.'],
      ],
      right: ['This information helped me.', 'These research papers are old.'],
    },
  },
  {
    id: 'MuchPlural',
    category: 'grammar',
    message: 'Use “many” with a plural',
    explanation: '“Much” goes with things you can’t count, and “many” goes with plurals: “many books.”',
    cases: [
      ["[much] (@ADJ&!more&!less&!worse&!/.+er/)? #plural&!$sum -(')", 'many'],
      ['[much] people|children|men|women|things|problems|students|friends|countries|ways|reasons', 'many'],
    ],
    sets: { sum: 'thanks times goods savings regards means sports politics kudos pains' },
    unless: [
      'very|so|as|too|this|that|pretty much (the|a)? #plural @VERB',
      'is|are|was|were very|pretty|not|as? much',
    ],
    examples: {
      wrong: [
        ['He has too much problems.', 'He has too many problems.'],
        ['How much people live here?', 'How many people live here?'],
      ],
      right: [
        'How much is the fish?',
        'He works much on weekends.',
        'There were too many people.',
        'It costs much more.',
        'They live in much larger cities.',
        'It grows in much drier places.',
      ],
    },
  },
  {
    id: 'AmountOfPlural',
    category: 'grammar',
    message: 'Use “number of” with a plural',
    explanation:
      '“Amount” goes with things you can’t count, and “number” goes with plurals: “a number of people.”',
    cases: [
      [
        '[amount] of @ADJ{0,2} (people|cars|students|children|books|friends|countries|workers|customers|users|products|jobs|accidents|patients|tourists|cases|places|locations|animals|companies|things|words|questions|vehicles)',
        'number',
      ],
      [
        '[amounts] of @ADJ{0,2} (people|cars|students|children|books|friends|countries|workers|customers|users|jobs|tourists)',
        'numbers',
      ],
    ],
    examples: {
      wrong: [
        ['The amount of cars is growing.', 'The number of cars is growing.'],
        ['The amount of students is growing.', 'The number of students is growing.'],
      ],
      right: ['The amount of traffic is growing.', 'The number of cars is growing.'],
    },
  },
]
