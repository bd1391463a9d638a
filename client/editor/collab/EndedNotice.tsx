import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { connectionEnded } from '#schema/messages/en/connectionEnded.ts'

import type { Connection } from './connection.ts'
import type { Ending } from './savedState.ts'

const t = translator(connectionEnded)

type Props = {
  connection: Connection
  /** Saves the text on screen as a new document of the user. */
  onSaveCopy: () => void
  busy: boolean
}

type Action = 'copy' | 'reload' | 'discard'

/** Why text on the page will not be sent from it. */
type Reason = Ending | 'unsent'

const ACTIONS: Record<Reason, readonly Action[]> = {
  unsent: ['copy', 'discard'],
  refused: ['copy', 'reload'],
  'access-lost': ['copy', 'reload'],
  'not-found': ['copy', 'reload'],
  'schema-too-old': ['reload'],
  'too-large': ['copy', 'reload'],
  'storage-full': ['copy', 'discard'],
  'too-many': ['reload'],
  quarantined: ['copy'],
  malformed: ['copy', 'reload'],
  overwritten: ['copy', 'discard'],
}

/** Explains why the page sends nothing, which data is safe, and how to continue. */
export function EndedNotice({ connection, onSaveCopy, busy }: Props) {
  const state = useAtomValue(connection.saved)
  const why: Reason | null = state.kind === 'ended' ? state.why : state.kind === 'unsent' ? 'unsent' : null
  if (why === null) return null
  const button: Record<Action, ReactNode> = {
    copy: (
      <Button key="copy" size="sm" variant="ink" busy={busy} onClick={onSaveCopy}>
        {t('saveCopy')}
      </Button>
    ),
    reload: (
      <Button key="reload" size="sm" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    ),
    discard: (
      <Button
        key="discard"
        size="sm"
        onClick={() => void connection.forget().finally(() => window.location.reload())}
      >
        {t('discard')}
      </Button>
    ),
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b bg-warning-tint px-4 py-3"
    >
      <div className="min-w-56 flex-1">
        <p className="text-sm font-semibold text-ink">{t(`why.${why}.title`)}</p>
        <p className="text-sm text-ink-soft">{t(`why.${why}.text`)}</p>
      </div>
      <div className="flex flex-wrap gap-2">{ACTIONS[why].map(action => button[action])}</div>
    </div>
  )
}
