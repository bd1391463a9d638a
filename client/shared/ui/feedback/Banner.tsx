import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { useFocusMainAfterwards } from '#client/shared/ui/focus.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { parts } from '#schema/messages/en/parts.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

const t = translator(parts)

/** A button, or a link to a page of the app. */
type Action = { label: string; busy: boolean; run: () => void } | { label: string; path: string }

type BannerProps = {
  look: string
  icon: ReactNode
  action?: Action
  close?: { label: string; run: () => void }
  children: ReactNode
}

/** A line above everything else, with an action. */
export function Banner({ look, icon, action, close, children }: BannerProps) {
  useFocusMainAfterwards()
  return (
    <div
      role="status"
      className={`flex min-h-11 shrink-0 items-center gap-3 border-b px-4 text-sm [&>svg]:size-4 [&>svg]:shrink-0 ${look}`}
    >
      {icon}
      <p className="min-w-0 grow py-1.5 wrap-anywhere">{children}</p>
      {(action || close) && (
        <Roving role="toolbar" aria-label={t('notice')} className="flex items-center gap-3">
          {action && <BannerAction action={action} />}
          {close && (
            <CloseButton
              aria-label={close.label}
              className="text-current! hover:text-current!"
              onClick={close.run}
            />
          )}
        </Roving>
      )}
    </div>
  )
}

function BannerAction({ action }: { action: Action }) {
  const look = `${buttonClass({ variant: 'link' })} text-current!`
  if ('path' in action)
    return (
      <Link to={action.path} className={look}>
        {action.label}
      </Link>
    )
  const { label, busy, run } = action
  return (
    <button type="button" aria-disabled={busy || undefined} onClick={busy ? undefined : run} className={look}>
      {label}
    </button>
  )
}
