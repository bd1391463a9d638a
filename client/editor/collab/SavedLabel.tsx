import { Check, CloudOff, LoaderCircle, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'

import type { Connection } from './connection.ts'
import type { SavedState } from './savedState.ts'

/** Says, truthfully, whether what was typed is safe. */
export function SavedLabel({ connection }: { connection: Connection }) {
  const { icon, text } = label(useStore(connection.saved))
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-faint [&_svg]:size-3.5"
    >
      {icon}
      {text}
    </span>
  )
}

function label(state: SavedState): { icon: ReactNode; text: string } {
  switch (state.kind) {
    case 'opening':
      return { icon: <LoaderCircle aria-hidden />, text: 'Opening…' }
    case 'saved':
      return { icon: <Check aria-hidden />, text: 'Saved' }
    case 'saving':
      return { icon: <RefreshCw aria-hidden />, text: 'Saving…' }
    case 'offline':
      return { icon: <CloudOff aria-hidden />, text: 'Offline, kept on this device' }
    case 'reconnecting':
      return { icon: <LoaderCircle aria-hidden />, text: 'Reconnecting' }
    case 'ended':
      return { icon: <CloudOff aria-hidden />, text: 'Not connected' }
  }
}
