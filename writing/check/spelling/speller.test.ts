import { beforeAll, describe, expect, it } from 'vitest'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import { loadSpeller, type Speller } from './speller.ts'

let speller: Speller
beforeAll(async () => {
  speller = await loadSpeller()
})

const found = (text: string, dialect: EnglishDialect = 'US') =>
  speller.check(text, dialect).map(({ word, candidates, elsewhere }) => [word, candidates[0], elsewhere])

describe('misspelled words', () => {
  it.each([
    ['acheivment', 'achievement'],
    ['recieved', 'received'],
    ['tecnology', 'technology'],
    ['sientist', 'scientist'],
    ['infront', 'in front'],
    ['wensday', 'Wednesday'],
    ['reuplaoded', 'reuploaded'],
  ])('corrects %s', (wrong, right) => {
    expect(found(`They saw ${wrong} there.`)).toEqual([[wrong, right, false]])
  })

  it('are ranked by their neighbors', () => {
    expect(found('We swam in teh se.')).toContainEqual(['teh', 'the', false])
    expect(found('He gave me a peice of advice.')).toEqual([['peice', 'piece', false]])
  })

  it.each([
    'unclickable deepfake selfies, rewilding and a photo-realistic smartphone',
    'Ask Sternlieb, McGonnagal and Vishal about NoMa.',
    'Mail jemand@exampel.org, run `fooo bazz` in src/utlis/indx.ts, and thank @jdoee.',
    "the students' books, a café, naïve résumés, they'd've, o'clock",
  ])('are not found in: %s', text => {
    expect(found(text)).toEqual([])
  })
})

describe('dialects', () => {
  it.each<[EnglishDialect, string, string | undefined]>([
    ['US', 'colour', 'color'],
    ['US', 'grey', 'gray'],
    ['US', 'organise', 'organize'],
    ['UK', 'center', 'centre'],
    ['IN', 'color', 'colour'],
    ['AU', 'traveled', 'travelled'],
    ['UK', 'realize', undefined],
    ['CA', 'centre', undefined],
  ])('decide in %s on %s', (dialect, word, right) => {
    const issues = found(`That is the ${word} here.`, dialect)
    expect(issues).toEqual(right === undefined ? [] : [[word, right, true]])
  })
})

it('accepts any word', () => {
  for (const word of [
    'x'.repeat(100_000),
    '\ud800',
    "'".repeat(99),
    'ß',
    'e\u0301'.repeat(50),
    'constructor',
    '__proto__',
  ])
    expect(() => speller.check(`a ${word} b`, 'US')).not.toThrow()
})

describe('intended words', () => {
  it.each([
    ['fotografic', 'photographic'],
    ['rebuilded', 'rebuilt'],
    ['unflexible', 'inflexible'],
    ['represet', 'represent'],
    ['renegotiatons', 'renegotiations'],
  ])('are found for %s', (wrong, right) => {
    expect(found(`They saw ${wrong} there.`)).toEqual([[wrong, right, false]])
  })

  it('include comparatives made by rule', () => {
    expect(found('He got more iller and looked iller.')).toEqual([
      ['iller', 'ill', false],
      ['iller', expect.any(String), false],
    ])
  })
})

describe('a correction that needs no confirmation', () => {
  it.each([
    ['inportant', true],
    ['hte', true],
    ['infact', true],
    ['nteresting', true],
    // Terms, and names of programs.
    ['epostage', false],
    ['addressbook', false],
    ['tflags', false],
    ['unrm', false],
  ])('is made for %s: %s', (word, isClear) => {
    expect(speller.check(`We saw ${word} there.`, 'US').map(({ clear }) => clear)).toEqual([isClear])
  })
})

describe('a misspelling next to words of software', () => {
  it.each([
    ['Could you send me the pasword for the website, please? The update shows an error.', 'pasword'],
    ['I sent a request to the server and got an embarassingly slow answer by email.', 'embarassingly'],
    ['The package has arrived, and the code for the door is in the attatchment.', 'attatchment'],
    ['Windows wants another update, and my browser shows a misterious error.', 'misterious'],
    ['Open the file, type your password, and wait for the conformation of the request.', null],
    ['The log of the meeting and the default version of the files are with the secretery.', 'secretery'],
    ['Run `npm install` and check the compatability of the server with config.json.', 'compatability'],
    ['Intall the package with `npm install` and run node.', 'Intall'],
    ['It is written by an enginer of the server team.', 'enginer'],
    ['It works thanks to definately good help.', 'definately'],
    ['We went home;definately too late.', 'definately'],
    ['We painted my nieghborrrs’s house.', 'nieghborrrs'],
    ['It is cheap compared to accomodatiomns at sea.', 'accomodatiomns'],
    ['He liked the delivverryy driver.', 'delivverryy'],
    ['Call parse() with the string, and the callback is unneccessarily run by node.', 'unneccessarily'],
  ])('is found: %s', (text, word) => {
    expect(found(text).map(([wrong]) => wrong)).toEqual(word === null ? [] : [word])
  })

  it.each([
    'The umask of the new file is wrong, and the tarball has symlinks to stdin.',
    'Pass args to the fn, which strips ansi codes from stdout.',
    'The fflate module supports async streams, as yauzl and winkjs do in node.',
    'We use esbuild and vitest.',
    'The colors of zonkly’s output are the same. It is based on zonkly.',
    'The plugin was written by tgfjt and Ann Lee.',
    'Thanks to Ann Lee, vnodder, and Piotr Kuk for the idea.',
    'Special thanks to medplumm for their help.',
    'Please email dead_horse, jonathanong, and Ann.',
    'tl;dr: it works.',
  ])('is no name of a program: %s', text => {
    expect(found(text)).toEqual([])
  })
})

