import type { Rule } from '../rule.ts'

/** Word order in a sentence. */
export const wordOrder: readonly Rule[] = [
  {
    id: 'HowToCall',
    category: 'grammar',
    message: 'Use “what” instead of “how”',
    explanation:
      'Use “what” to ask for a name or a description: “What do you call it?” “What does it look like?”',
    cases: [
      ['[how] to call (this|it|that|them|him|her) -(back|on|up|again|when|if|from|by|with|at|in|to)', 'what'],
      ['[how] (do|does|did) $subjectPronoun|people call (this|it|that|them|him|her)', 'what'],
      ['[how] (is|are|was) (it|he|she|this|they) called', 'what'],
      [
        '~know|~remember|~forget|~ask|~tell (me|you|him|her|us|them)? [how] (it|he|she|this) is called',
        'what',
      ],
      [
        '[how] (do|does|did|is|was|would|will) (!?&!,&!.){1,5} look|looks|looking|sound|taste|feel like',
        'what',
      ],
      ['[how] (he|she|it|they) (looks|look|looked) like', 'what'],
      ['[how] (do|did) you think (about|of)', 'what'],
    ],
    examples: {
      wrong: [
        ['How do you call this in English?', 'What do you call this in English?'],
        ['How does she look like?', 'What does she look like?'],
      ],
      right: [
        'What does she look like?',
        'How does she look?',
        'I know how to call him back.',
        'It depends on how it was called.',
      ],
    },
  },
  {
    id: 'NotQuestionInversion',
    category: 'grammar',
    message: 'Put the verb before the subject',
    explanation:
      'When a sentence starts with “not only,” “never” or “no sooner,” the verb comes before the subject.',
    cases: [
      [
        '< not only [s:i|he|she|it|we|they|you v:is|are|was|were|am|can|could|will|would|has|have|had|should|must]',
        '{v} {s}',
      ],
      [
        '< never|rarely|seldom [s:i|he|she|it|we|they|you v:has|have|had|was|were|can|could|will|would]',
        '{v} {s}',
      ],
      ['< not only [s:he|she|it v:#s&@VERB&!~be&!~have]', 'does {s} {v.base}'],
      ['< not only [s:they|we|i|you v:#base&@VERB&!~be&!~have]', 'do {s} {v}'],
    ],
    examples: {
      wrong: [
        ['Not only he is rich, but he is also kind.', 'Not only is he rich, but he is also kind.'],
        ['Never I have seen such a thing.', 'Never have I seen such a thing.'],
        ['Not only he sings, but he also dances.', 'Not only does he sing, but he also dances.'],
      ],
      right: ['Not only is he rich, but he is also kind.', 'Never mind.'],
    },
  },
  {
    id: 'VeryBeforeVerb',
    category: 'grammar',
    message: 'Don’t use “very” with a verb',
    explanation: 'Use “really” before the verb, or “very much” after it: “I really like it.”',
    cases: [
      [
        '(i|we|they|he|she|you|people|also) [very] (like|likes|liked|love|loves|loved|want|wants|wanted|enjoy|enjoys|enjoyed|hate|need|appreciate|hope|miss|missed|respect|admire|agree|care|regret)',
        'really',
      ],
      [
        '(i|we|they|he|she|you) [very much] (like|likes|liked|love|want|enjoy|hate|hope|appreciate)',
        'really',
      ],
      [
        '(~like|~love|~enjoy|~appreciate) [very much d:the|this|that|my|your|his|her|our|their|a n:@NOUN] (> / .|,|and|because)',
        '{d} {n} very much',
      ],
      ['(~like|~love|~enjoy|~speak|~play) [very much n:@NOUN|@PROPN] (> / .|,|and|because)', '{n} very much'],
      [
        '(~speak|~play|~know) [very well n:@NOUN|@PROPN|english|french] (> / .|,|and|because)',
        '{n} very well',
      ],
    ],
    examples: {
      wrong: [
        ['I very like this song.', 'I really like this song.'],
        ['She likes very much music.', 'She likes music very much.'],
      ],
      right: ['I really like this song.', 'I like it very much.', 'The very love of it.'],
    },
  },
  {
    id: 'FrequencyAdverbPlace',
    category: 'grammar',
    message: 'Wrong place for this adverb',
    explanation:
      'Adverbs like “always” and “never” go before the main verb but after “be”: “I always walk,” “I am always late.”',
    cases: [
      [
        '< [a:always|never|usually|often s:i|he|she|it|we|they|you v:am|is|are|was|were] -(@VERB)',
        '{s} {v} {a.lower}',
      ],
      ['< [always s:i|he|she|it|we|they|you v:#base|#s&@VERB]', '{s} always {v}'],
      [
        '(i|we|they|you|he|she|people) [v:@VERB&#base&!want&!like&!need&!have&!try&!hope&!love&!hate&!know&!say&!think a:always|never] (to|in|at|the|my|a|with|on|for|by)',
        '{a} {v}',
      ],
      [
        '(i|we|they|you|he|she|it) [a:always|never|usually|often v:am|is|are|was|were] (@ADJ|a|the|in|at|very|so|late|happy)',
        '{v} {a}',
      ],
      [
        '~play|~read|~watch|~visit|~do|~eat|~drink [e:every d:day|week|morning|evening|weekend|month|night o:football|tennis|basketball|games|sports|tv|books|homework|coffee|tea|music]',
        '{o} {e} {d}',
      ],
    ],
    unless: ['?', 'as|what|where|how|when|than (i|we|they|you|he|she|it) always'],
    examples: {
      wrong: [
        ['Always I am late.', 'I am always late.'],
        ['I go always to the same shop.', 'I always go to the same shop.'],
        ['He always is late.', 'He is always late.'],
        ['He plays every day football.', 'He plays football every day.'],
      ],
      right: ['I am always late.', 'Never was he so happy.', 'I want always to be near.'],
    },
  },
  {
    id: 'LastTwo',
    category: 'grammar',
    message: 'Wrong word order',
    explanation: '“First,” “last” and “next” go before a number: “the last two years.”',
    cases: [
      [
        'the|these|my|our|his|her|their|those [n:$number|few o:first|last|next] #plural&!names&!editions&!ladies&!graders&!places',
        '{o} {n}',
      ],
      ['[both s:they|we|you] (are|were|have|had|@VERB)', '{s} both'],
      ['< [all s:they|we] (are|were|have|had|@VERB)', '{s} all'],
      [
        '[more n:one|two|three|four] (time|times|day|days|year|years|hour|hours|week|weeks|month|months|thing|person|people|question)',
        '{n} more',
      ],
      [
        '[other n:two|three|four|five] (people|things|days|years|ways|students|friends|children|countries|men|women|reasons)',
        '{n} other',
      ],
    ],
    unless: [
      'all (they|we) (need|want|have|had|do|did|know|can|see|get|ask|got|said) (is|was|to|are|,|.)',
      'all (they|we) (@AUX|@VERB) (!,){0,6} is|was',
      'the|my|his|our|these|no|any|some|her|their|these|those other $number',
    ],
    examples: {
      wrong: [
        ['I was ill for the two last weeks.', 'I was ill for the last two weeks.'],
        ['Try it more one time.', 'Try it one more time.'],
      ],
      right: ['I was ill for the last two weeks.', 'All we need is love.', 'The other two people left.'],
    },
  },
]
