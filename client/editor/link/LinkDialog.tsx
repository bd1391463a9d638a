import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { isAllowedLink } from '#document/links.ts'
import { editor } from '#schema/messages/en/editor.ts'

const t = translator(editor)

type Props = { editor: Editor; open: boolean; onClose: () => void }

/** Asks for the address of a link over the selection. */
export function LinkDialog({ editor, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t('link')}>
      {open && <LinkForm editor={editor} onDone={onClose} />}
    </Dialog>
  )
}

/** Completes `example.org` to `https://example.org`. */
const completed = (address: string): string =>
  /^[a-z][\w+.-]*:/i.test(address) ? address : `https://${address}`

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof current === 'string' ? current : '')
  const [error, setError] = useState<string | null>(null)
  /** Whether the text can be changed. It may have become read-only while the dialog was open. */
  const mayChange = (): boolean => {
    if (!editor.isEditable) setError(t('linkReadOnly'))
    return editor.isEditable
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const href = completed(address.trim())
    if (address.trim() === '' || !isAllowedLink(href)) {
      setError(t('linkInvalid'))
      return
    }
    if (!mayChange()) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  const remove = () => {
    if (!mayChange()) return
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <form onSubmit={apply} noValidate className="grid gap-5">
      <Field label={t('linkAddress')} error={error}>
        {control => (
          <Input
            {...control}
            value={address}
            placeholder="https://example.org"
            inputMode="url"
            autoComplete="off"
            onChange={event => setAddress(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        {typeof current === 'string' && (
          <Button variant="ghost" onClick={remove}>
            {t('removeLink')}
          </Button>
        )}
        <Button variant="ink" type="submit">
          {t('apply')}
        </Button>
      </div>
    </form>
  )
}
