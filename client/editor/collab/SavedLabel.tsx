import { useAtomValue } from 'jotai'
import { Check, CloudOff, LoaderCircle, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

import type { Connection } from './connection.ts'
import type { LocalCopyState } from './localCopy.ts'
import type { SavedState } from './savedState.ts'

const t = translator(editor)

/** Shows whether the server has stored the typed text. */
export function SavedLabel({ connection }: { connection: Connection }) {
  const { icon, text, detail } = label(useAtomValue(connection.saved))
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-faint [&_svg]:size-3.5"
    >
      {icon}
      <span>
        {text}
        {detail && <span className="max-sm:sr-only">{detail}</span>}
      </span>
    </span>
  )
}

type Label = { icon: ReactNode; text: string; detail?: string }

function label(state: SavedState): Label {
  switch (state.kind) {
    case 'opening':
      return { icon: <LoaderCircle aria-hidden />, text: t('saved.opening') }
    case 'saved':
      return { icon: <Check aria-hidden />, text: t('saved.saved') }
    case 'saving':
      return { icon: <RefreshCw aria-hidden />, text: t('saved.saving') }
    case 'offline':
      return onDevice(t('saved.offline'), state.device)
    case 'reconnecting':
      return { icon: <LoaderCircle aria-hidden />, text: t('saved.reconnecting') }
    case 'signed-out':
      return onDevice(t('saved.signedOut'), state.device)
    case 'unsent':
      return onDevice(t('saved.unsent'), state.device)
    case 'unloaded':
    case 'ended':
      return { icon: <CloudOff aria-hidden />, text: t('saved.ended') }
  }
}

/** The label without a server, which is as good as this device's copy. */
function onDevice(text: string, device: LocalCopyState): Label {
  const icon = <CloudOff aria-hidden />
  switch (device) {
    case 'kept':
      return { icon, text, detail: t('saved.kept') }
    case 'keeping':
      return { icon, text, detail: t('saved.keeping') }
    case 'failed':
      return { icon, text: t('saved.notKept'), detail: t('saved.keepOpen') }
  }
}
