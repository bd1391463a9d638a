import { useState, type FormEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { extension } from '#schema/messages/en/extension.ts'

import { serverOrigin, serverPattern } from '../common/serverOrigin.ts'
import { enterKey } from './send.ts'

const t = translator(extension)

/** Whether a text can be sent as a key. */
const isKey = (text: string): boolean => /^[\x21-\x7e]{1,200}$/.test(text)

/** Signs in with an API key from the settings. `onDone` is called after success. */
export function SignIn({ onDone }: { onDone: () => Promise<void> }) {
  const [key, setKey] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const host = new URL(serverOrigin()).host
  const signIn = async () => {
    if (!isKey(key.trim())) return t('unknownKey')
    // The browser asks only as long as it knows that the user has just pressed a button. Some may not ask.
    const isAllowed = await chrome.permissions.request({ origins: [serverPattern()] }).catch(() => false)
    if (!isAllowed) return t('notAllowed', { host })
    const outcome = await enterKey(key.trim())
    switch (outcome.kind) {
      case 'done':
        await onDone()
        return null
      case 'refused':
        return t('unknownKey')
      case 'unreachable':
        return t('unreachable')
      case 'failed':
        return outcome.message
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || key.trim() === '') return
    setBusy(true)
    setProblem(null)
    setProblem(await signIn())
    setBusy(false)
  }
  return (
    <form onSubmit={event => void submit(event)} className="grid w-full gap-3">
      <Field label={t('key')} hint={t('keyHint')}>
        {control => (
          <PasswordInput
            {...control}
            what={t('key')}
            required
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={event => setKey(event.target.value)}
          />
        )}
      </Field>
      <p className="text-sm">
        <a
          href={`${serverOrigin()}/settings/security`}
          target="_blank"
          rel="noreferrer"
          className="text-brand-text underline underline-offset-4"
        >
          {t('makeKey', { host })}
        </a>
      </p>
      {problem !== null && <Problem>{problem}</Problem>}
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('signIn')}
      </Button>
    </form>
  )
}
