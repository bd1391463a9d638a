import { expect as impatient } from 'playwright/test'

/** As Playwright's, but patient: on a machine with two busy cores a page may need longer than its 5 s. Passing tests wait no longer for it. */
export const expect = impatient.configure({ timeout: 20_000 })

/** For what is told by an event, in a moment on a calm machine; whoever had to ask for it would learn of it minutes later. */
export const PROMPTLY_MS = 10_000
