import triggers from './data/triggers.json' with { type: 'json' }

import { ruleUses } from './harperRules.ts'

const STEM = 4
const RULES = [...ruleUses.keys()]
/** A rule with whether it is on, as it stands in JSON: put together for every paragraph. */
const ON = RULES.map(rule => `${JSON.stringify(rule)}:true`)
const OFF = RULES.map(rule => `${JSON.stringify(rule)}:false`)

/** How the words of a text begin: what the triggers of rules are compared with. */
export function stemsOf(text: string): Set<string> {
  return new Set(Array.from(text.toLowerCase().matchAll(/[a-z]+/g), ([word]) => word.slice(0, STEM)))
}

/**
 * Which of Harper's rules to try on a text. Every rule costs time whether it finds something or not, and most of the 740 are about
 * one phrase: those are tried only where one of its words is (data/triggers.json, made by
 * scripts/words/harper-triggers.ts), which takes two thirds of the time off.
 */
export class RuleChoice {
  private readonly always: Uint8Array
  private readonly byStem = new Map<string, number[]>()

  /** Of the rules that `isUsed` allows. */
  constructor(isUsed: (rule: string) => boolean) {
    const triggered = new Map<string, string>(Object.entries(triggers))
    this.always = new Uint8Array(RULES.length)
    for (const [at, rule] of RULES.entries()) {
      if (!isUsed(rule)) continue
      const stems = triggered.get(rule)?.split(' ')
      if (!stems) this.always[at] = 1
      for (const stem of stems ?? []) {
        const others = this.byStem.get(stem)
        if (others) others.push(at)
        else this.byStem.set(stem, [at])
      }
    }
  }

  /** The rules for a text, as the JSON that Harper takes: each rule with whether it is on. */
  for(text: string): string {
    const on = this.always.slice()
    for (const stem of stemsOf(text)) for (const at of this.byStem.get(stem) ?? []) on[at] = 1
    return `{${RULES.map((_, at) => (on[at] === 1 ? ON[at] : OFF[at])).join(',')}}`
  }
}
