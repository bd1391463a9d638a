import type { Rule } from '../rule.ts'

/** Words that may follow a verb but not a noun. */
const how = '(hard|early|late|alone|abroad|here|there|long|$article|$possessive|for|with|in|at|/.*ly/)'

/** Words that require the -ing form. */
export const gerunds: readonly Rule[] = [
  {
    id: 'EnjoyTo',
    category: 'grammar',
    message: 'Use the -ing form after this verb',
    explanation:
      'Verbs like “enjoy,” “avoid,” “finish” and “suggest” are followed by the -ing form: “enjoy playing.”',
    cases: [
      ['$enjoy&#verb (not)? [to v:#base&!~be]', '{v.ing}'],
      ['$enjoy&#verb [to be]', 'being'],
      ['~give up [to v:#base]', '{v.ing}'],
      ['~put off [to v:#base]', '{v.ing}'],
      ['~keep on [to v:#base]', '{v.ing}'],
      ['~suggest&#verb&!suggested [to v:#base]', '{v.ing}'],
      ['$enjoy&#verb [v:$plainVerb&!work&!use]', '{v.ing}'],
      ['~keep&#verb [v:$plainVerb]', '{v.ing}'],
      ['~keep&#verb on [v:$plainVerb]', '{v.ing}'],
      ['~give up [v:$plainVerb]', '{v.ing}'],
    ],
    sets: {
      enjoy:
        'enjoy enjoys enjoyed enjoying avoid avoids avoided avoiding dislike dislikes disliked finish finishes finished postpone postpones postponed practise practises practised deny denies denied quit quits resist resists resisted admit admits admitted',
    },
    unless: [
      'yourself|myself|himself|herself|themselves admit',
      '~be|~get finished|denied|avoided|admitted|postponed|enjoyed',
      'to v finish',
      'quit to $plainVerb|be @DET',
    ],
    examples: {
      wrong: [
        ['I enjoy to play football.', 'I enjoy playing football.'],
        ['You should avoid to eat it.', 'You should avoid eating it.'],
        ['He gave up to smoke.', 'He gave up smoking.'],
        ['She suggested going and I suggest to wait.', 'She suggested going and I suggest waiting.'],
        ['They keep say it.', 'They keep saying it.'],
      ],
      right: [
        'I enjoy playing football.',
        'He was admitted to study law.',
        'I keep what I see.',
        'The work is finished to perfection.',
      ],
    },
  },
  {
    id: 'LookForwardTo',
    category: 'grammar',
    message: 'Wrong form after “look forward”',
    explanation: 'After “look forward,” use “to” and the -ing form: “I look forward to hearing from you.”',
    cases: [
      ['~look forward to [v:#base&!#ing&!$time]', '{v.ing}'],
      ['~look forward [v:#base&!for&!to]', 'to {v.ing}'],
      ['~look forward [v:#ing]', 'to {v}'],
      ['~look [forwards|foward] to', 'forward'],
    ],
    unless: [
      '~look forward to need|hope|work|visit|use|play|talk|love|study|start|change|rest|return|reply|report|call|answer|help|travel|trip (of|from|in|on|to|,|with|and|$reflexive)',
      'look forward not',
    ],
    sets: {
      time: 'spring summer winter fall autumn weekend holiday vacation dinner lunch supper break peace rest',
    },
    confidence: 0.9,
    examples: {
      wrong: [
        ['I look forward to hear from you.', 'I look forward to hearing from you.'],
        ['We are looking forward to see it.', 'We are looking forward to seeing it.'],
        ['I look forward hearing from you.', 'I look forward to hearing from you.'],
      ],
      right: [
        'I look forward to hearing from you.',
        'We look forward to the party.',
        'We are looking forward to spring.',
        'She looked forward to winter and to Easter.',
        'I look forward to work on Monday, and to a visit from you.',
      ],
    },
  },
  {
    id: 'DevotedTo',
    category: 'grammar',
    message: 'Use the -ing form after this “to”',
    explanation:
      'In this phrase, “to” is followed by the -ing form: “contribute to making,” “get used to living.”',
    cases: [
      ['~get|~become|~grow used to [v:$doing]', '{v.ing}'],
      [`~get|~become|~grow used to [v:$deed] ${how}`, '{v.ing}'],
      // "She was used to open the door" may be about a key.
      [
        "i|we|you|he|she am|'m|are|'re|is|'s (not|n't|so|now|already|quite|very)? used to [v:$doing]",
        '{v.ing}',
      ],
      [
        `i|we|you|he|she am|'m|are|'re|is|'s (not|n't|so|now|already|quite|very)? used to [v:$deed] ${how}`,
        '{v.ing}',
      ],
      ["i was (not|n't|so|already|quite|very)? used to [v:$doing]", '{v.ing}'],
      ['~be|~become|~get (not|so|very)? accustomed to [v:$plainVerb]', '{v.ing}'],
      ['when it comes to [v:$plainVerb]', '{v.ing}'],
      ['in addition to [v:$plainVerb]', '{v.ing}'],
      ['~object&#verb to [v:$plainVerb]', '{v.ing}'],
      ['~contribute to [v:$plainVerb|reduce|increase|make|help]', '{v.ing}'],
      ['~be addicted to [v:$plainVerb|play|use|smoke|drink|watch]', '{v.ing}'],
      ['~be opposed to [v:$plainVerb|use|make]', '{v.ing}'],
      ['with a view to [v:$plainVerb|make|increase]', '{v.ing}'],
    ],
    sets: {
      doing:
        'accept achieve add arrive ask avoid be become begin believe bring build buy carry choose come communicate deal do eat enjoy find follow get give go hear help keep know learn leave live lose make meet pay play read receive say see sell send sit speak spend stay take teach tell think understand use wait wake watch wear write',
      deed: 'cook drink drive run sleep study talk travel walk work',
    },
    examples: {
      wrong: [
        ['I got used to live alone.', 'I got used to living alone.'],
        ['We are used to work hard.', 'We are used to working hard.'],
        ['I am used to wake up early.', 'I am used to waking up early.'],
        ['It contributes to reduce waste.', 'It contributes to reducing waste.'],
        ['When it comes to choose, he waits.', 'When it comes to choosing, he waits.'],
      ],
      right: [
        'I used to live alone.',
        'It is used to make bread.',
        'I got used to it.',
        'They are used to cut wood.',
        'He is used to change, and I am used to work and travel.',
        'You get used to stress.',
        'It is an object to use and to give away.',
      ],
    },
  },
  {
    id: 'UsedToIng',
    category: 'grammar',
    message: 'Wrong form with “used to”',
    explanation: 'A past habit is “I used to go,” and something familiar is “I am used to going.”',
    cases: [
      [
        "-<(~be|~get|~become|'s|'d|~grow|not|n't|so|@ADV|@NOUN) used to [v:#ing&@VERB]",
        '{v.base}',
        'being used to {v}',
      ],
      ["-<(~be|~get|~become|'s|~grow|not|n't|so|@ADV|@NOUN) used to [v:#past&!#base&@VERB]", '{v.base}'],
      [
        '+<(< / and|but|because|when|,) (i|we|he|she|they|people) [use|uses to] (be|go|have|live|think|play|like|love|work|study|eat|know|feel)',
        'used to',
      ],
      ["did not|n't [used] to", 'use'],
    ],
    examples: {
      wrong: [
        ['I used to going there.', 'I used to go there.'],
        ['When I was young, I use to play here.', 'When I was young, I used to play here.'],
      ],
      right: [
        'I am used to going there.',
        'The tool we use to work is old.',
        'Getting used to going there was hard.',
      ],
    },
  },
  {
    id: 'PrepositionTo',
    category: 'grammar',
    message: 'Use an -ing form instead of “to”',
    explanation:
      'After “without,” “by,” “of” and other prepositions, use the -ing form without “to”: “without paying.”',
    cases: [
      ['without|by|of|despite|upon [to v:#base]', '{v.ing}'],
      ['instead of [to v:#base]', '{v.ing}'],
      ['before|after [to v:#base]', '{v.ing}'],
    ],
    unless: [
      '~call upon to',
      'without|by|of to (and|or)',
      'what|something|nothing|dream|things|anything|person|one|lot|thing|much of|by to',
      'how|where|what|when|whether to',
      '~speak|~hear|~think of to',
    ],
    examples: {
      wrong: [
        ['He left without to pay.', 'He left without paying.'],
        ['Wash it before to eat it.', 'Wash it before eating it.'],
      ],
      right: ['He left without paying.', 'It is something to dream of to this day.'],
    },
  },
  {
    id: 'ForTo',
    category: 'grammar',
    message: 'Extra “for”',
    explanation: 'To say why you do something, “to” is enough: “I came to help.”',
    cases: [['-<(what|who|it|not|is|was|ask|asked|look|looking|~wait|call|head) [for to] #base', 'to']],
    unless: [
      'what|something|nothing|dream|things|anything|person|one|lot|thing|much of|by to',
      'how|where|what|when|whether to',
    ],
    examples: {
      wrong: [
        ['I came for to help.', 'I came to help.'],
        ['She went there for to learn.', 'She went there to learn.'],
      ],
      right: ['I came to help.', 'I know what it is for to some degree.'],
    },
  },
  {
    id: 'PrepositionBase',
    category: 'grammar',
    message: 'Use an -ing form after this preposition',
    explanation: 'After a preposition, a verb takes the -ing form: “without paying,” “instead of going.”',
    cases: [
      ['without|by|despite [v:$plainVerb&@VERB]', '{v.ing}'],
      ['instead of [v:$plainVerb|use|make|play|help|do|look|walk|drive&@VERB]', '{v.ing}'],
      [
        'way|ways|chance|possibility|idea|habit|risk|capable|tired|afraid|fond|proud|purpose|process|importance|intention|opportunity|method|means|dream|hope of [v:$plainVerb&@VERB]',
        '{v.ing}',
      ],
      ['~be interested in [v:$plainVerb|use|make|play|help|do|study|visit|change&#base]', '{v.ing}'],
      [
        '~succeed|~believe|difficulty|trouble|problem|problems|difficulties|experience|interest in [v:$plainVerb&@VERB]',
        '{v.ing}',
      ],
      ['~think|~worry|~dream|~talk|~care about [v:$plainVerb&@VERB]', '{v.ing}'],
      [
        'good|bad|great|better|excellent at [v:$plainVerb|make|play|draw|dance|sing|cook|swim|speak|write&!@NOUN]',
        '{v.ing}',
      ],
      ['thank you for [v:$plainVerb&@VERB|help&@VERB]', '{v.ing}'],
      ['~be responsible for [v:$plainVerb|make|do&@VERB]', '{v.ing}'],
      ['from [v:$plainVerb&@VERB]', '{v.ing}'],
    ],
    unless: [
      'without pay|work|use|help|change|hope|cause|want and|or|for',
      'from|by|for want of',
      'give and take',
      'without pay @NOUN',
      'watch by watch',
      'from start|read|work|see|stay|go|finish to',
      'without|by|from|of v , @VERB',
      'without|by|of|from go|give|take|buy|wait',
    ],
    examples: {
      wrong: [
        ['He left without say goodbye.', 'He left without saying goodbye.'],
        ['Learn by understand the reasons.', 'Learn by understanding the reasons.'],
        ['She is interested in learn English.', 'She is interested in learning English.'],
        ['There are ways of prevent it.', 'There are ways of preventing it.'],
      ],
      right: ['He left without a word.', 'By give and take we agree.', 'I know people who live by work.'],
    },
  },
  {
    id: 'ForBase',
    category: 'grammar',
    message: 'Missing “to” for a purpose',
    explanation: 'To say why you do something, use “to” and a verb without an ending: “to buy a car.”',
    cases: [
      [
        '-<(except|but|save|way|word|~ask|~look|~wait|go|as|vote) [for v:$plainVerb&@VERB] (a|an|the|my|your|his|her|our|their|it|them|him|me|us|more|better|new|good|something|some|money|people|@NOUN|@ADJ|@DET)',
        'to {v}',
        'for {v.ing}',
      ],
    ],
    unless: ['for want|need|pay|win|sale|work', 'for read|write|build|live|finish @NOUN'],
    examples: {
      wrong: [
        ['I work for earn money.', 'I work to earn money.'],
        ['He came for see the house.', 'He came to see the house.'],
      ],
      right: ['I work for money.', 'He is ready for work.', 'For want of a nail it was lost.'],
    },
  },
  {
    id: 'WorthTo',
    category: 'grammar',
    message: 'Use an -ing form after this expression',
    explanation:
      'After “worth,” “busy,” “feel like,” “can’t help” and “have trouble,” use an -ing form: “worth seeing.”',
    cases: [
      ["~be (not|n't|really|well|very)? worth [to v:#base]", '{v.ing}'],
      ['~be busy|occupied [to v:#base]', '{v.ing}'],
      ['~feel like [to v:#base]', '{v.ing}'],
      ["(can|could|ca) not|n't help [to v:#base]", '{v.ing}'],
      ['cannot help [to v:#base]', '{v.ing}'],
      ["(can|could|ca) not|n't stand [v:$plainVerb]", '{v.ing}'],
      [
        '~have (a|no|some|any|more|great|much|many|@ADJ / lots of)? (difficulty|difficulties|trouble|troubles|fun) (not)? [to v:#base]',
        '{v.ing}',
      ],
      ['~have (a)? (hard|difficult|good|great) time [to v:#base]', '{v.ing}'],
      [
        '~spend (my|your|his|her|our|their|the|more|much|too|so|many|most|some|all|@NUM|@ADJ / a lot of){0,4} time|hours|days|years|weekends|life|lives [to v:#base]',
        '{v.ing}',
      ],
      ["~be (no|not|n't any) point [to v:#base]", 'in {v.ing}'],
      ['no use|good [to v:#base] > ', '{v.ing}'],
    ],
    unless: ['feel|feels|felt|is|be like to be', '~have fun|trouble to and', 'worth to $objectPronoun'],
    examples: {
      wrong: [
        ['The film is worth to see.', 'The film is worth seeing.'],
        ['I had trouble to find it.', 'I had trouble finding it.'],
        ['They spend a lot of time to learn it.', 'They spend a lot of time learning it.'],
        ["I can't help to laugh.", "I can't help laughing."],
      ],
      right: ['The film is worth seeing.', 'I am too busy seeing to it.', 'It took time to learn it.'],
    },
  },
  {
    id: 'InsistTo',
    category: 'grammar',
    message: 'Use a preposition and the -ing form',
    explanation:
      'This word is followed by a preposition and the -ing form: “succeed in doing,” “insist on doing,” “dream of doing.”',
    cases: [
      ['~succeed&#verb [to v:#base]', 'in {v.ing}'],
      ['~insist [to v:#base]', 'on {v.ing}'],
      ['~dream&#verb [to v:#base]', 'of {v.ing}'],
      ['~apologise|~apologize [to v:#base]', 'for {v.ing}'],
      ['thank you|thanks [to v:#base] (me|us|my|our|the|it)', 'for {v.ing}'],
      ['~be responsible [to v:#base]', 'for {v.ing}'],
      ['~think&#verb [to v:buy|go|study|make|do|move|start|change|leave|travel]', 'of {v.ing}'],
      ['~concentrate|~focus [to v:#base]', 'on {v.ing}'],
      ['~specialise|~specialize [to v:#base]', 'in {v.ing}'],
      ['~participate [to v:#base]', 'in {v.ing}'],
      [
        'possibility|possibilities|risk|danger|habit|advantage|disadvantage|idea [to v:$plainVerb|make|use|do|play|work|travel|study]',
        'of {v.ing}',
      ],
      ['experience|experienced|interest [to v:$plainVerb|make|use|do|work|teach]', 'in {v.ing}'],
    ],
    unless: [
      'good|bad|great|better|best|have|had|no|another|my|your|his|her|our|their|it idea to',
      '~have|~be (a|an|the|no|good|great)? @ADJ? idea|experience|interest to',
      'thank you to',
      'think to #base',
      'in order to',
      "~be|'s $possessive @ADJ? habit to",
      'interest to learn|know|see',
      '~be prevented|prohibited|discouraged',
    ],
    examples: {
      wrong: [
        ['He succeeded to win.', 'He succeeded in winning.'],
        ['I dream to go there.', 'I dream of going there.'],
      ],
      right: ['He succeeded in winning.', 'It is a good idea to wait.', 'They had a dream to share.'],
    },
  },
  {
    id: 'AfterFinished',
    category: 'grammar',
    message: 'Use an -ing form when there is no subject',
    explanation:
      'When no subject follows “before,” “after” or “without,” use the -ing form: “after finishing school.”',
    cases: [
      [
        'before|after|without|by [v:#participle&@VERB&!been&!~be] (my|your|his|her|our|their|the|a|it|them|this|that|school|university|college|work|home|to)',
        '{v.ing}',
      ],
      ['before|after|without|by [v:#past&!#participle&!#base&@VERB&!~be&!~have]', '{v.ing}'],
    ],
    unless: [
      'by|after|before #participle (the @ADJ? @NOUN @VERB)',
      'sought|looked|named|taken|asked|modelled after|by',
      'before|after|by|without armed|limited|organized|organised|united|related|unknown',
      'day|days|week|weeks|months|years|long|ever|never|immediately|shortly|soon before|after',
    ],
    examples: {
      wrong: [
        ['After finished my work, I slept.', 'After finishing my work, I slept.'],
        ['He left without took it.', 'He left without taking it.'],
      ],
      right: ['After finishing my work, I slept.', 'Before used cars were sold, we checked them.'],
    },
  },
]
