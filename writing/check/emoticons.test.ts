import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { slimBinary } from 'harper.js/slimBinary'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createLanguageChecker, type LanguageChecker } from '#writing/languages/checker.ts'

import { type Checker, createChecker } from './checker.ts'

function dictionary(code: string) {
  const index = createRequire(import.meta.url).resolve(`dictionary-${code}`)
  return { aff: readFileSync(index.replace(/js$/, 'aff')), dic: readFileSync(index.replace(/js$/, 'dic')) }
}

let english: Checker
let french: LanguageChecker
beforeAll(async () => {
  english = await createChecker({ binary: slimBinary, dialect: 'US' })
  french = await createLanguageChecker({ language: 'fr', resources: dictionary('fr') })
})
afterAll(async () => {
  await english.dispose()
  french.dispose()
})

const EMOTICONS =
  ":-) :) :D :-D ;) ;-) :'( :( :-( <3 </3 xD XD xd xDD ^^ ^_^ ^.^ -_- :/ :-/ :\\ :| :P :-P :p :o :c =) =D 8-) >:( D: :3 " +
  "T_T o_O O.o ._. >.< \\o/ (: (-: :')) :(( ;D (^_^) ¯\\_(ツ)_/¯ *_* :DD"
const PLACES = (face: string) => [
  `We won the game ${face} and went home.`,
  `We won the game. ${face} They went home.`,
  `We won the game ${face}.`,
  `${face} we won the game`,
  `We won (${face} of course), thanks ${face}`,
  `We won the game ${face}\nThey went home ${face} ${face}`,
]

test.each(EMOTICONS.split(' '))('%s has no finding', async face => {
  const found = await Promise.all(PLACES(face).map(text => english.check(text)))
  expect(found.flat().map(({ rule, start }) => [rule, start])).toEqual([])
  const frenchText = `Nous avons gagné ${face} et nous rentrons. ${face} Elle est restée ${face}.\nMerci ${face}`
  expect(french.check(frenchText)).toEqual([])
})

test.each([
  ['It is late :) and I wont go.', 'wont'],
  ['It is  late :)', '  '],
  ['They teh :( left.', 'teh'],
  ['We won. they left :D', 'they'],
])('mistakes next to one are found in %j', async (text, flagged) => {
  const found = (await english.check(text)).map(({ start, end }) => text.slice(start, end))
  expect(found).toEqual([flagged])
})
