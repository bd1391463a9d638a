import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { files } from '#schema/messages/en/files.ts'
import { fileTasks } from '#schema/messages/en/fileTasks.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { exportNow } from './exportNow.ts'
import { importNow } from './importNow.ts'
import { leftOutText } from './report.ts'
import { chooseFile, fileRequest, type FileRequest, type OnStage } from './request.ts'

const t = translator(files)
const tFileTasks = translator(fileTasks)

/** A shorter task shows no dialog. */
const SHOWN_AFTER_MS = 400

type Props = {
  request: FileRequest
  /** Called before an imported document is opened. */
  onImported: () => void
}

/** Does what was asked for with a file. It shows its progress, its failure, and a way to stop it. */
export function FileTask({ request, onImported }: Props) {
  return request.kind === 'print' ? <Print /> : <Convert request={request} onImported={onImported} />
}

/** Says how to get a PDF, and opens the browser's dialog. */
function Print() {
  const printNow = () => {
    close()
    // The dialog has to be gone from the page.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('pdfTitle')}
      description={tFileTasks('pdfText')}
      actions={
        <>
          <Button onClick={close}>{tFileTasks('cancel')}</Button>
          <Button variant="primary" onClick={printNow}>
            {tFileTasks('pdfContinue')}
          </Button>
        </>
      }
    />
  )
}

type Stage = { stage: string; part: number | undefined }

type ConvertProps = Props & { request: Exclude<FileRequest, { kind: 'print' }> }

function Convert({ request, onImported }: ConvertProps) {
  const [, navigate] = useLocation()
  const [{ stage, part }, setStage] = useState<Stage>({
    stage: request.kind === 'import' ? tFileTasks('reading') : tFileTasks('writing'),
    part: undefined,
  })
  const [isShown, show] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const done = useRef({ onImported, navigate })
  useEffect(() => {
    done.current = { onImported, navigate }
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => show(true), SHOWN_AFTER_MS)
    const onStage: OnStage = (next, done) => setStage({ stage: next, part: done })
    const work = async () => {
      if (request.kind === 'export') return exportNow(request, { signal, onStage })
      const answer = await importNow(request.file, { signal, onStage })
      if (typeof answer === 'string') return answer
      const description = leftOutText(answer.leftOut)
      toast({
        kind: description === undefined ? 'success' : 'info',
        title: tFileTasks('imported', { name: isolatedText(request.file.name) }),
        ...(description !== undefined && { description }),
      })
      done.current.onImported()
      done.current.navigate(`/document/${answer.documentId}`)
      return null
    }
    void work()
      .then(failed => {
        if (signal.aborted) return
        if (failed === null) close()
        else setFailure(failed)
      })
      // A cancelled task has no result.
      .catch(() => undefined)
      .finally(() => clearTimeout(timer))
    return () => controller.abort()
  }, [request])

  const isImport = request.kind === 'import'
  const name = isolatedText(isImport ? request.file.name : request.title)
  if (failure !== null)
    return (
      <Dialog
        open
        onClose={close}
        title={
          <span className="break-words">{tFileTasks(isImport ? 'refused' : 'exportFailed', { name })}</span>
        }
        description={<span role="alert">{failure}</span>}
        actions={
          <>
            <Button onClick={close}>{tFileTasks('close')}</Button>
            {isImport && (
              <Button
                variant="primary"
                onClick={() => {
                  close()
                  chooseFile()
                }}
              >
                {tFileTasks('chooseOther')}
              </Button>
            )}
          </>
        }
      />
    )
  if (!isShown) return null
  return (
    <Dialog
      open
      onClose={close}
      title={
        <span className="break-words">{tFileTasks(isImport ? 'importing' : 'exporting', { name })}</span>
      }
      actions={<Button onClick={close}>{tFileTasks('cancel')}</Button>}
    >
      <div role="status" className="grid gap-2 text-sm text-ink-soft">
        {stage}
        <progress aria-label={stage} value={part} className="h-1.5 w-full accent-(--brand)" />
      </div>
    </Dialog>
  )
}

/** Ends the request and stops its work. */
const close = (): void => store.set(fileRequest, null)
