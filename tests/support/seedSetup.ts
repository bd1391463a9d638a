import * as fc from 'fast-check'

// Properties draw the same values in each run of npm test. A long run draws new ones, and a failure
// prints their seed.
if (process.env['TEST_LANE'] !== 'long') fc.configureGlobal({ seed: 20_261_126 })
