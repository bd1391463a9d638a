import { writeFile } from 'node:fs/promises'

import { Dialect, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'

import { ruleUses } from '../../writing/check/harperRules.ts'
import { stemsOf } from '../../writing/check/harperTriggers.ts'
import { loadLexicon } from '../../writing/check/spelling/lexicon.ts'

/*
 * Makes writing/check/data/triggers.json: for rules of Harper that are about certain words, beginnings of words one of which a text must
 * have for the rule to be tried. They are taken from the examples in Harper's own description of the rule and from its
 * name: node --import tsx scripts/words/harper-triggers.ts
 */

/** Words as frequent as this (see Lexicon) are in every text. */
const FREQUENT = 52

/** Rules whose description tells of less than they find: each was found to fire without its triggers. */
const ALWAYS = new Set(
  `
ProgressiveNeedsBe Expatriate InflectedVerbAfterTo TakeMedicine HopHope Nowadays AdjectiveOfA Expat AnA AskNoPreposition
WebScraping Itself GetRidOf Tenfold SomethingIs Myself NominalWants AndTheLike HomeInOn Nobody AdjectiveDoubleDegree
OfCourse`
    .trim()
    .split(/\s+/),
)

const lexicon = await loadLexicon()
const isTelling = (word: string): boolean => word.length >= 3 && lexicon.frequency(word) < FREQUENT
const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
const triggers: Record<string, string> = {}
for (const [rule, description] of Object.entries(await linter.getLintDescriptions())) {
  const use = ruleUses.get(rule)
  if (use === undefined || use === 'off' || ALWAYS.has(rule)) continue
  const examples = Array.from(description.matchAll(/`([^`]+)`/g), ([, example = '']) => wordsOf(example))
  if (examples.length === 0 || examples.some(words => words.length > 0 && !words.some(isTelling))) continue
  const name = wordsOf(rule.replace(/([A-Z])/g, ' $1'))
  const stems = stemsOf([...examples.flat(), ...name].filter(isTelling).join(' '))
  if (stems.size > 0) triggers[rule] = [...stems].join(' ')
}
await linter.dispose()
const target = new URL('../../writing/check/data/triggers.json', import.meta.url)
await writeFile(target, `${JSON.stringify(triggers)}\n`)
console.log(`${Object.keys(triggers).length} rules with triggers`)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
