import { implement } from '#api/kit/implement.ts'
import { requireVoice } from '#api/features/voice/policy.ts'
import * as endpoints from '#schema/voice/endpoints.ts'
import { interpret } from '#writing/voice/interpret.ts'

/**
 * The meaning of a spoken text. The page carries it out, so this call is not metered; an AI action is metered by its own
 * call.
 */
export const voiceRoutes = () => [
  implement(endpoints.interpret)(async ({ user, body }) => {
    await requireVoice(user)
    return interpret(body.spokenText)
  }),
]
