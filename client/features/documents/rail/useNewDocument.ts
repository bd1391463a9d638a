import { useLocation } from 'wouter'

import { attempt } from '#client/shared/lib/attempt.ts'

import { useCreateDocument } from '../mutations.ts'

/** Makes an empty document and opens it. */
export function useNewDocument(onCreated?: () => void) {
  const [, navigate] = useLocation()
  const { mutateAsync, isPending } = useCreateDocument()
  const create = async () => {
    if (isPending) return
    const made = mutateAsync()
    if (!(await attempt(made, 'No document was made'))) return
    onCreated?.()
    navigate(`/document/${(await made).id}`)
  }
  return { busy: isPending, create: () => void create() }
}
