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
]