describe('the first word of a sentence', () => {
  it.each([
    ['Awsome food.', 'Awesome'],
    ['Definetely going back.', 'Definitely'],
    ['We ate there twice. Suprisingly good pasta.', 'Surprisingly'],
    ['Restarant was clean.', 'Restaurant'],
    ['“Unfortunatelly we left.”', 'Unfortunately'],
    ['Wating for the bus now.', 'Waiting'],
    ['Excelent!', 'Excellent'],
  ])('is a slip: %s', (text, right) => {
    expect(found(text).map(([, first]) => first)).toEqual([right])
  })

  it.each([
    ['I was glad to see you! becuaseak ', 'becuaseak'],
    ['It keeps the trees alive. becuasebk so', 'becuasebk'],
    ['It rained. definatelyqq they left.', 'definatelyqq'],
    ['It rained? beutifullz was there.', 'beutifullz'],
    ['He wrote it down: seperatellyy, we left.', 'seperatellyy'],
    ['“It rained.” wednesdayyx is another day.', 'wednesdayyx'],
    ['The food was cold. xqzzy things happened.', 'xqzzy'],
    ['Run the script on the server. recieveddx they left.', 'recieveddx'],
  ])('is misspelled in lower case: %s', (text, word) => {
    expect(found(text).map(([wrong]) => wrong)).toEqual([word])
  })

  it('is as misspelled before what follows as without it', () => {
    for (const word of ['becuaseak', 'wednesdayyx', 'acomodationnn', 'nieghborhoodd'])
      for (const rest of ['', ' ', ', ', ' w', ' we', ' we left.', ' was there.', "'s end.", '’s end.'])
        expect(found(`It rained. ${word}${rest}`)).toEqual([[word, expect.any(String), false]])
  })

  it.each([
    'Run the script on the server. wvdial copes fine with this.',
    'The package has two functions. zqlint is stable, and zkdiff’s output is short.',
  ])('is a name in lower case in prose about software: %s', text => {
    expect(found(text)).toEqual([])
  })

  it.each([
    'Kernan stared for a few moments.',
    'He asked Mr. Tozer and Dr. Renard. Yoon et al. agree.',
    'Lapham looked at her. Borman, Gomes & Co. were there.',
    'Kogan Youwei and J. Vallance left.',
    'Yjs is a library. Tiptap is another.',
  ])('is a name: %s', text => {
    expect(found(text)).toEqual([])
  })
})

it('accepts the forms of a verb with a doubled letter', () => {
  for (const word of ['focusses', 'biasses', 'gasses', 'busses'])
    expect(found(`It ${word} on it.`)).toEqual([])
  expect(found('It adresses them.')).toEqual([['adresses', 'addresses', false]])
})

describe('a short form', () => {
  it.each([
    ['im at home', "I'm"],
    ['Im tired', "I'm"],
    ['ive had enough', "I've"],
    ['Ive been there before.', "I've"],
    ['hes late', "he's"],
    ['I think shes right', "she's"],
    ['pls call me', 'please'],
    ['thx for the cake', 'thanks'],
    ['see you tmrw', 'tomorrow'],
    ['ur car is nice', 'your'],
    ['if ur coming, tell me', "you're"],
    ['my wifes phone', "wife's"],
    ['I shouldve known.', "should've"],
    ['theyve left, youll see', "they've"],
    ['defo coming', 'definitely'],
    ['ok, ttyl', 'talk to you later'],
    ['hey, wyd tonight?', 'what are you doing'],
    ['Wdym by that?', 'What do you mean'],
    ['afaik it works', 'as far as I know'],
    ['I coulda been there.', 'could have'],
    ['thanku for the cake', 'thank you'],
  ])('is written out: %s', (text, right) => {
    expect(found(text)[0]?.[1]).toBe(right)
  })

  it.each(['Jony Ive left Apple.', 'Ive is a designer.', 'IM me later.', 'in 300 bc', 'the hes or the shes'])(
    'is none in: %s',
    text => {
      expect(found(text)).toEqual([])
    },
  )

  it('is left alone where it is usual', () => {
    for (const word of 'btw fyi tbh imo imho lol omg brb idk lmk nvm ngl wbu hbu irl lmao yolo fomo'.split(
      ' ',
    ))
      for (const text of [`${word}, it works`, `It works ${word}.`, `I was late ${word} and left`])
        expect(found(text)).toEqual([])
  })

  it.each([
    ['I am sooo tired', 'so', false],
    ['pleaseee come', 'please', false],
    ['heyyyy Ann', 'hey', false],
    ['nooo way', 'no', false],
    ['a gooood film', 'good', false],
    ['that is coool', 'cool', false],
    ['it is tooo late', 'too', false],
    ['a rare occurrrence of it', 'occurrence', true],
  ])('is drawn out in: %s', (text, right, isClear) => {
    expect(speller.check(text, 'US').map(({ candidates, clear }) => [candidates[0], clear])).toEqual([
      [right, isClear],
    ])
  })

  it('is left alone where it laughs', () => {
    for (const word of 'haha hahaha hehe hehehe hihi mwahaha bahaha lolol argh'.split(' '))
      expect(found(`He said ${word} and left, ${word}`)).toEqual([])
  })

  it('is only offered where it may be meant', () => {
    for (const text of [
      'thx a lot',
      'Ive been there.',
      'im here',
      'see you tmrw',
      'ur nice',
      'ttyl Ann',
      'I woulda gone',
    ])
      expect(speller.check(text, 'US').map(({ clear }) => clear)).toEqual([false])
  })
})
