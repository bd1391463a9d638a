import { FileUp } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { files } from '#schema/messages/en/files.ts'

import { importFile } from './request.ts'

const t = translator(files)

/** An area that imports the file that is dropped on it. */
export function FileDrop({ children }: { children: ReactNode }) {
  // Each element inside reports that the file enters and leaves it.
  const [depth, setDepth] = useState(0)
  const ofFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    handle(event)
  }
  return (
    <div
      className="relative flex min-h-0 grow flex-col"
      onDragEnter={ofFiles(() => setDepth(count => count + 1))}
      onDragLeave={ofFiles(() => setDepth(count => Math.max(0, count - 1)))}
      onDragOver={ofFiles(event => {
        event.dataTransfer.dropEffect = 'copy'
      })}
      onDrop={ofFiles(({ dataTransfer }) => {
        setDepth(0)
        const [file, ...others] = dataTransfer.files
        if (others.length > 0) toast({ kind: 'error', title: t('dropOne') })
        else if (file) importFile(file)
      })}
    >
      {children}
      {depth > 0 && (
        <div className="pointer-events-none absolute inset-2 z-20 grid place-content-center justify-items-center gap-2 rounded-xl border-2 border-dashed border-brand bg-paper p-4 text-center text-sm font-medium">
          <FileUp className="size-6 text-brand-text" aria-hidden />
          {t('dropHere')}
        </div>
      )}
    </div>
  )
}
