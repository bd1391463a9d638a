import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { comments } from '#schema/messages/en/comments.ts'

const t = translator(comments)

type Props = { open: boolean; replies: number; onClose: () => void; onConfirm: () => void }

/** Asks before a comment is deleted, which cannot be undone. `replies`: the number of those that go with it. */
export const DeleteDialog = ({ open, replies, onClose, onConfirm }: Props) => (
  <Dialog
    open={open}
    onOpenChange={isOpen => {
      if (!isOpen) onClose()
    }}
    title={t('deleteTitle')}
    description={replies > 0 ? t('deleteAll', { count: replies }) : t('deleteOne')}
    actions={
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {t('deleteNow')}
        </Button>
      </>
    }
  />
)
