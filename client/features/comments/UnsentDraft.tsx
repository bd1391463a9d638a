import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { comments } from '#schema/messages/en/comments.ts'

import { useDraft } from './drafts.ts'

const t = translator(comments)

type Props = { documentId: string; name: string; mayWrite: boolean }

/** A draft that cannot be sent any more. Its author can copy it, and remove it. */
export function UnsentDraft({ documentId, name, mayWrite }: Props) {
  const [draft, change] = useDraft(documentId, name)
  if (!draft) return null
  return (
    <article aria-label={t('unsent')} className="grid gap-2 rounded-xl bg-paper p-3 shadow-sheet">
      <p className="text-sm font-semibold text-ink">{t('unsent')}</p>
      <p className="text-sm text-ink-soft">{mayWrite ? t('unsentGone') : t('unsentRefused')}</p>
      <p dir="auto" className="text-sm break-words whitespace-pre-wrap text-ink">
        {draft.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={draft.text} label={t('copyDraft')} />
        <Button size="sm" variant="ghost" onClick={() => change(null)}>
          {t('discard')}
        </Button>
      </div>
    </article>
  )
}
