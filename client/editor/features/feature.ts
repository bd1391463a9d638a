import type { AnyExtension } from '@tiptap/core'

import type { EditorSession } from '#client/editor/session.ts'

import type { Contribution } from './contribution.ts'

/**
 * A hook that runs while a document is open. Memoize its result: a new object is rendered again.
 */
export type UseContribution = (session: EditorSession) => Contribution

/**
 * A feature of the editor. It is written in the feature's folder and listed once, in client/app.
 */
export type EditorFeature = {
  /** Unique among the features. */
  id: string
  /**
   * Extensions that the editor needs from the start: marks, decorations, state for the loaded part.
   */
  extensions?: () => AnyExtension[]
  /**
   * Keys that start something in the rest, such as `Mod-k`. A key that is pressed while the rest is
   * loading is held, and pressed again when the rest is there.
   */
  keys?: readonly string[]
  /**
   * When the rest is loaded: when a document is opened (default), when its text is on screen, or when
   * the user first goes into the text.
   */
  when?: 'open' | 'text' | 'focus'
  /** Loads the rest. */
  load: () => Promise<UseContribution>
}
