import * as z from 'zod/mini'

import { dialect, type EnglishDialect } from '#schema/check-settings/goals.ts'
import type { Harper } from '#writing/check/harper.ts'

import { listen } from './listen.ts'

/** A question to Harper's worker. Without a text, it loads the dialect only. */
export const harperRequest = z.object({ id: z.number(), dialect, text: z.nullable(z.string()) })

const finding = z.object({
  rule: z.string(),
  kind: z.string(),
  message: z.string(),
  start: z.number(),
  end: z.number(),
  candidates: z.array(z.string()),
})

/** Its answer; `findings` is null if it failed. */
export const harperAnswer = z.object({ id: z.number(), findings: z.nullable(z.array(finding)) })
export type HarperAnswer = z.infer<typeof harperAnswer>

type Findings = Awaited<ReturnType<Harper['find']>>

/** Harper in another worker. */
export type RemoteHarper = {
  /** Resolves when a dialect is loaded. */
  load: (dialect: EnglishDialect) => Promise<void>
  find: (dialect: EnglishDialect, text: string) => Promise<Findings>
}

type Question = z.infer<typeof harperRequest>
type Waiting = { question: Question; resolve: (found: Findings) => void; reject: (error: Error) => void }

/**
 * Returns Harper behind the port that `connect` received last. Each page brings one. The worker of an
 * earlier one may have ended, so the next worker gets the questions without an answer.
 */
export function createRemoteHarper(): RemoteHarper & { connect: (port: MessagePort) => void } {
  const waiting = new Map<number, Waiting>()
  const loaded = new Map<EnglishDialect, Promise<unknown>>()
  let current: MessagePort | null = null
  let last = 0
  const connect = (port: MessagePort) => {
    current = port
    listen(port, data => {
      const { id, findings } = harperAnswer.parse(data)
      const asked = waiting.get(id)
      waiting.delete(id)
      if (findings) asked?.resolve(findings)
      else asked?.reject(new Error('Harper failed.'))
    })
    // A worker that starts later loads its dialects again.
    loaded.clear()
    for (const { question } of waiting.values()) port.postMessage(question)
  }
  const ask = (dialect: EnglishDialect, text: string | null): Promise<Findings> =>
    new Promise((resolve, reject) => {
      const question: Question = { id: ++last, dialect, text }
      waiting.set(question.id, { question, resolve, reject })
      current?.postMessage(question)
    })
  const load = async (dialect: EnglishDialect): Promise<void> => {
    const loading = loaded.get(dialect) ?? ask(dialect, null)
    loaded.set(dialect, loading)
    loading.catch(() => loaded.delete(dialect))
    await loading
  }
  return { connect, load, find: ask }
}
