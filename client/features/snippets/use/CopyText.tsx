import { useQueryClient } from '@tanstack/react-query'
import { Clipboard } from 'lucide-react'
import { useState } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { isCopied } from '#client/shared/lib/clipboard.ts'
import { copyBody } from '#client/shared/lib/copyBody.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { KINDS } from '#schema/documents/kinds.ts'
import { snippets } from '#schema/messages/en/snippets.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import type { SnippetItem } from '#schema/snippets/contract.ts'
import { fillBody, isFilledTooLong, type Values } from '#schema/snippets/variables.ts'

import { CopyDialog } from './CopyDialog.tsx'
import { countUse } from './countUse.ts'
import { readText, type UsableText } from './readText.ts'

const t = translator(snippets)
const { charactersMax: most } = KINDS.snippet

type Props = { snippet: Pick<SnippetItem, 'id' | 'title'> }

/** Copies the text of a snippet, after its variables were asked for. */
export function CopyText({ snippet: { id, title } }: Props) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<UsableText | null>(null)
  const copy = async (text: UsableText, values: Values) => {
    if (!(await isCopied(copyBody(fillBody(text.body, values))))) return
    countUse(id, 'copy')
    toast({ kind: 'success', title: t('copied'), description: title })
  }
  const begin = async () => {
    const text = await readText(queryClient, id)
    if (text.variables.length > 0) setAsking(text)
    else await copy(text, new Map())
  }
  const tried = (done: Promise<unknown>) => void attempt(done, t('copyTextFailed'), id)
  return (
    <>
      <IconButton
        size="sm"
        label={t('copyText', { title: isolatedText(title) })}
        onClick={() => tried(begin())}
      >
        <Clipboard aria-hidden />
      </IconButton>
      {asking && (
        <CopyDialog
          asking={asking}
          onDone={values => {
            if (isFilledTooLong(asking.body, values, most)) {
              const [title, description] = [t('copyTextFailed'), t('filledTooLong', { most })]
              return void toast({ kind: 'error', title, description })
            }
            setAsking(null)
            tried(copy(asking, values))
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
