import type { ApiContext } from '#api/app/context.ts'
import type { Action } from '#api/features/results/action.ts'
import { emailTask } from '#api/features/writing/tasks/email.ts'
import { emailDraft, type ComposeRequest } from '#schema/email/contract.ts'

/** An email with three subjects. Another engine than the built-in one is asked here first. */
export const emailAction = ({ engine }: ApiContext): Action<ComposeRequest> => ({
  kind: 'email',
  about: (_request, result) => emailDraft.parse(result).subjects[0] ?? '',
  async make(request, { who, signal, seed }) {
    const { draft } = await engine.ask(emailTask, { request, seed }, { who, signal })
    return { engine: 'built-in', result: draft }
  },
})
