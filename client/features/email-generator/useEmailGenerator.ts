import { useAtom } from 'jotai'
import { useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useResultAction } from '#client/shared/results/useResultAction.ts'
import type { EmailQuestion, Refinement } from '#schema/email-generator/contract.ts'
import * as endpoints from '#schema/email-generator/endpoints.ts'
import type { EmailRequest, KeptEmail } from '#schema/email-generator/kept.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import {
  answered,
  changed,
  draftsOf,
  formOf,
  requestOf,
  withBody,
  type EmailForm,
  type ShownEmail,
} from './form.ts'
import { unchangedText } from './unchanged.ts'

const t = translator(emailGenerator)

/** The form, the email on screen, and what can be done with both. */
export function useEmailGenerator() {
  const user = useCurrentUser()
  // A change of the user keeps them: an answer under way is written there. For another user, the page loads again.
  const [drafts] = useState(() => draftsOf(user))
  const [form, setForm] = useAtom(drafts.form)
  const [shown, setShown] = useAtom(drafts.shown)
  /** The body that is being changed; null for a new email. */
  const [changing, setChanging] = useState<ShownEmail | null>(null)
  const [unchanged, setUnchanged] = useState<string | null>(null)
  const { state, run, stop } = useResultAction(endpoints.run)
  const show = (kept: KeptEmail, changed: ShownEmail | null) => {
    const { result } = kept
    const same = changed && unchangedText(kept, changed.body)
    if (same !== null) return setUnchanged(same)
    setShown(now =>
      changed === null
        ? { kept, subject: result.subjects[0] ?? '', body: result.body, before: [] }
        : withBody(now, changed, kept),
    )
  }
  const start = (body: EmailRequest, change: ShownEmail | null) => {
    setChanging(change)
    setUnchanged(null)
    void run({ body }, kept => show(kept, change))
  }
  return {
    form,
    change: (part: Partial<EmailForm>) => setForm(changed(form, part)),
    clear: () =>
      setForm({
        ...form,
        purpose: '',
        recipient: '',
        points: '',
        original: '',
        body: '',
        answers: [],
        answer: '',
      }),
    shown,
    edit: (part: Partial<Pick<ShownEmail, 'subject' | 'body'>>) => shown && setShown({ ...shown, ...part }),
    undo: () => {
      const body = shown?.before.at(-1)
      if (shown && body !== undefined) setShown({ ...shown, body, before: shown.before.slice(0, -1) })
    },
    state,
    /** Whether the draft on screen is being changed, so that it stays there. */
    isChanging: state.kind === 'running' && changing !== null,
    /** The text about a change that found nothing to change, or null. */
    unchanged,
    /** The problems of single fields, from the last run. */
    problems: state.kind === 'failed' && changing === null ? state.failure.fields : {},
    stop,
    write: () => start(requestOf(form), null),
    /** Adds the answer to the request, and writes the email again. */
    answer: (question: EmailQuestion) => {
      const wanted = answered(form, question)
      setForm(wanted)
      start(requestOf(wanted), null)
    },
    /** Fills the form with the purpose of a new email, and writes it. */
    writeAbout: (purpose: string) => {
      const wanted = changed(form, { mode: 'new', purpose })
      setForm(wanted)
      start(requestOf(wanted), null)
    },
    adjust: (how: Refinement) => shown && start({ mode: 'refine', body: shown.body, how }, shown),
    /** Shows a kept email, and fills the form with its request. */
    open: async (id: string) => {
      const reading = call(endpoints.read, { params: { id } })
      if (!(await attempt(reading, t('loadFailed'), id))) return
      const kept = await reading
      setForm(formOf(kept.request, form))
      const { subjects, body } = kept.result
      setShown({ kept, subject: subjects[0] ?? '', body, before: [] })
    },
    close: () => setShown(null),
  }
}

export type EmailGeneratorState = ReturnType<typeof useEmailGenerator>
