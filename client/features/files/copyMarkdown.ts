import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { parseBody } from '#document/parse.ts'
import { files } from '#schema/messages/en/files.ts'

import { writeFile } from './convert.ts'

const t = translator(files)

/** Puts the text of an open document on the clipboard as Markdown, without its images. */
export async function copyMarkdown({ editor }: Pick<EditorSession, 'editor'>): Promise<void> {
  const written = markdownOf(editor.getJSON())
  try {
    // A promise keeps the permission of the press, which ends while the text is written.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': written })])
    toast({ title: t('markdownCopied') })
  } catch {
    toast({ kind: 'error', title: t('markdownFailed') })
  }
}

async function markdownOf(content: unknown): Promise<Blob> {
  const body = parseBody(content, { characters: Number.POSITIVE_INFINITY })
  if (!body.ok) throw new Error('The document cannot be read')
  const task = { format: 'md', title: '', body: body.value, images: new Map<string, never>() } as const
  const written = await writeFile(task, new AbortController().signal)
  if (!written.ok) throw new Error(written.error.code)
  return new Blob([written.value], { type: 'text/plain' })
}
