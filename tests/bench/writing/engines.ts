import { Dialect, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'

import { createChecker } from '#writing/check/checker.ts'
import { takeLint } from '#writing/check/harperLint.ts'
import { isMistake } from '#writing/check/issues.ts'

/** An engine's finding at one place in a text. */
export type EngineFinding = {
  start: number
  end: number
  replacements: readonly string[]
  rule: string
  /** Whether it is about style, tone or clarity rather than a mistake. */
  advice: boolean
}

export type Engine = {
  name: string
  check(text: string): Promise<EngineFinding[]>
  dispose(): Promise<void>
}

/** Harper's lint kinds that are about style. */
const HARPER_ADVICE = new Set(['Enhancement', 'Readability', 'Style'])

export const nothing = async (): Promise<Engine> => ({
  name: 'no change',
  check: async () => [],
  dispose: async () => {},
})

/** Returns Harper with its default rules and its order of candidates. */
export async function harperAsItIs(): Promise<Engine> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
  await linter.setup()
  return {
    name: 'Harper',
    async check(text) {
      const groups = await linter.organizedLints(text, { language: 'plaintext' })
      return Object.entries(groups).flatMap(([rule, lints]) =>
        lints.map(lint => {
          const { candidates, kind, start, end } = takeLint(rule, lint)
          return { start, end, rule, replacements: candidates, advice: HARPER_ADVICE.has(kind) }
        }),
      )
    },
    dispose: () => linter.dispose(),
  }
}

export async function thisEngine(): Promise<Engine> {
  const checker = await createChecker({ binary: slimBinary, dialect: 'US' })
  return {
    name: 'this engine',
    async check(text) {
      const issues = await checker.check(text)
      return issues.map(issue => ({ ...issue, advice: !isMistake(issue) }))
    },
    dispose: () => checker.dispose(),
  }
}

const makers = { nothing, harper: harperAsItIs, ours: thisEngine }
const made = new Map<keyof typeof makers, Promise<Engine>>()

/** Returns an engine, shared by all parts because loading takes seconds. */
export function engine(name: keyof typeof makers): Promise<Engine> {
  const known = made.get(name) ?? makers[name]()
  made.set(name, known)
  return known
}

export const allEngines = (): Promise<Engine[]> =>
  Promise.all([engine('nothing'), engine('harper'), engine('ours')])

/** Frees the loaded engines. */
export async function disposeEngines(): Promise<void> {
  for (const each of made.values()) await (await each).dispose()
  made.clear()
}

/**
 * Returns the text after the first replacement of each finding, in order of their start. Of two
 * that overlap, the first one counts.
 */
export function corrected(text: string, findings: readonly EngineFinding[]): string {
  let result = ''
  let copied = 0
  for (const { start, end, replacements } of findings.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    const [best] = replacements
    if (best === undefined || start < copied) continue
    result += text.slice(copied, start) + best
    copied = end
  }
  return result + text.slice(copied)
}
