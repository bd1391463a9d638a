import { useAtom, useAtomValue } from 'jotai'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'

import { NewDocument } from '#client/features/documents/rail/NewDocument.tsx'
import { ImportButton } from '#client/features/files/ImportButton.tsx'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { useRouteMatch } from '#client/shared/hooks/useRouteMatch.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { Sheet } from '#client/shared/ui/overlay/Sheet.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'

import { documentsRail, documentsSheet, focused } from './layoutState.ts'
import { openSession } from './palette/openSession.ts'
import { WIDE } from './widths.ts'

const t = translator(workspace)

// The text of a document comes first.
const DocumentsRail = onDemand(
  async () => (await import('#client/features/documents/rail/DocumentsRail.tsx')).DocumentsRail,
  { ahead: true },
)

/** The rail does not wait longer for the text, which may be missing. */
const LATEST_MS = 2000

/** The documents at the left of the page; a sheet on narrow screens. */
export function DocumentsSide() {
  const documentId = useRouteMatch()?.params['documentId']
  const wide = useMediaQuery(WIDE)
  const isFocused = useAtomValue(focused)
  const [open, setOpen] = useAtom(documentsRail)
  const [sheet, setSheet] = useAtom(documentsSheet)
  const isReady = useLoadedRail(documentId)
  if (isFocused && wide) return null
  if (!wide) {
    return (
      <Sheet open={sheet} onOpenChange={setSheet} title={t('documents')}>
        <Suspense fallback={<RailSkeleton />}>
          <DocumentsRail
            openId={documentId}
            onChosen={() => setSheet(false)}
            actions={
              <>
                <ImportButton onPress={() => setSheet(false)} />
                <NewDocument onCreated={() => setSheet(false)} />
              </>
            }
          />
        </Suspense>
      </Sheet>
    )
  }
  if (!open) {
    return (
      <aside aria-label={t('documents')} className="flex w-13 shrink-0 flex-col items-center border-r py-2">
        <IconButton label={t('showDocuments')} onClick={() => setOpen(true)}>
          <PanelLeftOpen aria-hidden />
        </IconButton>
      </aside>
    )
  }
  return (
    <aside aria-label={t('documents')} className="flex w-65 shrink-0 flex-col border-r">
      <div className="flex h-13 shrink-0 items-center justify-between pr-1.5 pl-4.5">
        <h2 className="text-sm font-semibold">{t('documents')}</h2>
        <Roving role="toolbar" aria-label={t('documents')} className="flex items-center gap-1">
          <ImportButton />
          <NewDocument />
          <IconButton label={t('hideDocuments')} size="sm" onClick={() => setOpen(false)}>
            <PanelLeftClose aria-hidden />
          </IconButton>
        </Roving>
      </div>
      <Suspense fallback={<RailSkeleton />}>
        {isReady ? <DocumentsRail openId={documentId} /> : <RailSkeleton />}
      </Suspense>
    </aside>
  )
}

/**
 * Loads the code of the rail after the text, also while the rail is closed, and returns whether it is loaded.
 * React shows a fallback for 300 ms at least, so a rail that suspends opens late.
 */
function useLoadedRail(documentId: string | undefined): boolean {
  const isWanted = useAfterText(documentId)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (isWanted) void DocumentsRail.load().then(() => setLoaded(true))
  }, [isWanted])
  return isLoaded
}

/** Returns whether the text of the document is there, or there is none to wait for. */
function useAfterText(documentId: string | undefined): boolean {
  const isLoaded = useAtomValue(openSession)?.loaded ?? false
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return useOnceTrue(documentId === undefined || isLoaded || isLate)
}

function RailSkeleton() {
  return (
    <div role="status" aria-label={t('loadingDocuments')} className="grid gap-2 px-3 pt-1">
      <Skeleton className="h-9" />
      <Skeleton className="mt-10 h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}
