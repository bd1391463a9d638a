type FailedFile = { project: string; file: string }

export function mayRunAgain(failure: FailedFile): boolean
export function filesToRunAgain(failures: readonly FailedFile[]): FailedFile[]
