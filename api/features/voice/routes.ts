import { requireVoice } from '#api/features/voice/policy.ts'
import { implement } from '#api/kit/implement.ts'
import * as endpoints from '#schema/voice/endpoints.ts'
import { interpret } from '#writing/voice/interpret.ts'

/**
 * Returns the meaning of a spoken text. The page carries it out. This call is not metered; the AI
 * action that it starts is.
 */
export const voiceRoutes = () => [
  implement(endpoints.interpret)(async ({ user, body }) => {
    await requireVoice(user)
    return interpret(body.spokenText)
  }),
]
