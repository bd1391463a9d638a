import * as fc from 'fast-check'
import { slimBinary } from 'harper.js/slimBinary'
import { beforeAll, describe, expect, it } from 'vitest'

import { issue, type Issue } from '#schema/corrections/issue.ts'
import { sharedChecker } from '#tests/support/sharedChecker.ts'

import { type Checker, checkSpelling } from './checker.ts'
import { dictionaryOf } from './dictionary.ts'
import { ruleGroups, ruleUses } from './harperRules.ts'
import { createIncremental } from './incremental.ts'
import { sampleText } from './sample.ts'

let checker: Checker

beforeAll(async () => {
  checker = await sharedChecker()
})

const flagged = (issues: Issue[], text: string) => issues.map(found => text.slice(found.start, found.end))

function expectSound(issues: Issue[], text: string) {
  let end = 0
  for (const found of issues) {
    issue.parse(found)
    expect(new Set(found.replacements).size).toBe(found.replacements.length)
    expect(found.replacements).not.toContain(text.slice(found.start, found.end))
    expect(found.start).toBeGreaterThanOrEqual(end)
    expect(found.end).toBeGreaterThan(found.start)
    expect(found.end).toBeLessThanOrEqual(text.length)
    end = found.end
  }
  expect(new Set(issues.map(found => found.id)).size).toBe(issues.length)
}

describe('Harper rules', () => {
  it('assigns every Harper rule exactly one use', async () => {
    const known = Object.keys(await slimBinary.getDefaultLintConfig()).toSorted()
    const decided = ruleGroups.flatMap(group => group.rules.trim().split(/\s+/)).toSorted()
    expect(decided).toEqual(known)
    expect(ruleUses.size).toBe(known.length)
  })
})

describe('spelling alone', () => {
  it('is what the whole check says about spelling, without Harper', async () => {
    const text = 'I recieve it.\nSee you on wensday, and they definately was eated.'
    const spelling = (await checker.check(text)).filter(({ category }) => category === 'spelling')
    expect(flagged(spelling, text)).toEqual(['recieve', 'wensday', 'definately'])
    expect(await checkSpelling(text, 'US')).toEqual(spelling)
  })
})

