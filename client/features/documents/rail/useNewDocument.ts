import { useLocation } from 'wouter'

import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { useCreateDocument } from '../mutations.ts'

const t = translator(documents)

/** Makes an empty document and opens it. */
export function useNewDocument(onCreated?: () => void) {
  const [, navigate] = useLocation()
  const { mutateAsync, isPending } = useCreateDocument()
  const create = async () => {
    if (isPending) return
    const made = mutateAsync()
    if (!(await attempt(made, t('createFailed')))) return
    onCreated?.()
    navigate(`/document/${(await made).id}`)
  }
  return { busy: isPending, create: () => void create() }
}
