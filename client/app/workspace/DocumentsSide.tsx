import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { DocumentsRail } from '#client/features/documents/rail/DocumentsRail.tsx'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { useRouteMatch } from '#client/shared/hooks/useRouteMatch.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
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
  const open = useStore(documentsRail)
  const sheet = useStore(documentsSheet)
  if (!wide) {
    return (
      <SheetOnDemand open={sheet} onOpenChange={documentsSheet.set} title={t('documents')}>
        <DocumentsRail openId={documentId} onChosen={() => documentsSheet.set(false)} />
      </SheetOnDemand>
    )
  }
  if (!open) {
    return (
      <aside aria-label={t('documents')} className="flex w-13 shrink-0 flex-col items-center border-r py-2">
        <IconButton label={t('showDocuments')} onClick={() => documentsRail.set(true)}>
          <PanelLeftOpen aria-hidden />
        </IconButton>
      </aside>
    )
  }
  return (
    <aside aria-label={t('documents')} className="flex w-65 shrink-0 flex-col border-r">
      <div className="flex h-13 shrink-0 items-center justify-between pr-1.5 pl-4.5">
        <h2 className="text-sm font-semibold">{t('documents')}</h2>
        <IconButton label={t('hideDocuments')} size="sm" onClick={() => documentsRail.set(false)}>
          <PanelLeftClose aria-hidden />
        </IconButton>
      </div>
      <DocumentsRail openId={documentId} />
    </aside>
  )
}
