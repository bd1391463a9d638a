import { requireWriter } from '#api/features/assist/policy.ts'
import { keepProposals } from '#api/features/assist/proposals.ts'
import { rewriting, type RewriteSettings } from '#api/features/assist/rewriting.ts'
import { wordsFor } from '#api/features/corrections/service.ts'
import { readWriting } from '#api/features/documents/queries.ts'
import { t } from '#api/kit/messages.ts'
import { defineAction } from '#api/services/actions/action.ts'
import { assistAction, type AssistAction } from '#schema/assist/actions.ts'
import type { AssistRequest } from '#schema/assist/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { fromKeys } from '#schema/shared/records.ts'

const settingsOf = async ({ documentId }: AssistRequest, userId: string): Promise<RewriteSettings> => ({
  writing: await readWriting(documentId),
  dictionary: await wordsFor(userId, documentId),
})

/** The actions on a selection. Each result waits as a proposal. */
export const ASSIST_ACTIONS = fromKeys(assistAction.options, action =>
  defineAction({
    kind: action,
    async authorize(_context, user, request: AssistRequest) {
      requireLanguage(action, request.language)
      await requireWriter(user.id, request.documentId)
    },
    ...rewriting(action, settingsOf),
    keep: keepProposals(action),
  }),
)

function requireLanguage(action: AssistAction, language: string | undefined): void {
  if ((action === 'translate') === (language !== undefined)) return
  const message = t(language === undefined ? 'actions.chooseLanguage' : 'actions.languageUnused')
  throw new AppError('VALIDATION', message, { fields: { language: message } })
}
