import { useSetAtom } from 'jotai'
import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Main } from '#client/shared/ui/layout/Main.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'

import { documentsSheet } from './layoutState.ts'

const t = translator(workspace)

type Props = {
  title: string
  text: string
  action: ReactNode
  /** Whether the page has the list of documents at its side. */
  hasDocuments?: boolean
}

/** The center of the workspace without a document: a message and an action. */
export function Panel({ title, text, action, hasDocuments = true }: Props) {
  const setSheet = useSetAtom(documentsSheet)
  return (
    <Main className="relative grid min-w-0 grow place-items-center p-6">
      {hasDocuments && (
        <IconButton
          label={t('documents')}
          className="absolute top-1.5 left-2 lg:hidden"
          onClick={() => setSheet(true)}
        >
          <PanelLeft aria-hidden />
        </IconButton>
      )}
      <Card className="grid w-full max-w-lg justify-items-center gap-3 px-8 py-14 text-center">
        <h1 className="font-serif text-xl font-semibold text-balance">{title}</h1>
        <p className="max-w-sm text-balance text-ink-soft">{text}</p>
        <div className="mt-4">{action}</div>
      </Card>
    </Main>
  )
}
