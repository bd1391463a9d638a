import { describe, expect, it } from 'vitest'

import { composeRequest } from '#schema/email-generator/contract.ts'

import { coachEmail } from '../../coach/coachEmail.ts'
import { composeEmail } from './composeEmail.ts'
import { sampleRequests } from './sampleRequests.ts'

const SEEDS = ['one', 'two', 'three', 'four']
type Fields = { purpose?: string; points?: string[]; tone?: string; original?: string; stance?: string }

/** Returns the drafts of a request by several seeds. */
function drafts({ purpose = '', ...fields }: Fields) {
  const mode = fields.original === undefined ? 'new' : 'reply'
  const request = composeRequest.parse({ mode, purpose, sender: 'Mira', ...fields })
  return SEEDS.map(seed => composeEmail(request, { seed }))
}
const bodies = (fields: Fields): string[] => drafts(fields).map(({ body }) => body)

describe('a purpose typed as a note', () => {
  it.each([
    ['get the electrician to call back, lamp still flickering', /\bcall back[.?]/, /electrician/],
    ['heads up team office closed on friday', /(?:that|:) the office is closed on Friday\./i, /heads up/i],
    ['unpaid invoice 312, second reminder', /This is the second reminder/i, /312, a second/],
    ['pitch our booking app to hotel managers', /our booking app/, /pitch|booking the app/],
    ['check in w/ recruiter at Fjord re my application', /my application/, /at Fjord|recruiter/],
    ['give notice on the flat', /I would (?:also )?like to give notice on the flat/, /resign|a notice/],
    ['dispute parking fine', /like to dispute the parking fine/, /is the fine|could you/i],
    ['quit the choir in May', /like to quit the choir/, /(?:could you|please) quit/i],
    ['ask if i can defend thesis in june', /I can defend the thesis in June/, /the defend/],
    ['congrats to Priya on promotion', /on your promotion/, /a promotion/],
    ['sorry for missing call yesterday', /missing the call yesterday/, /the missing/],
    ['complain abt train ride and want money back', /like money back/, /problem with (?:ride )?and/],
    ['sell two bikes to the hostel', /two bikes/, /sell/],
    ['I need a short email telling a student they passed the exam', /you passed the exam/, /email|they/],
    ['ask IT to reset my password, locked out', /\breset my password[.?]/, /for IT/],
    ['tell grandpa we are coming for lunch', /\bwe are coming for lunch/, /grandpa/],
    ['remind flatmates the rent is due', /\bthe rent is due/, /flatmates/],
    ['thank interviewer at Fjord for talk yesterday', /for the talk yesterday/, /for at/],
    ['letter to council re noise at night', /noise at night/, /letter to/],
    ['follow up no answer to quote from 3 May', /quote from 3 May/, /up to|no answer/],
    ['we overcharged a client by 40', /we overcharged a client by 40/, /Complaint|look into it/],
    ['please don’t call my office', /Please do not call my office/, /Could you (?:please )?not/],
    ['don’t owe anything, paid invoice 55', /I (?:don’t|do not) owe anything/, /[Pp]lease do not owe/],
    ['join our river walk', /join our river walk/, /would (?:very much )?like to join/],
    ['no longer interested in the role', /I am no longer interested/, /regarding no longer/],
    ['reply to reviewer that we add a chart', /we (?:will )?add a chart/, /reply/],
    ['which room for yoga tomorrow', /which room for (?:the )?yoga tomorrow\?/i, /about which/],
    ['say no to the radio interview', /decline the radio interview/, /about no/],
    ['complaint: tram 4 late every day', /tram 4 is late every day/i, /tram 4 late/i],
    ['sorry I missed our lunch, wrong day', /I missed our lunch \(wrong day\)\./, /lunch, /],
    [
      'the lamp arrived broken, want replacement',
      /lamp arrived broken\.[^]*like (?:a )?replacement/,
      /, want/,
    ],
    ['borrow the ladder this weekend', /I (?:can|could) borrow the ladder/, /you borrow/],
    ['reject the quote, too slow', /decline the quote\./, /quote, too/],
  ])('understands “%s”', (purpose, has, hasNot) => {
    for (const { body, subjects } of drafts({ purpose })) {
      expect(body).toMatch(has)
      expect([body, ...subjects].join('\n')).not.toMatch(hasNot)
    }
  })

  it.each([
    ['got a cat, id pay a bit more', /I'd pay a bit more\./, /ID/],
    ['he is ill call me', /is ill/, /I'll/],
    [
      'we agreed on 10 hours, send a new invoice and ill pay today',
      /invoice and I'll pay today\./,
      /and ill/,
    ],
    [
      'we are away on monday and tuesday were going to a wedding',
      /We're going to a wedding\./,
      /Tuesday were/,
    ],
    ['read your story, loved the ending', /I read your story\. I loved the ending\./, /[Pp]lease read/],
    ['applying for the job, have two dogs', /I have two dogs\./, /[Pp]lease have/],
    ['left my bag on the train, has a laptop in it', /It has a laptop in it\./, /laptop in it\?/],
    ['cant come on monday, anything free next week?', /Is there anything free next week\?/, /question:/],
    ['the ring came broken, old one expires on friday', /The old one expires on Friday\./, /, old one/],
    [
      'soup was cold, pay by friday please or ill have to charge a fee',
      /Please pay by Friday or I'll/,
      /ill have/,
    ],
    ['it is late, been waiting all night', /I have been waiting all night\./, /, been/],
    ['the party felt cold and last tuesday it didnt start at all', /and last Tuesday it did/, /Tuesday\. It/],
    [
      'called twice and no one showed up. want it repaired',
      /showed up\. I would like it repaired\./,
      /\. want/,
    ],
    ['i pay 60 a month, when will this be fixed', /I pay 60 a month\./, /will pay/],
    [
      'i took another offer, say it wasnt an easy choice for me',
      /It wasn't an easy choice for me\./,
      /say it/i,
    ],
    ['can i work from home on fridays, the daycare closes early', /^/, /Request about the daycare/],
    [
      'hand in the keys on friday, im quitting, last day 31 january',
      /My last day is 31 January\./,
      /quitting, last/,
    ],
  ])('ends sentences in “%s”', (purpose, has, hasNot) => {
    for (const { body, subjects } of drafts({ purpose })) {
      expect(body).toMatch(has)
      expect([body, subjects[0]].join('\n')).not.toMatch(hasNot)
    }
  })

  it('speaks to the reader whom an instruction means', () => {
    const purpose = 'sent him the plan last week. ask if he had time to look at it'
    const request = composeRequest.parse({ mode: 'new', purpose, sender: 'Mira', recipient: 'Derek Stone' })
    expect(composeEmail(request, { seed: 'one' }).body).toMatch(/I sent you the plan .*if you had time/)
  })

  it.each([
    ['thx Olga for the lift', /^(?:Hi|Hello|Hey|Dear) Olga[,!]/],
    ['write an email to British Gas asking for a refund', /^(?:Hi|Hello|Hey|Dear) British Gas,/],
    ['Ask British Gas for a refund', /^(?!.*British,)/],
  ])('greets the reader of “%s”', (purpose, greeting) => {
    for (const body of bodies({ purpose })) expect(body).toMatch(greeting)
  })

  it('does not ask for a date that is there', () => {
    for (const draft of drafts({
      purpose: 'invite everyone to the courtyard fest',
      points: ['sun 9th from 3'],
    }))
      expect(draft.gaps).toEqual([])
  })
})

describe('points typed as notes', () => {
  it.each([
    'called twice nobody came',
    'owe her one',
    'chapter 4 almost done',
    'ok but 16 May better',
    'working on it, csv works meanwhile',
    'deposit back',
    'broke my cup haha no worries',
    'ring Otto if trouble',
    'one gluten free',
    '3rd time I write',
    'now 2 days late',
    'new one sent today',
    '3 year deal possible',
    'confirm in writing',
  ])('keep “%s” in the words of the writer', note => {
    for (const body of bodies({ purpose: 'update on the house', points: [note, 'no hot water'] })) {
      const [first = '', ...rest] = note
      expect(body).toContain(`- ${first.toUpperCase()}${rest.join('')}\n- No hot water`)
    }
  })

  it('expand shorthand and short names of days and months', () => {
    const [body] = bodies({
      purpose: 'update on the house',
      points: ['home tues + thurs after 4', 'paid 2 wks ago', 'sat 14th or mon morning', 'w/ Ana by feb 3'],
    })
    for (const text of [
      'Home Tuesday and Thursday after 4',
      'I paid 2 weeks ago',
      'Saturday 14th or Monday morning',
      'With Ana by February 3',
    ])
      expect(body).toContain(`- ${text}`)
  })

  it('keep “sat”, “sun” and “re” that are words', () => {
    const [body] = bodies({
      purpose: 'update on the house',
      points: ['we sat in the sun', 're-paint the door'],
    })
    expect(body).toMatch(/we sat in the sun/i)
    expect(body).toMatch(/re-paint the door/i)
  })

  it('become sentences when they are understood', () => {
    for (const body of bodies({
      purpose: 'invite Ana to lunch on Friday',
      points: ['the soup is vegan', 'bring forks'],
    })) {
      expect(body).toMatch(/he soup is vegan\./)
      expect(body).toMatch(/bring (?:the )?forks/)
      expect(body).not.toContain('- ')
    }
  })

  it('stay questions without a verb', () => {
    const reply = { original: 'The export fails.', stance: 'ask', points: ['which file type', 'screenshot?'] }
    for (const body of bodies(reply))
      expect(body).toContain('My questions:\n- Which file type?\n- Screenshot?')
    for (const body of bodies({ purpose: 'cancel the gym contract', points: ['refund?'] }))
      expect(body).toContain('One question: refund?')
  })

  it('lose points of the coach when no one would send them', () => {
    for (const { body, subjects } of drafts({
      purpose: 'complain about the hotel room',
      points: ['told reception twice', 'no hot water'],
    }))
      expect(coachEmail({ subject: subjects[0] ?? '', body }).lost.map(({ id }) => id)).toContain('subjects')
  })
})

it('greets the author of an email that is signed on its last line', () => {
  for (const body of bodies({ original: 'Can you come on 3 May? Regards, Dr. Ines Roth', stance: 'accept' }))
    expect(body).toMatch(/^(?:Hi|Hello|Hey|Dear) (?:Dr\. Roth),/)
})

it('writes no sentence that the coach calls broken, for any request and seed', () => {
  for (const request of sampleRequests())
    for (const seed of SEEDS) {
      const { body, subjects } = composeEmail(request, { seed })
      const lost = coachEmail({ subject: subjects[0] ?? '', body, kind: request.mode }).lost
      expect(lost.filter(({ id }) => /^(?:instruction|wording|shorthand)$/.test(id))).toEqual([])
    }
})
