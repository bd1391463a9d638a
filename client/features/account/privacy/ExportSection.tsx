import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import { keepFile, readFile } from '#client/shared/api/download.ts'
import { problemOf, proven } from '#client/shared/reauthentication/reauthentication.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'

/** A copy of everything, as one file. */
export function ExportSection() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => proven(() => readFile('/api/account/export')),
    onSuccess: file => keepFile(file, 'bluepencil-export.zip'),
  })
  const problem = problemOf(error)
  return (
    <Section
      title="Your data"
      text="A zip file with your account, your documents and everything else that we keep of you."
    >
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        <Download aria-hidden /> {isPending ? 'Preparing your file…' : 'Download everything'}
      </Button>
      <p role="status" className="text-sm text-success empty:hidden">
        {isSuccess && !isPending && 'Your browser has the file.'}
      </p>
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}
