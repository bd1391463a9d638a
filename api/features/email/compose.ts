import type { ApiContext } from '#api/app/context.ts'
import { providerDraft } from '#api/features/email/providerDraft.ts'
import { refine } from '#api/features/email/refine.ts'
import type { Action, Asked, Made } from '#api/features/results/action.ts'
import { withProvider } from '#api/features/results/withProvider.ts'
import { emailTask } from '#api/features/writing/tasks/email.ts'
import { emailDraft, type ComposeRequest } from '#schema/email/contract.ts'
import type { EmailRequest } from '#schema/email/kept.ts'

/** An email with three subjects, or a body worded anew, by the provider or the built-in engine. */
export const emailAction = (context: ApiContext): Action<EmailRequest> => ({
  kind: 'email',
  about: (request, result) =>
    request.mode === 'refine' ? request.body : (emailDraft.parse(result).subjects[0] ?? ''),
  make: (request, asked) =>
    request.mode === 'refine' ? refine(context, request, asked) : compose(context, request, asked),
})

const compose = (context: ApiContext, request: ComposeRequest, asked: Asked): Promise<Made> =>
  withProvider(context, 'email', asked, {
    asked: (provider, frame) => providerDraft(provider, request, frame),
    async own() {
      const { who, signal, reservationId: seed } = asked
      return (await context.engine.ask(emailTask, { request, seed }, { who, signal })).draft
    },
  })
