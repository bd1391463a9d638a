import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { voice } from '#schema/messages/en/voice.ts'
import { SPOKEN_TEXT_MAX } from '#schema/voice/contract.ts'

const t = translator(voice)

type Props = {
  /** The last spoken text. */
  said: string
  /** The words that are being spoken. */
  interim: string
  onRun: (text: string) => void
}

/** The last spoken text, which can be corrected and run again. */
export function Transcript({ said, interim, onRun }: Props) {
  const [text, setText] = useState(said)
  const [shown, setShown] = useState(said)
  // The field keeps the focus when its text has run.
  if (shown !== said) {
    setShown(said)
    setText(said)
  }
  const wanted = text.trim()
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (wanted !== '') onRun(wanted)
      }}
    >
      <Field label={t('said')} className="min-w-0 grow">
        {control => (
          <Input
            {...control}
            value={interim === '' ? text : interim}
            readOnly={interim !== ''}
            maxLength={SPOKEN_TEXT_MAX}
            autoComplete="off"
            placeholder={t('saidPlaceholder')}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={wanted === ''}>
        {t(said === '' ? 'run' : 'runAgain')}
      </Button>
    </form>
  )
}
