import { slimBinary } from 'harper.js/slimBinary'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Checker, createChecker } from './checker.ts'

let checker: Checker
beforeAll(async () => {
  checker = await createChecker({ binary: slimBinary, dialect: 'US' })
})
afterAll(() => checker.dispose())

const spaces = async (text: string) =>
  (await checker.check(text))
    .map(({ start, end }) => text.slice(start, end))
    .filter(each => each.trim() === '')

test.each([
  'Beech\t\t800',
  'Name\tPrice\nBeech\t\t800\nOak\t12',
  'Oak         12',
  'Oak   12   red',
  'Oak    12\nBeech  800',
  'Chapter one ..........  3\nChapter two ..........  9',
  '    12 High Street\n    London',
  'The rose is red,\n   the violet is blue,\n      and so are you.',
  'Anna  3  blue',
  'Total:\t 12 dollars',
  'Oak  12\nElm   7',
  'Oak 120\nElm   7',
  'Rent  €1,200.50\nWater    €80.00',
  'Total:  5\nSum:    7',
  'name  = 1\nvalue = 2',
  '| oak  | elm |\n| pine | yew |',
  '1.  one\n2.  two',
  '-  milk',
  '2024    Graduated with honors',
  'Name:    Ann',
  'Oak    12',
  'Monday    closed',
  '09:00    Breakfast is served in the hall.',
  '1.    Wash your hands.',
  'Phone:    Call us on weekdays.',
  'Ann Lee    Director of sales.',
  'It rained.\nMay 2019    The shop opened.\nIt rained again.',
  'Deposit    €1,200.',
  'Name:\tAnn',
])('white space that lays out %j has no finding', async text => {
  expect(await spaces(text)).toEqual([])
})

test.each([
  'It is  late today.',
  'They went  home early. He stayed.',
  'It is late.  He  went home.',
  'It is  late today.\nHe saw 12 of them.',
  'It is   late today.',
  'They went   home',
  'They went    home early. He stayed.',
  'He saw  12 of them.',
])('an extra space is found in %j', async text => {
  expect(await spaces(text)).toHaveLength(1)
})
