import { testNamesIn } from './testNames.ts'

/**
 * The rules of a specification: `C1`, `C2` … from its headings ("## C. Connection") and their
 * numbered items.
 */
export function rulesIn(spec: string): string[] {
  const rules: string[] = []
  let section = ''
  for (const line of spec.split('\n')) {
    if (line.startsWith('## ')) section = /^## ([A-Z])\. /.exec(line)?.[1] ?? ''
    const number = /^(\d+)\. /.exec(line)?.[1]
    if (section !== '' && number !== undefined) rules.push(`${section}${number}`)
  }
  return rules
}

const QUOTED = /^((?:[A-Z]\d+(?:[–-][A-Z]?\d+)?)(?:, (?:[A-Z]\d+(?:[–-][A-Z]?\d+)?))*): /

/** The rules that names of tests in a source text quote: 'S1: …', 'S1, K5: …', 'R1–R3: …'. */
export function rulesQuotedIn(source: string): string[] {
  return testNamesIn(source).flatMap(name => {
    const quoted = QUOTED.exec(name)?.[1]
    return quoted === undefined ? [] : quoted.split(', ').flatMap(expand)
  })
}

function expand(quoted: string): string[] {
  const [first = '', last] = quoted.split(/[–-]/)
  if (last === undefined) return [first]
  const letter = first.slice(0, 1)
  const [from, to] = [Number(first.slice(1)), Number(last.replace(/^[A-Z]/, ''))]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => `${letter}${from + i}`)
}
