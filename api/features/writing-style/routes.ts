import { ownTexts } from '#api/features/writing-style/queries.ts'
import { judgePractice, settingsOf } from '#api/features/writing-style/service.ts'
import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import { styleMistakesTask } from '#api/services/engine/tasks/styleMistakes.ts'
import { styleOverviewTask } from '#api/services/engine/tasks/styleOverview.ts'
import * as endpoints from '#schema/writing-style/endpoints.ts'

/** The style of a user's own texts, their commonest mistakes, and practice. */
export const writingStyleRoutes = ({ engine }: ApiContext) => [
  implement(endpoints.read)(async ({ user, query, response }) => {
    const { texts, left } = await ownTexts(user.id, query)
    const turn = { who: user.id, signal: disconnectSignal(response) }
    return { ...(await engine.ask(styleOverviewTask, { texts }, turn)).overview, left }
  }),

  implement(endpoints.mistakes)(async ({ user, query, response }) => {
    const { texts } = await ownTexts(user.id, query)
    const turn = { who: user.id, signal: disconnectSignal(response) }
    return (await engine.ask(styleMistakesTask, { texts, ...(await settingsOf(user.id)) }, turn)).found
  }),

  implement(endpoints.practice)(async ({ user, body, response }) => ({
    verdict: await judgePractice(engine, body, { who: user.id, signal: disconnectSignal(response) }),
  })),
]
