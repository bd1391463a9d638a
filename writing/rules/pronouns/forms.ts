import type { Rule } from '../rule.ts'

/** "He" or "him", "their" or "theirs", "themselves". */
export const pronounForms: readonly Rule[] = [
  {
    id: 'ObjectPronoun',
    category: 'grammar',
    message: 'Use the object pronoun here',
    explanation:
      'After a preposition or a verb, use “me,” “him,” “her,” “us” or “them”: “for me,” “I saw him.”',
    cases: [
      [
        '$preposition|~help|~let|~make|~tell|~give|~ask|~love|~call [he] -(#verb|@ADV|@PRON|@NOUN|@PROPN|who|and|,|- / @DET)',
        'him',
      ],
      [
        '$preposition|~help|~let|~make|~tell|~give|~ask|~love|~call [she] -(#verb|@ADV|@PRON|@NOUN|@PROPN|who|and|,|- / @DET)',
        'her',
      ],
      [
        '$preposition|~help|~let|~make|~give|~ask|~love|~call [they] -(#verb|@ADV|@PRON|@NOUN|@PROPN|who|and|,|- / @DET)',
        'them',
      ],
      [
        '$preposition|~help|~let|~make|~give|~ask|~love|~call [we] -(#verb|@ADV|@PRON|@NOUN|@PROPN|who|and|,|- / @DET)',
        'us',
      ],
      [
        '$preposition|~help|~let|~make|~tell|~give|~ask [i] -(#verb|@ADV|@PRON|@NOUN|@PROPN|who|and|,|- / @DET / /[&+]|[^\\w.,!?;:"”’)]/)',
        'me',
      ],
      [
        'between (you|him|her|them / $possessive @NOUN / @PROPN) and [i] -(#verb|@ADV|@PRON|@NOUN|@PROPN|who|and|- / @DET)',
        'me',
      ],
      [
        'between (you|me|her|them / $possessive @NOUN / @PROPN) and [he] -(#verb|@ADV|@PRON|@NOUN|@PROPN|who|and|,|- / @DET)',
        'him',
      ],
      ['~help|~let|~make [they] to? #base', 'them'],
      ['~help|~let|~make [he] to? #base', 'him'],
      ['~help|~let [we] to? #base', 'us'],
      ['(to|for|with|by|from|about) (my @NOUN / @PROPN|him|her|you|them) and [i] (> / .|,)', 'me'],
    ],
    sets: { preposition: 'with for to of about from at against without towards between among' },
    unless: ['than|as (my @NOUN|him|her|you) and i'],
    examples: {
      wrong: [
        ['I went with he.', 'I went with him.'],
        ['It helps they to learn.', 'It helps them to learn.'],
        ['It is between you and I.', 'It is between you and me.'],
        ['Between you and I, it is over.', 'Between you and me, it is over.'],
        ['It is for my wife and I, too.', 'It is for my wife and me, too.'],
      ],
      right: [
        'I know what he talked of he said.',
        'The man I spoke to he knows.',
        'I went with him.',
        'It depends on what they say.',
      ],
    },
  },
  {
    id: 'SubjectPronoun',
    category: 'grammar',
    message: 'Use the subject pronoun here',
    explanation: 'The person who acts is “I,” “he,” “she,” “we” or “they”: “He and I went.”',
    cases: [
      ['< [me and p:$his n:@NOUN] #verb|$modal|both|also', '{p} {n} and I'],
      ['< [me and p:@PROPN] #verb|$modal|both|also', '{p} and I'],
      ['< ($his @NOUN / @PROPN) and [me] (~be|~have|~do|$modal|#past|went)', 'I'],
      ['< [him] (is|was|has|does|can|will|#s&@VERB)', 'he'],
      ['< [them] (are|were|have|do|can|will)', 'they'],
      ['< [me] (am|was|have|do|can|will)', 'I'],
      ['+<(because|that|if|when) [him] (is|was|has|does)', 'he'],
      ['+<(because|if|when) [them] (are|were|have|do)', 'they'],
      ['< [me and him] (@AUX|@VERB)', 'he and I'],
      ['< [me and her] (@AUX|@VERB)', 'she and I'],
      ['< [him and me|i] (@AUX|@VERB)', 'he and I'],
      ['< [her and me|i] (@AUX|@VERB)', 'she and I'],
    ],
    sets: { his: 'my his her our their' },
    examples: {
      wrong: [
        ['Me and my brother went home.', 'My brother and I went home.'],
        ['Him is my friend.', 'He is my friend.'],
        ['My friend and me went there.', 'My friend and I went there.'],
      ],
      right: ['Me and my big mouth.', 'My friend and I went there.', 'Her car is new.'],
    },
  },
  {
    id: 'TheirsHouse',
    category: 'grammar',
    message: 'Use “their,” “my” or “your” before a noun',
    explanation:
      'Forms like “theirs” and “yours” stand alone, so use “their” or “your” before a noun: “their house.”',
    cases: [
      ['[theirs] @ADJ? @NOUN', 'their'],
      ['[ours] @ADJ? #countable', 'our'],
      ['[yours] @ADJ? #countable', 'your'],
      ['[hers] @ADJ? #countable', 'her'],
      ['-<(@DET) [mine] #countable&@NOUN', 'my'],
      ["[their's]", 'theirs'],
      [
        '(with|in|of|for|to|like|about|have|love|use|make) [they] own|#plural&#countable ($end|and|,|in|to|with)',
        'their',
      ],
      ['(with|in|of|for|to|about|love|use|help) [he] own|@NOUN ($end|and|,|in|to|with)', 'his'],
      [
        '(i|we|they|he|she|you) (~have|~love|~use|~make|~do|~change|~lose|~improve) [you] own|#countable ($end|and|,|in|to|with)',
        'your',
      ],
    ],
    unless: [
      'of yours|ours|hers|theirs last|this|next|and|at|one|day',
      'gold|coal|land|diamond|is|are|was|friend|friends mine',
    ],
    examples: {
      wrong: [
        ['They sold theirs house.', 'They sold their house.'],
        ['I am proud of they friends.', 'I am proud of their friends.'],
      ],
      right: [
        'The house is theirs.',
        'It is a friend of ours.',
        'Are they friends?',
        'Who are they friends with?',
      ],
    },
  },
  {
    id: 'Themselves',
    category: 'grammar',
    message: 'Wrong form of this pronoun',
    explanation:
      'Standard English uses “myself,” “himself,” “herself,” “itself,” “ourselves,” “yourselves” and “themselves.”',
    cases: [
      ['theirselves|theirself|themselfs|theyselves|themselve|thierselves', 'themselves'],
      ['hisself', 'himself'],
      ['ourself|ourselve|ourselfs', 'ourselves'],
      ['yourselfs', 'yourselves'],
      ['meself|myselfs', 'myself'],
      ['[my|your self] -(-)', '{.lower}self'],
      ['[her self] -(-)', 'herself'],
      ['[him self] -(-)', 'himself'],
      ['[it self] -(-)', 'itself'],
      ['[them|their self|selves] -(-)', 'themselves'],
      ['[our self|selves] -(-)', 'ourselves'],
      ['(people|they|children|students|men|women) (@VERB|@ADP|@NOUN){1,3} [themself]', 'themselves'],
    ],
    unless: ['$possessive self (is|was|esteem|respect|confidence|image|worth|@NOUN)'],
    examples: {
      wrong: [
        ['They hurt theirselves.', 'They hurt themselves.'],
        ['I did it my self.', 'I did it myself.'],
        ['They hurt them selves.', 'They hurt themselves.'],
      ],
      right: ['They hurt themselves.', 'It lifts her self-esteem.'],
    },
  },
  {
    id: 'PeopleWhich',
    category: 'grammar',
    message: 'Use “who” for people',
    explanation: '“Who” refers to people and “which” refers to things: “people who live here.”',
    cases: [
      [
        '-<(in|at|on|for|with|to / of|from|by (@DET|$possessive)? @ADJ?) $people [which] (#verb|$modal|lives|works|likes|also|always|often|never|do|does)',
        'who',
      ],
      ['someone|somebody|anyone|everyone|nobody|those [which] (#verb|$modal)', 'who'],
    ],
    sets: {
      people:
        'people person man woman men women student students teacher teachers child children boy boys girl girls friend friends parent parents doctor doctors driver drivers worker workers scientist scientists customer customers tourist tourists citizen citizens lady guy',
    },
    unless: [', which', 'those which', 'of $people which'],
    examples: {
      wrong: [
        ['I know people which live here.', 'I know people who live here.'],
        ['The girl which lives here is nice.', 'The girl who lives here is nice.'],
      ],
      right: [
        'I know people who live here.',
        'The love of children which he felt was great.',
        'The letter from the student which was late is here.',
      ],
    },
  },
  {
    id: 'ThingWho',
    category: 'grammar',
    message: 'Use “that” or “which” for things',
    explanation: '“Who” is for people, so a thing takes “that” or “which”: “the book that I read.”',
    cases: [
      ['$thing [who] (#verb|$modal|also|always|often|never|do|does|i|we|you|he|she|they)', 'that', 'which'],
    ],
    sets: {
      thing:
        'thing things book books car cars problem problems product products house houses place places animal animals computer computers city cities reason reasons film films movie movies school schools word words advertisement advertisements',
    },
    unless: ['~know|~ask|~tell|~wonder @DET? $thing who'],
    examples: {
      wrong: [
        ['It is a car who uses no petrol.', 'It is a car that uses no petrol.'],
        ['This is a book who I like.', 'This is a book that I like.'],
      ],
      right: [
        'It is a car that uses no petrol.',
        'I met the man who drives it.',
        'I have no idea who did it.',
      ],
    },
  },
  {
    id: 'EverythingWhat',
    category: 'grammar',
    message: 'Use “that,” not “what”',
    explanation:
      '“What” already means “the thing that,” so it can’t follow a noun or “everything”: “everything that I know.”',
    cases: [
      [
        'everything|something|anything|nothing|all|things|thing|much [what] (i|we|you|he|she|they|it|people|is|are|was|were|@DET)',
        'that',
      ],
      ['the #countable&#singular [what] (i|we|you|he|she|they) #verb', 'that'],
    ],
    unless: [
      '~tell|~ask|~show|~know|~teach all|things|much',
      'that much what',
      'after|at|of|above|for all what',
      '~matter much what',
      'pretty|very much what',
      'depends',
    ],
    examples: {
      wrong: [
        ['Everything what I know is here.', 'Everything that I know is here.'],
        ['I will do everything what you want.', 'I will do everything that you want.'],
      ],
      right: ['Everything that I know is here.', 'Above all, what I know is here.'],
    },
  },
]
