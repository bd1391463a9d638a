import type { Rule } from '../rule.ts'

/** A clause with its verb: several words without punctuation. */
const clause = '(!,&!.&!;&!:&!but&!"&!“){2,16}'

/** Connectives that are doubled or form a wrong pair. */
export const connectives: readonly Rule[] = [
  {
    id: 'AlthoughBut',
    category: 'grammar',
    message: 'Use “although” or “but,” not both',
    explanation:
      'One joining word is enough: “Although it rained, we went out” or “It rained, but we went out.”',
    cases: [
      [
        `< and|so? although|though ${clause} , [but] $subjectPronoun|$determiner|there|people|@PROPN|#plural|many|most`,
        '',
      ],
      [
        `< and|so? even though ${clause} , [but] $subjectPronoun|$determiner|there|people|@PROPN|#plural|many|most`,
        '',
      ],
      [`< despite|notwithstanding ${clause} , [but] $subjectPronoun|$determiner|there|people|@PROPN`, ''],
      [`< in spite of ${clause} , [but] $subjectPronoun|$determiner|there|people|@PROPN`, ''],
      [
        '< although|though (!,&!.&!;&!:&!"){2,12} [x:#word but] i|he|she|we|they|there|you|it @AUX|@VERB',
        '{x},',
      ],
    ],
    confidence: 0.9,
    examples: {
      wrong: [
        ['Although it rained, but we went out.', 'Although it rained, we went out.'],
        ['Even though he is old, but he works.', 'Even though he is old, he works.'],
      ],
      right: ['Although it rained, we went out.', 'Although poor but honest, he failed.'],
    },
  },
  {
    id: 'BecauseSo',
    category: 'grammar',
    message: 'Wrong use of “because”',
    explanation:
      '“Because” needs no “so” after it, and no “of” before a subject and verb: “Because I was ill, I stayed.”',
    cases: [
      [`< because ${clause} , [so|therefore] ,? $subjectPronoun|$determiner|there|people|@PROPN|#plural`, ''],
      [`< as|since $subjectPronoun ${clause} , [so] $subjectPronoun|there|people`, ''],
      [`< if ${clause} , [so] $subjectPronoun|there|people|$determiner`, ''],
      ['because [of] (i|he|she|we|they) (@AUX|@VERB)', ''],
      ['[because of] (there) (is|are|was|were)', 'because'],
      ['[because of] (@DET|$possessive) @ADJ? (@NOUN) (was|is|were|are|has|had)', 'because'],
    ],
    unless: ['because of they|we|he|she|i|you @VERB , '],
    confidence: 0.85,
    examples: {
      wrong: [
        ['Because it rained, so we stayed.', 'Because it rained, we stayed.'],
        ['We stayed because of we were tired.', 'We stayed because we were tired.'],
        ['Because of the weather was bad, we stayed.', 'Because the weather was bad, we stayed.'],
      ],
      right: ['Because it rained, we stayed.', 'It rained, so we stayed.'],
    },
  },
  {
    id: 'ReasonIsBecause',
    category: 'grammar',
    message: 'Use “that” after “the reason is”',
    explanation: '“Reason” already says what “because” says: “The reason is that I was ill.”',
    cases: [
      ['reason|reasons (why|for|that|of)? (!,&!.){0,8} is|was [because] -(of)', 'that'],
      ['reason [because]', 'why', 'that'],
      ["that is|'s [because why]", 'why'],
      ['[because why] -(not)', 'because'],
      ['reason|reasons (why|for|that|of)? (!,&!.){0,8} (is|was) [because of]', ''],
    ],
    confidence: 0.7,
    examples: {
      wrong: [
        ['The reason is because he was ill.', 'The reason is that he was ill.'],
        ['The reason why I came is because I was bored.', 'The reason why I came is that I was bored.'],
      ],
      right: ['The reason is that he was ill.', 'For this reason, it is because of him.'],
    },
  },
  {
    id: 'DespiteClause',
    category: 'grammar',
    message: 'Wrong joining word',
    explanation:
      '“Despite” and “during” go before a noun, and “although” and “while” go before a subject and verb.',
    cases: [
      ['[despite|notwithstanding] (i|he|she|we|they|there|it) (@AUX|@VERB)', 'although'],
      ['[in spite] (i|he|she|we|they|there|it) (@AUX|@VERB)', 'although'],
      ['[in spite of] (i|he|she|we|they|there) (@AUX|@VERB)', 'although'],
      ['[despite of]', 'despite'],
      ['[despite that] (i|he|she|we|they|there|it) (@AUX|@VERB)', 'although'],
      ['[due to] (i|he|she|we|they|there) (@AUX|@VERB)', 'because'],
      ['[although] $article|$possessive @ADJ? (@NOUN) ,', 'despite'],
    ],
    unless: ['although $article|$possessive @ADJ? @NOUN , (@PRON|@NOUN|who|which|like|in|as)'],
    examples: {
      wrong: [
        ['Despite he was ill, he worked.', 'Although he was ill, he worked.'],
        [
          'It was cancelled due to it rained, due to they forgot.',
          'It was cancelled due to it rained, because they forgot.',
        ],
      ],
      right: ['Although he was ill, he worked.', 'Despite the rain, we went.'],
    },
  },
  {
    id: 'EitherOrNeitherNor',
    category: 'grammar',
    message: 'These two words don’t go together',
    explanation:
      'Use these words in pairs: “either … or,” “neither … nor,” “both … and,” “not only … but also.”',
    cases: [
      ['neither (!,&!.&!of&!or&!nor){1,6} [or]', 'nor'],
      ['either (!,&!.&!of&!or&!nor&!neither){1,5} [nor]', 'or'],
      ['both (@NOUN|@PROPN|@ADJ|#ing) [or] (@NOUN|@PROPN|@ADJ|#ing)', 'and'],
      ['both (@DET|$possessive)? (@NOUN|@PROPN|@ADJ) [as well as]', 'and'],
      ['both (@DET|$possessive)? (@NOUN|@PROPN) [but also]', 'and'],
      ['no sooner (!,&!.){2,10} [when|then]', 'than'],
      ['hardly|scarcely had (!,&!.){2,8} [than]', 'when'],
      ['< hardly|scarcely (!,&!.){2,8} [than] $subjectPronoun|$article', 'when'],
      ['neither (#word&!or&!nor){1,4} [or]', 'nor'],
      ["-<(not|n't|never) either (#word&!or&!nor){1,4} [nor]", 'or'],
    ],
    unless: [
      'neither|either (is|am|was|do|did|can)',
      'in both',
      'both of',
      "not|n't|never (#word){0,4} either",
      // “Neither” as the subject or before the verb: “neither side can win or lose”.
      '(< / $clauseWord) neither (of (#word){1,3} / @ADJ? @NOUN)? (#finite|$modal|@AUX)',
    ],
    examples: {
      wrong: [
        ['Neither my brother or my sister came.', 'Neither my brother nor my sister came.'],
        ['Both parents as well as children laughed.', 'Both parents and children laughed.'],
        ['It is neither good or bad.', 'It is neither good nor bad.'],
      ],
      right: [
        'Neither my brother nor my sister came.',
        'You can have either tea or coffee.',
        'It was not bad.',
        'It is neither good nor bad.',
        'Neither of us drinks or smokes, and neither side can win or lose.',
        'Neither does he eat or drink.',
        'I do not like it either, nor does she.',
      ],
    },
  },
  {
    id: 'JoinedTwice',
    category: 'grammar',
    message: 'Two joining words',
    explanation: 'Both words join the sentences in the same way, so one of them is enough.',
    cases: [
      ['[but however] ,?', 'but', 'however'],
      ['[but yet]', 'but', 'yet'],
      ['< [but nevertheless] -($subjectPronoun)', 'but', 'nevertheless'],
      ['[so therefore]', 'so', 'therefore'],
      ['[so hence|thus]', 'so'],
      ['[as because|since]', 'because'],
      ['[since because]', 'because'],
      ['[due to because]', 'because'],
      ['[if in case]', 'if', 'in case'],
      ['[in case if]', 'if', 'in case'],
      ['[incase if]', 'if', 'in case'],
      ['[if suppose]', 'if', 'suppose'],
      ['< [suppose if]', 'suppose', 'if'],
      ['[like for example|instance]', 'for example'],
      ['[such as for example|instance]', 'such as'],
      ['[such as like]', 'such as'],
      ['[for example such as|like]', 'such as'],
      ['[for example] , such as', ''],
      ['[and then after] that', 'and after'],
      ['[and then] afterwards', 'and'],
      ['[as an example] for example', 'for example'],
      ['[in order so that]', 'so that'],
      ['[in order that] to', 'in order'],
      ['[so as that]', 'so that'],
      ['[and] as well as', ''],
      ['[etc|etc. ...]', 'etc.'],
      ['[or otherwise] $subjectPronoun', 'or', 'otherwise'],
      ['[besides of]', 'besides'],
      ['[the reason why because]', 'the reason is that'],
    ],
    unless: [
      'so much|not @ADV? because',
      'not|less @ADV? as because|since',
      'but however (much|hard|long|many)',
      'but however $subjectPronoun @VERB|@AUX @PUNCT|,',
      'but yet —|–|-',
    ],
    examples: {
      wrong: [
        ['I like it, but however it is old.', 'I like it, but it is old.'],
        ['Call me if in case you are late.', 'Call me if you are late.'],
      ],
      right: ['I like it, but it is old.', 'Call me in case you are late.', 'Supposing is a word.'],
    },
  },
  {
    id: 'SuchAsComma',
    category: 'punctuation',
    message: 'Extra comma',
    explanation: 'Don’t put a comma after “such as,” “like” or “believe,” or before the “that” that follows.',
    cases: [
      ['such as [,] @NOUN|@PROPN|@ADJ|$determiner|#ing', ''],
      [
        '(think|believe|say|said|know|feel|hope|agree|means|mean|thought|says|show|shows|is) that [,] $subjectPronoun|people|there|most|many (@AUX|@VERB)',
        '',
      ],
      [
        '(think|believe|say|know|feel|hope|agree|means|mean|thought|says|show|shows) [,] that $subjectPronoun|$determiner|people|there|most|many|@NOUN|#plural',
        '',
      ],
      [
        '< (i|we|they) (think|believe|know|feel|hope) [,] $subjectPronoun|that|there|the|this|people|$possessive',
        '',
      ],

      ['(because|so that|even though|in order to|although) [,] $subjectPronoun (@AUX|@VERB) (!,){1,8} >', ''],
      ['< (but|and) [,] $subjectPronoun (@AUX|@VERB) (!,){0,20} >', ''],
    ],
    confidence: 0.65,
    unless: [
      'as i|we|you|they think|know|say|said ,',
      "\"|“|”|''",
      'which|what|as|who|, (i|we|they|he|she) (think|believe|know|feel|hope|said|say) ,',
    ],
    examples: {
      wrong: [
        ['I like fruit such as, apples and pears.', 'I like fruit such as apples and pears.'],
        ['I believe, that it is true.', 'I believe that it is true.'],
      ],
      right: [
        'I like fruit such as apples.',
        'He said that, as we knew, it was late.',
        'She knows, I think, that it is true.',
      ],
    },
  },
]
