import { useState, type FormEvent } from 'react'

import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { FOLDER_NAME_MAX } from '#schema/documents/folders.ts'
import { folders } from '#schema/messages/en/folders.ts'

const t = translator(folders)

type Props = {
  /** The name so far. */
  name?: string
  label?: string
  /** The text of the button. */
  action: string
  save: (name: string) => Promise<void>
  onDone: () => void
}

/** A field for the name of a folder. A refused name stays in it, with the reason. */
export function FolderForm({ name = '', label = t('name'), action, save, onDone }: Props) {
  const [wanted, setWanted] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || wanted.trim() === '') return
    setBusy(true)
    try {
      if (wanted.trim() !== name) await save(wanted.trim())
      onDone()
    } catch (error) {
      setProblem(failureText(error))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={event => void submit(event)} className="grid gap-4">
      <Field label={label} error={problem}>
        {control => (
          <Input
            {...control}
            value={wanted}
            maxLength={FOLDER_NAME_MAX}
            onChange={event => {
              setWanted(event.target.value)
              setProblem(null)
            }}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy} disabled={wanted.trim() === ''}>
          {action}
        </Button>
      </div>
    </form>
  )
}
