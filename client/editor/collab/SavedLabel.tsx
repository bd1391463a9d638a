import { useAtomValue } from 'jotai'
import { Check, CloudOff, LoaderCircle, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

import type { Connection } from './connection.ts'
import type { SavedState } from './savedState.ts'

const t = translator(editor)

/** Shows whether the server has stored the typed text. */
export function SavedLabel({ connection }: { connection: Connection }) {
  const { icon, text, isKept = false } = label(useAtomValue(connection.saved))
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-faint [&_svg]:size-3.5"
    >
      {icon}
      <span>
        {text}
        {isKept && <span className="max-sm:sr-only">{t('saved.kept')}</span>}
      </span>
    </span>
  )
}

function label(state: SavedState): { icon: ReactNode; text: string; isKept?: boolean } {
  switch (state.kind) {
    case 'opening':
      return { icon: <LoaderCircle aria-hidden />, text: t('saved.opening') }
    case 'saved':
      return { icon: <Check aria-hidden />, text: t('saved.saved') }
    case 'saving':
      return { icon: <RefreshCw aria-hidden />, text: t('saved.saving') }
    case 'offline':
      return { icon: <CloudOff aria-hidden />, text: t('saved.offline'), isKept: true }
    case 'reconnecting':
      return { icon: <LoaderCircle aria-hidden />, text: t('saved.reconnecting') }
    case 'signed-out':
      return { icon: <CloudOff aria-hidden />, text: t('saved.signedOut'), isKept: true }
    case 'ended':
      return { icon: <CloudOff aria-hidden />, text: t('saved.ended') }
  }
}
