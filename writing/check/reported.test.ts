import { slimBinary } from 'harper.js/slimBinary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Checker, createChecker } from './checker.ts'
import { isMistake } from './issues.ts'

let checker: Checker
beforeAll(async () => {
  checker = await createChecker({ binary: slimBinary, dialect: 'US' })
})
afterAll(() => checker.dispose())

const found = async (text: string) =>
  (await checker.check(text))
    .filter(isMistake)
    .map(({ start, end, replacements }) => [text.slice(start, end), replacements[0]])

describe('correct text', () => {
  test.each([
    'It was told to him.',
    'The secret was never told to the children.',
    'A story told to friends grows.',
    "I noticed it's red paint.",
    "We saw it's cold tea.",
    "She feels it's soft wool.",
    'He said "she called it "fine" yesterday".',
    'She wants 16" wheels for it.',
    'He is 5\' 11" tall.',
    'They were used to noise.',
    'These guys do great work.',
    'We do great business.',
    'It sort of hurts.',
    'It kind of works.',
    'Anyone have a charger?',
    'Does anyone have a charger?',
    'Somebody want coffee?',
    'They all need love.',
    'You both need rest.',
    'We humans learn.',
    'You students work hard.',
    'It has taken its time.',
    'Boxes arrive Thursday.',
    'An avant-garde film.',
    'A laissez-faire policy.',
    'The terroir suits the pierogi and the cortado.',
    'I think that that is fine.',
    'It was shipped on 3 Nov. and arrives on Monday.',
    'The labneh and the muhammara were on the table.',
    'the 21st, 22nd, 23rd, 11th, 12th, 13th and 113th',
    'Write to ann@gmail.com.',
    '“We sat down,” she said. “The hall was cold.',
    'He told us: “The ship left at dawn. Nobody knew why.',
    'She asked: "Who was it? I never saw him."',
    'We import numpy as np here.',
    'Mens rea is a term of law.',
    'Ty Cobb played well.',
    'Were they going home?',
    'She told me earlier that the meeting is tomorrow.',
    'I said earlier that their office is closed.',
    'They heard earlier that you were ill.',
    'The boys were playing, and the girls were leaving.',
  ])('has no finding: %s', async text => {
    expect(await found(text)).toEqual([])
  })
})

describe('a mistake', () => {
  test.each([
    ['We met on the 22th of May.', 'th', 'nd'],
    ['It was the 3nd try.', 'nd', 'rd'],
    ['He lives on the 31th floor.', 'th', 'st'],
    ['He came in the 11st hour.', 'st', 'th'],
    ["It's entire bundle is small.", "It's", 'Its'],
    ["It's main purpose was clear.", "It's", 'Its'],
    ['We know file types that has support.', 'has', 'have'],
    ['These are the tools that has been used.', 'has', 'have'],
    ['Write to ann@gamil.com.', 'gamil', 'gmail'],
    ['My address is tim@hotmial.com.', 'hotmial', 'hotmail'],
    ['The cpus are hot.', 'cpus', 'CPUs'],
    ['Both gpus failed.', 'gpus', 'GPUs'],
    ['All atms are down.', 'atms', 'ATMs'],
    ['I have two usbs.', 'usbs', 'USBs'],
    ['A hour later, it rained.', 'A', 'An'],
    ['An unique event took place.', 'An', 'A'],
    ['She lead the band for years.', 'lead', 'led'],
    ['The tools that is used here are old.', 'is', 'are'],
    ['We bought three ssds.', 'ssds', 'SSDs'],
    ["It's owner is away.", "It's", 'Its'],
    ['If your hungry, eat.', 'your', "you're"],
    ['In my opinion I think that this is bad.', 'In my opinion I think that', 'In my opinion,'],
    ['They looses every game.', 'looses', 'lose'],
    ['He said, “We stayed at home.', '“', undefined],
    ['She asked "who is it?', '"', undefined],
    ['Were leaving at noon.', 'Were', "We're"],
    ['I guess were late again.', 'were', "we're"],
    ['My mums coming to dinner.', 'mums', "mum's"],
    ['Tonights show is off.', 'Tonights', "Tonight's"],
    ['Next years budget is small.', 'years', "year's"],
    ['A womens choir sang.', 'womens', "women's"],
    ['I met two womens.', 'womens', 'women'],
    ['Ok, ty for that.', 'ty', 'thank you'],
    ['Sure, np.', 'np', 'no problem'],
    ['Could you of sent it sooner?', 'of', 'have'],
    ['We went to there office.', 'there', 'their'],
  ])('is corrected: %s', async (text, wrong, right) => {
    expect(await found(text)).toEqual([[wrong, right]])
  })
})

test('offers a correction once', async () => {
  const [issue] = (await checker.check('Their going to be angry.')).filter(isMistake)
  expect(issue?.replacements).toEqual(["They're"])
})
