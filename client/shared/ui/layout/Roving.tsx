import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  /** Selects the controls that are one stop together. */
  items?: string
}

/**
 * Controls that are one stop of the Tab key: the current one, or else the one that had the focus
 * last. ← and → lead to the one before and after, ↑ and ↓ to the `li` before and after, Home and End
 * to the ends.
 */
export function Roving({ items = 'a[href], button', ...props }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLElement>(null)

  const controls = (): HTMLElement[] =>
    [...(container.current?.querySelectorAll<HTMLElement>(items) ?? [])].filter(
      control => !control.matches(':disabled, [role=menu] *, [role=dialog] *, dialog *'),
    )
  const update = () => {
    const all = controls()
    stop.current =
      all.find(control => control === document.activeElement) ??
      all.find(control => control.hasAttribute('aria-current')) ??
      all.find(control => control === stop.current) ??
      all[0] ??
      null
    for (const control of all) {
      const tabIndex = control === stop.current ? 0 : -1
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex
    }
  }
  const latest = useRef(update)
  useLayoutEffect(() => {
    latest.current = update
  })
  useLayoutEffect(() => {
    latest.current()
    // The controls come and go without this being drawn. A drawing that changes none costs nothing:
    // the list of a long document is drawn with each key.
    const observer = new MutationObserver(() => latest.current())
    if (container.current)
      observer.observe(container.current, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled', 'aria-current'],
      })
    return () => observer.disconnect()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = controls()
    const at = all.findIndex(control => control === event.target)
    if (at < 0 || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextOf(all, at, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return <div role="presentation" ref={container} {...props} onKeyDown={onKeyDown} onFocus={update} />
}

const rowOf = (control: HTMLElement | undefined) => control?.closest('li') ?? control

/** Returns the control to which a key leads from the one at `at`. */
function nextOf(all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const heads = all.filter((control, index) => rowOf(control) !== rowOf(all[index - 1]))
  const row = heads.findIndex(head => rowOf(head) === rowOf(all[at]))
  switch (key) {
    case 'ArrowRight':
      return all[at + 1]
    case 'ArrowLeft':
      return all[at - 1]
    case 'ArrowDown':
      return heads[row + 1]
    case 'ArrowUp':
      return heads[row - 1]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}
