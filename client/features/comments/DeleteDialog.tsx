import { translator } from '#client/shared/messages/translator.ts'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { threads } from '#schema/messages/en/threads.ts'

const t = translator(threads)

type Props = { open: boolean; replies: number; onClose: () => void; onConfirm: () => void }

/** Asks before a comment is deleted, which cannot be undone. `replies`: the number of those that go with it. */
export const DeleteDialog = ({ replies, ...frame }: Props) => (
  <ConfirmDialog
    {...frame}
    title={t('deleteTitle')}
    description={replies > 0 ? t('deleteAll', { count: replies }) : t('deleteOne')}
    action={t('deleteNow')}
  />
)
