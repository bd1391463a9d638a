import { describe, expect, it } from 'vitest'

import { sentencesIn } from './sentences.ts'

/** Splits at the bars that mark expected sentence ends. */
function parts(text: string): string {
  return sentencesIn(text, { start: 0, end: text.length })
    .map(({ start, end }) => text.slice(start, end))
    .join('|')
}

describe('a sentence ends', () => {
  it.each([
    'It rained.|We left.',
    'Really?|Yes!|Good.',
    'Is that so?!|It is.',
    '“We won.”|She smiled.',
    "'We won.'|She smiled.",
    '(He had left.)|Nobody knew.',
    'It costs $3.50.|That is cheap.',
    'It took 3.|5 were left.',
    'See https://example.org/a.b?c=d.|It helps.',
    'We moved to the U.S.|The house was small.',
    'They opened at 9 a.m.|He was late.',
    'Bring pens, paper, etc.|The rest is here.',
    'It belongs to Smith Inc.|They sell tea.',
    'He said no.|I left.',
    'So did I.|We went home.',
    'We tried plan B.|It failed.',
    'I waited…|Nobody came.',
    'I waited...|Nobody came.',
    'This is known.[12]|Others disagree.',
    'i went home.|then i slept.|it was fine.',
    'It ended.The next one began.',
    'Use Node.js.|It is fast.',
    'I bought it.|iPhones are dear.',
    'これは文です。|次の文です。',
    '¿Qué pasa?|Nada.',
  ])('at each bar: %s', sample => {
    const glued = sample === 'It ended.The next one began.'
    const text = glued ? sample : sample.replaceAll('|', /[。]/.test(sample) ? '' : ' ')
    expect(parts(text)).toBe(glued ? 'It ended.|The next one began.' : sample)
  })
})

describe('a sentence continues', () => {
  it.each([
    'Dr. Smith met Mr. and Mrs. Jones.',
    'Prof. A. B. Clark and J. R. R. Tolkien wrote it.',
    'Fruit (e.g. apples), i.e. Food, was there.',
    'It was Roe v. Wade, cf. Smith vs. Jones.',
    'See Fig. 3, No. 5 and pp. 12 on Jan. 5 of vol. IV.',
    'The U.S. Army and the U.K. Government met at 5 p.m. Monday.',
    'Acme Inc. Chairman Lee of St. Louis resigned.',
    'She has a Ph.D. in law.',
    'Version 2.10.3 costs 1,000.50 dollars.',
    '“Stop!” he said.',
    '“Stop!” John Smith said.',
    '“What now?” I asked.',
    'He paused... then went on.',
    'Well... I think so.',
    'She (why?) left.',
    'Mail me at a.b@example.com or see www.example.com/index.html now.',
    '1. Open the door',
    'a. Open the door.',
    'IV. The end',
    'The file is README.md and the site example.org is down.',
    'It costs approx. 5 euros.',
    'He works for Smith & Co. in Berlin.',
  ])('at each mark: %s', text => {
    expect(parts(text)).toBe(text)
  })
})

it('stays within its paragraph', () => {
  const text = 'No. One. Two. No.'
  expect(sentencesIn(text, { start: 4, end: 13 })).toEqual([
    { start: 4, end: 8 },
    { start: 9, end: 13 },
  ])
})
