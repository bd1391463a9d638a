import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rewriteAction, type RewriteAction } from '#schema/assist/rewrite.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { applyEdits, withoutClashes } from '../edits.ts'
import type { Check } from '../settle.ts'
import { rewrite } from './rewrite.ts'
import {
  formalWords,
  friendlyWords,
  gentleWords,
  simpleWords,
  withoutFillers,
  withoutHedges,
} from './themes.ts'

const findsNothing = () => Promise.resolve([])

async function rewritten(
  text: string,
  action: RewriteAction,
  seed = 'seed',
  check: Check = findsNothing,
): Promise<string> {
  let out = ''
  for await (const piece of rewrite(text, action, { check, seed })) out += piece.text
  return out
}

describe.each<[RewriteAction, [string, string][]]>([
  [
    'improve',
    [
      ['We met in order to plan.', 'We met to plan.'],
      ['wud u tell me pls', 'would you tell me please'],
    ],
  ],
  [
    'shorten',
    [
      [
        'It is virtually empty. A pretty house stood there.',
        'It is virtually empty. A pretty house stood there.',
      ],
      ['It seems that the sensor is slightly slow.', 'It seems that the sensor is slightly slow.'],
      ['Call me when you have time to talk.', 'Call me when you have time to talk.'],
      ['I think that it is a very old house.', 'It is an old house.'],
      ['There are still two people who need a key.', 'There are still two people who need a key.'],
      ['There are several points that need attention.', 'Several points need attention.'],
      ['I hope this email finds you well. The invoice is due.', 'The invoice is due.'],
      ['It was not very good, rather than bad.', 'It was not very good, rather than bad.'],
      ['I think that is included.', 'That is included.'],
      ['Members who are unable to attend may call.', 'Members unable to attend may call.'],
      ['Let me know who is responsible for this.', 'Let me know who is responsible for this.'],
    ],
  ],
  [
    'formalise',
    [
      ['We went down the stairs, and sales went down.', 'We went down the stairs, and sales declined.'],
      [
        'Let me know your name. Let me know if it fits.',
        'Let me know your name. Please inform me whether it fits.',
      ],
      [
        'So many people came. Still waters run deep. Well done.',
        'So many people came. Still waters run deep. Well done.',
      ],
      [
        'I got sick, so we get the bus and go over the bridge.',
        'I got sick, so we get the bus and go over the bridge.',
      ],
      [
        'Make sure to back up the data. Set up the printer.',
        'Make sure to back up the data. Set up the printer.',
      ],
      ["We can't find out why, but we'll sort it out.", 'We cannot establish why, but we will resolve it.'],
      ['Lots of kids came. There is lots of work!', 'Many children came. There is a great deal of work.'],
      ["Why didn't you come?", 'Why did you not come?'],
      [
        "You did a great job, if that's ok with him.",
        'You did excellent work, if that is acceptable to him.',
      ],
      ["They're ok with it.", 'They are ok with it.'],
      ["lol yeah. i'm late, and can you guys wait?", 'Yes. I am late, and could you wait?'],
      ['He said “I can’t” and went.', 'He said “I can’t” and went.'],
      ['Model U cost approx. two euros.', 'Model U cost approx. two euros.'],
      ['Lol.', 'Lol.'],
    ],
  ],
  [
    'make_friendly',
    [
      ['However hard it is, this is concerning.', 'However hard it is, this is concerning.'],
      ['We do not require it. However, we will assist you.', "We don't need it. But we'll help you."],
      ['We would appreciate it if you could reply.', 'Could you reply?'],
      [
        'It was received. The shoes I got from you are bad.',
        'It was received. The shoes I got from you are bad.',
      ],
      ['Dear Sir or Madam,', 'Hello,'],
      ['Dear Anna,\n\nKind regards,\nTom', 'Hi Anna,\n\nBest wishes,\nTom'],
    ],
  ],
  [
    'simplify',
    [
      [
        'However hard it is, the significant result sustained it.',
        'However hard it is, the significant result sustained it.',
      ],
      ['We endeavor to facilitate the utilization of it.', 'We try to ease the use of it.'],
      ['He previously had an additional room.', 'He previously had an extra room.'],
      [
        'They resolved to meet. Help will be rendered, and the damage sustained thereafter is ubiquitous.',
        'They resolved to meet. Help will be rendered, and the damage sustained after that is found everywhere.',
      ],
      [
        'The seller undertakes to repair it once approval has been obtained.',
        'The seller undertakes to repair it once approval has been obtained.',
      ],
      [
        'The report was finished in the first week of May, and this was earlier than anybody had expected.',
        'The report was finished in the first week of May. This was earlier than anybody had expected.',
      ],
    ],
  ],
  [
    'soften',
    [
      [
        'It is impossible to log in, and it is too late to enroll.',
        'It is impossible to log in, and it is too late to enroll.',
      ],
      ['You must send the file.', 'Please send the file.'],
      ['Schools must close immediately.', 'Schools must close immediately.'],
      ['You never spoke to a driver.', 'You never spoke to a driver.'],
      ['I will not pay until you fix it.', 'I will not pay until you fix it.'],
      ['You must have been tired.', 'You must have been tired.'],
      ['You are wrong about it.', 'You are wrong about it.'],
      ["Why haven't you answered?", "Could you tell me why you haven't answered?"],
      ['That was a terrible idea!', 'That was not a good idea.'],
      ['Send me the log.', 'Please send me the log.'],
    ],
  ],
  [
    'firm_up',
    [
      [
        'Maybe he is ill. It seems that it works. Hopefully it lasts.',
        'Maybe he is ill. It seems that it works. Hopefully it lasts.',
      ],
      ['Yesterday I wanted to go. We should probably wait.', 'Yesterday I wanted to go. We should wait.'],
      ['Could you please send 5 slides by Monday?', 'Please send 5 slides by Monday.'],
      ['Would you mind closing the door?', 'Please close the door.'],
      ['I was thinking that maybe we could consider a second office.', 'Let us consider a second office.'],
      ['She said that maybe you could wait.', 'She said that maybe you could wait.'],
      ['Maybe we should go. All in all, I think that it works.', 'We should go. All in all, it works.'],
    ],
  ],
])('%s', (action, examples) => {
  it.each(examples)('rewrites: %s', async (before, after) => {
    expect(await rewritten(before, action)).toBe(after)
  })
})

