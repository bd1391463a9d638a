import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { expectProportional } from '#tests/support/growth.ts'

import { dictated } from './dictated.ts'
import { continuedDictation } from './dictation.ts'
import { speech } from './spokenSigns.ts'
import { spokenWords } from './words.ts'

const said = (text: string) => speech(spokenWords(text)).text

describe('spoken signs', () => {
  it.each([
    ['hello comma world period', 'hello, world.'],
    ['really question mark', 'really?'],
    ['wow exclamation mark exclamation mark', 'wow!!'],
    ['wow exclamation point', 'wow!'],
    ['dear all colon', 'dear all:'],
    ['one new line two', 'one\ntwo'],
    ['one full stop new paragraph two', 'one.\n\ntwo'],
    ['he said open quote yes close quote and left', 'he said “yes” and left'],
    ['well hyphen known', 'well-known'],
    ['wait dot dot dot', 'wait…'],
    ['this open parenthesis not that close parenthesis semicolon', 'this (not that);'],
    ['hello scratch that goodbye', 'goodbye'],
    ['Hello. Period', 'Hello.'],
    ['a comma b comma', 'a comma b,'],
  ])('turn %j into %j', (text, written) => {
    expect(said(text)).toBe(written)
  })

  it.each([
    'the Victorian era was the period',
    'it was a long period of time',
    'use a comma here',
    'we ended the trial period early',
    'the new line of products',
    'columns and commas',
  ])('keep a literal word: %j', text => {
    expect(said(text)).toBe(text)
  })
})

describe('continuous dictation', () => {
  it.each([
    ['go to the dashboard', [['insert', 'go to the dashboard']]],
    ['hello comma', [['insert', 'hello,']]],
    ['stop dictation', [['stop', '']]],
    [
      'that is all stop dictation',
      [
        ['insert', 'that is all'],
        ['stop', ''],
      ],
    ],
    ['scratch that', [['scratch', '']]],
    [
      'scratch that scratch that hello',
      [
        ['scratch', ''],
        ['scratch', ''],
        ['insert', 'hello'],
      ],
    ],
    ['hello scratch that', []],
    ['stop dictation is what I said', [['insert', 'stop dictation is what I said']]],
    ['', []],
  ])('interprets %j', (text, commands) => {
    expect(continuedDictation(text).map(({ action, text }) => [action, text])).toEqual(commands)
  })
})

describe('the inserted text', () => {
  it.each([
    ['', 'hello world', 'Hello world'],
    ['Hello.', 'how are you', ' How are you'],
    ['Hello. ', 'how are you', 'How are you'],
    ['Hello', 'world', ' world'],
    ['Hello ', 'world', 'world'],
    ['Hello', 'And so on', ' and so on'],
    ['Hello', 'Peter', ' Peter'],
    ['Hello', ', world', ', world'],
    ['Hello', '\nnew line', '\nNew line'],
    ['One\n', 'two', 'Two'],
    ['Really?', 'yes', ' Yes'],
    ['He said “', 'yes', 'yes'],
    ['He left. “', 'yes', 'Yes'],
    ['He said "', 'yes', 'yes'],
    ['He said "no"', 'and left', ' and left'],
    ['He said "no."', 'then he left', ' Then he left'],
    ['See (', 'above', 'above'],
    ['well-', 'known', 'known'],
    ['e.g.', 'this', ' this'],
    ['Ask Dr.', 'Smith', ' Smith'],
    ['Well...', 'maybe', ' maybe'],
    ['', 'iPhone sales', 'iPhone sales'],
    ['', 'élan vital', 'Élan vital'],
    ['', 'one. two! three? four', 'One. Two! Three? Four'],
    ['', 'ask mr. smith', 'Ask mr. smith'],
    ['It is', '-5 degrees', ' -5 degrees'],
    ['It', "'s here", "'s here"],
    ['你好', '世界', '世界'],
    ['Hello', '世界', ' 世界'],
    ['Hello', '', ''],
  ])('after %j, %j becomes %j', (before, text, inserted) => {
    expect(dictated(text, before)).toBe(inserted)
  })

  it('differs only in spaces and capitals', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, text, (spoken, before) => {
        const inserted = dictated(spoken, before)
        expect(inserted.length - spoken.length).toBeOneOf([0, 1])
        expect(inserted.slice(-spoken.length || inserted.length).toLowerCase()).toBe(spoken.toLowerCase())
      }),
    )
  })

  it.each([
    'x'.repeat(100_000),
    ' '.repeat(200_000),
    '. '.repeat(100_000),
    '\n'.repeat(200_000),
    '“'.repeat(200_000),
    '\ud800',
  ])('is computed in time that grows with hard input %#', text => {
    expectProportional(text.length, size => () => {
      const part = text.slice(0, size)
      dictated(part, part)
      continuedDictation(part)
    })
  })
})
