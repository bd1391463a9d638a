import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { Member } from '#schema/sharing/contract.ts'

const t = translator(sharing)

type Props = { member: Member | null; onUndo: () => void }

/**
 * Says who was removed, and takes it back. It stays in the dialog: a toast outside of it could not
 * be reached by keyboard, and would be gone after a few seconds.
 */
export function RemovedMember({ member, onUndo }: Props) {
  return (
    <p role="status" className="flex items-center justify-between gap-3 text-sm empty:hidden">
      {member && (
        <>
          <span className="min-w-0 wrap-anywhere text-ink-soft">{t('removed', { email: member.email })}</span>
          <Button size="sm" onClick={onUndo}>
            {t('undo')}
          </Button>
        </>
      )}
    </p>
  )
}
