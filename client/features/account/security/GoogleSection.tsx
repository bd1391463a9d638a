import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { hasGoogle } from '#client/shared/lib/pageFacts.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf, withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { linkGoogle } from '#schema/account/endpoints.ts'
import { googleProblem } from '#schema/auth/reauthentication.ts'
import { account } from '#schema/messages/en/account.ts'

import { unlinkGoogle, useUserCall } from '../calls.ts'

const t = translator(account)

/** Links the account with Google, or unlinks it. Nothing if this server does not offer it. */
export function GoogleSection() {
  const { googleLinked, hasPassword } = useCurrentUser()
  const [search] = useSearchParams()
  const reported = googleProblem.safeParse(search.get('problem'))
  const linking = useMutation({
    mutationFn: () => withReauthentication(() => call(linkGoogle, {})),
    onSuccess: ({ location }) => window.location.assign(location),
  })
  const unlinking = useUserCall(unlinkGoogle)
  const problem =
    problemOf(linking.error) ??
    problemOf(unlinking.error) ??
    (reported.success ? t(`googleProblem.${reported.data}`) : null)
  if (!hasGoogle && !googleLinked) return null
  return (
    <Section title={t('google.title')} text={t('google.text')}>
      {googleLinked ? (
        <>
          <Badge kind="success">{t('google.linked')}</Badge>
          {hasPassword ? (
            <Button size="sm" busy={unlinking.isPending} onClick={() => unlinking.mutate()}>
              {t('google.unlink')}
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">{t('google.passwordFirst')}</p>
          )}
        </>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('google.notLinked')}</p>
          <Button size="sm" busy={linking.isPending || linking.isSuccess} onClick={() => linking.mutate()}>
            {t('google.link')}
          </Button>
        </>
      )}
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}
