import type { Failure } from './failures.mjs'

type TestFile = { file: string; seconds: number; tests: number; passed: number }
type Step = { name: string; seconds: number; files: TestFile[]; failures: Failure[] }

export function summarize(run: { done: Step[]; left: string[]; again: (Step & { file: string })[] }): {
  lines: string[]
  succeeded: boolean
}
