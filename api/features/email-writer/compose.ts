import type { ApiContext } from '#api/services/context.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { wordsOf } from '#api/features/corrections/service.ts'
import { providerDraft } from '#api/features/email-writer/providerDraft.ts'
import { refinedByProvider } from '#api/features/email-writer/refine.ts'
import type { Action } from '#api/services/actions/action.ts'
import { withProvider } from '#api/services/actions/withProvider.ts'
import { emailTask } from '#api/services/engine/tasks/email.ts'
import { emailDraft, type EmailDraft } from '#schema/email-writer/contract.ts'
import type { EmailRequest } from '#schema/email-writer/kept.ts'

/** An email with three subjects, or a body worded anew, by the provider or the built-in engine. */
export const emailAction = (context: ApiContext): Action<EmailRequest> => ({
  kind: 'email',
  about: (request, result) =>
    request.mode === 'refine' ? request.body : (emailDraft.parse(result).subjects[0] ?? ''),
  async make(request, asked) {
    const { who, signal, reservationId: seed } = asked
    const dialect = await dialectOfUser(who)
    async function own(): Promise<EmailDraft> {
      const about = { dialect, dictionary: await wordsOf(who) }
      return (await context.engine.ask(emailTask, { ...about, request, seed }, { who, signal })).draft
    }
    return withProvider(context, 'email', asked, {
      own,
      asked: async (provider, frame) =>
        request.mode === 'refine'
          ? refinedByProvider(provider, request, frame, { own: await own(), dialect, delta: asked.delta })
          : providerDraft(provider, request, frame, dialect),
    })
  },
})
