import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import type { Issue } from '#schema/corrections/issue.ts'
import { wordRanges } from '#schema/shared/words.ts'
import { findByRules } from '#writing/rules/find.ts'
import { packs } from '#writing/rules/packs.ts'
import { loadTagger } from '#writing/tagger/tagger.ts'

/** Edited prose, in which most findings are false alarms. */
const CLEAN = ['clean-pud-en', 'harper-good']
/** Casual prose, in which a finding may be right or wrong. */
const NOISY = ['sent-uci-yelp', 'sent-uci-amazon', 'sent-uci-imdb', 'sent-vader-amazon']
/** Learners' sentences with four corrections each. */
const LEARNERS = 'gec-jfleg-dev'

/** Returns the texts of a JSON Lines file, whatever their field is called. */
async function textsOf(folder: string, name: string): Promise<{ text: string; references: string[] }[]> {
  const lines = (await readFile(path.join(folder, `${name}.jsonl`), 'utf8')).trim().split('\n')
  return lines.map(line => {
    const row: unknown = JSON.parse(line)
    if (typeof row !== 'object' || row === null) return { text: '', references: [] }
    const text = 'text' in row ? row.text : 'src' in row ? row.src : ''
    const references = 'refs' in row && Array.isArray(row.refs) ? row.refs.map(String) : []
    return { text: String(text), references }
  })
}

const tagger = await loadTagger()

function shown(text: string, { rule, start, end, replacements }: Issue): string {
  const before = text.slice(Math.max(0, start - 60), start)
  return `${rule}: ${before}[${text.slice(start, end)} → ${replacements.join(' | ')}]${text.slice(end, end + 50)}`
}

function byRule<Found extends { rule: string }>(found: readonly Found[]): ReadonlyMap<string, Found[]> {
  const groups = new Map<string, Found[]>()
  for (const one of found) groups.set(one.rule, [...(groups.get(one.rule) ?? []), one])
  return groups
}

/** Prints all findings in some files by rule, with their frequency per 20,000 words. */
async function firing(folder: string, names: readonly string[], wanted: ReadonlySet<string>): Promise<void> {
  const found: { rule: string; line: string }[] = []
  let words = 0
  let spent = 0
  for (const name of names) {
    for (const { text } of await textsOf(folder, name)) {
      words += [...wordRanges(text)].length
      const start = performance.now()
      const issues = findByRules(tagger.tag(text))
      spent += performance.now() - start
      for (const issue of issues) found.push({ rule: issue.rule, line: shown(text, issue) })
    }
  }
  const counts = byRule(found)
  console.log(
    `\n# ${names.join(', ')}: ${words} words, ${found.length} findings, ${((spent / words) * 1000).toFixed(1)} ms per 1,000 words`,
  )
  for (const [rule, all] of [...counts].toSorted((a, b) => b[1].length - a[1].length)) {
    if (wanted.size > 0 && !wanted.has(rule)) continue
    const rate = (all.length / words) * 20_000
    console.log(`\n${rule}: ${all.length}, ${rate.toFixed(1)} in 20,000 words${rate > 1 ? '  <<<' : ''}`)
    for (const { line } of all) console.log(`  ${line.replaceAll(/\s+/g, ' ')}`)
  }
}

/** The references have a space before each sign. */
const words = (text: string): string[] =>
  text
    .replaceAll(/([.,!?;:])/g, ' $1 ')
    .trim()
    .split(/\s+/)

/** Returns the number of adjacent word pairs in a text that a reference contains. */
function shared(text: string, reference: string): number {
  const pairs = (list: string[]) => list.slice(1).map((word, at) => `${list[at]} ${word}`)
  const wanted = new Set(pairs(words(reference)))
  return pairs(words(text)).filter(pair => wanted.has(pair)).length
}

/**
 * Prints by rule whether the first replacement of each finding brings its sentence closer to a
 * reference.
 */
async function learners(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const verdicts: { rule: string; good: boolean; line: string }[] = []
  for (const { text, references } of await textsOf(folder, LEARNERS)) {
    for (const issue of findByRules(tagger.tag(text))) {
      const changed = (
        text.slice(0, issue.start) +
        (issue.replacements[0] ?? '') +
        text.slice(issue.end)
      ).replaceAll(/\s+/g, ' ')
      const good = references.some(
        reference =>
          shared(changed, reference) - words(changed).length > shared(text, reference) - words(text).length,
      )
      verdicts.push({ rule: issue.rule, good, line: shown(text, issue) })
    }
  }
  const good = verdicts.filter(verdict => verdict.good).length
  console.log(`\n# ${LEARNERS}: ${verdicts.length} findings, ${good} bring a sentence nearer to a reference`)
  for (const [rule, all] of [...byRule(verdicts)].toSorted((a, b) => b[1].length - a[1].length)) {
    if (wanted.size > 0 && !wanted.has(rule)) continue
    console.log(`\n${rule}: ${all.filter(({ good }) => good).length} of ${all.length}`)
    for (const { good, line } of all) console.log(`  ${good ? '+' : '-'} ${line}`)
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const [folder, part = 'clean'] = positionals
if (folder === undefined) {
  console.error('Usage: tsx tests/bench/writing/rules.ts FOLDER [clean|noisy|learners] [--only RULE,…]')
  process.exit(1)
}
const wanted = new Set(values.only.split(',').filter(Boolean))
console.log(`${packs.flat().length} rules`)
if (part === 'learners') await learners(folder, wanted)
else await firing(folder, part === 'noisy' ? NOISY : CLEAN, wanted)
