import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/dropdown-menu'
import { useRef, useState, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'

import { landmarkOf } from './landmarkOf.ts'
import { moveInMenu } from './moveInMenu.ts'

type MenuProps = {
  /** The button that opens it: one element that takes a ref and props. */
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  className?: string
  /** Where the menu is opened by something else too. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Its parent element. Default: the landmark of its button. */
  container?: HTMLElement | null
  /** Says where the focus goes when it closes, instead of to the button. */
  onClosed?: () => void
  children: ReactNode
}

/** A menu under a button. */
export function DropdownMenu({
  trigger,
  align = 'end',
  side = 'bottom',
  className,
  open,
  onOpenChange,
  container,
  onClosed,
  children,
}: MenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  /** Whether a click or the focus elsewhere closed it. */
  const isLeft = useRef(false)
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) }
  return (
    <Primitive.Root modal={false} {...state}>
      <Primitive.Trigger asChild ref={setButton}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={container ?? landmarkOf(button)}>
        <Primitive.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onKeyDownCapture={moveInMenu}
          onInteractOutside={() => {
            isLeft.current = true
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            if (onClosed) onClosed()
            else if (!isLeft.current && !isInOtherMenu(button)) button?.focus()
            isLeft.current = false
          }}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear overflow-y-auto rounded-xl border bg-paper p-1.5 text-ink shadow-float',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Whether a menu that was opened meanwhile has the focus. It would close with it. */
const isInOtherMenu = (button: HTMLElement | null): boolean =>
  document.activeElement?.closest('[role=menu]')?.contains(button) === false

const ITEM =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none data-disabled:opacity-45 data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint'

type ItemProps = {
  onSelect?: (event: Event) => void
  icon?: ReactNode
  shortcut?: string
  danger?: boolean
  disabled?: boolean
  /** The child is the item itself, for example a link. */
  asChild?: boolean
  children: ReactNode
}

/** One action of a menu. */
export function MenuItem({ onSelect, icon, shortcut, danger, disabled, asChild, children }: ItemProps) {
  const className = cn(ITEM, danger && 'text-danger [&_svg]:text-danger!')
  if (asChild)
    return (
      <Primitive.Item asChild className={className} {...(onSelect && { onSelect })}>
        {children}
      </Primitive.Item>
    )
  return (
    <Primitive.Item className={className} disabled={disabled ?? false} {...(onSelect && { onSelect })}>
      {icon}
      <span className="grow">{children}</span>
      {shortcut && <Kbd keys={shortcut} />}
    </Primitive.Item>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  /** Whether a choice closes the menu. */
  closes?: boolean
}

/** A group of a menu of which exactly one item is chosen. */
export function MenuChoice<T extends string>({ label, value, onChange, options, closes }: ChoiceProps<T>) {
  return (
    <Primitive.RadioGroup value={value} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map(option => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          className={ITEM}
          onSelect={event => {
            if (!closes) event.preventDefault()
            onChange(option.value)
          }}
        >
          {option.icon}
          <span className="grow">{option.label}</span>
          <Primitive.ItemIndicator>
            <Check aria-hidden />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}

/** A heading inside a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Primitive.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-faint">
      {children}
    </Primitive.Label>
  )
}

/** A hairline between groups of a menu. */
export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}
