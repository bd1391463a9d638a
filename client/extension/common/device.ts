import * as z from 'zod/mini'

import type { RewriteAction } from '#schema/assist/rewrite.ts'
import type { Issue } from '#schema/corrections/issue.ts'

import type { KeptRewrite, WordAdded } from './answered.ts'
import type { CheckOptions } from './checkConnection.ts'
import type { ExtensionSettings } from './settings.ts'

/**
 * The keys that the browser passes on, by their names in the manifest. `issue` checks the field with the
 * cursor, and opens the issue there.
 */
export const pageCommand = z.enum(['issue', 'snippets', 'rewrite'])
export type PageCommand = z.infer<typeof pageCommand>

/** The most snippets in the menu. */
export const SNIPPETS_LISTED = 8

/** A live snippet in the menu. */
export type MenuSnippet = { id: string; title: string; text: string }

/** A call that needs the server: its answer, or a line that says why there is none. */
export type Answered<T> =
  | { kind: 'done'; value: T }
  | { kind: 'signedOut' }
  | { kind: 'failed'; message: string }

/**
 * The ways from a page's content script to the extension's own processes. The key of a user never
 * comes to a page.
 */
export type Device = {
  /** Whether the extension was removed or updated since the script of the page has started. */
  isGone: () => boolean
  /** Starts the checker, so that the first check is quick. */
  warm: () => void
  /**
   * Resolves with the issues of a text without its dismissed rules and words, in order, with offsets
   * in the text. It may have many lines. Unchanged lines cost nothing. Rejects when the extension was
   * removed or updated: then nothing more is marked. An aborted check rejects with the signal's
   * reason and costs nothing more. While the checker is loading, the misspelled words come first.
   */
  check: (text: string, options?: CheckOptions) => Promise<readonly Issue[]>
  settings: () => Promise<ExtensionSettings>
  /** Calls with the new settings after each change, until the returned function is called. */
  onSettings: (listen: (settings: ExtensionSettings) => void) => () => void
  /** Calls with each key of the manifest that the user presses, until the returned function is called. */
  onCommand: (listen: (command: PageCommand) => void) => () => void
  /** Adds a word to the dictionary of this device, and to the user's when signed in. */
  addWord: (word: string) => Promise<WordAdded>
  /** Turns a rule off. The title of the card, if it is known, names the rule in the popup. */
  turnOffRule: (rule: string, title?: string) => Promise<void>
  /** Turns checking off on a host. */
  turnOffHost: (host: string) => Promise<void>
  /** The newest live snippets whose title or text contains the words. */
  snippets: (search: string) => Promise<Answered<readonly MenuSnippet[]>>
  /**
   * Rewrites a text by the user's plan. It costs one query, and sends the text to the server. The
   * number of queries that are left is −1 without a limit. The result is kept until it is forgotten.
   */
  rewrite: (action: RewriteAction, text: string) => Promise<Answered<{ text: string; left: number }>>
  /** Returns the kept result of a text, or null. */
  keptRewrite: (text: string) => Promise<KeptRewrite | null>
  forgetRewrite: (text: string) => void
  /** Returns the host of the server, to which a rewrite sends its text. */
  server: () => Promise<string>
  /** Opens the popup's page for signing in, in a tab. */
  signIn: () => void
}
