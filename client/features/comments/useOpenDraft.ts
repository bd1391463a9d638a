import { useEffect } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'

import type { DraftStore } from './drafts.ts'

/** Lets other tabs know which draft of a new thread is open here, and follows those that are open in them. */
export function useOpenDraft({ editor }: EditorSession, drafts: DraftStore): void {
  const { composing } = editor.storage.comments.handle
  useEffect(() => {
    const { tabs } = drafts
    let open: string | null = null
    let close = () => {}
    const look = () => {
      const name = store.get(composing)?.name ?? null
      if (name !== open) {
        close()
        close = name === null ? () => undefined : tabs.hold(name)
        open = name
      }
      tabs.follow(drafts.newThreads().flatMap(([each]) => (each === name ? [] : [each])))
    }
    look()
    const stops = [store.sub(composing, look), drafts.follow(look)]
    return () => {
      for (const stop of stops) stop()
      close()
      tabs.follow([])
    }
  }, [composing, drafts])
}
