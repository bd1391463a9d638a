import { FileUp } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { files } from '#schema/messages/en/files.ts'

import { importFile } from './request.ts'

const t = translator(files)

/** The part of the page on which a dropped file is imported, unless the text or a form takes it. */
export function FileDrop({ children }: { children: ReactNode }) {
  // Each element inside reports that the file enters and leaves it.
  const [depth, setDepth] = useState(0)
  const ofFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files') || isFileInput(event.target)) return
    handle(event)
  }
  const whileOver = (change: (count: number) => number) =>
    ofFiles(event => {
      event.preventDefault()
      if (!isOfImages(event.dataTransfer)) setDepth(change)
    })
  return (
    <div
      className="relative flex min-h-0 grow"
      onDragEnter={whileOver(count => count + 1)}
      onDragLeave={whileOver(count => Math.max(0, count - 1))}
      onDragOver={ofFiles(event => {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      })}
      onDrop={ofFiles(event => {
        setDepth(0)
        // The text takes images.
        if (event.isDefaultPrevented()) return
        event.preventDefault()
        const [file, ...others] = event.dataTransfer.files
        if (others.length > 0) toast({ kind: 'error', title: t('dropOne') })
        else if (file) importFile(file)
      })}
    >
      {children}
      {depth > 0 && (
        <div className="pointer-events-none absolute inset-2 z-30 grid place-content-center justify-items-center gap-2 rounded-xl border-2 border-dashed border-brand bg-paper/90 p-4 text-center text-sm font-medium">
          <FileUp className="size-6 text-brand-text" aria-hidden />
          {t('dropHere')}
        </div>
      )}
    </div>
  )
}

/** A form's own field for a file takes what is dropped on it. */
const isFileInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'file'

/** Whether only images are dragged, whose place is in the text. */
const isOfImages = ({ items }: DataTransfer): boolean =>
  items.length > 0 && [...items].every(({ type }) => type.startsWith('image/'))
