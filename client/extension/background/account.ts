import type { UsageOfKey } from '#schema/keys/contract.ts'
import * as endpoints from '#schema/keys/publicEndpoints.ts'

import type { Outcome } from '../common/ownCalls.ts'
import { serverPattern } from '../common/serverOrigin.ts'
import { request } from './api.ts'
import { syncWords } from './dictionary.ts'
import { forgetRewrites } from './keptRewrites.ts'
import { changeWordChanges, readKey, writeKey } from './storage.ts'

/** Signs in with an API key that the server knows. Returns the usage of its user. */
export async function enterKey(key: string): Promise<Outcome<UsageOfKey>> {
  const usage = await request(endpoints.usage, { key })
  if (usage.kind !== 'done') return usage
  await writeKey(key)
  void syncWords()
  return usage
}

/** Returns the usage of the signed-in user. */
export async function readUsage(): Promise<Outcome<UsageOfKey>> {
  const key = await readKey()
  return key === null ? { kind: 'refused' } : request(endpoints.usage, { key })
}

/** Forgets the key, and returns the permission to call the server. The words stay on this device. */
export async function signOut(): Promise<void> {
  await forget()
  // One that an administrator of the browser grants cannot be removed.
  await chrome.permissions.remove({ origins: [serverPattern()] }).catch(() => false)
}

/** Signs out if the user has taken that permission away, as the browser's own pages let them. */
export async function followPermissions(): Promise<void> {
  if (!(await chrome.permissions.contains({ origins: [serverPattern()] }))) await forget()
}

async function forget(): Promise<void> {
  await writeKey(null)
  await changeWordChanges(() => [])
  await forgetRewrites()
}
