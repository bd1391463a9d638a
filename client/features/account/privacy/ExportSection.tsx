import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import { call } from '#client/shared/api/call.ts'
import { keepFile } from '#client/shared/api/download.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf, withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { exportData } from '#schema/account/endpoints.ts'
import { account } from '#schema/messages/en/account.ts'

const t = translator(account)

/** Downloads everything stored about the user, as one file. */
export function ExportSection() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => withReauthentication(() => call(exportData, {})),
    onSuccess: file => keepFile(file, 'bluepencil-export.zip'),
  })
  const problem = problemOf(error)
  return (
    <Section title={t('export.title')} text={t('export.text')}>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        <Download aria-hidden /> {t(isPending ? 'export.preparing' : 'export.submit')}
      </Button>
      <p role="status" className="text-sm text-success empty:hidden">
        {isSuccess && !isPending && t('export.done')}
      </p>
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}
