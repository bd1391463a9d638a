import { KeyRound } from 'lucide-react'
import { useState } from 'react'

import { ago } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import type { ApiKey } from '#schema/keys/contract.ts'
import { keys } from '#schema/messages/en/keys.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { useRevokeKey } from './keys.ts'

const t = translator(keys)

type Props = { keys: readonly ApiKey[]; onRevoked: () => void }

function LastUse({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>) {
  return lastUsedAt === null ? t('neverUsed') : <Timed text={() => t('used', { ago: ago(lastUsedAt) })} />
}

/** The keys, with the time of their last use and a button that revokes them. */
export function KeyList({ keys, onRevoked }: Props) {
  const [leaving, setLeaving] = useState<ApiKey | null>(null)
  const { mutate, isPending, error, reset } = useRevokeKey()
  const problem = problemOf(error)
  const close = () => {
    setLeaving(null)
    reset()
  }
  const revoke = (key: ApiKey) =>
    mutate(key.id, {
      onSuccess: () => {
        close()
        // The button that opened the dialog disappears with its row.
        setTimeout(onRevoked)
      },
    })
  return (
    <>
      <ul aria-label={t('title')} className="grid w-full divide-y rounded-lg border px-4">
        {keys.map(key => (
          <li key={key.id} className="flex items-center gap-3.5 py-3">
            <KeyRound className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden />
            <div className="grid min-w-0 grow gap-0.5">
              <p className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium wrap-anywhere">
                {key.name}
                <code className="text-xs font-normal text-ink-faint">{key.prefix}…</code>
              </p>
              <p className="text-xs text-ink-faint">
                {key.scopes.map(scope => t(`scopes.${scope}`)).join(', ')} ·{' '}
                <LastUse lastUsedAt={key.lastUsedAt} />
              </p>
            </div>
            <Button
              size="sm"
              aria-label={t('revokeName', { name: isolatedText(key.name) })}
              onClick={() => setLeaving(key)}
            >
              {t('revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        onClose={close}
        title={t('revokeTitle', { name: isolatedText(leaving?.name ?? '') })}
        description={t('revokeText')}
        className="sm:max-w-md!"
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => leaving && revoke(leaving)}>
              {t('revokeKey')}
            </Button>
          </>
        }
      >
        {problem && <Problem>{problem}</Problem>}
      </Dialog>
    </>
  )
}
