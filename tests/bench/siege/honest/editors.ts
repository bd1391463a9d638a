import { setTimeout as sleep } from 'node:timers/promises'

import type { z } from 'zod'

import { until } from '#tests/support/patience.ts'

import { Samples } from '../../sync/samples.ts'
import { steadily } from '../../sync/scenarios/drive.ts'
import { serve } from '../helper.ts'
import { Editor } from './editor.ts'
import { honestLoad, latencyOf, type editing } from './load.ts'

/** Characters that a person types per second, pauses included. */
const PER_SECOND = 2
/** Connections opened at a time. */
const WAVE = 20
const ANSWER_MS = 60_000

/** The events since the phase began. An edit counts in the phase in which it was sent. */
type Phase = { acks: Samples; closed: Record<string, number> }

const newPhase = (): Phase => ({ acks: new Samples(), closed: {} })

let phase = newPhase()
const editors: Editor[] = []

async function open(value: unknown): Promise<void> {
  const { url, seats } = honestLoad.parse(value)
  const urls = [`${url.replace('http', 'ws')}/collab`]
  for (const { document, cookie, address } of seats) {
    const headers = { Cookie: cookie, 'X-Forwarded-For': address }
    const entrance = { protocol: 'y-websocket', urls, headers } as const
    editors.push(new Editor(entrance, `document:${document}`, closed))
    if (editors.length % WAVE === 0) await sleep(100)
  }
  await until(() => editors.every(editor => editor.isSynced), 'all editors are in', 60_000)
  void steadily(PER_SECOND * editors.length, Infinity, type)
}

function closed(reason: string): void {
  phase.closed[reason] = (phase.closed[reason] ?? 0) + 1
}

function type(i: number): void {
  // Spreads the edits of each moment over the documents.
  editors[(i * 7) % editors.length]?.type(phase.acks)
}

async function end(): Promise<z.infer<typeof editing>> {
  const ended = phase
  phase = newPhase()
  const waiting = () => editors.reduce((sum, editor) => sum + editor.waitingFor(ended.acks), 0)
  await until(() => waiting() === 0, 'all edits are acknowledged', ANSWER_MS).catch(() => undefined)
  return { acks: latencyOf(ended.acks), closed: ended.closed, unanswered: waiting() }
}

serve({
  open,
  begin: () => {
    phase = newPhase()
  },
  end,
})
