import { serveRequests } from '#platform/worker-thread.ts'

import { envelope } from './envelope.ts'
import { checkWork } from './work/check.ts'
import { coachWork } from './work/coach.ts'
import { emailWork } from './work/email.ts'
import { identifyWork } from './work/identify.ts'
import { measureWork } from './work/measure.ts'
import { rewriteWork } from './work/rewrite.ts'
import { sentimentWork } from './work/sentiment.ts'
import { spamWork } from './work/spam.ts'
import { toolsOf, type Work } from './work/work.ts'

/** Everything that the writing thread can do. */
const works: Work[] = [
  checkWork,
  coachWork,
  emailWork,
  identifyWork,
  measureWork,
  rewriteWork,
  sentimentWork,
  spamWork,
]

const byName = new Map(works.map(work => [work.name, work]))

serveRequests(async (raw, part, signal) => {
  const { task, who, request } = envelope.parse(raw)
  const work = byName.get(task)
  if (!work) throw new Error(`The writing thread knows no task ${task}.`)
  for await (const answer of work.run(request, toolsOf(who, part, signal))) part(answer)
})
