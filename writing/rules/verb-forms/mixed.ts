import type { Rule } from '../rule.ts'

/** Other wrong verb forms. */
export const mixedForms: readonly Rule[] = [
  {
    id: 'HelpedDid',
    category: 'grammar',
    message: 'Wrong verb form after “help” or “make”',
    explanation:
      'After “help” and “make,” the next verb has no ending: “It helped improve the result,” “It makes it seem easy.”',
    cases: [
      [
        '~help&#verb to? [v:#past&!#base&@VERB] (the|a|an|my|your|our|their|his|her|its|it|them|us|me|many|people|@NOUN|@ADJ|and)',
        '{v.base}',
      ],
      [
        '~help&#verb to? [v:#s&@VERB&!~be] (the|a|an|my|your|our|their|his|her|its|it|them|us|me|many|people)',
        '{v.base}',
      ],
      [
        '~help&#verb (it|me|him|her|us|them|you|people) to? [v:#past&!#base&@VERB] (the|a|an|my|your|our|their|his|her|its|it)',
        '{v.base}',
      ],
      ['~make&#verb it [v:seems|looks|feels|sounds|works|goes|becomes|appears]', '{v.base}'],
    ],
    unless: ['help|helps needed|wanted|provided|given'],
    examples: {
      wrong: [
        ['It helped improved the result.', 'It helped improve the result.'],
        ['You make it seems easy.', 'You make it seem easy.'],
      ],
      right: ['It helped improve the result.', 'It helped those injured.'],
    },
  },
  {
    id: 'UseTo',
    category: 'grammar',
    message: 'Missing “d” in “used to”',
    explanation: 'To say that something is familiar, write “used to”: “I am used to it,” “I got used to it.”',
    cases: [
      [
        "i|we|you|he|she|they|people ~be (not|n't|so|very|now|already)? [use] to (#ing|it|this|that|the|a|my|our|such|him|her|them)",
        'used',
      ],
      ['~get|~become (so|very)? [use] to (#ing|it|this|that|the|a|my|our|such|him|her|them)', 'used'],
      ['~be [accustom] to', 'accustomed'],
    ],
    examples: {
      wrong: [
        ["I'm use to it.", "I'm used to it."],
        ['You get use to working late.', 'You get used to working late.'],
      ],
      right: ['I am used to it.', 'They are of use to the team.'],
    },
  },
  {
    id: 'ItTakesTime',
    category: 'grammar',
    message: 'Use “to” after “it takes”',
    explanation:
      'After “it takes” and a length of time, use “to” and a verb: “It takes an hour to get there.”',
    cases: [
      [
        'it (takes|took) (me|you|him|her|us|them|people)? (@DET|@ADJ|@NUM|much|many|more|so|too|a|long){0,3} (time|hours|hour|years|days|minutes|months|weeks|money|effort) [v:$plainVerb]',
        'to {v}',
      ],
      [
        'it (takes|took) (me|you|him|her|us|them|people)? (@DET|@ADJ|@NUM|much|many|more|so|too|a|long){0,3} (time|hours|hour|years|days|minutes|months|weeks|money|effort) [for v:#ing&@VERB]',
        'to {v.base}',
      ],
      [
        'it (takes|took) (me|you|him|her|us|them|people)? (@DET|@ADJ|@NUM|much|many|more|so|too|a|long){0,3} (time|hours|hour|years|days|minutes|months|weeks|money|effort) [v:#ing&@VERB&!working&!during]',
        'to {v.base}',
      ],
    ],
    examples: {
      wrong: [
        ['It takes two hours get there.', 'It takes two hours to get there.'],
        ['It took me a long time finding it.', 'It took me a long time to find it.'],
      ],
      right: ['It takes two hours to get there.', 'It takes time, learning a language.'],
    },
  },
  {
    id: 'IngBy',
    category: 'grammar',
    message: 'No -ing form before “by”',
    explanation:
      'When “by” names who acts, use a form like “used” or “written”: “It is used by many people.”',
    cases: [
      [
        "is|are|was|were (not|n't|also|often|always)? [v:using|making|writing|eating|killing|building|producing|causing|creating|teaching|controlling|publishing|affecting|influencing|supporting] by (the|a|an|many|people|@PROPN|@NOUN|him|her|them|us|most|some)",
        '{v.participle}',
      ],
      [
        'can|could|will|should|must|may be [v:using|making|writing|eating|killing|building|producing|causing|creating|controlling|doing|seeing|finding] by',
        '{v.participle}',
      ],
      ['is|are|was|were [v:locating|situating] (in|at|on|near)', '{v.participle}'],
    ],
    unless: [
      'by #ing',
      'by hand|way|means|then|now',
      'by the time|end|day|hour|minute|dozen|window|door|light',
    ],
    examples: {
      wrong: [
        ['It is using by many people.', 'It is used by many people.'],
        ['The book was writing by a friend.', 'The book was written by a friend.'],
      ],
      right: ['It is used by many people.', 'They are writing by the window.'],
    },
  },
  {
    id: 'HaveDoneBy',
    category: 'grammar',
    message: 'Missing “been”',
    explanation: 'Here the subject doesn’t act, so “been” is needed: “It has been used by many people.”',
    cases: [
      [
        "it|they|this|that|which|#plural|#singular have|has|had (not|n't|also|already|always|just)? [v:done|used|made|written|built|created|caused|killed|published|developed|invented|designed|produced|solved] by (the|a|an|many|people|@PROPN|him|her|them|us|most|some|scientists)",
        'been {v}',
      ],
      ["it|this|that have|has (not|n't|also|already|just)? [v:$shown] that", 'been {v}'],
    ],
    sets: { shown: 'said reported' },
    unless: ['by (the time|end / now|then|#ing)', 'who have|has'],
    examples: {
      wrong: [
        ['It has used by many people.', 'It has been used by many people.'],
        ['The book has written by a friend.', 'The book has been written by a friend.'],
      ],
      right: ['It has been used by many people.', 'They have done by now what they could.'],
    },
  },
]
