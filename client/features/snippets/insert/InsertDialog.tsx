import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { KINDS } from '#schema/documents/kinds.ts'
import { snippetPicker } from '#schema/messages/en/snippetPicker.ts'
import { snippets } from '#schema/messages/en/snippets.ts'
import { fillBody, isFilledTooLong, type Values } from '#schema/snippets/variables.ts'
import { isolated } from '#site/ui/isolated.tsx'

import { countUse } from '../use/countUse.ts'
import { readText, type UsableText } from '../use/readText.ts'
import { VariablesForm } from '../use/VariablesForm.tsx'
import { insertBody, isBlank } from './insertBody.ts'
import { SnippetPicker } from './SnippetPicker.tsx'

const t = translator(snippetPicker)
const tSnippets = translator(snippets)
const { charactersMax: most } = KINDS.snippet

type Props = {
  editor: Editor
  /** The open document. A snippet is not inserted into itself. */
  documentId: string
  onClose: () => void
}

/** Asks for a snippet, then for the values of its variables, and inserts it. */
export function InsertDialog({ editor, documentId, onClose }: Props) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<UsableText | null>(null)
  const insert = ({ id, body }: UsableText, values: Values) => {
    // It may have become read-only while the dialog was open.
    if (!editor.isEditable) return refuse(t('readOnly'))
    if (isBlank(body)) return refuse(t('blank'))
    if (isFilledTooLong(body, values, most)) return refuse(tSnippets('filledTooLong', { most }))
    if (!insertBody(editor, fillBody(body, values))) return refuse(t('tooLong'))
    countUse(id, 'use')
    onClose()
  }
  const refuse = (description: string) => void toast({ kind: 'error', title: t('failed'), description })
  const isChoosing = useRef(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const choose = async (id: string) => {
    if (isChoosing.current) return
    isChoosing.current = true
    try {
      const text = await readText(queryClient, id)
      // The dialog may have been closed meanwhile.
      if (!isOpen.current) return
      if (text.variables.length > 0) setAsking(text)
      else insert(text, new Map())
    } finally {
      isChoosing.current = false
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={asking ? tSnippets.rich('fill', { title: asking.title, bdi: isolated }) : t('title')}
      {...(asking && { description: tSnippets('fillText') })}
    >
      {asking ? (
        <VariablesForm
          variables={asking.variables}
          action={t('insert')}
          onDone={values => insert(asking, values)}
        />
      ) : (
        <SnippetPicker except={documentId} onChoose={id => void attempt(choose(id), t('failed'))} />
      )}
    </Dialog>
  )
}
