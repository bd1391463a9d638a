import type { ReactNode } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'

import type { Connection } from './connection.ts'
import type { Ending } from './savedState.ts'

type Props = {
  connection: Connection
  /** Saves the text on screen as a document of the reader's own. */
  onSaveCopy: () => void
  busy: boolean
}

type Notice = { title: string; text: string; actions: readonly ('copy' | 'reload' | 'sign-in')[] }

/** Says why the connection to the document has ended, what is safe, and what can be done. */
export function EndedNotice({ connection, onSaveCopy, busy }: Props) {
  const state = useStore(connection.saved)
  if (state.kind !== 'ended') return null
  const { title, text, actions } = noticeOf(state.why)
  const button: Record<Notice['actions'][number], ReactNode> = {
    copy: (
      <Button key="copy" size="sm" variant="ink" busy={busy} onClick={onSaveCopy}>
        Save as a new document
      </Button>
    ),
    reload: (
      <Button key="reload" size="sm" onClick={() => window.location.reload()}>
        Reload
      </Button>
    ),
    'sign-in': (
      <Button key="sign-in" size="sm" variant="ink" onClick={() => window.location.assign(signInPath())}>
        Sign in
      </Button>
    ),
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b bg-warning-tint px-4 py-3"
    >
      <div className="min-w-56 flex-1">
        <p className="text-sm font-semibold text-ink">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <div className="flex gap-2">{actions.map(action => button[action])}</div>
    </div>
  )
}

const signInPath = () => `/signin?returnTo=${encodeURIComponent(window.location.pathname)}`

function noticeOf(why: Ending): Notice {
  switch (why) {
    case 'signed-out':
      return {
        title: 'You are signed out',
        text: 'What you typed is kept on this device and is saved as soon as you sign in again.',
        actions: ['sign-in'],
      }
    case 'refused':
      return {
        title: 'Your last edits were not accepted',
        text: 'You may read this document but not change it, or the edit was damaged. What is on this page is still here: keep it as a document of your own.',
        actions: ['copy', 'reload'],
      }
    case 'access-lost':
      return {
        title: 'You no longer have access to this document',
        text: 'Its owner changed who can open it. Everything saved so far is safe.',
        actions: ['reload'],
      }
    case 'not-found':
      return {
        title: 'This document isn’t available',
        text: 'It was moved to the trash, or you have no access to it.',
        actions: ['reload'],
      }
    case 'schema-too-old':
      return {
        title: 'Bluepencil was updated',
        text: 'Reload the page to go on with this document. What you typed is kept on this device.',
        actions: ['reload'],
      }
    case 'too-large':
      return {
        title: 'This document is full',
        text: 'Your last edit did not fit. What is on this page is still here: keep it as a new document.',
        actions: ['copy', 'reload'],
      }
    case 'too-many':
      return {
        title: 'Too many edits at once',
        text: 'The connection was closed to protect the others. What you typed is kept on this device.',
        actions: ['reload'],
      }
    case 'quarantined':
      return {
        title: 'This document cannot be opened',
        text: 'It was damaged and has been put aside untouched, so that nothing is lost. Please tell support.',
        actions: ['copy'],
      }
    case 'malformed':
      return {
        title: 'The connection was closed',
        text: 'Something this page sent could not be read. What you typed is kept on this device.',
        actions: ['copy', 'reload'],
      }
  }
}
