import { Bookmark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { ownEscape } from '#client/shared/ui/overlay/ownEscape.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { nameRevision, REVISION_NAME_MAX } from '#schema/revisions/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'

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
  if (isOpen) return <OpenForm documentId={documentId} onNamed={onNamed} onClose={() => setOpen(false)} />
  return (
    <Button ref={opener} className="mb-3 w-full" onClick={() => setOpen(true)}>
      <Bookmark aria-hidden />
      {t('nameNow')}
    </Button>
  )
}

function OpenForm({ documentId, onNamed, onClose }: Props & { onClose: () => void }) {
  const { mutateAsync } = useNameRevision(documentId)
  const form = useForm({
    schema: nameRevision,
    initial: { name: '' },
    focused: 'name',
    submit: async ({ name }) => {
      const { made, wasThere } = await mutateAsync(name)
      onClose()
      if ('pending' in made) {
        toast({ title: t('savePending'), description: t('savePendingText') })
        return
      }
      onNamed(made.id)
      const about = { name: isolatedText(name) }
      toast(
        wasThere
          ? { title: t('namedBefore'), description: t('namedBeforeText', about) }
          : { kind: 'success', title: t('saved'), description: t('savedText', about) },
      )
    },
  })
  return (
    <Form
      form={form}
      {...ownEscape}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      className="mb-3 grid gap-3 border-b pb-4"
    >
      <Field label={t('name')} {...form.field('name')}>
        {control => (
          <Input
            {...control}
            maxLength={REVISION_NAME_MAX}
            autoComplete="off"
            placeholder={t('nameExample')}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="sm" variant="ink" type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}
