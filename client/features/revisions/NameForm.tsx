import { Bookmark } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { ownEscape } from '#client/shared/ui/overlay/ownEscape.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { REVISION_NAME_MAX } from '#schema/revisions/contract.ts'

import { useNameRevision } from './queries.ts'

const t = translator(messages)

type Props = { documentId: string; onNamed: (id: string) => void }

/** Keeps the document as it is now under a name. */
export function NameForm({ documentId, onNamed }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <Form documentId={documentId} onNamed={onNamed} onClose={() => setOpen(false)} />
  return (
    <Button ref={opener} className="mb-3 w-full" onClick={() => setOpen(true)}>
      <Bookmark aria-hidden />
      {t('nameNow')}
    </Button>
  )
}

function Form({ documentId, onNamed, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync, isPending, error } = useNameRevision(documentId)
  useEffect(() => field.current?.focus(), [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const name = text.trim()
    setMissing(name === '')
    if (name === '') {
      field.current?.focus()
      return
    }
    const made = await mutateAsync(name).catch(() => null)
    if (!made) return
    onClose()
    if ('pending' in made) {
      toast({ title: t('savePending'), description: t('savePendingText') })
      return
    }
    onNamed(made.id)
    toast({ kind: 'success', title: t('saved'), description: t('savedText', { name }) })
  }
  return (
    <form
      noValidate
      {...ownEscape}
      onSubmit={event => void save(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      className="mb-3 grid gap-3 border-b pb-4"
    >
      <Field label={t('name')} error={isMissing ? t('nameMissing') : null}>
        {control => (
          <Input
            {...control}
            ref={field}
            value={text}
            maxLength={REVISION_NAME_MAX}
            autoComplete="off"
            placeholder={t('nameExample')}
            onChange={({ target }) => {
              setText(target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      {error && <Problem>{failureText(error)}</Problem>}
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="sm" variant="ink" type="submit" busy={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
