import { useNavigate } from 'react-router'

import { failureText } from '#client/shared/lib/failure.ts'
import { toast } from '#client/shared/ui/toast.ts'

import { useCreateDocument } from '../mutations.ts'

/** Makes an empty document and opens it. */
export function useNewDocument(onCreated?: () => void) {
  const navigate = useNavigate()
  const { mutate, isPending } = useCreateDocument()
  const create = () => {
    if (isPending) return
    mutate(undefined, {
      onSuccess: ({ id }) => {
        onCreated?.()
        void navigate(`/document/${id}`)
      },
      onError: error =>
        toast({ kind: 'error', title: 'No document was made', description: failureText(error) }),
    })
  }
  return { busy: isPending, create }
}
