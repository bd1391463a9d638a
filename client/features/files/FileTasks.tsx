import { useAtomValue } from 'jotai'
import { Suspense } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'

import { fileRequest, type FileRequest } from './request.ts'

const FileTask = onDemand(async () => (await import('./FileTask.tsx')).FileTask, {
  ahead: true,
  missing: missingOverlay(() => () => store.set(fileRequest, null)),
})

const keys = new WeakMap<FileRequest, number>()
let last = 0

/** Each request has a separate component. */
function keyOf(request: FileRequest): number {
  const key = keys.get(request) ?? (last += 1)
  keys.set(request, key)
  return key
}

/** Does what is asked for with files: imports, exports, printing. */
export function FileTasks({ onImported }: { onImported: () => void }) {
  const request = useAtomValue(fileRequest, { store })
  if (!request) return null
  return (
    <Suspense>
      <FileTask key={keyOf(request)} request={request} onImported={onImported} />
    </Suspense>
  )
}
