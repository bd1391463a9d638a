import type { Messages } from './namespace.ts'

/** A problem in a translated message. */
export type TranslationProblem = { key: string; problem: string }

/**
 * Compares a translation with the English messages. Returns its missing keys, its unknown keys, and
 * its messages whose arguments or tags differ from the English ones.
 */
export function translationProblems(english: Messages, other: Messages, prefix = ''): TranslationProblem[] {
  const problems = Object.entries(english).flatMap(([name, value]) => {
    const key = `${prefix}${name}`
    const own = other[name]
    if (own === undefined) return [{ key, problem: 'is missing' }]
    if (typeof value === 'string' && typeof own === 'string') return differences(key, value, own)
    if (typeof value !== 'string' && typeof own !== 'string')
      return translationProblems(value, own, `${key}.`)
    return [{ key, problem: 'has another shape' }]
  })
  const unknown = Object.keys(other).filter(name => !Object.hasOwn(english, name))
  return [...problems, ...unknown.map(name => ({ key: `${prefix}${name}`, problem: 'is unknown' }))]
}

function differences(key: string, english: string, other: string): TranslationProblem[] {
  const [wanted, own] = [placeholdersOf(english), placeholdersOf(other)]
  return [
    ...[...wanted].filter(name => !own.has(name)).map(name => ({ key, problem: `lacks ${name}` })),
    ...[...own].filter(name => !wanted.has(name)).map(name => ({ key, problem: `adds ${name}` })),
  ]
}

/** Returns the arguments, as `{name}`, and the tags, as `<name>`, of an ICU message. */
export function placeholdersOf(message: string): ReadonlySet<string> {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(([, argument, tag]) =>
    argument === undefined ? `<${tag}>` : `{${argument}}`,
  )
  return new Set(names)
}
