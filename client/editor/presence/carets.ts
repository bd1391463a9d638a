import { Extension } from '@tiptap/core'
import { yCursorPlugin, yCursorPluginKey } from '@tiptap/y-tiptap'
import type { Atom } from 'jotai'
import type { Awareness } from 'y-protocols/awareness'

import { store } from '#client/shared/lib/store.ts'
import { personColor } from '#client/shared/ui/layout/person.ts'
import type { RosterEntry, RosterUser } from '#schema/collab/roster.ts'

type Options = { awareness: Awareness | null; roster: Atom<readonly RosterEntry[]> | null }

/**
 * The carets and selections of other users. Names and colors come from the server's roster, not
 * from the clients.
 */
export const Carets = Extension.create<Options>({
  name: 'carets',

  addOptions() {
    return { awareness: null, roster: null }
  },

  addProseMirrorPlugins() {
    const { awareness, roster } = this.options
    if (!awareness || !roster) return []
    // A visitor has no caret.
    const personAt = (clientId: number) =>
      store
        .get(roster)
        .find((entry): entry is RosterUser => entry.kind === 'user' && entry.clientId === clientId)
    return [
      yCursorPlugin(awareness, {
        // A caret is shown once the roster names its user, since a drawn caret is not updated.
        awarenessStateFilter: (me: number, clientId: number) =>
          clientId !== me && personAt(clientId) !== undefined,
        cursorBuilder: (_claimed: unknown, clientId: number) => caret(clientId, personAt(clientId)),
        selectionBuilder: (_claimed: unknown, clientId: number) => {
          const person = personAt(clientId)
          return person
            ? { style: `background-color: ${personColor(person.userId)}33`, class: 'caret-selection' }
            : {}
        },
      }),
    ]
  },

  onCreate() {
    // A name that arrives after its caret is added to it.
    const { roster, awareness } = this.options
    const unsubscribe =
      roster &&
      store.sub(roster, () => {
        const { view } = this.editor
        view.dispatch(view.state.tr.setMeta(yCursorPluginKey, { awarenessUpdated: true }))
      })
    const onMove = ({ updated }: { updated: number[] }) => {
      for (const clientId of updated) showFlag(this.editor.view.dom, clientId)
    }
    awareness?.on('change', onMove)
    this.storage.stop = () => {
      unsubscribe?.()
      awareness?.off('change', onMove)
    }
  },

  onDestroy() {
    this.storage.stop?.()
  },

  addStorage(): { stop: (() => void) | undefined } {
    return { stop: undefined }
  },
})

/** Shows the flag of a moving caret for another three seconds. */
function showFlag(text: HTMLElement, clientId: number): void {
  const flag = text.querySelector(`.caret[data-client="${clientId}"] .caret-flag`)
  for (const fading of flag?.getAnimations() ?? []) {
    fading.currentTime = 0
    fading.play()
  }
}

function caret(clientId: number, person: RosterUser | undefined): HTMLElement {
  const element = document.createElement('span')
  element.className = 'caret'
  element.dataset['client'] = String(clientId)
  if (!person) return element
  const flag = document.createElement('span')
  flag.className = 'caret-flag'
  flag.textContent = person.name
  flag.style.backgroundColor = personColor(person.userId)
  element.style.borderColor = personColor(person.userId)
  element.append(flag)
  return element
}
