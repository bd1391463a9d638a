import { randomInt } from 'node:crypto'

import { call, inParallel, type Attack, type Deeds, type Scene } from './attack.ts'

const AT_ONCE = 500
const GUESSES_AT_ONCE = 50

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const anyone = (): string => `anyone.${randomInt(1e12)}@example.org`
const signIn = '/api/auth/signin'

export const signIns: Attack = {
  name: '7a',
  title: '500 sign-ins at a time',
  run: (scene, deeds, signal) =>
    inParallel(AT_ONCE, signal, () =>
      call(scene, deeds, signal, signIn, json({ email: anyone(), password: 'a wrong password' })),
    ),
}

/** Another address of the same network for each call. */
const ofNetwork = (): Record<string, string> => ({
  'X-Forwarded-For': `2001:db8:0:7:${randomInt(65_536).toString(16)}::${randomInt(65_536).toString(16)}`,
})

export const guesses: Attack = {
  name: '7b',
  title: 'guesses of a password from one IPv6 network',
  run: (scene, deeds, signal) => {
    const email = scene.accounts[1]?.email
    return inParallel(GUESSES_AT_ONCE, signal, () =>
      call(scene, deeds, signal, signIn, json({ email, password: `guess ${randomInt(1e9)}` }, ofNetwork())),
    )
  },
}

export const resets: Attack = {
  name: '7c',
  title: '500 requests at a time to reset passwords',
  run: (scene: Scene, deeds: Deeds, signal: AbortSignal) =>
    inParallel(AT_ONCE, signal, () =>
      call(
        scene,
        deeds,
        signal,
        '/api/auth/password-reset',
        json({ email: scene.accounts[randomInt(2)]?.email }),
      ),
    ),
}
