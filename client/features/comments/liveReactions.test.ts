import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { EventInbox } from '#client/shared/live/inbox.ts'
import { REACTED_MAX, type OwnReactions, type Reaction } from '#schema/reactions/contract.ts'
import type { User } from '#schema/users/user.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { commentEvents } from './events.ts'
import { withAnswer } from './patches.ts'
import { reactionsQuery } from './queries.ts'

const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
const DOCUMENT = idOf(0)
/** The reader is the last of more people than are named. */
const PEOPLE = Array.from({ length: REACTED_MAX + 5 }, (_, index) => idOf(index + 1))
const ME = PEOPLE.at(-1) ?? ''
const KINDS = ['heart', 'rocket'] as const

type Made = { who: string; reaction: Reaction }

/** The reactions as the server answers them: in turns, the first people of each are named. */
function stateAt(made: readonly Made[], revision: number): OwnReactions {
  const kinds = KINDS.map(reaction => made.filter(each => each.reaction === reaction).map(({ who }) => who))
  const turns = PEOPLE.flatMap((_, turn) =>
    kinds.flatMap((people, kind) => (turn < people.length ? [`${kind} ${turn}`] : [])),
  )
  const named = new Set(turns.slice(0, REACTED_MAX))
  const reactions = KINDS.flatMap((reaction, kind) => {
    const all = kinds[kind] ?? []
    const people = all
      .filter((_, turn) => named.has(`${kind} ${turn}`))
      .map(userId => ({ userId, name: userId }))
    return all.length > 0 ? [{ reaction, count: all.length, people }] : []
  })
  const mine = made.filter(({ who }) => who === ME).map(({ reaction }) => reaction)
  return { targetId: DOCUMENT, documentId: DOCUMENT, reactions, mine, revision }
}

const change = fc.record({
  who: fc.oneof(fc.constant(ME), fc.constantFrom(...PEOPLE)),
  reaction: fc.constantFrom(...KINDS),
})

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

/** Returns the states of a target after each change, each of which makes a reaction or takes it back. */
function history(begun: number, changes: readonly Change[]) {
  let made: Made[] = PEOPLE.slice(0, begun).map(who => ({ who, reaction: 'heart' }))
  const first = stateAt(made, 1)
  const steps = changes.map(({ who, reaction }, index) => {
    const same = (each: Made) => each.who === who && each.reaction === reaction
    made = made.some(same) ? made.filter(each => !same(each)) : [...made, { who, reaction }]
    return { who, state: stateAt(made, index + 2) }
  })
  return { first, steps }
}

function openPage(first: OwnReactions) {
  const client = new QueryClient()
  // The part of a user that is read here.
  client.setQueryData(currentUserQuery.queryKey, { id: ME } as User)
  const { queryKey } = reactionsQuery(DOCUMENT)
  client.setQueryData(queryKey, { targets: [first] })
  const inbox = new EventInbox(client, commentEvents)
  return {
    receive: (name: string, key: string, value: { revision: number } & Partial<OwnReactions>) =>
      inbox.receive([{ name, key, revision: value.revision, value }]),
    answer: (state: OwnReactions) =>
      client.setQueryData(queryKey, held => held && { targets: withAnswer(held.targets, state) }),
    shown: () => client.getQueryData(queryKey)?.targets[0],
    close: () => client.clear(),
  }
}

type Told = { kind: 'all' | 'own' | 'answer'; state: OwnReactions }

test.each(['another page', 'the page that made the changes'])(
  'shows which reactions are the reader’s for any order of events on %s',
  page => {
    const isMaker = page !== 'another page'
    fc.assert(
      fc.property(
        fc.nat(PEOPLE.length),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (begun, changes, order) => {
          const { first, steps } = history(begun, changes)
          const told = steps
            .flatMap(({ who, state }): Told[] => [
              { kind: 'all', state },
              ...(who === ME ? [{ kind: 'own', state } as const] : []),
              ...(who === ME && isMaker ? [{ kind: 'answer', state } as const] : []),
            ])
            .map(each => ({ each, place: order.next().value ?? 0 }))
            .toSorted((a, b) => a.place - b.place)
          const { receive, answer, shown, close } = openPage(first)
          for (const {
            each: { kind, state },
          } of told) {
            const { mine, reactions, ...target } = state
            if (kind === 'all') receive('reactions.changed', DOCUMENT, { ...target, reactions })
            else if (kind === 'own') receive('reactions.own', `${ME}/${DOCUMENT}`, { ...target, mine })
            else answer(state)
          }
          const { mine, ...all } = steps.at(-1)?.state ?? first
          expect(shown()).toMatchObject(all)
          expect(shown()?.mine.toSorted()).toEqual(mine.toSorted())
          close()
        },
      ),
      runs(200),
    )
  },
)

test('a page learns of a reaction among many that another page of its reader made or took back', () => {
  const { first, steps } = history(REACTED_MAX + 2, [
    { who: ME, reaction: 'heart' },
    { who: ME, reaction: 'heart' },
  ])
  const { receive, shown, close } = openPage(first)
  const seen = steps.map(({ state: { mine, reactions, ...target } }) => {
    receive('reactions.changed', DOCUMENT, { ...target, reactions })
    receive('reactions.own', `${ME}/${DOCUMENT}`, { ...target, mine })
    return shown()?.mine
  })
  expect(seen).toEqual([['heart'], []])
  close()
})
