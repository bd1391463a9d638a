import type { Case, Rule } from '../rule.ts'

/** Returns cases for confusing the forms of “do” and “make”. */
const swapped = (from: readonly string[], to: readonly string[], objects: string): readonly Case[] =>
  from.map((form, at) => [`[${form}] (${objects})`, to[at] ?? ''])

const doForms = ['do', 'does', 'did', 'doing', 'done']
const makeForms = ['make', 'makes', 'made', 'making', 'made']
const takeForms = ['take', 'takes', 'took', 'taking', 'taken']
const haveForms = ['have', 'has', 'had', 'having', 'had']
const putOnForms = ['turn', 'turns', 'turned', 'turning', 'turned']

/** Words that learners carry over from their first language. */
export const transferred: readonly Rule[] = [
  {
    id: 'MakeDo',
    category: 'grammar',
    message: 'Confused “make” and “do”',
    explanation: 'You do homework, sports and business, but you make mistakes, decisions and friends.',
    cases: [
      ...swapped(
        makeForms,
        doForms,
        '@DET? homework|housework|research|sport|sports|exercise|exercises|yoga|gymnastics|laundry|dishes|chores / $possessive homework|housework|job|best|duty|exercises|laundry',
      ),
      ...swapped(
        doForms.slice(0, 1),
        makeForms,
        'a|the|many|some|several|any|few|this|same mistake|mistakes|decision|decisions|effort|efforts|noise|suggestion|suggestions|choice|choices',
      ),
      ...swapped(
        doForms.slice(2),
        makeForms.slice(2),
        'a|the|many|some|several|any|few|this|same|such (mistake|mistakes|decision|decisions|effort|noise|suggestion|choice|choices|money|friends|joke|jokes|progress|plans|profit|profits)',
      ),
      ...swapped(doForms.slice(0, 1), makeForms, 'mistakes|friends|progress|efforts|decisions'),
      ...swapped(
        doForms.slice(3),
        makeForms.slice(3),
        'mistakes|friends|progress|efforts|decisions|noise|jokes',
      ),
    ],
    unless: [
      'do (the|your|a) friends|mistakes|decisions @VERB',
      'do|does|did (mistakes|friends|decisions|efforts) (!,){0,6} ?',
      'homework|research|chores fun|easier|harder|easy|boring|interesting',
    ],
    examples: {
      wrong: [
        ['I have to make my homework.', 'I have to do my homework.'],
        ['We did a mistake.', 'We made a mistake.'],
      ],
      right: ['I have to do my homework.', 'We made a mistake.', 'How do mistakes happen?'],
    },
  },
  {
    id: 'TakePhoto',
    category: 'grammar',
    message: 'Wrong verb in this phrase',
    explanation: 'This phrase has its own verb: you take photos, have a party and give a speech.',
    cases: [
      ...swapped(
        makeForms,
        takeForms,
        'a|some|many|the photo|photos|picture|pictures|photograph|selfie / photos|pictures|selfies / a shower|bath|nap / an exam / a break',
      ),
      ...swapped(doForms, takeForms, 'a|some|many photo|photos|picture|pictures|shower|bath|nap|break'),
      ...swapped(
        makeForms,
        haveForms,
        'a|the|$possessive (birthday)? party / a conversation|discussion|argument|dream|conversation|barbecue / fun -(of)',
      ),
      ...swapped(doForms, haveForms, 'a (birthday)? party / a dream / fun'),
      ...swapped(makeForms.slice(0, 1), ['ask'], 'a|some|many question|questions'),
      ...swapped(makeForms.slice(2, 3), ['asked'], 'a|some|many question|questions'),
      ...swapped(
        doForms,
        ['commit', 'commits', 'committed', 'committing', 'committed'],
        'a|many|some crime|crimes|suicide / suicide|crimes',
      ),
      ...swapped(
        makeForms,
        ['commit', 'commits', 'committed', 'committing', 'committed'],
        'a|many|some|the crime|crimes / suicide|crimes',
      ),
      ...swapped(
        ['learn', 'learns', 'learned', 'learning', 'learnt'],
        ['gain', 'gains', 'gained', 'gaining', 'gained'],
        '@DET|more|new|much|some|lots? knowledge|experience / knowledge|experience',
      ),
      ...swapped(
        ['say', 'says', 'said', 'saying'],
        ['give', 'gives', 'gave', 'giving'],
        '$possessive opinion',
      ),
    ],
    unless: [
      'make|made|makes|making pictures @ADJ|@VERB|@ADV',
      'did|do|does (a|some|many|the) @NOUN @VERB',
      'made|make|makes a picture (of|book|perfect)',
      'did fun',
      'making fun of',
      'done fun',
      'learning experience',
      'learn|learned from',
    ],
    confidence: 0.75,
    examples: {
      wrong: [
        ['We made many photos there.', 'We took many photos there.'],
        ['They did a party at home.', 'They had a party at home.'],
      ],
      right: ['We took many photos there.', 'It was a learning experience.', 'They make fun of him.'],
    },
  },
  {
    id: 'TurnOnLight',
    category: 'grammar',
    message: 'Use “turn on” or “turn off”',
    explanation: 'You turn lights and machines on or off, and you open and close doors and windows.',
    cases: [
      ...swapped(
        ['open', 'opens', 'opened', 'opening'],
        putOnForms.map(form => `${form} on`),
        '@DET|$possessive light|lights|tv|television|radio|computer|fan|heater|lamp|air / tv|television|lights',
      ),
      ...swapped(
        ['close', 'closes', 'closed', 'closing'],
        putOnForms.map(form => `${form} off`),
        '@DET|$possessive light|lights|tv|television|radio|computer|fan|heater|lamp / tv|television|lights',
      ),
    ],
    unless: [
      'computer (science|file|program|case|store|shop)',
      'air(port)?',
      'light (box|fixture)',
      'the air|tv|radio (station|show|season|stations)',
    ],
    examples: {
      wrong: [
        ['Please open the light.', 'Please turn on the light.'],
        ['He closed the TV and slept.', 'He turned off the TV and slept.'],
      ],
      right: ['Please turn on the light.', 'He opened the window.'],
    },
  },
  {
    id: 'RepeatedSubject',
    category: 'grammar',
    message: 'Repeated subject',
    explanation: 'The noun is already the subject, so leave out the pronoun: “My brother works here.”',
    cases: [
      [
        '< my|our (@ADJ)? brother|sister|mother|father|friend|teacher|boss|uncle|aunt|son|daughter|wife|husband|grandfather|grandmother [he|she] (is|was|has|likes|wants|works|lives|always|never|can|will)',
        '',
      ],
      [
        '< my|our (@ADJ)? parents|friends|brothers|sisters|children|classmates|neighbors [they] (are|were|have|like|want|work|live|always|never|can|will)',
        '',
      ],
      ['< (the|many|some|most)? people [they] (are|were|have|like|want|think|can|will|do)', ''],
      [
        '< $article (@ADJ)? (government|company|school|city|country|internet|book|film|movie|car) [it] (is|was|has|can|will)',
        '',
      ],
      [
        '< (my|our|his|her|their|your|the) @ADJ? $person [he|she] (is|was|has|does|had|went|said|#s&@VERB)',
        '',
      ],
      [
        '< (my|our|his|her|their|your) @ADJ? $persons [they] (are|were|have|do|had|went|said|#base&@VERB)',
        '',
      ],
      // The pronoun repeats the noun, and the verb is complete: not “the man who he worked for”.
      [
        '(people|students|those|children|friends|persons who [they] / person|man|someone who [he] / person|woman|someone who [she]) (also|always|often)? #verb (@DET|$possessive|@ADJ|here|there|to|in)',
        '',
      ],
    ],
    unless: [
      'people they are|were|have|like|want|think|can|will|do (!,){0,10} (is|are|was|were)',
      'my (best)? friend he|she (is|was) (!,){1,8} (is|was)',
      'the friend|teacher|boss he|she',
      'who they|he|she ~think|~believe|~say|~know|~feel|~trust|~meet|~love|~like|~want|~call|~see|~have',
    ],
    sets: {
      person:
        'brother sister mother father friend teacher boss uncle aunt grandmother grandfather husband wife son daughter cousin',
      persons: 'brothers sisters parents friends teachers children kids students grandparents',
    },
    examples: {
      wrong: [
        ['My brother he is a teacher.', 'My brother is a teacher.'],
        ['My friends they like football.', 'My friends like football.'],
        ['My brother he works hard.', 'My brother works hard.'],
        ['I know people who they live here.', 'I know people who live here.'],
      ],
      right: [
        'My brother is a teacher.',
        'People they have met are kind.',
        'My brother works hard.',
        'I know people who they think are kind.',
        'The man who he worked for left.',
        'The person who she would marry was rich.',
      ],
    },
  },
]
