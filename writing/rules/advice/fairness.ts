import type { Rule } from '../rule.ts'
import { tableCases } from './table.ts'

/** Wording that excludes people or sounds disrespectful, with alternatives. */
export const fairness: readonly Rule[] = [
  {
    id: 'GenderNeutralRole',
    category: 'tone',
    message: 'Not inclusive of everyone',
    explanation: 'People of any gender can have this role, and the suggested word includes them all.',
    cases: tableCases(
      `
      chairman | chairperson; chair
      chairmen | chairpersons
      fireman | firefighter
      firemen | firefighters
      policeman | police officer
      policemen | police officers
      mailman | mail carrier
      mailmen | mail carriers
      postman | postal worker
      stewardess | flight attendant
      stewardesses | flight attendants
      salesman | salesperson
      salesmen | salespeople
      businessman | businessperson
      businessmen | business people
      spokesman | spokesperson
      spokesmen | spokespeople
      congressman | member of Congress
      congressmen | members of Congress
      layman | layperson
      laymen | laypeople
      foreman | supervisor
      foremen | supervisors
      cameraman | camera operator
      repairman | repairer
      workman | worker
      workmen | workers
      middleman | go-between
      housewife | homemaker
      housewives | homemakers
      freshman | first-year student
      freshmen | first-year students
      mankind | humankind; people
      manpower | workforce
      man - made | artificial
      manmade | artificial
      male nurse | nurse
      lady doctor | doctor
      female doctor | doctor
      lady lawyer | lawyer
      `,
      ' -(@PROPN)',
    ),
    confidence: 0.4,
    unless: ['he|his|him', 'history of mankind'],
    note: 'Newspapers write “spokesman”; it is advice, and none of their findings is a mistake.',
    examples: {
      wrong: [
        ['The chairman opens the meeting.', 'The chairperson opens the meeting.'],
        ['Firemen came at once.', 'Firefighters came at once.'],
      ],
      right: ['The chairperson opens the meeting.', 'Chairman Powell spoke.', 'He is a policeman.'],
    },
  },
  {
    id: 'EveryoneHis',
    category: 'tone',
    message: '“His” may not include everyone',
    explanation: '“Their” includes people of any gender: “Everyone has their own desk.”',
    cases: [
      [
        '(everyone|everybody|anyone|anybody|someone|somebody|nobody) (!,&!.){1,6} [his]',
        'their',
        'his or her',
      ],
      [
        '(every|each|any) (student|person|employee|teacher|doctor|user|customer|worker|citizen|member|applicant|driver|parent|patient|reader|writer|author|player|manager) (!,&!.){1,6} [his]',
        'their',
        'his or her',
      ],
      [
        '(a|the) (student|employee|user|customer|citizen|applicant|driver|patient|reader) (must|should|can|may|has) (!,&!.){1,5} [his]',
        'their',
        'his or her',
      ],
    ],
    unless: ['her', 'he said', '@PROPN'],
    confidence: 0.45,
    examples: {
      wrong: [
        ['Everyone should bring his book.', 'Everyone should bring their book.'],
        ['Each student has to show his card.', 'Each student has to show their card.'],
      ],
      right: ['Everyone should bring their book.', 'The man lost his book.'],
    },
  },
  {
    id: 'PeopleFirst',
    category: 'tone',
    message: 'May sound disrespectful',
    explanation: 'This wording can reduce people to one trait, so consider one that puts the person first.',
    cases: [
      ...tableCases(`
        wheelchair - bound | using a wheelchair
        wheelchair bound | using a wheelchair
        confined to a wheelchair | using a wheelchair
        handicapped people | disabled people
        handicapped person | disabled person
        handicapped children | disabled children
        the handicapped | disabled people
        crippled | disabled
        mentally retarded | intellectually disabled
        deaf and dumb | deaf
        deaf - mute | deaf
        illegal aliens | undocumented immigrants
        illegal alien | undocumented immigrant
        committed suicide | died by suicide
        commit suicide | die by suicide
        third world countries | developing countries
        drug addicts | people with an addiction
        the mentally ill | people with a mental illness
        old people's home | retirement home
        sex change | gender transition
        oriental people | Asian people
        eskimos | Inuit
        gypsies | Roma
        colored people | people of color
        coloured people | people of colour
      `),
      ['[the disabled] (are|have|need|can|should|must|,|.|and)', 'disabled people'],
      ['[the elderly] (are|have|need|can|should|must|,|.|and)', 'older people'],
      ['[the blind] (are|have|need|can|should|must)', 'blind people'],
      ['[the homeless] (are|have|need|can|should|must)', 'homeless people'],
      ['[the poor] (are|have|need|can|should|must)', 'poor people'],
    ],
    confidence: 0.45,
    goals: { domain: ['general', 'academic', 'business', 'technical'] },
    examples: {
      wrong: [
        ['She is wheelchair-bound.', 'She is using a wheelchair.'],
        ['The elderly need help.', 'Older people need help.'],
      ],
      right: ['She is using a wheelchair.', 'The elderly couple laughed.', 'The poor child cried.'],
    },
  },
  {
    id: 'BluntWording',
    category: 'tone',
    message: 'May sound blunt',
    explanation: 'Readers may find this harsh, and the suggestion says the same thing in a friendlier way.',
    cases: [
      ['[i want you to] #base', 'could you please', 'I would like you to'],
      ['[you failed to] v:#base', 'you did not'],
      ['[you forgot to] #base', 'it seems that you did not'],
      ['[as i already|previously said|told you] ,', 'as mentioned'],
      ['[as i said before] ,', 'as mentioned'],
      ["< [that is|'s wrong] (> / .|,)", 'I see that differently'],
      ["[you are|'re wrong] (> / .|,|about)", 'I see it differently'],
      ["[it is|'s your fault] (> / .|,|that)", 'something went wrong'],
      ["[i do n't|not care] (> / .)", 'either is fine with me'],
      ['[calm down] (> / .|,|!)', 'let us take a moment'],
      ['[shut up]', 'please be quiet'],
      ['[what do you want] ?', 'how can I help you'],
      ["[why did n't you] #base", 'was there a reason not to'],
      [
        '(this|that|your|is|was|so|very) [stupid|idiotic|dumb|moronic|ridiculous] (> / .|,|idea|plan|question|decision|mistake|and|proposal|suggestion)',
        'unwise',
      ],
      ['[obviously] ,? (you|your|this|that|it|the)', 'as we can see'],
      ['[to be brutally honest] ,', 'to be frank'],
    ],
    goals: { domain: ['business', 'general', 'academic'], formality: ['neutral', 'formal'] },
    confidence: 0.45,
    unless: ['if|when|unless|before|so|order', '"|“'],
    examples: {
      wrong: [
        ['Shut up and listen.', 'Please be quiet and listen.'],
        ['It is your fault.', 'Something went wrong.'],
      ],
      right: ['Please send the file today.', 'If you need to know, ask.'],
    },
  },
  {
    id: 'BluntOrder',
    category: 'tone',
    message: 'May sound like an order',
    explanation: '“You must” can put readers off, and “please” sounds friendlier.',
    cases: [
      ['< [you must] #base', 'please'],
      ['< [you have to] #base', 'please'],
      ['< [you need to] #base', 'please'],
      ['< [you should] (send|reply|answer|call|write|tell|give|fix|check|read)', 'please'],
    ],
    goals: { domain: ['business'], formality: ['neutral', 'formal'] },
    confidence: 0.45,
    examples: {
      wrong: [
        ['You need to send the file today.', 'Please send the file today.'],
        ['You must reply by Friday.', 'Please reply by Friday.'],
      ],
      right: ['Please send the file today.', 'If you need to know, ask.'],
    },
  },
]
