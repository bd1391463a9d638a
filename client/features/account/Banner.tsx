import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { useFocusMainAfterwards } from '#client/shared/ui/focus.ts'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { accountBanners } from '#schema/messages/en/accountBanners.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

const t = translator(accountBanners)

type BannerProps = {
  look: string
  icon: ReactNode
  action?: { label: string; busy: boolean; run: () => void }
  onClose?: () => void
  children: ReactNode
}

/** A line above everything else, with an action. */
export function Banner({ look, icon, action, onClose, children }: BannerProps) {
  useFocusMainAfterwards()
  return (
    <div
      role="status"
      className={`flex min-h-11 shrink-0 items-center gap-3 border-b px-4 text-sm [&>svg]:size-4 [&>svg]:shrink-0 ${look}`}
    >
      {icon}
      <p className="min-w-0 grow py-1.5 wrap-anywhere">{children}</p>
      <Roving role="toolbar" aria-label={t('actions')} className="flex items-center gap-3">
        {action && (
          <button
            type="button"
            aria-disabled={action.busy || undefined}
            onClick={action.busy ? undefined : action.run}
            className={`${buttonClass({ variant: 'link' })} text-current!`}
          >
            {action.label}
          </button>
        )}
        {onClose && (
          <CloseButton
            aria-label={t('later')}
            className="text-current! hover:text-current!"
            onClick={onClose}
          />
        )}
      </Roving>
    </div>
  )
}
