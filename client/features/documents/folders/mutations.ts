import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import * as endpoints from '#schema/documents/folderEndpoints.ts'

import { patchFolder, removeFolder } from '../events.ts'

/** Creates a folder and returns it. */
export function useCreateFolder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(endpoints.create, { body: { name } }),
    onSuccess: created => patchFolder(queryClient, created),
  })
}

/** Renames a folder. */
export function useRenameFolder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(endpoints.rename, { params: { id }, body: { name } }),
    onSuccess: renamed => patchFolder(queryClient, renamed),
  })
}

/** Deletes a folder. Its documents stay. */
export function useDeleteFolder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints.remove, { params: { id } }),
    onSuccess: (_, id) => removeFolder(queryClient, id),
  })
}
