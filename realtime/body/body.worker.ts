import { z } from 'zod'

import { serveRequests } from '#platform/worker-thread.ts'

import { examine, examineRequest } from './examine.ts'
import { restore, restoreRequest } from './restore.ts'

const request = z.union([restoreRequest, examineRequest])

serveRequests(raw => {
  const asked = request.parse(raw)
  return 'target' in asked ? restore(asked) : examine(asked)
})
