import * as z from 'zod/mini'

import { settingsIn, type ExtensionSettings } from '../common/settings.ts'
import { publish } from './publish.ts'
import { createTurns } from './turns.ts'

const inTurn = createTurns()

const apiKey = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) })

const wordChanges = z.array(z.object({ word: z.string(), isAdded: z.boolean() }))
/** A change of the dictionary that the server does not have yet. */
export type WordChange = z.infer<typeof wordChanges>[number]

/** Keeps what is stored from content scripts: their pages could read it through them. */
export const restrictStorage = (): Promise<void> =>
  chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })

export const readSettings = async (): Promise<ExtensionSettings> => settingsIn(await stored('settings'))

/** Changes the settings. Resolves when the checker and the pages have the new ones, with these. */
export const changeSettings = (
  change: (settings: ExtensionSettings) => ExtensionSettings,
): Promise<ExtensionSettings> =>
  inTurn(async () => {
    const settings = change(await readSettings())
    await chrome.storage.local.set({ settings })
    await publish({ kind: 'settingsChanged', settings })
    return settings
  })

/** Returns the API key of the signed-in user, or null. */
export async function readKey(): Promise<string | null> {
  const account = apiKey.safeParse(await stored('account'))
  return account.success ? account.data.key : null
}

/** Keeps the API key on this device; null forgets it. */
export async function writeKey(key: string | null): Promise<void> {
  await restrictStorage()
  if (key === null) await chrome.storage.local.remove('account')
  else await chrome.storage.local.set({ account: { key } })
}

export async function readWordChanges(): Promise<readonly WordChange[]> {
  const changes = wordChanges.safeParse(await stored('wordChanges'))
  return changes.success ? changes.data : []
}

export const changeWordChanges = (
  change: (changes: readonly WordChange[]) => readonly WordChange[],
): Promise<void> =>
  inTurn(async () => {
    await chrome.storage.local.set({ wordChanges: change(await readWordChanges()) })
  })

/** Returns when the dictionary was last taken from the server, in ms; 0 for never. */
export async function readSyncTime(): Promise<number> {
  const time = await stored('syncTime')
  return typeof time === 'number' ? time : 0
}

export const writeSyncTime = (syncTime: number): Promise<void> => chrome.storage.local.set({ syncTime })

const stored = async (name: string): Promise<unknown> => (await chrome.storage.local.get(name))[name]
