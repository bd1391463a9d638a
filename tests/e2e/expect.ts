import { expect as impatient } from 'playwright/test'

import { PATIENCE_MS } from '#tests/support/patience.ts'

/** Playwright's expect with the patience of all tests. */
export const expect = impatient.configure({ timeout: PATIENCE_MS })
