import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { isAllowedLink } from '#document/links.ts'
import { editor } from '#schema/messages/en/editor.ts'

import { addressAt, isInLink, setAddress } from './address.ts'

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

/** Completes `example.org` to `https://example.org`, and `ada@example.org` to an email address. */
function completed(address: string): string {
  if (/^[a-z][\w+.-]*:/i.test(address)) return address
  return /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}

function insertLink(editor: Editor, href: string): void {
  const text = {
    type: 'text',
    text: href.replace(/^mailto:/i, ''),
    marks: [{ type: 'link', attrs: { href } }],
  }
  editor.chain().focus().insertContent(text).run()
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = addressAt(editor)
  const [address, setTyped] = useState(current ?? '')
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
    if (editor.state.selection.empty && !isInLink(editor)) insertLink(editor, href)
    else setAddress(editor, href)
    onDone()
  }
  const remove = () => {
    if (!mayChange()) return
    setAddress(editor, null)
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
            onChange={event => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        {current !== null && (
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
