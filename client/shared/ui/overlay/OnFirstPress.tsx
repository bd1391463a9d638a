import { Slot } from 'radix-ui/slot'
import {
  cloneElement,
  Suspense,
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

export type Trigger = ReactElement<{ ref?: Ref<HTMLElement> }>

type Props = {
  /**
   * A menu opens when the pointer goes down and by Enter, Space and ↓; a dialog when the button is
   * clicked.
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
export function OnFirstPress({ opens, trigger, children }: Props) {
  const [isPressed, setPressed] = useState(false)
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

  const begin = (repeated: Event) => {
    press.current = repeated
    // A transition keeps this button on screen until the code is there.
    startLoading(() => setPressed(true))
  }
  const handlers =
    opens === 'dialog'
      ? { onClick: () => begin(new MouseEvent('click', REPEATED)) }
      : {
          onPointerDown: ({ button: pressed, ctrlKey, pointerType }: PointerEvent) => {
            if (pressed === 0 && !ctrlKey)
              begin(new globalThis.PointerEvent('pointerdown', { ...REPEATED, pointerType }))
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
            event.preventDefault()
            begin(new globalThis.KeyboardEvent('keydown', { ...REPEATED, key: event.key }))
          },
        }
  return (
    <Suspense>
      {isPressed ? (
        children(cloneElement(trigger, { ref: setButton }))
      ) : (
        <Slot {...handlers} aria-haspopup={opens} aria-expanded={false} aria-busy={isLoading || undefined}>
          {trigger}
        </Slot>
      )}
    </Suspense>
  )
}

const REPEATED = { bubbles: true, cancelable: true, button: 0 }
