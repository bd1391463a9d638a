import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { isNearlySame } from '#api/features/email-generator/nearlySame.ts'
import { providerDraft } from '#api/features/email-generator/providerDraft.ts'
import { refinedByProvider } from '#api/features/email-generator/refine.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { t } from '#api/kit/messages.ts'
import { defineAction } from '#api/services/actions/action.ts'
import { history } from '#api/services/actions/history.ts'
import { emailTask } from '#api/services/engine/tasks/email.ts'
import type { EmailDraft } from '#schema/email-generator/contract.ts'
import { keptEmail, type EmailRequest } from '#schema/email-generator/kept.ts'

/** An email with three subject lines, or a refined body. */
export const emailAction = defineAction({
  kind: 'email',
  async engine({ engine, request, run: { userId: who, signal, reservationId: seed } }) {
    const [dialect, dictionary] = [await dialectOfUser(who), await readDictionaryWords(who)]
    return (await engine.ask(emailTask, { dialect, dictionary, request, seed }, { who, signal })).draft
  },
  async provider({ provider, request, run, question, builtIn }) {
    const dialect = await dialectOfUser(run.userId)
    if (request.mode !== 'refine') return providerDraft(provider, request, question, dialect)
    return refinedByProvider(provider, request, question, { draft: await builtIn(), dialect, run })
  },
  whyFree: ({ request, result }) =>
    Promise.resolve(
      request.mode === 'refine' && isNearlySame(request.body, result.body)
        ? t('actions.nothingToChange')
        : null,
    ),
  keep: history(keptEmail, (request: EmailRequest, draft: EmailDraft) => ({
    title: request.mode === 'refine' ? request.body : (draft.subjects[0] ?? ''),
    request,
  })),
})
