import { expect as impatient } from 'playwright/test'

/** As Playwright's, but patient: on a machine with two busy cores a page may need longer than its 5 s. Passing tests wait no longer for it. */
export const expect = impatient.configure({ timeout: 20_000 })
