import { z } from 'zod'

import { serveRequests } from '#platform/worker-thread.ts'

import { projectAll, packedBodies } from './project.ts'
import { restore, restoreRequest } from './restore.ts'

const request = z.union([restoreRequest, packedBodies])

serveRequests(raw => {
  const task = request.parse(raw)
  return 'target' in task ? restore(task) : projectAll(task)
})
