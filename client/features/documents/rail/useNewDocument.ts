import { useNavigate } from 'react-router'

import { attempt } from '#client/shared/lib/attempt.ts'

import { useCreateDocument } from '../mutations.ts'

/** Makes an empty document and opens it. */
export function useNewDocument(onCreated?: () => void) {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCreateDocument()
  const create = async () => {
    if (isPending) return
    const made = mutateAsync()
    if (!(await attempt(made, 'No document was made'))) return
    onCreated?.()
    await navigate(`/document/${(await made).id}`)
  }
  return { busy: isPending, create: () => void create() }
}
