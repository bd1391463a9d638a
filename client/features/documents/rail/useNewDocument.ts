import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'

import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { useCreateDocument } from '../mutations.ts'
import { showNew } from './view.ts'

const t = translator(documents)

/** The history state of a document that was just created. */
const created = z.object({ created: z.literal(true) })

/** Returns whether the open document was just created in this tab. */
export const useIsJustCreated = (): boolean => created.safeParse(useHistoryState()).success

/** Makes an empty document and opens it. */
export function useNewDocument(onCreated?: () => void) {
  const [, navigate] = useLocation()
  const { mutateAsync, isPending } = useCreateDocument()
  const create = async () => {
    if (isPending) return
    const pressed = document.activeElement
    const made = mutateAsync()
    if (!(await attempt(made, t('createFailed')))) return
    // The next key is for the new document, and must not press the button again.
    if (pressed instanceof HTMLElement && pressed === document.activeElement) pressed.blur()
    showNew()
    onCreated?.()
    navigate(`/document/${(await made).id}`, { state: { created: true } satisfies z.infer<typeof created> })
  }
  return { busy: isPending, create: () => void create() }
}
