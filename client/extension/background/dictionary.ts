import type * as z from 'zod/mini'

import { isWord, WORDS_MAX } from '#schema/dictionary/words.ts'
import * as endpoints from '#schema/languagetool/endpoints.ts'
import { normalWord } from '#writing/check/dictionary.ts'

import type { Outcome } from '../common/ownCalls.ts'
import { request } from './api.ts'
import {
  changeSettings,
  changeWordChanges,
  readKey,
  readSyncTime,
  readWordChanges,
  writeSyncTime,
  type WordChange,
} from './storage.ts'

/** Adds a word to the dictionary of this device, and then to that of the signed-in user. */
export async function addWord(text: string): Promise<void> {
  const word = text.trim()
  if (isWord(word)) await change({ word, isAdded: true })
}

/** Removes a word from the dictionary of this device, and then from that of the signed-in user. */
export const removeWord = (word: string): Promise<void> => change({ word, isAdded: false })

async function change(made: WordChange): Promise<void> {
  // Without an account, the words may be those of the last one, and the next one keeps its own.
  const isKept = made.isAdded || (await readKey()) !== null
  await changeWordChanges(changes => [
    ...changes.filter(({ word }) => normalWord(word) !== normalWord(made.word)),
    ...(isKept ? [made] : []),
  ])
  await changeSettings(settings => ({ ...settings, words: changed(settings.words, [made]) }))
  void syncWords()
}

let syncing: Promise<void> | null = null

/**
 * Sends the changes of this device to the server, and takes the words of the signed-in user from it.
 * Ends at the first failure: the next one goes on.
 */
export function syncWords(): Promise<void> {
  syncing ??= sync().finally(() => {
    syncing = null
  })
  return syncing
}

/** Words that users add elsewhere come to this device within this time, while pages are checked. */
const SYNC_EVERY_MS = 15 * 60_000

/** Calls {@link syncWords} unless that was done a short time ago. */
export async function syncWordsIfDue(): Promise<void> {
  const age = Date.now() - (await readSyncTime())
  if (age < 0 || age > SYNC_EVERY_MS) await syncWords()
}

/** Syncs until nothing is left to do: meanwhile, a word may have changed, or another user have signed in. */
async function sync(): Promise<void> {
  for (let key = await readKey(); key !== null;) {
    const isDone = await syncOnce(key)
    const now = await readKey()
    if (now === key && (!isDone || (await readWordChanges()).length === 0)) return
    key = now
  }
}

/** Returns whether the words of this device are those of the user now. */
async function syncOnce(key: string): Promise<boolean> {
  for (const made of await readWordChanges()) {
    if ((await readKey()) !== key || !isOver(await send(made, key))) return false
    await changeWordChanges(changes => changes.filter(other => !isSame(other, made)))
  }
  const list = await request(endpoints.words, { key, query: { limit: String(WORDS_MAX) } })
  if (list.kind !== 'done' || (await readKey()) !== key) return false
  const unsent = await readWordChanges()
  await changeSettings(settings => ({ ...settings, words: changed(list.value.words, unsent) }))
  await writeSyncTime(Date.now())
  return true
}

const send = ({ word, isAdded }: WordChange, key: string): Promise<Outcome<unknown>> =>
  request<z.core.$ZodType>(isAdded ? endpoints.addWord : endpoints.deleteWord, { key, form: { word } })

/** Statuses of a change that the server will never take, such as one word too many. */
const FINAL: readonly number[] = [400, 409, 422]

const isOver = (sent: Outcome<unknown>): boolean =>
  sent.kind === 'done' || (sent.kind === 'failed' && FINAL.includes(sent.status))

/** Returns the words after changes, the newest first, at most as many as a dictionary holds. */
function changed(words: readonly string[], changes: readonly WordChange[]): string[] {
  const after = new Map(words.map(word => [normalWord(word), word]))
  const added: string[] = []
  for (const { word, isAdded } of changes) {
    if (isAdded && !after.has(normalWord(word))) added.unshift(word)
    if (!isAdded) after.delete(normalWord(word))
  }
  return [...added, ...after.values()].slice(0, WORDS_MAX)
}

const isSame = (one: WordChange, other: WordChange): boolean =>
  one.isAdded === other.isAdded && one.word === other.word
