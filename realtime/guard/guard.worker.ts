import { serveRequests } from '#platform/workerThread.ts'

import { JudgedBodies } from './judgedBodies.ts'
import { judgeTask } from './task.ts'

const bodies = new JudgedBodies()

serveRequests(raw => bodies.judge(judgeTask.parse(raw)))
