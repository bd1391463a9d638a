import type { Rule } from '../rule.ts'

/** "There is" and "there are" with the words after them. */
export const thereIs: readonly Rule[] = [
  {
    id: 'ThereIsPlural',
    category: 'grammar',
    message: 'Use “there are” before a plural',
    explanation: 'After “there,” the verb matches the noun that follows: “There are many reasons.”',
    cases: [
      ["there [is] not|n't|also|still|always|now|only? $plenty", 'are'],
      ["there [was] not|n't|also|still|always|now|only? $plenty", 'were'],
      [
        "there [is] not|n't|also|still? ($number / some|no|any|other|such|two / a lot of / lots of / plenty of)? @ADJ{0,2} #plural&!$mass -(of / and)",
        'are',
      ],
      [
        "there [was] not|n't|also|still? ($number / some|no|any|other|such / a lot of / lots of / plenty of)? @ADJ{0,2} #plural&!$mass -(of / and)",
        'were',
      ],
      ["there [is] not|n't|also|still|always|now|only? people|children|men|women -(of / ' / - / 's)", 'are'],
      ['there [is] a (few / number of)', 'are'],
      ['there [was] a (few / number of)', 'were'],
    ],
    sets: {
      plenty: 'many several various numerous',
      mass: 'means minutes hours days weeks months years dollars miles goods',
    },
    unless: ['many a', 'a number of #singular'],
    examples: {
      wrong: [
        ['There is many people here.', 'There are many people here.'],
        ['There is also people who like it.', 'There are also people who like it.'],
        ['There was several reasons for it.', 'There were several reasons for it.'],
        ['There is two big cats in the garden.', 'There are two big cats in the garden.'],
        ["There isn't any tickets left.", "There aren't any tickets left."],
        ['There is a lot of cars on the road.', 'There are a lot of cars on the road.'],
        ['I think there is a few problems.', 'I think there are a few problems.'],
      ],
      right: [
        'There is much to do.',
        'There is many a slip.',
        'There are many people.',
        'There is a lot of water.',
        'There is five minutes left.',
      ],
    },
  },
  {
    id: 'ThereAreSingular',
    category: 'grammar',
    message: 'Use “there is” before a singular noun',
    explanation: 'After “there,” the verb matches the noun that follows: “There is a reason.”',
    cases: [
      ['there [are] a|an (@ADJ&!few&!great){0,2} #singular&!$amount&!$collective -(of|and|,|or|ago)', 'is'],
      ['there [were] a|an (@ADJ&!few&!great){0,2} #singular&!$amount&!$collective -(of|and|,|or|ago)', 'was'],
      [
        'there [have] been a|an (@ADJ&!few&!great){0,2} #singular&!$amount&!$collective -(of|and|,|or|ago)',
        'has',
      ],
      [
        'there [are] (no|some|any|much|little / a lot of / lots of / not much)? @ADJ? #uncountable -(@NOUN / and / or / , / of / that / @VERB)',
        'is',
      ],
      [
        'there [were] (no|some|any|much|little / a lot of / lots of / not much)? @ADJ? #uncountable -(@NOUN / and / or / , / of / that / @VERB)',
        'was',
      ],
    ],
    sets: {
      amount:
        'lot few number couple variety range majority handful series host wealth plethora set total bunch few many dozen hundred thousand million billion plenty multitude myriad abundance array good great fish sheep',
    },
    examples: {
      wrong: [
        ['There are a big dog in the garden.', 'There is a big dog in the garden.'],
        ['There were an accident yesterday.', 'There was an accident yesterday.'],
        ['There are a lot of information here.', 'There is a lot of information here.'],
      ],
      right: [
        'There are a lot of dogs.',
        'There are a few non-standard codes.',
        'There are a number of ways.',
        'There are a man and a woman at the door.',
        'There are no information desks here.',
        'There were a few people.',
      ],
    },
  },
  {
    id: 'ThereHave',
    category: 'grammar',
    message: 'Use “there is” instead of “there have”',
    explanation: 'To say that something exists, use “be” after “there,” not “have”: “There are many people.”',
    cases: [
      [
        '+<(< / , / because / that / and / but / so / if) there [have] many|several|some|few|two|three|four|lots|various|different',
        'are',
      ],
      ['+<(< / , / because / that / and / but / so / if) there [have] a lot of', 'are'],
      ['+<(< / , / because / that / and / but / so / if) there [has] a|an|no|some|much', 'is'],
    ],
    examples: {
      wrong: [
        ['There have many people in the park.', 'There are many people in the park.'],
        ['I like it because there has a big garden.', 'I like it because there is a big garden.'],
      ],
      right: [
        'There have been many people.',
        'There has to be a reason.',
        'Those who live there have many friends.',
      ],
    },
  },
  {
    id: 'ThereHasBeenPlural',
    category: 'grammar',
    message: 'Use “there have been” before a plural',
    explanation: 'After “there,” the verb matches the noun that follows: “There have been changes.”',
    cases: [
      [
        'there [has] (also|always|never|not)? been (many|several|various|numerous|few|some|$number / a few / a lot of / a number of) @ADJ{0,2} #plural',
        'have',
      ],
    ],
    unless: ['there has been two|three|four|five|six|seven|eight|nine|ten years|months|weeks|days'],
    examples: {
      wrong: [
        ['There has been many changes since then.', 'There have been many changes since then.'],
        ['There has been some problems.', 'There have been some problems.'],
      ],
      right: ['There has been much debate.', 'There have been many changes.'],
    },
  },
  {
    id: 'ThereIsExist',
    category: 'grammar',
    message: 'Extra verb',
    explanation:
      '“There is” already says that something exists, so keep one of the two verbs: “There is a problem.”',
    cases: [
      ['there [is|are exist|exists]', 'are', 'exist'],
      ['there [was|were existed]', 'were', 'existed'],
    ],
    examples: {
      wrong: [
        ['There are exist many ways.', 'There are many ways.'],
        ['There are exist many reasons.', 'There are many reasons.'],
      ],
      right: ['There exist many ways.', 'There are existing ways.'],
    },
  },
  {
    id: 'HereIsPlural',
    category: 'grammar',
    message: 'Use “here are” before a plural',
    explanation: 'After “here,” the verb matches the noun that follows: “Here are some ideas.”',
    cases: [
      ['< here [is] (some|the|my|two|three|four|five|many|several / a few) @ADJ{0,2} #plural -(of)', 'are'],
    ],
    examples: {
      wrong: [
        ['Here is some good ideas.', 'Here are some good ideas.'],
        ['Here is some examples.', 'Here are some examples.'],
      ],
      right: ['Here is some advice.', 'Here are the books.', 'Here is the news.'],
    },
  },
  {
    id: 'IsTherePlural',
    category: 'grammar',
    message: 'Use “are there” before a plural',
    explanation: 'In a question, too, the verb matches the noun after “there”: “Are there any questions?”',
    cases: [
      ["[is] there @ADJ? #plural&#countable -(of|and|')", 'are'],
      [
        "[is] n't? there (many|several|any|some|other|more|enough|no / a lot of) @ADJ{0,2} #plural -(of)",
        'are',
      ],
      [
        "[was] n't? there (many|several|any|some|other|more|enough|no / a lot of) @ADJ{0,2} #plural -(of)",
        'were',
      ],
    ],
    examples: {
      wrong: [
        ['Is there any questions?', 'Are there any questions?'],
        ["Isn't there many people?", "Aren't there many people?"],
      ],
      right: ['Is there any reason for it?', 'Are there any questions?', 'Is there any news?'],
    },
  },
  {
    id: 'ThereSeemsPlural',
    category: 'grammar',
    message: 'Use “there seem to be” before a plural',
    explanation: 'After “there,” the verb matches the noun that follows: “There seem to be problems.”',
    cases: [
      [
        'there [seems|appears] to be (many|several|some|few|two|three / a lot of / a few)? @ADJ{0,2} #plural -(of)',
        '{.base}',
      ],
    ],
    examples: {
      wrong: [
        ['There seems to be some problems.', 'There seem to be some problems.'],
        ['There seems to be many reasons.', 'There seem to be many reasons.'],
      ],
      right: ['There seems to be a problem.', 'There seems to be some news.'],
    },
  },
]
