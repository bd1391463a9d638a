import { type BinaryModule, Dialect, LocalLinter } from 'harper.js'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import { isFalseAlarm } from './guards.ts'
import { type HarperFinding, takeLint } from './harperLint.ts'
import { ruleUses } from './harperRules.ts'
import { RuleChoice } from './harperTriggers.ts'
import { defuse } from './hazards.ts'

const dialects: Record<EnglishDialect, Dialect> = {
  US: Dialect.American,
  UK: Dialect.British,
  AU: Dialect.Australian,
  CA: Dialect.Canadian,
  IN: Dialect.Indian,
}

/** Harper's linter for one dialect, in this thread or in another one. */
export interface Harper {
  /** Returns the findings of the selected rules in one paragraph. */
  find(paragraph: string): Promise<HarperFinding[]>
  /** Frees the linter's memory. It cannot be used afterwards. */
  dispose(): Promise<void>
}

export interface HarperOptions {
  /**
   * Harper's WebAssembly. Both hosts import `slimBinary` from `harper.js/slimBinary`. A browser
   * bundler emits it as an asset (16 MB). Node reads it from the package without a network. It finds
   * exactly the same issues as `harper.js/binary`, which loads both variants, at half the download.
   * The inlined binaries carry 21 MB of JavaScript. They are needed only if the path of node_modules
   * has characters that a URL escapes, since Harper does not unescape them.
   */
  binary: BinaryModule
  dialect: EnglishDialect
  /** Names of disabled rules. */
  disabled?: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** Returns Harper's linter for a dialect, loaded and warmed up. */
export async function createHarper({ binary, dialect, disabled = NONE }: HarperOptions): Promise<Harper> {
  const linter = new LocalLinter({ binary, dialect: dialects[dialect] })
  const isUsed = (rule: string) =>
    rule !== 'SpellCheck' && ruleUses.get(rule) !== 'off' && !disabled.has(rule)
  const inTurn = queue()
  const choice = new RuleChoice(isUsed, await linter.getDefaultLintConfig())
  let chosen = ''

  async function choose(text: string): Promise<void> {
    const wanted = choice.for(text)
    if (wanted !== chosen) await linter.setLintConfigWithJSON(wanted)
    chosen = wanted
  }

  async function find(text: string): Promise<HarperFinding[]> {
    const defused = defuse(text)
    const groups = await inTurn(async () => {
      await choose(defused.text)
      return linter.organizedLints(defused.text, { language: 'plaintext' })
    })
    const findings: HarperFinding[] = []
    for (const [rule, lints] of Object.entries(groups)) {
      for (const lint of lints) {
        const taken = takeLint(rule, lint)
        const range = defused.toOriginal(taken.start, taken.end)
        if (range) findings.push({ ...taken, ...range })
      }
    }
    return findings.filter(finding => !isFalseAlarm(finding, text))
  }

  await find('Warming up.')
  return { find, dispose: () => linter.dispose() }
}

/** Serializes tasks: the rules selected for a text must still be selected when it is checked. */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
