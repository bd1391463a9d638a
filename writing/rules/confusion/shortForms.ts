import type { Rule } from '../rule.ts'

/** Contractions that are other words without their apostrophe, and letters for words. */
export const shortForms: readonly Rule[] = [
  {
    id: 'CantForCannot',
    category: 'grammar',
    message: 'Did you mean “can’t” (cannot)?',
    explanation: '“Can’t” is short for “cannot,” and “cant” is a rare word for hypocritical talk.',
    cases: [
      ['(i|you|he|she|it|we|they|who|that|this|people|just|really|still|also) [cant]', "can't"],
      ['-<(@DET|@ADJ|of|and|religious) [cant] ($frequency|even|seem|#base&@VERB)', "can't"],
      ['-<(@DET|@ADJ|of|and) [ca nt] -(@AUX|@CCONJ|.|,)', "can't"],
      [
        '< [cant] (you|i|we|he|she|it|they|wait|believe|see|find|get|go|stop|do|be|make|say|tell|come)',
        "can't",
      ],
    ],
    confidence: 0.95,
    examples: {
      wrong: [
        ['I cant come today.', "I can't come today."],
        ['Cant wait to see you.', "Can't wait to see you."],
        ['My brother cant swim.', "My brother can't swim."],
      ],
      right: ['I hate the cant of politics.', 'He hated all cant and hypocrisy.', "I can't come."],
    },
  },
  {
    id: 'IdForIWould',
    category: 'grammar',
    message: 'Did you mean “I’d” (I would)?',
    explanation: '“I’d” is short for “I would” or “I had,” and “id” is another word.',
    cases: [
      [
        '(< / and|but|so|because|if|think|maybe|then|,) [id] (like|love|rather|prefer|hate|appreciate|better|say|suggest|recommend|go|never|also|definitely|probably|really / be happy|glad|grateful|able)',
        "I'd",
      ],
    ],
    confidence: 0.9,
    examples: {
      wrong: [
        ['Id like that.', "I'd like that."],
        ['It is late, so id rather stay.', "It is late, so I'd rather stay."],
      ],
      right: ['The id is unique.', 'Freud says the id never rests.', "I'd like that."],
    },
  },
  {
    id: 'IllForIWill',
    category: 'grammar',
    message: 'Did you mean “I’ll” (I will)?',
    explanation: '“I’ll” is short for “I will,” and “ill” means sick or badly.',
    cases: [
      [
        '(< / and|but|so|because|if|think|maybe|then|,|hope|ok|okay) [ill] ($frequency|probably|definitely|be|have|call|text|see|let|send|go|come|get|take|do|make|try|bring|tell|ask|give|check|wait|talk|meet|pay|pick|start|stay|keep|look|show|write|email|find|need|finish|help|think|leave|put|buy|eat|explain)',
        "I'll",
      ],
    ],
    confidence: 0.9,
    unless: ['~be|~feel|~fall|mentally|seriously ,? (and|or|so|,) ill'],
    examples: {
      wrong: [
        ['Ill be there.', "I'll be there."],
        ['ill call you later', "I'll call you later"],
        ['It is cold, so ill stay home.', "It is cold, so I'll stay home."],
      ],
      right: ['Ill health kept him home.', 'She is ill and tired.', "I'll be there."],
    },
  },
  {
    id: 'YouInOneLetter',
    category: 'grammar',
    message: 'Short for “you” or “are”',
    explanation: 'One letter for “you” or “are” is fine in a chat, but not in other texts.',
    cases: [
      [
        '[u] (should|can|could|will|would|must|may|are|were|have|had|do|did|know|want|need|like|think|look|go|come|get|see|said|got|ca|wo|guys|all|@ADV)',
        'you',
      ],
      [
        '(thank|see|love|miss|tell|call|text|with|to|for|from|about|do|did|are|can|could|will|would|should|if|when|that|what|how|have|hope|of|give|send) [u]',
        'you',
      ],
      ['(how|where|what|who|why|you|u|we|they) [r]', 'are'],
      ['[r] (you|u|we|they)', 'are'],
    ],
    confidence: 0.7,
    unless: ['u|r . s|k|d|n', '- u|r', 'u|r -', 'the|a u|r'],
    examples: {
      wrong: [
        ['I think u should come.', 'I think you should come.'],
        ['I miss u so much.', 'I miss you so much.'],
        ['They r late.', 'They are late.'],
      ],
      right: ['Use R for statistics.', 'A U turn is not allowed.', 'You should come.'],
    },
  },
  {
    id: 'WereForWeAre',
    category: 'grammar',
    message: 'Did you mean “we’re” (we are)?',
    explanation: '“We’re” is short for “we are,” and “were” is the past tense of “are.”',
    cases: [
      [
        '(< / < so|and|but|ok|okay|yes|yeah|sorry|now|well|then ,?) [were] (not|still|just|also|always|almost|finally|already|now|all|both)? (going|having|leaving|coming|getting|doing|making|trying|looking|working|waiting|planning|thinking|moving|staying|running|hoping|meeting|eating|driving|flying|heading|watching|playing|selling|buying|talking|ready|done|back|home|late|happy|tired|hungry|lost|excited|glad|out / gonna|here|at|in|on)',
        "we're",
      ],
      [
        '(if|think|know|hope|because|guess|believe|says|glad|sure|until) [were] (not|still|just|all|both|already|finally)? (#ing|ready|done|back|home|late|lost|happy|tired|fine|safe|lucky|early|here|out|gonna)',
        "we're",
      ],
    ],
    confidence: 0.85,
    unless: [
      'were (#word|,|-){0,14} ?',
      'were @ADV? @DET|@PRON',
      '#plural|#singular|@PROPN , were',
      '@NOUN|@PROPN (that|who)? i|you|he|she|we|they (think|know|hope|believe|guess) were',
    ],
    examples: {
      wrong: [
        ['Were going home now.', "We're going home now."],
        ['were still waiting for the bus', "we're still waiting for the bus"],
        ['I think were lost.', "I think we're lost."],
        ['If were late, start without us.', "If we're late, start without us."],
      ],
      right: [
        'Were you going home?',
        'Were all the boys tired?',
        'They came and were going home.',
        'Were going rates higher then?',
        'The men I think were lost came back.',
        "We're going home now.",
      ],
    },
  },
  {
    id: 'OneOfUsIs',
    category: 'grammar',
    message: 'Missing apostrophe in a short form',
    explanation: '“My mom’s here” is short for “my mom is here,” and “my moms” are several.',
    cases: [
      [
        '(my|his|her|your) [dads|moms|mums|mothers|fathers|wifes|husbands|girlfriends|boyfriends|landlords|grandmas|grandpas|bosses] (still|just|always|never|so|not|also|really|probably)? (#ing|here|home|late|sick|ill|away|asleep|in|at|on|angry|mad|happy)',
        "{.singular}'s",
      ],
      [
        '< (my|his|her|your) [brothers|sisters|sons|daughters|cousins|uncles|aunts|friends|roommates|neighbors|teachers] (still|just|not|also)? (coming|getting|going|having|moving|leaving|picking) -(#word{0,6} @AUX|#finite)',
        "{.singular}'s",
      ],
    ],
    confidence: 0.75,
    unless: [
      '#ing #word{0,5} @AUX|#finite',
      '@ADP my|his|her|your #plural',
      '~love|~hate|~see|~hear|~watch|~remember|~mind my|his|her|your #plural',
    ],
    examples: {
      wrong: [
        ['My dads coming over.', "My dad's coming over."],
        ['I think my moms still sick.', "I think my mom's still sick."],
        ['Her sisters getting married.', "Her sister's getting married."],
      ],
      right: [
        'My dads are coming over.',
        'I saw my moms in town.',
        'My friends coming tomorrow are late.',
        "My dad's coming over.",
      ],
    },
  },
]
