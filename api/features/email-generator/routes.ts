import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { emailAction } from '#api/features/email-generator/action.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import { implement } from '#api/kit/implement.ts'
import { historyRoutes } from '#api/services/actions/routes.ts'
import type { ApiContext } from '#api/services/context.ts'
import { coachTask } from '#api/services/engine/tasks/coach.ts'
import * as endpoints from '#schema/email-generator/endpoints.ts'

/** The email generator, on any plan, and the coach. */
export const emailRoutes = (context: ApiContext) => [
  implement(endpoints.coach)(async ({ user, body, response }) => {
    const [dialect, dictionary] = await Promise.all([dialectOfUser(user.id), readDictionaryWords(user.id)])
    return context.engine.ask(
      coachTask,
      { email: body, dialect, dictionary },
      { who: user.id, signal: disconnectSignal(response) },
    )
  }),
  ...historyRoutes(context, emailAction, endpoints),
]
