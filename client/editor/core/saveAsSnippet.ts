import type { JSONContent } from '@tiptap/core'

import { createSnippet } from '#client/shared/api/createSnippet.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { titleStart } from '#schema/documents/contract.ts'
import { KINDS, pathOf } from '#schema/documents/kinds.ts'
import { savedSnippet } from '#schema/messages/en/savedSnippet.ts'

const t = translator(savedSnippet)

const { titleMax, untitled } = KINDS.snippet

type Options = {
  /** The title of the toast about a failure. */
  failure: string
  navigate: (path: string) => void
}

/** Saves a text as a snippet. The page stays, and a toast offers to open the snippet. */
export async function saveAsSnippet(
  title: string,
  body: JSONContent,
  { failure, navigate }: Options,
): Promise<void> {
  const name = titleStart(title.trim(), titleMax).trim() || untitled
  const making = createSnippet({ title: name, body })
  if (!(await attempt(making, failure))) return
  const made = await making
  toast({
    kind: 'success',
    title: t('saved'),
    description: made.title,
    action: { label: t('open'), run: () => navigate(pathOf(made)) },
  })
}