describe('findings', () => {
  it.each([
    ['I recieve it.', 'recieve', 'spelling', 'receive'],
    ['We waited for a hour.', 'a', 'grammar', 'an'],
    ['It is bigger then mine.', 'then', 'grammar', 'than'],
    ['I saw the the dog.', 'the the', 'grammar', 'the'],
    ['We could of gone.', 'could of', 'grammar', 'could have'],
    ['Alot of people came.', 'Alot', 'spelling', 'A lot'],
    ['It rained , so we left.', ' ', 'punctuation', ''],
    ['However the answer was no.', 'However', 'punctuation', 'However,'],
    ['See you on wensday.', 'wensday', 'spelling', 'Wednesday'],
    ['They went to Itly and Frence.', 'Frence', 'spelling', 'France'],
    ['We met in order to plan.', 'in order to', 'clarity', 'to'],
    ['That was very good of you.', 'very good', 'style', 'excellent'],
  ])('corrects: %s', async (text, wrong, category, right) => {
    const found = (await checker.check(text)).find(each => text.slice(each.start, each.end) === wrong)
    expect(found).toMatchObject({ category })
    expect(found?.replacements[0]).toBe(right)
  })

  it.each([
    'Ask Kori Schulman or Vishal about NoMa and VeraCrypt.',
    'Thank you for your kind words about the garden.',
    'Sternlieb said so, and McGonnagal agreed.',
    'Mail jemand@exampel.org or see https://exampel.org/dokumentz?qwerty=asdf today.',
    'Call getUserNme() in src/utlis/indx.ts, not `fooo bazz`, on the nodejs_servr host.',
    'Thanks to @jdoee for #buildng it; the NGFW costs 20kr at 5pmish.',
    'The well-known author signed her non-fiction book, some thirty-nine of them...',
    'The greens range from yellowish to bluish.',
    'However hard we tried, it failed.',
    'When she was there parties were long, and the last of them ...',
    'Nine innings of it, and wellbeing for all.',
    'The repository of brown-bear-2001 is public.',
    'Look at english.com, or at x.english in the file.',
    'The food was good in general, and better in addition to that.',
    'This is good in most cases.',
  ])('accepts: %s', async text => {
    expect(flagged(await checker.check(text), text)).toEqual([])
  })

  it.each([
    ['It should be definitely done by Friday.', 'be definitely', 'WillBeNever', 'definitely be'],
    // Spelling comes first.
    ['It should be definately done by Friday.', 'definately', 'SpellCheck', 'definitely'],
    ['He has two bok.', 'bok', 'SpellCheck', 'books'],
    // A purpose is not a skill.
    ['He was good in order to please her.', 'in order to', 'WordyPhrase', 'to'],
    ['She is good in maths.', 'in', 'GoodIn', 'at'],
  ])('finds the cause of the correction in: %s', async (text, wrong, rule, right) => {
    const found = (await checker.check(text)).find(each => text.slice(each.start, each.end) === wrong)
    expect(found).toMatchObject({ rule })
    expect(found?.replacements[0]).toBe(right)
  })

  it('calls a word misspelled if its correction is clear, and unknown otherwise', async () => {
    const titles = (await checker.check('We recieve a blorpify.')).map(({ message }) => message)
    expect(titles).toEqual(['Misspelled word', 'Unknown word'])
  })

  it('shows a misspelling first, and the mistake around it after that', async () => {
    const first = await checker.check('It should be definately done by Friday.')
    expect(first.map(({ message }) => message)).toEqual(['Misspelled word'])
    const second = await checker.check('It should be definitely done by Friday.')
    expect(second.map(({ message }) => message)).toEqual(['Put the adverb before “be”'])
  })

  it('reports a spelling of another dialect as advice', async () => {
    const [found] = await checker.check('I like that colour.')
    expect(found).toMatchObject({
      rule: 'DialectSpelling',
      category: 'style',
      replacements: ['color'],
      safe: false,
    })
  })

  it('marks only spelling and punctuation as safe, and requires a single replacement outside spelling', async () => {
    const issues = await checker.check(sampleText)
    for (const found of issues.filter(each => each.safe)) {
      expect(['spelling', 'punctuation']).toContain(found.category)
      if (found.rule !== 'SpellCheck') expect(found.replacements).toHaveLength(1)
    }
    expect(issues.filter(each => each.safe).length).toBeGreaterThan(3)
  })

  it('finds at least ten issues of four categories in the sample', async () => {
    const issues = await checker.check(sampleText)
    expect(issues.length).toBeGreaterThanOrEqual(10)
    expect(new Set(issues.map(each => each.category)).size).toBeGreaterThanOrEqual(4)
    for (const each of issues) expect(each.explanation).not.toMatch(/[`*]|\]\(/)
  })

  it('ignores case when it looks words up in the dictionary', async () => {
    const text = 'the blorpify tool: BLORPIFY’s way.'
    expect(flagged(await checker.check(text), text)).toContain('blorpify')
    expect(
      flagged(await checker.check(text, { dictionary: dictionaryOf(['Blorpify']) }), text),
    ).not.toContain('blorpify')
  })
})

describe('ranges', () => {
  it.each([
    ['👩‍👩‍👧‍👦 teh 🇩🇪 recieve 👍🏽 definately.', ['teh', 'recieve', 'definately']],
    ['مرحبا بالعالم teh שלום', ['teh']],
    ['a\ud800b recieve \udc00 definately', ['recieve', 'definately']],
    ['One recieve\r\n\r\nTwo recieve\u2028Three recieve', ['recieve', 'recieve', 'recieve']],
    [
      'See https://example.org/aaa?b=c then recieve and definately me@example.org recieve',
      ['recieve', 'definately', 'recieve'],
    ],
    [`${'y'.repeat(100_000)} and recieve`, ['recieve']],
    [`${'1a'.repeat(20_000)} and recieve`, ['recieve']],
    [`${'.'.repeat(20_000)} and recieve`, ['recieve']],
  ])('locates the findings in %#', async (text, words) => {
    const issues = await checker.check(text)
    expectSound(issues, text)
    expect(flagged(issues, text).filter(word => /^(?:teh|recieve|definately)$/.test(word))).toEqual(words)
  })

  it.each([
    '',
    'x',
    ' ',
    '\0',
    '\ud83d',
    '\u200d'.repeat(1000),
    '"'.repeat(1000),
    'e' + '\u0301'.repeat(1000),
    "a'".repeat(1500),
    'a-'.repeat(3000),
  ])('accepts hard input %#', async text => {
    expectSound(await checker.check(text), text)
  })

  it('keeps a mistake over advice that overlaps it', async () => {
    const text =
      'It was due to the the fact that, due to the fact that it should of be noted that prior too it.'
    expectSound(await checker.check(text), text)
    const wordy = 'Due to teh fact that it rained, in order to  plan.'
    expect(flagged(await checker.check(wordy), wordy)).toContain('teh')
  })

  it('returns valid findings for any text', async () => {
    const word = fc.oneof(
      fc.constantFrom(
        'teh',
        'recieve',
        'The',
        'an',
        'apple',
        'very good',
        'i',
        'them',
        'was',
        'then',
        ',',
        '.',
        '“',
        '"',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 12 }), async words => {
        const text = words.join(' ')
        expectSound(await checker.check(text), text)
      }),
      { numRuns: 25 },
    )
  })

  it('returns equal findings for a whole text and for its paragraphs', async () => {
    const incremental = createIncremental(checker)
    const paragraphs = sampleText.split('\n')
    let offset = 0
    const joined: [string, number, number][] = []
    for (const [index, issues] of (await incremental.checkAll(paragraphs)).entries()) {
      for (const each of issues) joined.push([each.rule, each.start + offset, each.end + offset])
      offset += (paragraphs[index] ?? '').length + 1
    }
    expect(joined).toEqual((await checker.check(sampleText)).map(each => [each.rule, each.start, each.end]))
  })
})
