import type * as z from 'zod/mini'

import { WORDS_MAX } from '#schema/dictionary/words.ts'
import * as endpoints from '#schema/languagetool/endpoints.ts'
import { normalWord } from '#writing/check/dictionary.ts'

import type { WordAdded } from '../common/answered.ts'
import type { Outcome, WordsSynced } from '../common/ownCalls.ts'
import { request } from './api.ts'
import {
  changeSettings,
  changeWordChanges,
  readKey,
  readSettings,
  readSyncTime,
  readWordChanges,
  writeSyncTime,
  type WordChange,
} from './storage.ts'

/** Adds a word to the dictionary of this device, unless it is full, and then to that of the signed-in user. */
export async function addWord(word: string): Promise<WordAdded> {
  const { words } = await readSettings()
  const isKnown = words.some(other => normalWord(other) === normalWord(word))
  if (words.length >= WORDS_MAX && !isKnown) return 'full'
  await change({ word, isAdded: true })
  return 'added'
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

let syncing: Promise<WordsSynced> | null = null

/**
 * Sends the changes of this device to the server, and takes the words of the signed-in user from it.
 * Ends at the first failure: the next one goes on.
 */
export function syncWords(): Promise<WordsSynced> {
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
async function sync(): Promise<WordsSynced> {
  for (let key = await readKey(); key !== null;) {
    const synced = await syncOnce(key)
    const now = await readKey()
    if (now === key && (synced !== 'done' || (await readWordChanges()).length === 0)) return synced
    key = now
  }
  return 'done'
}

/** Makes the words of this device those of the user. */
async function syncOnce(key: string): Promise<WordsSynced> {
  for (const made of await readWordChanges()) {
    if ((await readKey()) !== key) return 'failed'
    const sent = await send(made, key)
    if (!isOver(sent)) return failureOf(sent)
    await changeWordChanges(changes => changes.filter(other => !isSame(other, made)))
  }
  const list = await request(endpoints.words, { key, query: { limit: String(WORDS_MAX) } })
  if (list.kind !== 'done') return failureOf(list)
  if ((await readKey()) !== key) return 'failed'
  const unsent = await readWordChanges()
  await changeSettings(settings => ({ ...settings, words: changed(list.value.words, unsent) }))
  await writeSyncTime(Date.now())
  return 'done'
}

/** The server refuses a key without the scope for words. An unknown key is 403 there, too. */
const failureOf = (sent: Outcome<unknown>): WordsSynced =>
  sent.kind === 'failed' && sent.status === 403 ? 'refused' : 'failed'

const send = ({ word, isAdded }: WordChange, key: string): Promise<Outcome<unknown>> =>
  request<z.core.$ZodType>(isAdded ? endpoints.addWord : endpoints.deleteWord, { key, form: { word } })

/** Statuses of a change that the server will never take, such as one word too many. */
const FINAL: readonly number[] = [400, 409, 422]

const isOver = (sent: Outcome<unknown>): boolean =>
  sent.kind === 'done' || (sent.kind === 'failed' && FINAL.includes(sent.status))

/** Returns the words after changes, the newest first. Words that a full dictionary cannot hold are left out. */
function changed(words: readonly string[], changes: readonly WordChange[]): string[] {
  const after = new Map(words.map(word => [normalWord(word), word]))
  const added: string[] = []
  for (const { word, isAdded } of changes) {
    if (isAdded && !after.has(normalWord(word))) added.unshift(word)
    if (!isAdded) after.delete(normalWord(word))
  }
  const kept = [...after.values()].slice(0, WORDS_MAX)
  return [...added.slice(0, WORDS_MAX - kept.length), ...kept]
}

const isSame = (one: WordChange, other: WordChange): boolean =>
  one.isAdded === other.isAdded && one.word === other.word
