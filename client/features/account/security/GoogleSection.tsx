import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { problemOf, proven } from '#client/shared/reauthentication/reauthentication.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { linkGoogle } from '#schema/account/contract.ts'
import { googleProblem, type GoogleProblem } from '#schema/auth/reauthentication.ts'

import { unlinkGoogle, useUserCall } from '../calls.ts'

const PROBLEMS: Record<GoogleProblem, string> = {
  'google-not-configured': 'Sign-in with Google is not set up on this server.',
  'google-failed': 'Google did not confirm it, so nothing was changed. Please try again.',
  'google-unverified': 'This Google account has no confirmed email address, so it cannot be used here.',
  'google-taken': 'This Google account belongs to another account here. Nothing was changed.',
  'google-cancelled': 'You turned back at Google. Nothing was changed.',
}

/** Whether one can sign in with Google. */
export function GoogleSection() {
  const { googleLinked, hasPassword } = useCurrentUser()
  const [search] = useSearchParams()
  const told = googleProblem.safeParse(search.get('problem'))
  const linking = useMutation({
    mutationFn: () => proven(() => request('POST', '/api/account/google', undefined, { schema: linkGoogle })),
    onSuccess: ({ location }) => window.location.assign(location),
  })
  const unlinking = useUserCall(unlinkGoogle)
  const problem =
    problemOf(linking.error) ?? problemOf(unlinking.error) ?? (told.success ? PROBLEMS[told.data] : null)
  return (
    <Section title="Google" text="Sign in without typing a password.">
      {googleLinked ? (
        <>
          <Badge kind="success">Linked</Badge>
          {hasPassword ? (
            <Button size="sm" busy={unlinking.isPending} onClick={() => unlinking.mutate()}>
              Unlink Google
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">
              Set a password first if you want to unlink it: it is your only way in.
            </p>
          )}
        </>
      ) : (
        <>
          <p className="text-sm text-ink-soft">Not linked.</p>
          <Button size="sm" busy={linking.isPending || linking.isSuccess} onClick={() => linking.mutate()}>
            Link Google
          </Button>
        </>
      )}
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}
