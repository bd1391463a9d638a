import { useMutation } from '@tanstack/react-query'
import { BookmarkPlus, FilePenLine, Mail } from 'lucide-react'
import { useLocation } from 'wouter'

import { keepForOpening } from '#client/editor/core/pendingContent.ts'
import { saveAsSnippet } from '#client/editor/core/saveAsSnippet.ts'
import { call } from '#client/shared/api/call.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { titleStart, UNTITLED } from '#schema/documents/contract.ts'
import * as documents from '#schema/documents/endpoints.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { contentOf, mailtoOf } from './export.ts'

const t = translator(emailGenerator)

type Props = { subject: string; body: string; recipient: string }

/** Takes an email elsewhere: the clipboard, the mail app, a new document, or a new snippet. */
export function SendActions({ subject, body, recipient }: Props) {
  const [, navigate] = useLocation()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const made = await call(documents.create, { body: { title: titleStart(subject.trim()) || UNTITLED } })
      keepForOpening(made.id, contentOf(body))
      return made.id
    },
  })
  const open = async () => {
    const made = mutateAsync()
    if (await attempt(made, t('openFailed'))) navigate(`/document/${await made}`)
  }
  const saving = useMutation({
    mutationFn: () => saveAsSnippet(subject, contentOf(body), { failure: t('saveFailed'), navigate }),
  })
  return (
    <div className="flex flex-wrap gap-2 border-t pt-4">
      <CopyButton variant="ink" text={body} label={t('copy')} />
      <a className={buttonClass({ size: 'sm' })} href={mailtoOf({ subject, body, recipient })}>
        <Mail aria-hidden /> {t('mail')}
      </a>
      <Button size="sm" busy={isPending} onClick={() => void open()}>
        <FilePenLine aria-hidden /> {isPending ? t('opening') : t('openInEditor')}
      </Button>
      <Button size="sm" busy={saving.isPending} onClick={() => saving.mutate()}>
        <BookmarkPlus aria-hidden /> {t('saveSnippet')}
      </Button>
    </div>
  )
}
