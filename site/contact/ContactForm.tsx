import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import {
  CONTACT_FIELDS,
  contactProblems,
  MESSAGE_MAX,
  MESSAGE_MIN,
  type ContactField,
} from '#schema/contact/rules.ts'
import { contact } from '#schema/messages/en/contact.ts'
import { issues } from '#schema/messages/en/issues.ts'
import { issueText } from '#schema/messages/issueText.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { HiddenField } from '#site/ui/HiddenField.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { ContactActs, ContactOutcome, Filled, Refused } from './acts.ts'
import { ContactInput } from './ContactInput.tsx'

type Props = {
  /** Absent until the code for it is loaded. */
  send: ContactActs['send'] | undefined
}

type State = 'ready' | 'sending' | Exclude<ContactOutcome, Refused>

/** The kinds of the fields. All others are lines of text. */
const KINDS: Partial<Record<ContactField, 'email' | 'message'>> = { email: 'email', message: 'message' }

/**
 * Sends a message. The fields keep their own values, so that what a visitor types before the code is loaded
 * stays. A refused form has the focus in its first wrong field; thanks replace one that is sent.
 */
export function ContactForm({ send }: Props) {
  const t = useTranslator(contact)
  const tIssue = useTranslator(issues)
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<Refused['fields']>(new Map())
  const [refusals, setRefusals] = useState(0)
  const [state, setState] = useState<State>('ready')
  const isSent = state === 'sent'
  const isSending = state === 'sending'
  const failure = state === 'tooMany' || state === 'failed' || state === 'offline' ? state : null

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])

  const refuse = (fields: Refused['fields']) => {
    setState('ready')
    setProblems(fields)
    setRefusals(count => count + 1)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!send || isSending) return
    const filled = filledIn(event.currentTarget)
    const found = [...contactProblems(filled)]
    if (found.length > 0)
      return refuse(new Map(found.map(([field, problem]) => [field, issueText(problem, tIssue)])))
    setProblems(new Map())
    setState('sending')
    const outcome = await send(filled)
    if (typeof outcome === 'object') refuse(outcome.fields)
    else setState(outcome)
  }
  const forgive = (field: ContactField) => {
    if (problems.has(field)) setProblems(new Map([...problems].filter(([other]) => other !== field)))
  }

  return (
    <>
      <p className="mt-8 hidden text-ink-soft noscript:block">{t('needsScript')}</p>
      <div ref={thanks} role="status" tabIndex={-1} className="mt-8 outline-none">
        {isSent && (
          <div className="rounded-xl border bg-paper p-6">
            <h2 className="text-lg font-semibold">{t('sentTitle')}</h2>
            <p className="mt-1 text-ink-soft">{t('sentText')}</p>
          </div>
        )}
      </div>
      {!isSent && (
        <form
          ref={form}
          noValidate
          onSubmit={event => void submit(event)}
          className="grid gap-5 noscript:hidden"
        >
          {CONTACT_FIELDS.map(field => (
            <ContactInput
              key={field}
              name={field}
              kind={KINDS[field] ?? 'line'}
              label={t(`fields.${field}`)}
              hint={
                field === 'message' ? t('messageHint', { minimum: MESSAGE_MIN, maximum: MESSAGE_MAX }) : null
              }
              problem={problems.get(field) ?? null}
              onChange={() => forgive(field)}
            />
          ))}
          <HiddenField />
          {failure !== null && (
            <p role="alert" className="text-sm text-danger">
              {t(`outcomes.${failure}`)}
            </p>
          )}
          <div>
            <button
              type="submit"
              disabled={!send}
              aria-disabled={isSending || undefined}
              className={buttonClass({ variant: 'primary', size: 'lg' })}
            >
              {isSending ? t('sending') : t('send')}
            </button>
          </div>
        </form>
      )}
    </>
  )
}

/** Returns the texts of a form's fields. */
function filledIn(form: HTMLFormElement): Filled {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
  }
}
