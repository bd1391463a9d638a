import { useMemo, useState } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import type { Revision } from '#schema/revisions/contract.ts'
import type { DiffBlock } from '#schema/revisions/diff.ts'

import { isInTable } from './blockKind.ts'
import { ChangedBlock } from './ChangedBlock.tsx'
import { hasChanges, rowsOf } from './folding.ts'
import { Added, Removed } from './marks.tsx'
import { Paper } from './Paper.tsx'
import { useChanges } from './useChanges.ts'
import { VersionState } from './VersionState.tsx'

const t = translator(messages)

/** Rows that are drawn at first and with each press. */
const STEP = 200

type Props = { session: EditorSession; revision: Revision }

/** The changes from a version to the text as it is on screen. */
export function Changes({ session, revision }: Props) {
  const { blocks, error, isFetching, retry } = useChanges(session, revision.id)
  const isSame = blocks !== null && !hasChanges(blocks)
  return (
    <>
      {blocks && !isSame && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
          <Removed>{t('onlyThen')}</Removed>
          <Added>{t('onlyNow')}</Added>
        </p>
      )}
      <Paper>
        {!blocks && <VersionState error={error} isFetching={isFetching} onRetry={retry} />}
        {isSame && <EmptyState title={t('same')} description={t('sameText')} />}
        {blocks && !isSame && <Rows blocks={blocks} />}
      </Paper>
    </>
  )
}

function Rows({ blocks }: { blocks: readonly DiffBlock[] }) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [most, setMost] = useState(STEP)
  const rows = useMemo(() => rowsOf(blocks, opened), [blocks, opened])
  return (
    <div className="mx-auto grid max-w-160 gap-2 font-(family-name:--font-text) text-base leading-relaxed">
      {rows.slice(0, most).map((row, at) => {
        if (row.kind === 'fold')
          return (
            <Button
              key={row.index}
              size="sm"
              variant="ghost"
              className="justify-self-center font-(family-name:--font-interface)"
              onClick={() => setOpened(new Set([...opened, row.index]))}
            >
              {t('unchanged', { count: row.count })}
            </Button>
          )
        const before = rows[at - 1]
        const isTableStart =
          isInTable(row.block.path) && !(before?.kind === 'block' && isInTable(before.block.path))
        return <ChangedBlock key={row.index} block={row.block} isTableStart={isTableStart} />
      })}
      {rows.length > most && (
        <Button size="sm" className="justify-self-center" onClick={() => setMost(most + STEP)}>
          {t('moreChanges')}
        </Button>
      )}
    </div>
  )
}
