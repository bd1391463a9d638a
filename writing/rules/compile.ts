import { type Anchor, anchorOf, needsOf } from './pattern/anchor.ts'
import type { Node } from './pattern/nodes.ts'
import { parsePattern } from './pattern/parse.ts'
import type { Rule } from './rule.ts'
import { wordSets } from './wordSets.ts'

/** A compiled case of a rule. */
export interface CompiledCase {
  rule: Rule
  pattern: Node
  anchor: Anchor
  /** Lists of keys (see `Anchor`). The sentence must contain one key from each list. */
  needs: readonly (readonly string[])[]
  replacements: readonly string[]
  unless: readonly { pattern: Node; anchor: Anchor }[]
}

/** The cases, indexed by the anchor keys that a sentence must contain. */
export interface RuleIndex {
  byKey: ReadonlyMap<string, readonly CompiledCase[]>
  /** Cases without anchor keys. */
  always: readonly CompiledCase[]
}

/** Throws an Error if a pattern, or a name in it, is invalid. */
export function compileRules(rules: readonly Rule[]): RuleIndex {
  const byKey = new Map<string, CompiledCase[]>()
  const always: CompiledCase[] = []
  for (const compiled of rules.flatMap(compileRule)) {
    if (!compiled.anchor.keys) always.push(compiled)
    for (const key of new Set(compiled.anchor.keys ?? [])) {
      const list = byKey.get(key)
      if (list) list.push(compiled)
      else byKey.set(key, [compiled])
    }
  }
  return { byKey, always }
}

function compileRule(rule: Rule): CompiledCase[] {
  const own = new Map(
    Object.entries(rule.sets ?? {}).map(([name, words]) => [name, new Set(words.trim().split(/\s+/))]),
  )
  const parse = (source: string) => parsePattern(source, name => own.get(name) ?? wordSets.get(name))
  const unless = (rule.unless ?? []).map(source => {
    const pattern = parse(source)
    return { pattern, anchor: anchorOf(pattern) }
  })
  return rule.cases.map(([source, ...replacements]) => {
    const pattern = parse(source)
    return { rule, pattern, anchor: anchorOf(pattern), needs: needsOf(pattern), replacements, unless }
  })
}
