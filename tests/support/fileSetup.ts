import { afterAll, afterEach, beforeEach } from 'vitest'

import { beginTest, endFile, endTest } from './fileEnd.ts'

// Runs for every test file, even where files share their modules. These hooks are the outermost.
beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
