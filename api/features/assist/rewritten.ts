import type { ApiContext } from '#api/services/context.ts'
import { produce } from '#api/features/assist/produce.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { wordsOf } from '#api/features/corrections/service.ts'
import type { Asked } from '#api/services/actions/action.ts'
import type { AssistAction } from '#schema/assist/actions.ts'
import { BUILT_IN, type AssistRequest } from '#schema/assist/contract.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'

type Rewriting = Pick<AssistRequest, 'text' | 'language'> & { action: AssistAction }

/** Another wording of a text as a whole, for an action that is not about a document. Throws like `produce`. */
export async function rewritten(
  { engine, provider, logger }: ApiContext,
  { action, ...request }: Rewriting,
  { who, reservationId, signal, delta }: Asked,
): Promise<{ engine: string; note: string | null; text: string }> {
  let by: { engine: string; note: string | null } = { engine: BUILT_IN, note: null }
  let text = ''
  const pieces = produce(
    { engine, provider },
    {
      userId: who,
      reservationId,
      action,
      request,
      writing: writingSettings.parse({ dialect: await dialectOfUser(who) }),
      dictionary: await wordsOf(who),
      signal,
      begin: (name, note) => (by = { engine: name, note }),
      warn: error => logger.warn({ err: error, reservation: reservationId }, 'the provider failed'),
    },
  )
  for await (const piece of pieces) {
    text += piece
    delta(piece)
  }
  return { ...by, text }
}
