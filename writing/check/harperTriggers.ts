import triggers from './data/triggers.json' with { type: 'json' }

import { ruleUses } from './harperRules.ts'

const STEM = 4

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
  private readonly always: ReadonlySet<string>
  private readonly byStem = new Map<string, string[]>()

  /** Of the rules that `isUsed` allows. */
  constructor(isUsed: (rule: string) => boolean) {
    const used = [...ruleUses.keys()].filter(isUsed)
    const triggered = new Map<string, string>(Object.entries(triggers))
    this.always = new Set(used.filter(rule => !triggered.has(rule)))
    for (const rule of used) {
      for (const stem of triggered.get(rule)?.split(' ') ?? []) {
        const others = this.byStem.get(stem)
        if (others) others.push(rule)
        else this.byStem.set(stem, [rule])
      }
    }
  }

  /** The rules for a text, as the JSON that Harper takes: each rule with whether it is on. */
  for(text: string): string {
    const on = new Set(this.always)
    for (const stem of stemsOf(text)) for (const rule of this.byStem.get(stem) ?? []) on.add(rule)
    return JSON.stringify(Object.fromEntries(Array.from(ruleUses.keys(), rule => [rule, on.has(rule)])))
  }
}
