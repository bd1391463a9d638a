import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { userRoute } from '#api/kit/route.ts'
import { requireVoice } from '#api/features/voice/policy.ts'
import { personOf, rateLimit } from '#api/kit/limits.ts'
import { voiceRequest, type VoiceCommand } from '#schema/voice/contract.ts'
import { interpret } from '#writing/voice/interpret.ts'

/**
 * What a spoken text means. Nothing is carried out here and so nothing is counted: the page does what was meant, and an AI
 * action is counted by its own call.
 */
export function voiceRoutes({ limits }: ApiContext): Router {
  const router = Router()
  const before = [rateLimit({ name: 'voice', calls: 120, seconds: 60, by: personOf }, limits)]

  userRoute(
    router,
    'post',
    '/voice-command',
    { body: voiceRequest, before },
    async ({ user, body }): Promise<VoiceCommand> => {
      await requireVoice(user)
      return interpret(body.spokenText)
    },
  )

  return router
}
