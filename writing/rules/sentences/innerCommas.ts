import type { Rule } from '../rule.ts'

const splicedVerb =
  'is|am|are|was|were|has|have|had|will|can|could|does|do|did|@VERB&#past&!$joint|@VERB&#s&!$joint|love|like|want|need|live|work|hate'

/** Commas inside a sentence: before “but”, “which” and “etc.”. */
export const innerCommas: readonly Rule[] = [
  {
    id: 'CommaBeforeBut',
    category: 'punctuation',
    message: 'Missing comma before “but”',
    explanation: 'Put a comma before “but” when it joins two complete sentences.',
    sets: { finite: 'is are was were has have had will would can could does do did' },
    cases: [
      [
        '(@NOUN|$subjectPronoun|this|that|there) @AUX|@VERB (!,&!:&!;&!not&!"&!“){3,14} [x:#word&!not&!nothing&!anything&!all&!none&!everything&!else] but $subjectPronoun|there|this|these @AUX|@VERB|#verb',
        '{x},',
      ],
      [
        '(@NOUN|$subjectPronoun|this|that|there) @AUX|@VERB (!,&!:&!;&!not&!"&!“){3,14} [x:#word&!not&!nothing&!anything&!all&!none&!everything&!else] but $determiner|people|some|many @ADJ? (@NOUN @AUX|$finite)',
        '{x},',
      ],
      [
        '(@NOUN|$subjectPronoun|this|that|there) @AUX|@VERB (!,&!:&!;&!not&!"&!“){3,14} [x:#word&!not&!nothing&!anything&!all&!none&!everything&!else] but even? if|when|because|although $subjectPronoun',
        '{x},',
      ],
    ],
    dialects: ['US', 'CA'],
    confidence: 0.7,
    examples: {
      wrong: [
        ['I wanted to go home early but I had no time.', 'I wanted to go home early, but I had no time.'],
        ['The car is very old and slow but it is fast.', 'The car is very old and slow, but it is fast.'],
      ],
      right: [
        'I wanted to go, but I had no time.',
        'He is old but fast.',
        'I tried but it was late.',
        'There is nothing but what we see.',
      ],
    },
  },
  {
    id: 'CommaBeforeEtc',
    category: 'punctuation',
    message: 'Wrong ending for this list',
    explanation: 'Put a comma before “etc.” and leave out “and,” because “etc.” already includes it.',
    cases: [
      [', @ADJ? [x:@NOUN|@PROPN] etc|etc.', '{x},'],
      [', (@ADJ|@NOUN)? [x:@NOUN|@PROPN and] etc|etc.', '{x},'],
      ['and [etc|etc.]', 'so on'],
    ],
    examples: {
      wrong: [
        ['He sells apples, pears etc. every day.', 'He sells apples, pears, etc. every day.'],
        ['She likes cats, dogs, and etc. too.', 'She likes cats, dogs, and so on too.'],
      ],
      right: ['He sells apples, pears, etc.', 'She likes cats, dogs, and so on.'],
    },
  },
  {
    id: 'CommaBeforeWhich',
    category: 'punctuation',
    message: 'Missing comma',
    explanation: 'Put a comma before words that add a comment, such as a clause with “which.”',
    cases: [
      [
        '@AUX|@VERB (!,){0,10} [x:@NOUN|@ADJ] which (means|meant|made|leads|led|causes|caused|allows|lets|results|resulted|implies|proves)',
        '{x},',
      ],
      ['[x:@NOUN|@ADJ] especially (in|when|for|if|with|as|the|those|at)', '{x},'],
      [', #word{1,4} [x:@NOUN|@ADJ] and so on', '{x},'],
    ],
    confidence: 0.65,
    examples: {
      wrong: [
        ['He was late which made her angry.', 'He was late, which made her angry.'],
        ['I like fruit especially in summer.', 'I like fruit, especially in summer.'],
      ],
      right: ['He was late, which made her angry.', 'It is a pill which helps.'],
    },
  },
  {
    id: 'HoweverSplice',
    category: 'punctuation',
    message: 'This word can’t join two sentences',
    explanation:
      'Put a period or a semicolon before words like “however” and “therefore,” and a comma after them.',
    cases: [
      [
        '< $subjectPronoun|$determiner|@NOUN (!,&!;&!if&!when&!although&!because&!while){1,16} [, w:however|therefore|nevertheless|moreover|furthermore ,?] $subjectPronoun|some|many|most|people|there|this|the @AUX|@VERB|@ADJ|@NOUN',
        '; {w},',
        '. {w},',
      ],
    ],
    confidence: 0.65,
    examples: {
      wrong: [
        ['I like the film, however it is long.', 'I like the film; however, it is long.'],
        ['She was ill, therefore, she stayed at home.', 'She was ill; therefore, she stayed at home.'],
      ],
      right: [
        'I like the film; however, it is long.',
        'If it rains, however, we stay.',
        'The film, however, is long.',
      ],
    },
  },
  {
    id: 'CommaSplice',
    category: 'punctuation',
    message: 'Two sentences joined by a comma',
    explanation: 'A comma is too weak to join two complete sentences, so use a period, a semicolon or “and.”',
    cases: [
      [
        `< (i|he|she|we|they|it|this) (${splicedVerb}) (!$joint){1,9} [,] (i|he|she|we|they|it|this|there) (${splicedVerb}) (!$joint&!.){2,14} >`,
        ';',
      ],
    ],
    sets: {
      joint:
        ', ; : - – — ( ) " “ ” ? if when because although though while since that who which what how as so and or but than think know say said says guess mean hope believe swear tell told suppose bet asked thought',
    },
    unless: [
      // “It is not a bug, it is a feature.”
      "< $subjectPronoun|this (#word){1,2} not|n't",
      // “He was right, it turned out to be so.”
      ', (i|it) (am|was|is|seems|turned|turns|appears) (#word)? (afraid|sure|certain|told|true|clear|out|that)',
    ],
    confidence: 0.7,
    note: 'Only two short sentences with pronouns as subjects; careful writers do so on purpose in a row of three.',
    examples: {
      wrong: [
        ['She was tired, she went to bed.', 'She was tired; she went to bed.'],
        ['I love this music, it makes me happy.', 'I love this music; it makes me happy.'],
      ],
      right: [
        'She was tired; she went to bed.',
        'If she was tired, she went to bed.',
        'I came, I saw, I won.',
        'He is not old, he said.',
        'It is not a bug, it is a feature.',
        'He is a fool, I am afraid.',
      ],
    },
  },
]
