import type { Case, Rule } from '../rule.ts'

/** Compounds that are written as one word, by their parts. */
const compounds = `
class-room bed-room bath-room news-paper grand-mother grand-father grand-parents foot-ball basket-ball base-ball
home-work house-work house-wife after-noon birth-day back-ground key-board air-port sun-shine sun-light rain-bow moon-light
life-time life-style time-table class-mate class-mates room-mate room-mates team-mate team-mates neighbor-hood
under-stand under-standing under-estimate over-come over-weight out-come out-comes out-door out-doors in-door in-doors
up-grade down-load down-town up-load week-end week-ends any-where some-where every-where never-theless none-theless
other-wise there-fore more-over further-more mean-while for-ever
some-times some-how any-how fire-works wild-life water-fall butter-fly straw-berry
pass-word lap-top note-book text-book hand-writing break-fast pan-cake post-card earth-quake house-hold
work-shop work-place sky-scraper motor-cycle black-board white-board card-board snow-flake tooth-brush tooth-paste
`

/** Two words that are often written as one. */
const together: Readonly<Record<string, string>> = {
  infact: 'in fact',
  inspite: 'in spite',
  aswell: 'as well',
  atleast: 'at least',
  alot: 'a lot',
  eachother: 'each other',
  ofcourse: 'of course',
  incase: 'in case',
  infront: 'in front',
  noone: 'no one',
  highschool: 'high school',
  everytime: 'every time',
  eventhough: 'even though',
  upto: 'up to',
  thankyou: 'thank you',
  abit: 'a bit',
  atfirst: 'at first',
  ontime: 'on time',
  inorder: 'in order',
  insofaras: 'insofar as',
  aslong: 'as long',
  bestfriend: 'best friend',
  bestfriends: 'best friends',
  myfriend: 'my friend',
  icecream: 'ice cream',
  postoffice: 'post office',
  somemore: 'some more',
  inbetween: 'in between',
  outof: 'out of',
  becauseof: 'because of',
  dueto: 'due to',
  rightnow: 'right now',
  nextto: 'next to',
  ishould: 'I should',
}

