import type { Issue } from '#schema/corrections/issue.ts'

import type { ExtensionSettings } from './settings.ts'

/** A live snippet in the menu. */
export type MenuSnippet = { id: string; title: string; text: string }

/** A call that needs the server: its answer, or a line that says why there is none. */
export type Answered<T> =
  | { kind: 'done'; value: T }
  | { kind: 'signedOut' }
  | { kind: 'failed'; message: string }

/** What a key of the extension opens: the issue at the caret, the snippets, or the rewriting. */
export type PageCommand = 'issue' | 'snippets' | 'rewrite'

/**
 * The ways from a page's content script to the extension's own processes. The key of a user never
 * comes to a page.
 */
export type Device = {
  /** Starts the checker, so that the first check is quick. */
  warm: () => void
  /**
   * Resolves with the issues of a text without its dismissed rules and words, in order, with offsets
   * in the text. It may have many lines. Unchanged lines cost nothing. Rejects when the extension was
   * removed or updated: then nothing more is marked. An aborted check rejects with the signal's
   * reason and costs nothing more.
   */
  check: (text: string, signal?: AbortSignal) => Promise<readonly Issue[]>
  settings: () => Promise<ExtensionSettings>
  /** Calls with the new settings after each change, until the returned function is called. */
  onSettings: (listen: (settings: ExtensionSettings) => void) => () => void
  /** Adds a word to the dictionary of this device, and to the user's when signed in. */
  addWord: (word: string) => Promise<void>
  /** Turns a rule off. The title of the card, if it is known, names the rule in the popup. */
  turnOffRule: (rule: string, title?: string) => Promise<void>
  /** Turns checking off on a host, as the switch of the popup does. */
  turnOffHost: (host: string) => Promise<void>
  /** The host that a text is sent to when the user asks for it, such as `bluepencil.example.org`. */
  server: () => Promise<string>
  /** Calls with the commands of keys for this page, until the returned function is called. */
  onCommand: (listen: (command: PageCommand) => void) => () => void
  /** The newest live snippets whose title or text contains the words. */
  snippets: (search: string) => Promise<Answered<readonly MenuSnippet[]>>
  /** Rewrites a text by the user's plan. It costs one query, and sends the text to the server. */
  rewrite: (action: string, text: string) => Promise<Answered<{ text: string; left: number }>>
  /** Opens the popup's page for signing in, in a tab. */
  signIn: () => void
}
