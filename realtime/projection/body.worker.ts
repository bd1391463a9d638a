import { z } from 'zod'

import { serveRequests } from '#platform/workerThread.ts'
import { performReading, readingTask } from '#realtime/body/readingTask.ts'

import { anchorRequest, editAnchor } from './anchor.ts'
import { projectAll, packedBodies } from './project.ts'
import { restore, restoreRequest } from './restore.ts'

const request = z.union([readingTask, restoreRequest, anchorRequest, packedBodies])

serveRequests(raw => {
  const task = request.parse(raw)
  if ('kind' in task) return performReading(task)
  if ('threadId' in task) return editAnchor(task)
  return 'target' in task ? restore(task) : projectAll(task)
})