/** Words that are wrongly joined or split. */
export const oneWordOrTwo: readonly Rule[] = [
  {
    id: 'SplitCompound',
    category: 'spelling',
    message: 'Write this as one word',
    explanation: 'The standard spelling of this word has no space.',
    cases: [
      ...compounds
        .trim()
        .split(/\s+/)
        .map((pair): Case => {
          const [first = '', second = ''] = pair.split('-')
          return [`[${first} ${second}] -(-)`, first + second]
        }),
      ['[never the less]', 'nevertheless'],
      ['[now a days]', 'nowadays'],
      ['[now - a - days]', 'nowadays'],
      ['[nowa days]', 'nowadays'],
      ['[now days]', 'nowadays'],
    ],
    unless: [
      'for ever - ',
      'life time of',
      'week end with|on|up|date',
      'the out come',
      'there fore and',
      'some times (are|were|of|when|in)',
      'break fast and',
      'in|out door (was|is)',
      'more over',
    ],
    confidence: 0.8,
    examples: {
      wrong: [
        ['The class room is big.', 'The classroom is big.'],
        ['Life is easy now a days.', 'Life is easy nowadays.'],
      ],
      right: ['The classroom is big.', 'Some times are harder than others.', 'The room of the class is big.'],
    },
  },
  {
    id: 'RunTogether',
    category: 'spelling',
    message: 'Write this as two words',
    explanation: 'The standard spelling has a space here.',
    cases: Object.entries(together).map(([word, words]): Case => [`[${word}]`, words]),
    confidence: 0.95,
    examples: {
      wrong: [
        ['They help eachother every day.', 'They help each other every day.'],
        ['There are atleast ten.', 'There are at least ten.'],
      ],
      right: ['They help each other every day.', 'There are at least ten.'],
    },
  },
  {
    id: 'EverydayEveryDay',
    category: 'grammar',
    message: 'Confused “every day” and “everyday”',
    explanation: '“Every day” says how often, and “everyday” comes before a noun and means “ordinary.”',
    cases: [
      [
        '(@VERB|@NOUN|$objectPronoun|there|here|home|school|work|almost|@ADV) [everyday] (> / .|,|and|because|but|for|at|in|to|when|i|we|so|from|with)',
        'every day',
      ],
      ['< [everyday] (,|i|we|he|she|they|people|my|the|you|it|many|thousands|millions|there)', 'every day'],
      [
        '(the|my|our|your|his|her|their|of|in|for|with|about|these|some) [every day] (life|lives|use|language|activities|problems|things|tasks|objects|clothes|situations|speech|conversation|english|work|people)',
        'everyday',
      ],
    ],
    unless: ['in every day of', 'of the everyday', 'for every day things'],
    examples: {
      wrong: [
        ['I go there everyday.', 'I go there every day.'],
        ['It is part of our every day life.', 'It is part of our everyday life.'],
      ],
      right: ['I go there every day.', 'It is part of our everyday life.'],
    },
  },
  {
    id: 'MaybeMayBe',
    category: 'grammar',
    message: 'Confused “maybe” and “may be”',
    explanation: '“Maybe” means “perhaps,” and “may be” is a verb: “It may be true.”',
    cases: [
      [
        '< (or|and|but|so)? [may be] ($subjectPronoun|there|the|this|that|some|people|my|one|in|because|if|not|for)',
        'maybe',
      ],
      ['(or|,) [may be] ($subjectPronoun|there|the|some|people|my|even|a|because|in|just)', 'maybe'],
      [
        '(it|he|she|this|that|there|they|we|i|you|which|who|people) [maybe] (a|an|the|too|very|so|not|necessary|possible|difficult|useful|good|bad|true|better|able|hard|easy|different|wrong|right|some|many|that|because|more|in)',
        'may be',
      ],
    ],
    unless: [
      'may be the|a|an|found|seen',
      'this|that|it|they|he|she|we|i|you maybe (the|a|an|some|many|more|in|because|that|not|so|too) @NOUN? (@ADJ|@NOUN)? (@AUX|@VERB)',
      ', maybe',
      'is|are|was|were|do|did|can (it|he|she|this|that|there|they|we|i|you) maybe',
    ],
    examples: {
      wrong: [
        ['May be they are at home.', 'Maybe they are at home.'],
        ['It maybe difficult to find.', 'It may be difficult to find.'],
      ],
      right: ['Maybe they are at home.', 'It may be difficult to find.', 'They may be at home.'],
    },
  },
  {
    id: 'IntoInTo',
    category: 'grammar',
    message: 'Wrong preposition for a movement',
    explanation: 'Use “into” for where something goes or what it becomes, and “off” for away from a surface.',
    cases: [
      [
        '(~change|~turn|~divide|~translate|~fall|~run|~get|~walk|~put|~look|~break|~split|~transform|~convert|~jump|~throw) [in to] ($determiner|@NOUN|two|three|different|many|small|it|them|@ADJ)',
        'into',
      ],
      [
        '~come|~go|~move [in to] the house|room|water|city|building|car|store|shop|kitchen|country|market',
        'into',
      ],
      [
        '(one|them|it|out|all|some|because|many) [off] (the|them|us|my|our|his|these|those) (best|most|biggest|people|things|world|students|problems)',
        'of',
      ],
      [
        '(~take|~turn|~get|~switch|~cut|~jump|~fall) [of] the (light|lights|tv|bus|train|road|phone|radio|table|computer|horse|bed|roof|stage)',
        'off',
      ],
    ],
    unless: [
      '~give|~log|~sign (!,){0,4} in to',
      'look in to see',
      '@VERB in to #base',
      'cut|taken|take of the',
    ],
    examples: {
      wrong: [
        ['She turned in to a doctor.', 'She turned into a doctor.'],
        ['He fell of the roof.', 'He fell off the roof.'],
      ],
      right: ['He went in to see her.', 'He fell off the roof.'],
    },
  },
]
