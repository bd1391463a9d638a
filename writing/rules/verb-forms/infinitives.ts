import type { Rule } from '../rule.ts'

/** Words that require "to" and the base form, or the base form alone. */
export const infinitives: readonly Rule[] = [
  {
    id: 'WantGo',
    category: 'grammar',
    message: 'Missing “to” after “want” or “try”',
    explanation:
      'Verbs like “want,” “decide,” “try” and “hope” need “to” before the next verb: “want to go.”',
    cases: [
      ['-<(@DET|$possessive|another) $want&#verb (not)? [v:$plainVerb] -(-)', 'to {v}'],
      ['~start|~begin|~continue [v:$plainVerb&@VERB]', 'to {v}', '{v.ing}'],
      ["would|'d like|love|prefer [v:$plainVerb]", 'to {v}'],
      ["~be (not|n't)? able|ready|willing|unable|afraid|supposed|likely|eager [v:$plainVerb]", 'to {v}'],
      ['ought not? [v:$plainVerb]', 'to {v}'],
      ['in order [v:$plainVerb|make|get|use|help]', 'to {v}'],
      ['$subjectPronoun have|has|had [v:$plainVerb&!$done&!work] (a|the|my|it|to|more)', 'to {v}'],
    ],
    sets: {
      done: 'leave see eat take give write speak choose forget know happen begin break fall drive forgive arrive learn realize receive develop discover achieve solve improve create lose',
      want: 'want wants wanted decide decides decided hope hopes hoped plan plans planned wish wishes wished refuse refuses refused agree agrees agreed expect expects expected try tries tried intend intends intended promise promises promised manage manages managed afford learn learned fail fails failed need needs needed',
    },
    unless: [
      '~have become|come|read|build',
      '~be wanted|planned|expected|needed|learned',
      'as|than expected|planned|promised|agreed|needed|hoped',
      'all|what|thing i|you|we|they need|want',
      '$modal need',
      '@DET|$possessive @ADJ? wish|plan|hope|need|promise|wants|needs|try|plans|start',
      "need not|n't",
    ],
    examples: {
      wrong: [
        ['I want go home.', 'I want to go home.'],
        ['They decided sell the house.', 'They decided to sell the house.'],
        ['He started learn English.', 'He started to learn English.'],
        ['I would like buy it.', 'I would like to buy it.'],
        ['She is able speak French.', 'She is able to speak French.'],
      ],
      right: [
        'I want to go home.',
        'You need not wait.',
        'All you need give is time.',
        'He tried and won.',
        'I have work to do.',
        'It was another failed build after the planned work.',
      ],
    },
  },
  {
    id: 'WantGoing',
    category: 'grammar',
    message: 'Use “to” instead of the -ing form',
    explanation: 'Verbs like “want,” “decide,” “hope” and “agree” are followed by “to”: “decide to go.”',
    cases: [
      ['$want&#verb (not)? [v:#ing&@VERB&!going&!being&!nothing]', 'to {v.base}'],
      ['$want&#verb (not)? [going] (to|there|home|out|back)', 'to go'],
      ["would|'d like [v:#ing&@VERB]", 'to {v.base}'],
      ["~be (not|n't)? able|unable [v:#ing&@VERB]", 'to {v.base}'],
    ],
    sets: {
      want: 'want wants wanted decide decides decided hope hopes refuse refuses refused agree agrees agreed expect expects promise promises promised manage manages managed afford',
    },
    unless: [
      'and hope|need|want',
      'hope|need|want #ing in|on',
      '~be wanted|decided|agreed|refused',
      'as|than agreed',
      '@NOUN @VERB agreed',
      '@DET|$possessive @ADJ? hope|hopes|promise|promises|wants',
    ],
    examples: {
      wrong: [
        ['They decided selling it.', 'They decided to sell it.'],
        ['I want working here.', 'I want to work here.'],
      ],
      right: ['They decided to sell it.', 'I need cleaning materials.', 'It needs washing.'],
    },
  },
  {
    id: 'ToPast',
    category: 'grammar',
    message: 'Wrong verb form after “to”',
    explanation: 'After “to,” the verb has no ending: “to go,” “to make.”',
    cases: [
      [
        '$before not? to (also|always|never|even|just|really)? [v:#past&!#base&#verb&!~be&!~have]',
        '{v.base}',
      ],
      [
        '$before not? to (also|always|never|even|just|really)? [v:#participle&!#past&!#base&#verb&!~be]',
        '{v.base}',
      ],
      ['$before not? to (also|always|never|even|just|really)? [v:#s&#verb&!~be&!~have]', '{v.base}'],
      ['$before not? to [has|had]', 'have'],
      ['$before not? to [is|are|am|was|were|been]', 'be'],
      ['$beforeIng not? to [v:#ing&@VERB&!being&!#base]', '{v.base}'],
      ['$beforeIng not? to [being]', 'be'],
      ['in order not? to [v:#past|#s|#ing&!#base&#verb]', '{v.base}'],
      [
        'to [went|saw|took|began|wrote|knew|drove|chose|gave|spoke|forgot|ate|did|fell|broke|grew|threw|flew]',
        '{.base}',
      ],
    ],
    sets: {
      before:
        "want wants wanted need needs needed try tries tried trying have has had having decide decided hope going able order like likes learn learned start started begin began help helps seem seems ought easy hard difficult important necessary possible impossible how ready able 'd used willing wanting",
      beforeIng:
        'want wants wanted need needs needed try tries tried trying has have had decide decided hope able learn learned seem seems ought easy important necessary possible impossible willing how',
    },
    unless: [
      'to embed|imbed',
      '~be used to #participle|#past|#ing',
      '~have to @NOUN',
      '~be|~get|~become|$possessive|@ADJ used|open|close|due|related|access|similar|limited|new|prior|thanks|according|back|next|near|subject|preferable to',
      'going to #participle @NOUN',
      '~be|~get used to',
      'which|that|where|who|what|everything|all $subjectPronoun ~have|~need to',
    ],
    examples: {
      wrong: [
        ['I want to went home.', 'I want to go home.'],
        ['He has to works hard.', 'He has to work hard.'],
        ['They tried to stopped it.', 'They tried to stop it.'],
        ['She seems to is ill.', 'She seems to be ill.'],
        ['It is important to learning it.', 'It is important to learn it.'],
      ],
      right: [
        'I want to go home.',
        'He is used to working hard.',
        'It is due to increased costs.',
        'She is going to supervised lessons.',
      ],
    },
  },
  {
    id: 'ItIsImportantDo',
    category: 'grammar',
    message: 'Missing “to” after “it is important”',
    explanation:
      'After “it is important,” “it is easy” and similar phrases, a verb needs “to”: “It is important to know.”',
    cases: [
      [
        "it (is|was|'s / $modal be) (not|n't|very|really|more|so|too|also)? $adjective [v:$plainVerb&@VERB]",
        'to {v}',
      ],
      [
        "it (is|was|'s / $modal be) (not|n't|very|really|more|so|too|also)? $adjective for (me|you|him|her|us|them|people|students|everyone|children) [v:$plainVerb&@VERB]",
        'to {v}',
      ],
    ],
    sets: {
      adjective:
        'important necessary easy difficult hard possible impossible useful dangerous essential useful nice better enough interesting',
    },
    examples: {
      wrong: [
        ['It is important understand the rules.', 'It is important to understand the rules.'],
        ['It is easy for me learn it.', 'It is easy for me to learn it.'],
      ],
      right: ['It is important to know.', 'It is important that people know.'],
    },
  },
  {
    id: 'MakeHimTo',
    category: 'grammar',
    message: 'Extra “to” after “make” or “let”',
    explanation: 'After “make” or “let” and a person, leave out “to”: “It made me laugh,” “Let him go.”',
    cases: [
      [
        '~make (me|you|him|us|them|her|people|students|children|everyone|someone|somebody / @DET|$possessive @ADJ? $people) (not)? [to] #base',
        '',
      ],
      [
        '~let (me|you|him|us|them|her|it|people|students|children|everyone|someone|somebody / @DET|$possessive @ADJ? $people) (not)? [to] #base',
        '',
      ],
      ["let 's not? [to] #base", ''],
      ['~see|~hear|~watch (me|you|him|us|them|people) [to] #base&@VERB', ''],
    ],
    sets: {
      people:
        'students people children parents teacher teachers kids men women man woman boy girl person reader readers government audience customers players workers user users',
    },
    unless: [
      '~be made|let|seen|heard',
      'made her|it|them|you to',
      '~make|~let @PRON to (order|measure)',
      '~make me|you|him|us|them|people (@ADJ|@ADV|@NOUN)',
    ],
    examples: {
      wrong: [
        ['It made me to laugh.', 'It made me laugh.'],
        ['Let him to go.', 'Let him go.'],
        ["Let's to start.", "Let's start."],
      ],
      right: [
        'It made me laugh.',
        'I was made to laugh.',
        'She made it to the top.',
        'They let the house to students.',
      ],
    },
  },
  {
    id: 'MakeHimGoes',
    category: 'grammar',
    message: 'Wrong verb form after “make,” “let” or “help”',
    explanation: 'After one of these and a person, the next verb has no ending: “It makes him go.”',
    cases: [
      ['~make|~let|~help (me|him|us|them|people) [v:#s&@VERB&!~be&!~have]', '{v.base}'],
      [
        '~make|~let|~help (me|him|us|them|people|you) [v:#past&!#participle&!#base&@VERB&!~be&!~have]',
        '{v.base}',
      ],
      ['~let (me|him|us|them|people|you) [v:#ing&@VERB]', '{v.base}'],
      [
        '~help&#verb (me|him|us|them|people|you|students|children) [v:#ing&@VERB&!being|understanding]',
        '{v.base}',
      ],
      ["let 's not? [v:#ing|#past&!#base&@VERB]", '{v.base}'],
      ['~make|~let (me|him|us|them|people|you) [is|are|am|been|being]', 'be'],
      ['~make|~let|~help (me|him|us|them|people|you) [has|had]', 'have'],
    ],
    unless: ["can|could|ca not|n't help", 'what|who ~make', 'cannot help'],
    examples: {
      wrong: [
        ['It makes him goes mad.', 'It makes him go mad.'],
        ['It helps me understanding it.', 'It helps me understand it.'],
        ["Let's going home.", "Let's go home."],
      ],
      right: ['It makes him go mad.', "I can't help them being late.", 'Make people interested.'],
    },
  },
  {
    id: 'WantHimGo',
    category: 'grammar',
    message: 'Missing “to” after the person',
    explanation:
      'After “want,” “ask,” “tell,” “allow” and similar verbs, “to” follows the person: “I want him to go.”',
    cases: [
      [
        '~allow|~want|~encourage|~expect|~force|~enable|~invite|~persuade|~advise|~ask|~remind (me|him|us|them) [v:$plainVerb]',
        'to {v}',
      ],
      [
        '~allow|~enable|~encourage|~force&#verb (people|students|children|users|everyone|you) [v:$plainVerb]',
        'to {v}',
      ],
      [
        '~want|~allow|~encourage|~expect|~force|~enable|~ask|~advise (me|him|us|them|people) [v:#ing&@VERB]',
        'to {v.base}',
      ],
      ['~tell (me|him|us|them) [v:go|come|wait|leave|stay|buy|bring|write|sit|give|take] -(if|of)', 'to {v}'],
    ],
    unless: ['~want them being', '~want me|him|us|them going', '~ask me|him|us|them going'],
    examples: {
      wrong: [
        ['I want him go now.', 'I want him to go now.'],
        ['It allows people live longer.', 'It allows people to live longer.'],
      ],
      right: ['I want him to go now.', 'They tell them lies.'],
    },
  },
  {
    id: 'SuggestYouTo',
    category: 'grammar',
    message: 'Wrong form after “suggest”',
    explanation: 'After “suggest,” use a clause: “I suggest you wait,” “she suggested that I go.”',
    cases: [
      ['~suggest|~recommend you [to] #base', ''],
      ['~suggest [me to] #base', 'that I'],
      ['~suggest [him to] #base', 'that he'],
      ['~suggest [her to] #base', 'that she'],
      ['~suggest [us to] #base', 'that we'],
      ['~suggest [them to] #base', 'that they'],
    ],
    unless: ['~recommend you to'],
    examples: {
      wrong: [
        ['I suggest you to wait.', 'I suggest you wait.'],
        ['We suggest you to try it.', 'We suggest you try it.'],
        ['He suggested me to go.', 'He suggested that I go.'],
        ['They suggested us to wait.', 'They suggested that we wait.'],
      ],
      right: ['I suggest you wait.', 'I recommend you to anyone who asks.'],
    },
  },
  {
    id: 'PleaseTo',
    category: 'grammar',
    message: 'Extra “to” after “please” or “why not”',
    explanation: 'A request or a question with “why not” needs no “to”: “Please wait,” “Why not go?”',
    cases: [
      ['< please [to] #base', ''],
      ['why not [to] #base', ''],
      ['~do nothing but [to] #base', ''],
    ],
    examples: {
      wrong: [
        ['Please to wait here.', 'Please wait here.'],
        ['Why not to go now?', 'Why not go now?'],
      ],
      right: ['Please wait here.', 'Pleased to meet you.'],
    },
  },
  {
    id: 'HowAboutGo',
    category: 'grammar',
    message: 'Use an -ing form after “how about”',
    explanation: 'After “how about” and “what about,” use the -ing form: “How about going home?”',
    cases: [
      ['(how|what) about [to v:#base]', '{v.ing}'],
      ['(how|what) about [v:$plainVerb]', '{v.ing}'],
    ],
    examples: {
      wrong: [
        ['How about go home?', 'How about going home?'],
        ['What about eat here?', 'What about eating here?'],
      ],
      right: ['How about going home?', 'How about the one to go?'],
    },
  },
]
