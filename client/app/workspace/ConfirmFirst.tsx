import { Link } from 'wouter'

import { VerificationEmail } from '#client/features/sharing/VerificationEmail.tsx'
import { useAwaitedText } from '#client/shared/api/awaitedText.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { unavailable } from '#schema/messages/en/unavailable.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { Panel } from './Panel.tsx'

const t = translator(unavailable)

type Props = { documentId: string; kind: DocumentKind }

/**
 * Asks a user to confirm their email before they can open a text. It says the same of every text, so that it does
 * not reveal which ones there are.
 */
export function ConfirmFirst({ documentId, kind }: Props) {
  const { email } = useCurrentUser()
  useAwaitedText(documentId, kind)
  const isSnippet = kind === 'snippet'
  return (
    <Panel
      title={t('link.confirm')}
      text={t(`confirmFirst.${kind}`, { email })}
      hasDocuments={!isSnippet}
      action={
        <div className="grid justify-items-center gap-4">
          <VerificationEmail isPage />
          <Link to={isSnippet ? '/collaborate' : '/'} className={buttonClass()}>
            {t(isSnippet ? 'backToSnippets' : 'backToDocuments')}
          </Link>
        </div>
      }
    />
  )
}
