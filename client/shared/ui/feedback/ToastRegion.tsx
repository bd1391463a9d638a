import { useAtomValue } from 'jotai'
import { CircleAlert, CircleCheck } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import type { ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'
import { ownEscape } from '#client/shared/ui/overlay/ownEscape.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { dismissToast, currentToast, type Toast, type ToastKind } from './toast.ts'

/**
 * Shows the current toast for 5 seconds, unless it stays; a swipe of 50 px to the right closes it, F8 moves the
 * focus to it.
 */
export function ToastRegion() {
  const toast = useAtomValue(currentToast)
  return (
    <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Primitive.Root
          key={toast.id}
          {...ownEscape}
          open={toast.open}
          {...(toast.stays && { duration: Number.POSITIVE_INFINITY })}
          type={toast.kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={open => {
            if (!open) dismissToast(toast.id)
          }}
          className="flex items-start gap-3 rounded-xl border bg-paper p-4 pr-2 text-ink shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-appear data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-leave-swipe data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          {ICONS[toast.kind ?? 'info']}
          <div className="grid min-w-0 grow grid-cols-1 gap-0.5 self-center">
            <Primitive.Title className="text-sm font-semibold">{toast.title}</Primitive.Title>
            {toast.description && (
              <Primitive.Description className="text-sm text-ink-soft">
                {toast.description}
              </Primitive.Description>
            )}
            {/* Next to it, a long label would leave no room for the text. */}
            {toast.description && <Action action={toast.action} className="mt-2 justify-self-start" />}
          </div>
          {!toast.description && <Action action={toast.action} />}
          <Primitive.Close asChild>
            <CloseButton className="-my-1.5" />
          </Primitive.Close>
        </Primitive.Root>
      )}
      {/* On a phone, the buttons of a dialog are at the bottom. */}
      <Primitive.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-100 m-0 w-full max-w-105 list-none p-4 outline-none max-sm:[body:has([role=dialog])_&]:top-0 max-sm:[body:has([role=dialog])_&]:bottom-auto"
      />
    </Primitive.Provider>
  )
}

type ActionProps = { action: Toast['action']; className?: string }

const Action = ({ action, className }: ActionProps) =>
  action && (
    <Primitive.Action
      altText={action.label}
      onClick={action.run}
      className={cn(buttonClass({ variant: 'secondary', size: 'sm' }), className)}
    >
      {action.label}
    </Primitive.Action>
  )

const ICONS: Record<ToastKind, ReactNode> = {
  error: <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-danger" aria-hidden />,
  success: <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-success" aria-hidden />,
  info: null,
}
