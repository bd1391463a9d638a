import type { Rule } from '../rule.ts'

/** Contexts in which "will", "can", "might" and "must" are nouns and "May" is a month. */
const nounBefore =
  "-<(a|an|the|my|your|his|her|our|their|its|this|that|free|good|ill|political|of|in|@ADJ|@ADP|'s|no)"

/** Forms after "can", "must", "will" and similar verbs. */
export const modals: readonly Rule[] = [
  {
    id: 'ModalTo',
    category: 'grammar',
    message: 'Extra “to” after “can,” “must” or “will”',
    explanation: 'These verbs go straight before the next verb, without “to”: “You must go.”',
    cases: [
      [
        `${nounBefore} can|ca|could|may|might|must|shall|should|would not|n't|never|always|also? [to] #base`,
        '',
      ],
      [`${nounBefore} will|'ll|wo not|n't|never|always|also? [to] #base`, ''],
      ['$fullModal $subjectPronoun [to] #base', ''],
    ],
    unless: [
      'whatever|all|everything|anything|nothing|best|most|more|what $subjectPronoun can|could',
      'will|may|might|can to $fullModal',
      'as $subjectPronoun could|can to',
      '“|"|‘ will to',
      'to and fro',
    ],
    examples: {
      wrong: [
        ['You must to go now.', 'You must go now.'],
        ["I can't to swim.", "I can't swim."],
        ['Can you to help me?', 'Can you help me?'],
      ],
      right: [
        'He has the will to live.',
        'You ought to go.',
        'Would you like to go?',
        'I used all my might to push.',
      ],
    },
  },
  {
    id: 'ModalPast',
    category: 'grammar',
    message: 'No past form after “can” or “will”',
    explanation:
      'After “can,” “could,” “will” and similar verbs, use the form without an ending: “He could see.”',
    cases: [
      [
        `${nounBefore} $modal&!#capital not|n't|never|also|always|only|even? [v:#past&!#base&#verb&!~have&!~be]`,
        '{v.base}',
        'be {v.participle}',
      ],
      [`${nounBefore} $modal&!#capital not|n't|never|also|always? [had]`, 'have'],
      [
        `${nounBefore} $modal&!#capital not|n't|never|also|always|only|even? [v:#participle&!#past&!#base&#verb&!~be]`,
        '{v.base}',
        'be {v.participle}',
        'have {v}',
      ],
      [
        '< (can|could|will|would|should|must|may|might) $subjectPronoun [v:#past&!#base&#verb&!~have&!~be]',
        '{v.base}',
      ],
    ],
    unless: [
      'will|can|might|may (be|have|@PUNCT)? left',
      'than|as would|could|can|should expected|imagined|thought',
      'who|that can #past',
      '$modal (not|never|only)? resent|relent',
    ],
    examples: {
      wrong: [
        ['He can went home.', 'He can go home.'],
        ['They will did it.', 'They will do it.'],
        ['It would decreased quickly.', 'It would decrease quickly.'],
        ['She must had a car.', 'She must have a car.'],
      ],
      right: [
        'He could go home.',
        'The will was read.',
        'The can fell.',
        'He would put it there.',
        'In May came the rain.',
      ],
    },
  },
  {
    id: 'ModalS',
    category: 'grammar',
    message: 'Extra “s” after “can” or “will”',
    explanation: 'After “can,” “must” and similar verbs, the next verb has no “s”: “She can swim.”',
    cases: [
      [
        `${nounBefore} $modal&!#capital not|n't|never|also|always|only|even? [v:#s&@VERB&!~be&!~have]`,
        '{v.base}',
      ],
      [`${nounBefore} $modal&!#capital not|n't|never|also|always? [has]`, 'have'],
      [
        `${nounBefore} $modal&!#capital not|n't|never|also|always? [is|are|am] -($subjectPronoun|that|to)`,
        'be',
      ],
      ['< (can|could|will|would|should|must|may|might) he|she|it [v:#s&@VERB&!~be]', '{v.base}'],
    ],
    unless: [
      'what|all|thing|best|least|most $subjectPronoun $modal is',
      // A noun: “the water can is empty”, “her will is strong”.
      'must needs',
      '$determiner|$possessive @ADJ? @NOUN|@PROPN can|will|must|might is|has',
    ],
    examples: {
      wrong: [
        ['She can swims.', 'She can swim.'],
        ['He must has it.', 'He must have it.'],
        ['It will is fine.', 'It will be fine.'],
      ],
      right: ['All we can is hope.', 'The can leaks.', 'She can swim.'],
    },
  },
  {
    id: 'ModalIng',
    category: 'grammar',
    message: 'No -ing form after “can” or “will”',
    explanation:
      'After “can” or “will,” use the form without “ing,” or add “be”: “I will go,” “I will be going.”',
    cases: [
      [
        `${nounBefore} $modal&!#capital not|n't|never|also|always? [v:#ing&@VERB&!being&!during&!according&!including&!@ADP]`,
        '{v.base}',
        'be {v}',
      ],
      [`${nounBefore} $modal&!#capital not|n't|never|also|always? [being]`, 'be'],
    ],
    examples: {
      wrong: [
        ['I will going home.', 'I will go home.'],
        ['It can being used.', 'It can be used.'],
      ],
      right: ['I will be going home.', 'The can opening was hard.'],
    },
  },
  {
    id: 'ModalBeen',
    category: 'grammar',
    message: 'Use “be” or “have been”',
    explanation:
      'After “could,” “should” and similar verbs, “been” needs “have”: “It could have been better.”',
    cases: [
      [
        `${nounBefore} could|should|would|might|must|may not|n't|never|also|always? [been]`,
        'have been',
        'be',
      ],
      ["can|will|shall|ca|wo not|n't|never|also|always? [been]", 'be', 'have been'],
    ],
    examples: {
      wrong: [
        ['It could been better.', 'It could have been better.'],
        ['It will been done.', 'It will be done.'],
      ],
      right: ['It could have been better.'],
    },
  },
  {
    id: 'TwoModals',
    category: 'grammar',
    message: 'Two helping verbs that don’t combine',
    explanation:
      'Verbs like “can” and “will” can’t be combined, so use a longer form: “will be able to,” “will have to.”',
    cases: [
      [
        `${nounBefore} will|would|shall|should|might|may|'ll not|n't|also? [can|could] #base&@VERB|@AUX`,
        'be able to',
      ],
      [`${nounBefore} will|would|shall|may|might|'ll not|n't|also? [must] #base&@VERB|@AUX`, 'have to'],
      ['to [can|could] #base&@VERB', 'be able to'],
      ['to [must] #base&@VERB', 'have to'],
      ['can|could|ca [be able to]', ''],
      ['can|could [able to]', ''],
      ["(can|could) n't|not [be? able to]", ''],
      ["-<(was|were|are|is|am|be|been|n't|not|'re|'m) $subjectPronoun [able to] #base", 'can'],
      ['(may|might) [can]', ''],
    ],
    examples: {
      wrong: [
        ['I will can do it.', 'I will be able to do it.'],
        ['You will must wait.', 'You will have to wait.'],
        ['I want to can speak it.', 'I want to be able to speak it.'],
        ['I can be able to help you.', 'I can help you.'],
        ['He could able to swim.', 'He could swim.'],
      ],
      right: [
        'I will be able to do it.',
        'Whoever will can do it.',
        'I am able to help you.',
        'I can help you.',
        'He will be able to swim.',
      ],
    },
    unless: ['who|whoever|what|that will can', 'make|makes|made (me|you|him|her|it|us|them) able'],
  },
  {
    id: 'ModalAdjective',
    category: 'grammar',
    message: 'Missing “be” after “can” or “will”',
    explanation: 'An adjective can’t follow these verbs without “be”: “It will be useful.”',
    cases: [
      [`${nounBefore} $modal&!#capital not|n't|also|always? [$state]`, 'be {}'],
      [`${nounBefore} $modal&!#capital not|n't|also|always? [very|more|so $state]`, 'be {}'],
    ],
    sets: {
      state:
        'able afraid angry available aware careful dangerous difficult expensive famous glad happy healthy helpful important impossible interested interesting necessary possible ready responsible sad safe similar successful sure surprised tired unable useful worried wrong beautiful popular different polite comfortable',
    },
    unless: [
      '$modal careful|safe|similar @NOUN',
      '$modal safe me|us|you|him|her|them|my|our|your|his|their',
      'can|could able',
      'as|if|than|where|when|wherever|whenever $modal',
    ],
    examples: {
      wrong: [
        ['You will able to go.', 'You will be able to go.'],
        ['It can very useful.', 'It can be very useful.'],
      ],
      right: ['You will be able to go.', 'Sing if you can, happy or not.'],
    },
  },
  {
    id: 'DoCan',
    category: 'grammar',
    message: 'Use “can” without “do”',
    explanation:
      '“Can,” “must” and similar verbs form questions and negatives without “do”: “I cannot,” “Can you?”',
    cases: [
      ["[do|does n't|not can]", 'cannot'],
      ["[did n't|not can|could]", 'could not'],
      ["[do|does n't|not must]", 'must not'],
      ["[do|does n't|not should]", 'should not'],
      ["[do|does n't|not will]", 'will not'],
      ['< [do|does s:$subjectPronoun can]', 'can {s}'],
    ],
    examples: {
      wrong: [
        ["I don't can swim.", 'I cannot swim.'],
        ['Do you can swim?', 'Can you swim?'],
      ],
      right: ['I cannot swim.', 'I do not want to.'],
    },
  },
  {
    id: 'HadBetterTo',
    category: 'grammar',
    message: 'Wrong form with “had better” or “would rather”',
    explanation: 'These phrases take a verb without “to” or an ending: “You had better go.”',
    cases: [
      ["had|'d better not? [to] #base", ''],
      ["would|'d rather not? [to] #base", ''],
      ["had|'d better not? [v:#ing|#past&!#base&@VERB]", '{v.base}'],
      ["would|'d rather not? [v:#ing&@VERB]", '{v.base}'],
      ['$subjectPronoun [has|have better] #base', 'had better'],
    ],
    unless: ['had better being|meaning|training'],
    examples: {
      wrong: [
        ['You had better to go.', 'You had better go.'],
        ["I'd rather to stay.", "I'd rather stay."],
        ['She had better going home.', 'She had better go home.'],
      ],
      right: ['You had better go.', 'I would rather stay than go.', 'We had better training last year.'],
    },
  },
]
