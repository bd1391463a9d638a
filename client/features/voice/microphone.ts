import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { store } from '#client/shared/lib/store.ts'

/** `unknown`: the browser asks when it is needed, or does not say. */
export type MicrophonePermission = 'unknown' | 'granted' | 'denied'

/** The microphone permission of this site. */
export const microphonePermission = atom<MicrophonePermission>('unknown')

const SHOWN: Readonly<Partial<Record<PermissionState, MicrophonePermission>>> = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'unknown',
}

let status: PermissionStatus | null = null

/** Asks the browser for the permission's state, and follows it. */
export async function queryMicrophone(): Promise<MicrophonePermission> {
  try {
    status ??= await navigator.permissions.query({ name: 'microphone' })
    const { state } = status
    status.addEventListener('change', follow)
    // A browser that has granted it for this visit alone may still answer `prompt`.
    if (state !== 'prompt') store.set(microphonePermission, SHOWN[state] ?? 'unknown')
  } catch {
    // This browser does not know the permission by that name.
  }
  return store.get(microphonePermission)
}

function follow(): void {
  if (status) store.set(microphonePermission, SHOWN[status.state] ?? 'unknown')
}

/**
 * Asks the user for the microphone. Returns `denied` after a refusal, and a code of the recognizer's
 * errors if there is no microphone.
 */
export async function grantMicrophone(): Promise<MicrophonePermission | { error: string }> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    store.set(microphonePermission, 'granted')
    return 'granted'
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    if (!isRefused) return { error: 'audio-capture' }
    store.set(microphonePermission, 'denied')
    return 'denied'
  }
}

/** Returns the microphone permission, and reads it when the component is first shown. */
export function useMicrophone(): MicrophonePermission {
  useEffect(() => void queryMicrophone(), [])
  return useAtomValue(microphonePermission)
}
