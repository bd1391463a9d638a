import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Tabs } from '#client/shared/ui/layout/Tabs.tsx'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { KINDS } from '#schema/documents/kinds.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { snippets } from '#schema/messages/en/snippets.ts'
import { snippetPart, type SnippetPart } from '#schema/snippets/contract.ts'

import { useCreateSnippet } from './queries.ts'
import { SnippetList } from './SnippetList.tsx'

const t = translator(snippets)
const tPages = translator(pages)

/** The user's snippets, those shared with them, and their trash. */
export function SnippetsPage() {
  const [, navigate] = useLocation()
  const [part, setPart] = useState<SnippetPart>('mine')
  const { mutateAsync, isPending } = useCreateSnippet()
  const create = async () => {
    const made = mutateAsync(undefined)
    if (!(await attempt(made, t('createFailed')))) return
    navigate(`${KINDS.snippet.path}/${(await made).id}`, { state: { created: true } })
  }
  const newButton = (
    <Button variant="primary" busy={isPending} onClick={() => void create()}>
      <Plus aria-hidden /> {t('new')}
    </Button>
  )
  return (
    <WorkspacePage title={tPages('headings.snippets')} text={t('text')} actions={newButton}>
      <Card label={tPages('headings.snippets')} className="overflow-hidden">
        <Tabs
          label={t('lists')}
          value={part}
          onChange={setPart}
          tabs={snippetPart.options.map(value => ({
            value,
            label: t(`parts.${value}`),
            content: value === part && <SnippetList key={value} part={value} />,
          }))}
        />
      </Card>
    </WorkspacePage>
  )
}
