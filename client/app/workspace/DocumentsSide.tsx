import { useAtom } from 'jotai'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'

import { NewDocument } from '#client/features/documents/rail/NewDocument.tsx'
import { DocumentsRail } from '#client/features/documents/rail/DocumentsRail.tsx'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { useRouteMatch } from '#client/shared/hooks/useRouteMatch.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { SheetOnDemand } from '#client/shared/ui/overlay/SheetOnDemand.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

import { documentsRail, documentsSheet } from './layoutState.ts'
import { WIDE } from './widths.ts'

const t = translator(workspace)

/** The documents at the left of the page; a sheet on narrow screens. */
export function DocumentsSide() {
  const documentId = useRouteMatch()?.params['documentId']
  const wide = useMediaQuery(WIDE)
  const [open, setOpen] = useAtom(documentsRail)
  const [sheet, setSheet] = useAtom(documentsSheet)
  if (!wide) {
    return (
      <SheetOnDemand open={sheet} onOpenChange={setSheet} title={t('documents')}>
        <DocumentsRail openId={documentId} onChosen={() => setSheet(false)} withNew />
      </SheetOnDemand>
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
          <NewDocument />
          <IconButton label={t('hideDocuments')} size="sm" onClick={() => setOpen(false)}>
            <PanelLeftClose aria-hidden />
          </IconButton>
        </Roving>
      </div>
      <DocumentsRail openId={documentId} />
    </aside>
  )
}
