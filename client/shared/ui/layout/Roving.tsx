import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  /** Selects the controls that are one stop together. */
  items?: string
}

/** Controls that are no stops here: a menu or a dialog that opened inside has its own. */
const EXCLUDED = ':disabled, [role=menu] *, [role=dialog] *, dialog *'

/**
 * Controls that are one stop of the Tab key: the current one, or else the one that had the focus
 * last. ← and → lead to the one before and after, ↑ and ↓ to the `li` before and after, Home and End
 * to the ends.
 */
export function Roving({ items = 'a[href], button', ...props }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLElement>(null)

  const isControl = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement && element.matches(items) && !element.matches(EXCLUDED)
  const controls = () => [...(container.current?.querySelectorAll(items) ?? [])].filter(isControl)
  const update = (changed: readonly HTMLElement[]) => {
    const { current: root } = container
    if (!root) return
    const inside = (element: Element | null) =>
      root.contains(element) && isControl(element) ? element : undefined
    const next =
      inside(document.activeElement) ??
      [...root.querySelectorAll('[aria-current]')].find(isControl) ??
      inside(stop.current) ??
      controls()[0]
    stop.current = next ?? null
    for (const control of changed) setTabIndex(control, control === next ? 0 : -1)
    if (next) setTabIndex(next, 0)
  }
  const changedBy = (records: readonly MutationRecord[]): HTMLElement[] =>
    records.flatMap(({ type, target, addedNodes }) =>
      type === 'attributes'
        ? [target].filter(node => node instanceof Element).filter(isControl)
        : [...addedNodes]
            .filter(node => node instanceof Element)
            .flatMap(added => [added, ...added.querySelectorAll(items)])
            .filter(isControl),
    )
  const latest = useRef({ controls, update, changedBy })
  useLayoutEffect(() => {
    latest.current = { controls, update, changedBy }
  })
  useLayoutEffect(() => {
    latest.current.update(latest.current.controls())
    // The controls come and go without this being drawn. A drawing that changes none costs nothing,
    // and others only what they change: the list of a long document is drawn with each key.
    const observer = new MutationObserver(records => {
      const { current: left } = stop
      latest.current.update([...latest.current.changedBy(records), ...(left ? [left] : [])])
    })
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
  return (
    <div
      role="presentation"
      ref={container}
      {...props}
      onKeyDown={onKeyDown}
      onFocus={() => update(stop.current ? [stop.current] : [])}
    />
  )
}

const setTabIndex = (control: HTMLElement, tabIndex: number): void => {
  if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex
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
