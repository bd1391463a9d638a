export const FAILURES_FILE: string
