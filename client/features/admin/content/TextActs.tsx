import { useState } from 'react'
import { useLocation } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import type { AdminContent } from '#schema/admin/content.ts'
import * as endpoints from '#schema/admin/contentEndpoints.ts'
import { adminContent } from '#schema/messages/en/adminContent.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { useTextAct, useTextRemoval } from './queries.ts'

const t = translator(adminContent)

type Props = { text: AdminContent; onRestored: (text: AdminContent) => void; onRemoved: () => void }

/** Deletes a text that an administrator wrote, or puts a built-in one back, after a question. */
export function TextActs({ text, onRestored, onRemoved }: Props) {
  if (!text.isBuiltIn) return <Removal text={text} onRemoved={onRemoved} />
  return text.followsFile ? null : <Restoration text={text} onRestored={onRestored} />
}

function Removal({ text, onRemoved }: Pick<Props, 'text' | 'onRemoved'>) {
  const [, navigate] = useLocation()
  const { mutate, isPending, error } = useTextRemoval()
  const [asks, setAsks] = useState(false)
  const problem = problemOf(error)
  const { id: textId, revision } = text
  const leave = () => {
    onRemoved()
    navigate('/admin/content')
  }
  return (
    <div className="grid justify-items-start gap-3">
      {problem && <Problem>{problem}</Problem>}
      <Button variant="danger" busy={isPending} onClick={() => setAsks(true)}>
        {t('remove.do')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('remove.title', { title: isolatedText(text.title) })}
        description={t('remove.text')}
        action={t('remove.do')}
        onConfirm={() =>
          mutate(
            {
              send: () => call(endpoints.remove, { params: { textId }, query: { revision } }),
              done: t('remove.done'),
            },
            { onSuccess: leave },
          )
        }
      />
    </div>
  )
}

function Restoration({ text, onRestored }: Omit<Props, 'onRemoved'>) {
  const { mutate, isPending, error } = useTextAct()
  const [asks, setAsks] = useState(false)
  const problem = problemOf(error)
  const { id: textId, revision } = text
  return (
    <div className="grid justify-items-start gap-3">
      {problem && <Problem>{problem}</Problem>}
      <Button busy={isPending} onClick={() => setAsks(true)}>
        {t('restore.do')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('restore.title', { title: isolatedText(text.title) })}
        description={t('restore.text')}
        action={t('restore.do')}
        onConfirm={() =>
          mutate(
            {
              send: () => call(endpoints.restore, { params: { textId }, body: { revision } }),
              done: t('restore.done'),
            },
            { onSuccess: onRestored },
          )
        }
      />
    </div>
  )
}
