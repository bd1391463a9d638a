import { setImmediate as breathe } from 'node:timers/promises'

import { slimBinary } from 'harper.js/slimBinary'
import { z } from 'zod'

import { serveRequests } from '#platform/worker-thread.ts'
import { createChecker } from '#writing/check/checker.ts'
import { dictionaryOf } from '#writing/check/dictionary.ts'
import { improveStream } from '#writing/compose/improve.ts'

const request = z.object({ text: z.string(), dictionary: z.array(z.string()) })

// One for the thread's life: loading it takes seconds.
const ready = createChecker({ binary: slimBinary, dialect: 'US' })

serveRequests(async (raw, part, signal) => {
  const { text, dictionary } = request.parse(raw)
  const checker = await ready
  const options = { dictionary: dictionaryOf(dictionary) }
  const check = async (paragraph: string) => {
    // A task that is no longer wanted ends before its next check; the news comes in between.
    await breathe()
    signal.throwIfAborted()
    return checker.check(paragraph, options)
  }
  for await (const piece of improveStream(text, { check })) part(piece.text)
})
