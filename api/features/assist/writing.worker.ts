import { slimBinary } from 'harper.js/slimBinary'
import { z } from 'zod'

import { serveRequests } from '#platform/worker-thread.ts'
import { createChecker } from '#writing/check/checker.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'
import { improveStream } from '#writing/compose/improve.ts'

const request = z.object({ text: z.string(), dictionary: z.array(z.string()) })

// One for the thread's life: loading it takes seconds.
const ready = createChecker({ binary: slimBinary, dialect: 'US' })

serveRequests(async (raw, part) => {
  const { text, dictionary } = request.parse(raw)
  const checker = await ready
  const options = { dictionary: dictionaryOf(dictionary) }
  const checking = { check: (paragraph: string) => checker.check(paragraph, options) }
  for await (const piece of improveStream(text, checking)) part(piece.text)
})
