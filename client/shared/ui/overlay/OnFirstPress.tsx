import { Slot } from 'radix-ui/slot'
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  useTransition,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'

import type { OnDemand } from '#client/shared/lib/onDemand.ts'
import { MissingDialog } from '#client/shared/ui/feedback/MissingPart.tsx'

export type Trigger = ReactElement<{ ref?: Ref<HTMLElement> }>

type Props = {
  /** The overlay's code. */
  part: Pick<OnDemand<never>, 'load' | 'retry'>
  /**
   * A menu opens when the pointer goes down, at the end of a tap, and by Enter, Space and ↓; a
   * dialog when the button is clicked.
   */
  opens: 'menu' | 'dialog'
  trigger: Trigger
  /** Draws the overlay with its trigger, by code that is loaded for it. */
  children: (trigger: Trigger) => ReactNode
}

/**
 * A button whose overlay is loaded when it is first pressed. Until the code is there the button
 * stays as it is; then the overlay takes the button over and the press is repeated on it.
 */
export function OnFirstPress({ part, opens, trigger, children }: Props) {
  const [state, setState] = useState<'unpressed' | 'pressed' | 'missing'>('unpressed')
  const [isLoading, startLoading] = useTransition()
  const press = useRef<Event | null>(null)
  const [button, setButton] = useState<HTMLElement | null>(null)

  // The overlay has run its effects by then, and listens.
  useEffect(() => {
    const repeated = press.current
    if (!button || !repeated) return
    press.current = null
    button.focus()
    button.dispatchEvent(repeated)
  }, [button])

  const load = (begin: () => Promise<boolean>) =>
    startLoading(async () => setState((await begin()) ? 'pressed' : 'missing'))
  const begin = (repeated: Event) => {
    press.current = repeated
    load(part.load)
  }
  const handlers =
    opens === 'dialog'
      ? { onClick: () => begin(new MouseEvent('click', REPEATED)) }
      : {
          onPointerDown: (event: PointerEvent) => {
            // The rest of a tap would close a menu that is already open, so a tap counts at its end.
            if (event.button !== 0 || event.ctrlKey || event.pointerType === 'touch') return
            // Afterwards the browser would take the focus out of a menu that is already open.
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
            begin(new globalThis.PointerEvent('pointerdown', REPEATED))
          },
          // The end of a tap, or the press of an assistive technology.
          onClick: () => {
            if (!isLoading) begin(new globalThis.PointerEvent('pointerdown', REPEATED))
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
            event.preventDefault()
            begin(new globalThis.KeyboardEvent('keydown', { ...REPEATED, key: event.key }))
          },
        }
  return (
    <>
      {state === 'pressed' ? (
        children(cloneElement(trigger, { ref: setButton }))
      ) : (
        <Slot {...handlers} aria-haspopup={opens} aria-expanded={false} aria-busy={isLoading || undefined}>
          {trigger}
        </Slot>
      )}
      {state === 'missing' && (
        <MissingDialog
          onRetry={() => load(part.retry)}
          isRetrying={isLoading}
          onClose={() => setState('unpressed')}
        />
      )}
    </>
  )
}

const REPEATED = { bubbles: true, cancelable: true, button: 0 }
