import { Plus } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { documents } from '#schema/messages/en/documents.ts'

import { useNewDocument } from './useNewDocument.ts'

const t = translator(documents)

/** The button that makes a document and opens it. */
export function NewDocument({ onCreated }: { onCreated?: (() => void) | undefined }) {
  const { busy, create } = useNewDocument(onCreated)
  return (
    <Button size="sm" aria-label={t('newDocument')} busy={busy} onClick={create} className="h-9! px-2.5!">
      <Plus aria-hidden /> {t('new')}
    </Button>
  )
}
