import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import type { Action } from '#api/services/actions/action.ts'
import { resultRoutes } from '#api/services/actions/routes.ts'
import { spamTask } from '#api/services/engine/tasks/spam.ts'
import { spamRequest, type SpamRequest } from '#schema/spam/report.ts'

/** Whether an email or a message looks like spam; the last 50 reports are kept. */
export function spamRoutes(context: ApiContext): Router {
  const router = Router()
  resultRoutes(router, context, {
    ...spamAction(context),
    path: '/spam',
    body: spamRequest,
    feature: 'spamChecker',
  })
  return router
}

const spamAction = ({ engine }: ApiContext): Action<SpamRequest> => ({
  kind: 'spam',
  about: ({ subject, body }) => subject?.trim() || body,
  async make(mail, { who, signal }) {
    const { report } = await engine.ask(spamTask, { mail }, { who, signal })
    return { engine: 'built-in', note: null, result: report }
  },
})
