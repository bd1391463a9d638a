import { setTimeout as sleep } from 'node:timers/promises'

import { begunThread, comment, commentChanged } from '#schema/comments/contract.ts'
import {
  ownReactions,
  reaction,
  reactionsChanged,
  reactionsKey,
  type Reaction,
} from '#schema/reactions/contract.ts'
import type { Answer } from '#tests/support/client.ts'

import type { Member, Stage, Target } from './stage.ts'

const REACTIONS = 5000
const COMMENTS = 500
/** Each so manieth comment begins a thread, and the others reply to one. */
const THREAD_EVERY = 10
const RETRY_MS = 100

export type Act = { who: Member; target: Target } & (
  | { kind: 'react'; reaction: Reaction }
  | { kind: 'reply' | 'begin'; id: string }
)
/** An act that was answered: the event that shows it, with its revision, and when it was asked for. */
export type Answered = { act: Act; place: string; revision: number; began: number }

/** Returns all acts of a round in random order: each person reacts to each comment once. */
export function actsOn({ members, targets }: Stage): Act[] {
  const kinds = reaction.options
  const reactions = Array.from({ length: REACTIONS }, (_, n): Act => {
    const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? 'heart'
    return { ...pair(members, targets, n), kind: 'react', reaction: kind }
  })
  const comments = Array.from({ length: COMMENTS }, (_, n): Act => {
    const kind = n % THREAD_EVERY === 0 ? 'begin' : 'reply'
    return { ...pair(members, targets, n), kind, id: crypto.randomUUID() }
  })
  return [...reactions, ...comments]
    .map(act => ({ act, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ act }) => act)
}

function pair(members: readonly Member[], targets: readonly Target[], n: number) {
  const who = members[n % members.length]
  const target = targets[Math.floor(n / members.length) % targets.length]
  if (!who || !target) throw new Error('There is nobody, or nothing to react to')
  return { who, target }
}

/** Performs the act, at the other process if one is gone, until it is answered. */
export async function perform(act: Act, snippetId: string): Promise<Answered> {
  const began = performance.now()
  const [first, second] = act.who.clients
  for (let round = 0; ; round += 1) {
    const client = round % 2 === 0 ? first : second
    const answer = await send(act, snippetId, client).catch(() => null)
    if (answer && answer.status < 300) return { act, began, ...shownBy(act, answer, snippetId) }
    if (answer && answer.status < 500) throw new Error(`Answered ${answer.status}: ${answer.text}`)
    await sleep(RETRY_MS)
  }
}

function send(act: Act, snippetId: string, client: Member['clients'][number]): Promise<Answer> {
  const path = `/api/documents/${snippetId}`
  switch (act.kind) {
    case 'react':
      return client.send('PUT', `${path}/reactions/${act.target.id}/${act.reaction}`)
    case 'reply':
      return client.post(`${path}/comments/${act.target.id}/replies`, { id: act.id, text: 'I agree.' })
    case 'begin':
      return client.post(`${path}/comments`, { id: act.id, range: act.target.range, text: 'And this?' })
  }
}

function shownBy(act: Act, { json }: Answer, documentId: string): { place: string; revision: number } {
  if (act.kind === 'react') {
    const key = reactionsKey({ documentId, targetId: act.target.id })
    return { place: `${reactionsChanged.name} ${key}`, revision: ownReactions.parse(json).revision }
  }
  const { id, revision } = act.kind === 'begin' ? begunThread.parse(json).comment : comment.parse(json)
  return { place: `${commentChanged.name} ${id}`, revision }
}
