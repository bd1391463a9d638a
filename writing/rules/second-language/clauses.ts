import type { Rule } from '../rule.ts'

const person = 'me|you|him|her|us|them'
const objectOf: Readonly<Record<string, string>> = {
  i: 'me',
  you: 'you',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  it: 'it',
}

/**
 * A clause that no other clause follows, so the one before it is complete and not the subject of
 * another verb.
 */
const onlyClause = 'to|$subjectPronoun (@ADV|$modal){0,2} #word (#word&!#verb){0,6} >'
/** Subjects that people teach. */
const taught = 'how|to|english|math|french|german|spanish'
/** After an adjective without a noun. */
const alone = '(> / because / now|but|so|and $subjectPronoun|now / , (and|but|so)? $subjectPronoun)'

/** Clauses built as in other languages. */
export const transferredClauses: readonly Rule[] = [
  {
    id: 'WantThat',
    category: 'grammar',
    message: 'Use “to” instead of “that”',
    explanation: 'After “want” or “would like,” name the person and use “to”: “I want you to come.”',
    cases: Object.entries(objectOf).flatMap(([subject, object]) => [
      [`(want|wants|wanted) [that ${subject} v:#base|#s&!~be&!$modal]`, `${object} to {v.base}`] as const,
      [`(would|'d) like [that ${subject} v:#base|#s|#past&!~be&!$modal]`, `${object} to {v.base}`] as const,
    ]),
    unless: ['all|everything|what|thing|one $subjectPronoun ~want', 'want that one'],
    examples: {
      wrong: [
        ['I want that you come with me.', 'I want you to come with me.'],
        ['She wants that I help her.', 'She wants me to help her.'],
        ['I would like that he stays.', 'I would like him to stay.'],
      ],
      right: ['I want you to come with me.', 'All I want that you have is this.', 'I want that book.'],
    },
  },
  {
    id: 'HopeYouTo',
    category: 'grammar',
    message: 'Don’t use “to” after “hope” here',
    explanation: 'When you hope that someone else does something, use a clause: “I hope you will come.”',
    cases: [
      ['(i|we|they|you) hope (you|her|it) [to v:#base]', 'will {v}', '{v}'],
      ['(i|we|they) hope [him to v:#base]', 'he will {v}'],
      ['(i|we|you) hope [them to v:#base]', 'they will {v}'],
    ],
    examples: {
      wrong: [
        ['I hope you to come soon.', 'I hope you will come soon.'],
        ['We hope you to enjoy it.', 'We hope you will enjoy it.'],
      ],
      right: ['I hope you will come soon.', 'I hope to come soon.'],
    },
  },
  {
    id: 'WhatMeans',
    category: 'grammar',
    message: 'Wrong verb form in this question',
    explanation:
      'A question usually takes “do” or “be” before its subject: “What does it mean?” “What are you doing?”',
    cases: [
      ['< what [means s:this|that|it] ?', 'does {s} mean'],
      ['< what [means s:this|that|the n:@NOUN] ?', 'does {s} {n} mean'],
      ['< how [works s:this|that|it] ?', 'does {s} work'],
      ['< what [do] you|we|they (doing|going|talking|thinking|looking|saying)', 'are'],
      ['< (where|why|how) [do] you|we|they (going|doing|coming|leaving|staying)', 'are'],
    ],
    examples: {
      wrong: [
        ['What means this word?', 'What does this word mean?'],
        ['What do you doing now?', 'What are you doing now?'],
      ],
      right: ['What does this word mean?', 'What do you do?', 'What means do we have?'],
    },
  },
  {
    id: 'LearnedHim',
    category: 'grammar',
    message: 'Use “teach” here',
    explanation: 'You “teach” other people, but you “learn” something yourself: “She taught me English.”',
    cases: [
      [
        `[learn] (me|him|us (${taught}|a|the|many|some|that) / them|her (how|to #base / english|math))`,
        'teach',
      ],
      [
        `[learns] (me|him|us (${taught}|a|the|many|some|that) / them|her (how|to #base / english|math))`,
        'teaches',
      ],
      [
        `[learned|learnt] (me|him|us (${taught}|a|the|many|some|that) / them|her (how|to #base / english|math))`,
        'taught',
      ],
    ],
    examples: {
      wrong: [
        ['My father learned me to swim.', 'My father taught me to swim.'],
        ['She learned me to cook.', 'She taught me to cook.'],
      ],
      right: [
        'My father taught me to swim.',
        'We learned her name.',
        'I learned them a long time ago, the hard way.',
        'You should learn them by heart.',
      ],
    },
  },
  {
    id: 'FeelMyself',
    category: 'grammar',
    message: 'Extra pronoun',
    explanation: 'Verbs like “feel,” “relax” and “concentrate” need no pronoun here: “I feel good.”',
    cases: [
      [
        'i (feel|felt) (also|always|really)? [myself|me] @ADV? (good|bad|well|tired|happy|sad|sick|ill|better|alone|lonely|comfortable|strange|nervous|great|free|safe|very|so|more)',
        '',
      ],
      [
        '(you|we|they|he|she) (feel|feels|felt) [yourself|ourselves|themselves|himself|herself] @ADV? (good|bad|well|tired|happy|sad|sick|ill|better|alone|lonely|comfortable|strange|nervous|great|free|safe|very|so|more)',
        '',
      ],
      ['~relax [myself|yourself|himself|herself|ourselves|themselves]', ''],
      [
        "(i|we|they|you|he|she) (ca|can|could) n't|not? ~concentrate [myself|ourselves|themselves|yourself|himself|herself]",
        '',
      ],
    ],
    unless: ['feel myself getting|becoming'],
    examples: {
      wrong: [
        ['I feel myself good.', 'I feel good.'],
        ['I feel me tired today.', 'I feel tired today.'],
        ['I often relax myself.', 'I often relax.'],
      ],
      right: ['I feel good.', 'I felt myself falling.', 'He did it himself.'],
    },
  },
  {
    id: 'HaveCold',
    category: 'grammar',
    message: 'Use “be” here, or add an article',
    explanation: 'Say “I am cold” or “I have a cold,” and “You are right.”',
    cases: [
      [`(i) [have] (cold|hot|right) ${alone}`, 'am'],
      [`(he|she|it) [has] (cold|hot|right) ${alone}`, 'is'],
      [`(we|you|they) [have] (cold|hot|right) ${alone}`, 'are'],
    ],
    examples: {
      wrong: [
        ['I have cold.', 'I am cold.'],
        ['You have right.', 'You are right.'],
      ],
      right: ['I am cold.', 'I have a cold.', 'I have cold feet.', 'We have hot and cold water.'],
    },
  },
  {
    id: 'AmYears',
    category: 'grammar',
    message: 'Missing “old”',
    explanation: 'Give an age with “years old” or with just the number: “I am 20 years old,” “I am 20.”',
    cases: [
      [
        "(i am|'m / he|she is|'s / you|we|they are|'re) (only|now|just|already)? (#number|$number|@NUM) [years] (> / ,? and? (i|he|she|we|you|they|#finite|live))",
        'years old',
      ],
    ],
    unless: ['years (in|from|away|apart|into|older|younger|late|behind|ahead)'],
    examples: {
      wrong: [
        ['I am 20 years and live here.', 'I am 20 years old and live here.'],
        ['She is 30 years and has a son.', 'She is 30 years old and has a son.'],
      ],
      right: ['I am 20 years old.', 'He is two years younger.', 'I am 20 years and 3 months old.'],
    },
  },
  {
    id: 'GiveToMe',
    category: 'grammar',
    message: 'Extra “to” before the person',
    explanation:
      'The person comes right after the verb, or after “to” at the end: “Give me the book,” “Give it to me.”',
    cases: [
      [
        `give|gives|gave|giving|show|shows|showed|showing|send|sends|sending|tell|tells|telling|teach|teaches|teaching|lend|lends|lending [to] (${person}) (the|a|an|my|your|his|her|our|their|some|this|that|these|more|many|how|what) -($time / other|next|same|first|last|whole|day|most|way)`,
        '',
      ],
      [
        `~answer&#verb|~phone&#verb [to] (the|my|your|his|her|our|their question|questions|letter|phone|email) -(of)`,
        '',
      ],
      [
        `~call&#verb [to] (me|him|her|them / my mother|father|parents|friend|brother|sister) (yesterday|today|tomorrow|every / last $time)`,
        '',
      ],
    ],
    sets: { time: 'time day days week weeks month months year years night morning evening' },
    unless: [
      '~be given|shown|sent|told|taught',
      // The object precedes: "the letter that she sent to me that day".
      '@NOUN|@PRON|which|what|that|whom $subjectPronoun (@AUX|@ADV){0,2} @VERB to',
    ],
    examples: {
      wrong: [
        ['Please give to me the book.', 'Please give me the book.'],
        ['I answered to the question.', 'I answered the question.'],
        ['She called to my mother yesterday.', 'She called my mother yesterday.'],
      ],
      right: [
        'Please give the book to me.',
        'It was given to me the next day.',
        'The answer to the question is no.',
        'The letter she sent to me the other day was long.',
        'He has to answer to the letter of the law.',
        'He called to me and waved.',
      ],
    },
  },
  {
    id: 'NoMatterIt',
    category: 'grammar',
    message: 'Incomplete joining word',
    explanation:
      '“Even” and “no matter” need another word to join clauses: “even though,” “even if,” “no matter how.”',
    cases: [
      [
        '< [even] (i|he|she|we|they|it) (was|were|am|is|are|had|have|do|did|does) (!,&!.){1,10} , $subjectPronoun',
        'even though',
        'even if',
      ],
      [
        '[no matter] (i|you|he|she|we|they|it) (am|is|are|was|were|have|has|like|want)',
        'no matter whether',
        'even if',
      ],
    ],
    unless: ['?', '~be no matter', ', $subjectPronoun (say|said|think|thought|know|knew|believe|must|have)'],
    examples: {
      wrong: [
        ['Even I was tired, I worked.', 'Even though I was tired, I worked.'],
        ['No matter you like it, we go.', 'No matter whether you like it, we go.'],
      ],
      right: [
        'Even though I was tired, I worked.',
        'Even he could not do it.',
        'Even I was surprised.',
        'Everyone came, even he was there.',
        'No matter how hard it is, I try.',
      ],
    },
  },
  {
    id: 'AskThatWhere',
    category: 'grammar',
    message: 'Extra “that”',
    explanation:
      'A question inside a sentence starts with its question word, without “that”: “He asked where I live.”',
    cases: [
      [
        '~ask|~wonder (me|him|her|us|them|you)? [that] (where|why|how|whether|if) (i|you|he|she|it|we|they|to)',
        '',
      ],
      [
        `~know|~understand|~explain|~tell (me|him|her|us|them|you)? [that] (where|why|how|whether) ${onlyClause}`,
        '',
      ],
      [`(i|he|she|we|they) (do|does|did) n't (know|understand) [that] (what|who|when) ${onlyClause}`, ''],
    ],
    unless: ['that (if|when|how) (!.){1,12} ,'],
    examples: {
      wrong: [
        ['He asked me that where I live.', 'He asked me where I live.'],
        ['She asked me that why I left.', 'She asked me why I left.'],
      ],
      right: [
        'He asked me where I live.',
        'I know that when it rains, they stay.',
        'I told him that if he came he could stay.',
        'She explained that how you start is what counts.',
      ],
    },
  },
  {
    id: 'EnglishCapital',
    category: 'spelling',
    message: 'Missing capital letter',
    explanation: 'Start the names of languages and nationalities with a capital letter.',
    cases: [
      ['-<(.|-) [english&!#capital] -(. #word / -)', 'English'],
      [
        '[french&!#capital] -(fries|fry|toast|door|doors|window|windows|press|kiss|dressing|bulldog|horn|horns|cuff|cuffs|bean|beans|braid|braids|bread|onion|dip|vanilla|knife|polish|seam|seams|- / . #word)',
        'French',
      ],
    ],
    confidence: 0.9,
    examples: {
      wrong: [
        ['I want to improve my english.', 'I want to improve my English.'],
        ['She speaks french.', 'She speaks French.'],
      ],
      right: ['I want to improve my English.', 'We had french fries.', 'She plays the french horn.'],
    },
  },
]