describe('a confident correction', () => {
  const check = (text: string) => {
    const start = text.indexOf('went')
    const end = start + 4
    return Promise.resolve(start < 0 ? [] : [{ ...mistake, id: `Sample:${start}-${end}`, start, end }])
  }
  const mistake = {
    category: 'grammar' as const,
    rule: 'Sample',
    message: 'Sample',
    explanation: 'Sample.',
    replacements: ['go'],
    confidence: 0.8,
    safe: false,
  }

  it('is applied before rewording', async () => {
    expect(await rewritten("She didn't went.", 'formalise', 'seed', check)).toBe('She did not go.')
  })

  it('is applied to the sentences of a summary', async () => {
    const text =
      "The city didn't went on with the old bridge in June. The bridge carries most of the traffic between the two halves of the city. It was built of steel. My uncle likes it. Shops near the bridge fear for their trade."
    const summary = await rewritten(text, 'summarise', 'seed', check)
    expect(summary).toContain("The city didn't go on with the old bridge in June.")
    expect(summary).not.toContain('uncle')
  })

  it('is not applied by a summary that removes nothing', async () => {
    expect(await rewritten("She didn't went.", 'summarise', 'seed', check)).toBe("She didn't went.")
  })
})

it('returns a different version for each of twenty seeds', async () => {
  const text =
    "I think it's a big problem. How about Monday? We need to fix it, and all in all I'm happy with the job. You should carry out the tests, so we find out the cause."
  const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`)
  const versions = await Promise.all(seeds.map(seed => rewritten(text, 'formalise', seed)))
  expect(new Set(versions).size).toBe(20)
})

describe('on texts of others', () => {
  it.each<[RewriteAction, string, string]>([
    ['formalise', 'Please reply ASAP to her.', 'as soon as possible|at the earliest opportunity'],
    ['formalise', 'It copes fine with this.', 'fine with this'],
    ['formalise', "I think that's cool for us.", '^(?!.*opinion that is)'],
    ['formalise', 'We discussed it quite a bit.', 'considerably'],
    ['formalise', "There's not a whole lot they can do.", 'a whole lot they can'],
    ['simplify', 'They purchase storage.', 'They buy storage'],
    ['simplify', 'Especially concerning is the end.', 'Especially concerning is'],
    ['soften', 'His parents stayed poor, and they were poor.', 'they were poor'],
    ['soften', 'He is right about spammers being stupid.', 'being stupid'],
    ['soften', 'This idea is stupid.', 'not'],
    ['soften', "Don't have to be a genius.", "^Don't have"],
    ['simplify', 'It is several orders of magnitude faster.', 'orders of magnitude'],
    ['formalise', 'A lot of them have left.', '^(?!.*great deal)'],
    ['shorten', 'It does not (yet) copy the files.', '\\(yet\\)'],
    ['shorten', 'I got it working, sort of ... with light loads.', 'sort of \\.\\.\\.'],
    ['make_friendly', 'There is nothing that a neighbor can you know do.', 'do\\.$'],
  ])('%s keeps the sense of: %s', async (action, text, kept) => {
    expect(await rewritten(text, action)).toMatch(new RegExp(kept))
  })

  const wrapped =
    'The idea of using this to stop the spam has been discussed a lot, and the\nproblem is how to get over the first one in order to recieve it.'

  it('joins the lines of a sentence that it changes, without a capital in it', async () => {
    expect(await rewritten(wrapped, 'shorten')).toContain('and the problem is how')
  })

  it('leaves the line breaks of a sentence that it does not change', async () => {
    const right = wrapped.replace('in order to recieve', 'to see')
    expect(await rewritten(right, 'soften')).toBe(right)
  })
})

it('summarizes no text of fewer than five sentences', async () => {
  const text =
    'Hi Priya, thanks a lot for your help yesterday. I am unable to attend the meeting about the budget on Tuesday, so how about Thursday morning at ten? We need to talk about the budget and about the new client. Let me know if that works.'
  expect(await rewritten(text, 'summarise')).toBe(text)
})

it('corrects a chat spelling to the word that it stands for, not to the nearest one', async () => {
  const check = (text: string) => {
    const start = text.indexOf('smth')
    const found = {
      category: 'spelling' as const,
      rule: 'SpellCheck',
      message: '',
      explanation: '',
      replacements: ['smith'],
      confidence: 0.9,
      safe: false,
    }
    return Promise.resolve(start < 0 ? [] : [{ ...found, id: 'a', start, end: start + 4 }])
  }
  expect(await rewritten('Show me smth.', 'soften', 'seed', check)).toContain('something')
})

it('summarizes by the most informative sentences, in their order', async () => {
  const text =
    'The city will close the old bridge in June. The bridge carries most of the traffic between the two halves of the city. It was built of steel. My uncle likes it. For example, he once painted it. Shops near the bridge fear for their trade. In conclusion, the city needs a plan for traffic while the bridge is closed.'
  const summary = await rewritten(text, 'summarise')
  expect(summary).toContain('close the old bridge in June')
  expect(summary).toContain('he city needs a plan for traffic')
  expect(summary.length).toBeLessThan(text.length * 0.6)
})

const quiet = 'Visit https://example.org/in/order/to, `get rid of` "a lot of" 5% @you_must x_y.'
it.each(rewriteAction.options.filter(action => action !== 'summarise'))(
  '%s keeps quotations, code, addresses and numbers',
  async action => {
    expect(await rewritten(quiet, action)).toBe(quiet)
  },
)

it.each([
  ['formal', formalWords],
  ['friendly', friendlyWords],
  ['simple', simpleWords],
  ['gentle', gentleWords],
  ['hedges', withoutHedges],
  ['fillers', withoutFillers],
])('reaches a fixed point with the %s table', (_, edits) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...samples), { minLength: 1, maxLength: 8 }), words => {
      let text = words.join(' ')
      for (let round = 0; round < 8; round += 1) {
        const next = applyEdits(text, withoutClashes(edits(text, () => 0)))
        if (next === text) return
        text = next
      }
      throw new Error(text)
    }),
    runs(60),
  )
})
const samples = [
  'however,',
  'I think',
  'we get better',
  'you must',
  'a very',
  'require',
  'a lot of',
  'please',
  'thanks',
  'not',
  'the',
  'sort it out',
  'in addition',
  'maybe',
  'quite',
  'good',
  '.',
  ',',
  'so',
  'I',
  'hi',
  'Anna',
  '5%',
  '?',
  'could you',
  'kind of',
  'significant',
  'it seems that',
  'you never',
  'carry out',
  'the work',
  'to be honest',
  'just',
  'wanted to',
]

/** Arbitrary code units, including lone surrogates and control characters. */
const anyText = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength }).map(units => String.fromCharCode(...units))

it('accepts any text', async () => {
  const text = fc.oneof(
    anyText(200),
    fc
      .array(fc.constantFrom(...samples, '\n', '\ud800', '\u200b', 'مرحبا', '👩‍👩‍👧', '<b>', '“'), {
        maxLength: 30,
      })
      .map(words => words.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...rewriteAction.options), async (before, action) => {
      expect(typeof (await rewritten(before, action))).toBe('string')
    }),
    runs(40),
  )
})

const HARD = [
  '',
  ' ',
  '\n\n',
  'x',
  '\ud800',
  'x'.repeat(100_000),
  ' '.repeat(100_000),
  'word, and '.repeat(2000),
  'Could you '.repeat(3000),
]
it.each(HARD.map((text, at) => [at, text] as const))('accepts hard input %s', async (_, text) => {
  for (const action of rewriteAction.options) expect(typeof (await rewritten(text, action))).toBe('string')
})
