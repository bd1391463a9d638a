import { z } from 'zod'

import { serveRequests } from '#platform/workerThread.ts'
import { performReading, readingTask } from '#realtime/body/readingTask.ts'

import { projectAll, packedBodies } from './project.ts'
import { restore, restoreRequest } from './restore.ts'

const request = z.union([readingTask, restoreRequest, packedBodies])

serveRequests(raw => {
  const task = request.parse(raw)
  if ('kind' in task) return performReading(task)
  return 'target' in task ? restore(task) : projectAll(task)
})
