import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { FOLDER_NAME_MAX, folderName } from '#schema/documents/folders.ts'
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
  const form = useForm({
    schema: folderName,
    initial: { name },
    submit: async ({ name: wanted }) => {
      if (wanted !== name) await save(wanted)
      onDone()
    },
  })
  return (
    <Form form={form} className="grid gap-4">
      <Field label={label} {...form.field('name')}>
        {control => <Input {...control} maxLength={FOLDER_NAME_MAX} />}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={form.busy} disabled={form.values.name.trim() === ''}>
          {action}
        </Button>
      </div>
    </Form>
  )
}
