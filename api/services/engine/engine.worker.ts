import { serveRequests } from '#platform/workerThread.ts'

import { envelope } from './envelope.ts'
import { checkWork } from './worker/check.ts'
import { coachWork } from './worker/coach.ts'
import { emailWork } from './worker/email.ts'
import { identifyWork } from './worker/identify.ts'
import { measureWork } from './worker/measure.ts'
import { proofreadWork } from './worker/proofread.ts'
import { rewriteWork } from './worker/rewrite.ts'
import { sentimentWork } from './worker/sentiment.ts'
import { spamWork } from './worker/spam.ts'
import { styleMistakesWork } from './worker/styleMistakes.ts'
import { styleOverviewWork } from './worker/styleOverview.ts'
import { toolsOf, type Work } from './worker/work.ts'

/** All tasks of the thread. */
const works: Work[] = [
  checkWork,
  coachWork,
  emailWork,
  identifyWork,
  measureWork,
  proofreadWork,
  rewriteWork,
  sentimentWork,
  spamWork,
  styleMistakesWork,
  styleOverviewWork,
]

const byName = new Map(works.map(work => [work.name, work]))

serveRequests(async (raw, part, signal) => {
  const { task, who, last, request } = envelope.parse(raw)
  const work = byName.get(task)
  if (!work) throw new Error(`There is no task ${task}.`)
  for await (const answer of work.run(request, toolsOf({ who, last }, part, signal))) part(answer)
})
