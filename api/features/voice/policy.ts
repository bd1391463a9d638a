import { requireFeature } from '#api/features/plans/policy.ts'
import type { Account } from '#api/features/users/account.ts'
import { t } from '#api/kit/messages.ts'
import { voiceAllowed } from '#schema/plans/rules.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Voice commands require a plan that includes them, an administrator's permission, and the user's
 * own setting. Throws FEATURE_NOT_IN_PLAN, VOICE_NOT_ALLOWED or VOICE_SWITCHED_OFF, in this order.
 */
export async function requireVoice(user: Account): Promise<void> {
  const plan = await requireFeature(user, 'voiceCommands')
  if (!voiceAllowed(user.voiceCommandsAllowed, plan))
    throw new AppError('VOICE_NOT_ALLOWED', t('voice.notAllowed'))
  if (!user.voiceCommandsEnabled) throw new AppError('VOICE_SWITCHED_OFF', t('voice.switchedOff'))
}
