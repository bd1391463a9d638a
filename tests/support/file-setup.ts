import { afterAll } from 'vitest'

import { endFile } from './file-end.ts'

// Runs for every test file, even where files share their modules.
afterAll(endFile)
