export const FAILURES_FILE: string
export const NO_FILE: string
