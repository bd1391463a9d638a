import { expect as impatient } from 'playwright/test'

/**
 * Playwright's expect with a longer timeout: on a busy machine a page may need more than 5 s.
 * Passing tests do not wait longer.
 */
export const expect = impatient.configure({ timeout: 20_000 })

/**
 * A limit for updates that arrive by events, which take moments on an idle machine. Without events,
 * they would take minutes.
 */
export const PROMPTLY_MS = 30_000
