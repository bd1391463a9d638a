import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, Redirect } from 'wouter'

import { VerificationEmail } from '#client/features/sharing/VerificationEmail.tsx'
import { useAwaitedText } from '#client/shared/api/awaitedText.ts'
import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { useHasFailed } from '#client/shared/hooks/useHasFailed.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { pathOf } from '#schema/documents/kinds.ts'
import { unavailable } from '#schema/messages/en/unavailable.ts'
import { workspace } from '#schema/messages/en/workspace.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { inviteCode } from '#schema/sharing/inviteLink.ts'
import { join, open } from '#schema/sharing/inviteLinkEndpoints.ts'
import type { RouteMatch } from '#schema/site/matchRoute.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { Panel } from './Panel.tsx'

const t = translator(workspace)
const tUnavailable = translator(unavailable)

/** Asks whether to join the document that an invite link opens, joins it, and opens it. */
export const InviteLinkPage = ({ params: { token = '' } }: { params: RouteMatch['params'] }) =>
  inviteCode.safeParse(token).success ? <Invited key={token} code={token} /> : <Gone />

function Invited({ code }: { code: string }) {
  const { email } = useCurrentUser()
  const [isJoining, setJoining] = useState(false)
  const opened = useQuery({
    queryKey: ['invite-code', code],
    queryFn: () => call(open, { body: { code } }),
    gcTime: 0,
  })
  if (!opened.data) return <Undone query={opened} />
  const { title, owner, role, isMember } = opened.data
  // Another site may have led the user here. Only members have told the others their address.
  if (isMember || isJoining) return <Joining code={code} />
  return (
    <State
      title={tUnavailable('link.join', { title: isolatedText(title) })}
      text={tUnavailable(`link.joinText.${role}`, { name: isolatedText(owner), email })}
    >
      <Button variant="primary" onClick={() => setJoining(true)}>
        {tUnavailable('link.joinNow')}
      </Button>
    </State>
  )
}

function Joining({ code }: { code: string }) {
  const { email, emailVerified } = useCurrentUser()
  const joined = useQuery({
    // Once the email is confirmed, the document opens. Joining again changes nothing.
    queryKey: ['join', code, emailVerified],
    queryFn: () => call(join, { body: { code } }),
    gcTime: 0,
  })
  useAwaitedText(joined.data?.waiting ? joined.data.documentId : null, 'document')
  if (!joined.data) return <Undone query={joined} />
  const { documentId, waiting } = joined.data
  if (waiting)
    return (
      <State title={tUnavailable('link.confirm')} text={tUnavailable('link.confirmText', { email })}>
        <div className="grid justify-items-center gap-4">
          <VerificationEmail isPage />
          <BackToDocuments />
        </div>
      </State>
    )
  return <Redirect to={pathOf({ id: documentId, kind: 'document' })} replace />
}

/** A call about the link that has no answer yet, or was refused. */
function Undone({ query }: { query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'> }) {
  const { error, isFetching, refetch } = query
  const hasFailed = useHasFailed(query)
  if (error instanceof HttpError && error.code === 'NOT_FOUND') return <Gone />
  if (!hasFailed) return <DocumentSkeleton />
  return (
    <State title={tUnavailable('link.failed')} text={failureText(error)}>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </State>
  )
}

/** The same for a link that was never there, that was revoked, and that has expired. */
const Gone = () => <State title={tUnavailable('link.gone')} text={tUnavailable('link.goneText')} />

function State({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  usePageTitle(title)
  return <Panel title={title} text={text} action={children ?? <BackToDocuments />} />
}

const BackToDocuments = () => (
  <Link to="/" className={buttonClass()}>
    {tUnavailable('backToDocuments')}
  </Link>
)
