import type { Answered } from '#client/extension/common/device.ts'
import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

import type { Desk } from './desk.ts'

const t = englishTranslator(extensionCard)

/** Returns what is shown while there is no answer. */
export const waiting = (text: string): Node[] => [build('p', { class: 'soft', role: 'status' }, text)]

/** Returns what is shown for an answer without a value. */
export function unanswered(
  { device, panels }: Desk,
  answer: Exclude<Answered<unknown>, { kind: 'done' }>,
  retry: () => void,
): Node[] {
  switch (answer.kind) {
    case 'signedOut':
      return [
        build('p', {}, t('signedOut')),
        row(
          button(
            t('signIn'),
            () => {
              panels.close()
              device.signIn()
            },
            { class: 'main' },
          ),
        ),
      ]
    case 'failed':
      return [problem(answer.message), row(button(t('retry'), retry, { class: 'edge' }))]
  }
}

export const problem = (text: string): HTMLElement => build('p', { class: 'problem', role: 'alert' }, text)

/** Returns the answer of a call; a failure where the call itself fails. */
export async function answerOf<T>(call: Promise<Answered<T>>): Promise<Answered<T>> {
  try {
    return await call
  } catch {
    return { kind: 'failed', message: t('failed') }
  }
}

export const row = (...content: (Node | null)[]): HTMLElement => build('div', { class: 'row' }, ...content)
