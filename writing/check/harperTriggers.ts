import triggers from './data/triggers.json' with { type: 'json' }

import { ruleUses } from './harperRules.ts'

const STEM = 4
const RULES = [...ruleUses.keys()]

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
  private readonly always = new Uint8Array(RULES.length)
  private readonly byStem = new Map<string, number[]>()
  /** What is said of a rule that is on, and of one that is off: nothing where Harper does so by itself. */
  private readonly entries: readonly (readonly [off: string, on: string])[]

  /** Of the rules that `isUsed` allows; `defaults` is what Harper does with those of which nothing is said. */
  constructor(isUsed: (rule: string) => boolean, defaults: Readonly<Record<string, unknown>>) {
    const triggered = new Map<string, string>(Object.entries(triggers))
    this.entries = RULES.map(rule => {
      const entry = (on: boolean) => (defaults[rule] === on ? '' : `${JSON.stringify(rule)}:${on}`)
      return [entry(false), entry(true)]
    })
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

  /** The rules for a text, as the JSON that Harper takes. */
  for(text: string): string {
    const on = this.always.slice()
    for (const stem of stemsOf(text)) for (const at of this.byStem.get(stem) ?? []) on[at] = 1
    const entries = this.entries.map(([off, whenOn], at) => (on[at] === 1 ? whenOn : off))
    return `{${entries.filter(entry => entry !== '').join(',')}}`
  }
}
