import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { wordCount } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import type { Revision } from '#schema/revisions/contract.ts'

import { Changes } from './Changes.tsx'
import { momentText, peopleText } from './moments.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { VersionText } from './VersionText.tsx'

const t = translator(messages)

export type View = 'changes' | 'text'

const HEADING = 'text-base font-semibold outline-none [overflow-wrap:anywhere]'

type Props = {
  session: EditorSession
  revision: Revision
  mayRestore: boolean
  view: View
  onView: (view: View) => void
  /** Returns to the list where only one of both is shown. */
  onBack?: () => void
  onRestored: () => void
}

/** A version: its changes up to now or its text, and the button that restores it. */
export function Version({ session, revision, mayRestore, view, onView, onBack, onRestored }: Props) {
  const [isAsking, setAsking] = useState(false)
  const moment = momentText(revision)
  const facts = [revision.name === null ? null : moment, peopleText(revision), wordCount(revision.words)]
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 justify-items-start gap-0.5">
          {onBack && (
            <Button size="sm" variant="ghost" className="mb-1 -ml-3" onClick={onBack}>
              <ArrowLeft aria-hidden />
              {t('back')}
            </Button>
          )}
          {onBack ? (
            <FocusedHeading className={HEADING}>{revision.name ?? moment}</FocusedHeading>
          ) : (
            <h3 className={HEADING}>{revision.name ?? moment}</h3>
          )}
          <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <Segments
            label={t('view')}
            value={view}
            options={[
              { value: 'changes', label: t('changes') },
              { value: 'text', label: t('text') },
            ]}
            onChange={onView}
          />
          {mayRestore && (
            <Button variant="ink" onClick={() => setAsking(true)}>
              {t('restore')}
            </Button>
          )}
        </div>
      </div>
      {view === 'changes' ? (
        <Changes session={session} revision={revision} />
      ) : (
        <VersionText session={session} revision={revision} />
      )}
      {mayRestore && (
        <RestoreDialog
          session={session}
          revision={revision}
          open={isAsking}
          onClose={() => setAsking(false)}
          onRestored={onRestored}
        />
      )}
    </div>
  )
}
