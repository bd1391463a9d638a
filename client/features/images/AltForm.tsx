import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { imageTools } from '#schema/messages/en/imageTools.ts'

const t = translator(imageTools)

/** The longest description that a body holds. */
const ALT_MAX = 500

type Props = { alt: string; onSave: (alt: string) => void; onCancel: () => void }

/** Asks for the description of an image. */
export function AltForm({ alt, onSave, onCancel }: Props) {
  const [text, setText] = useState(alt)
  const input = useRef<HTMLInputElement>(null)
  // The button that was pressed is gone.
  useEffect(() => input.current?.focus(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the text do not apply here.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <form
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="grid w-[min(20rem,calc(100vw-4rem))] gap-3 p-2"
      role="presentation"
    >
      <Field label={t('alt')} hint={t('altHint')}>
        {control => (
          <Input
            {...control}
            ref={input}
            value={text}
            maxLength={ALT_MAX}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="sm" variant="ink" type="submit">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
