export type Failure = { file: string; name: string; errors: string[] }

export function describeFailures(failures: readonly Failure[], label?: 'FAILED' | 'AGAIN'): string[]
