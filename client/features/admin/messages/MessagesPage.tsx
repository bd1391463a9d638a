import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { ListedMessage } from '#schema/admin/messages.ts'
import { adminMessages } from '#schema/messages/en/adminMessages.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Choice } from '../Choice.tsx'
import { FoundList } from '../FoundList.tsx'
import type { Column } from '../Table.tsx'
import { useChoice } from '../useFilters.ts'
import { when } from '../when.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { messagesQuery } from './queries.ts'

const t = translator(adminMessages)

const FILTERS = ['open', 'answered', 'all'] as const

/** The messages from the contact page, which administrators and support answer. */
export function MessagesPage() {
  const [filter, setFilter] = useChoice('show', FILTERS)
  const [wanted, want] = useState<ListedMessage | null>(null)
  const list = useRef<HTMLElement>(null)
  const query = useInfiniteQuery(messagesQuery(filter === 'all' ? undefined : filter))
  return (
    <AdminPage tab="admin-messages" title={t('list')}>
      <Card ref={list} tabIndex={-1} label={t('list')} className="grid grid-cols-1 content-start">
        <search className="p-5 sm:max-w-56">
          <Choice
            label={t('filter')}
            options={FILTERS}
            value={filter}
            nameOf={value => t(`filters.${value}`)}
            onChange={setFilter}
          />
        </search>
        <FoundList
          label={t('list')}
          columns={[...COLUMNS, actsColumn(want)]}
          query={query}
          words={{
            loading: t('loading'),
            failed: t('failed'),
            none: t('none'),
            noneText: t('noneText'),
            more: t('more'),
            moreFailed: t('moreFailed'),
          }}
          icon={<Mail />}
        />
      </Card>
      {wanted && (
        <AnswerDialog
          // After a change by someone else, it is about the newest revision.
          message={query.data?.find(({ id }) => id === wanted.id) ?? wanted}
          onClose={() => want(null)}
          focusOtherwise={list}
        />
      )}
    </AdminPage>
  )
}

const STATE_KINDS = { open: 'warning', answered: 'success' } as const

const COLUMNS: readonly Column<ListedMessage>[] = [
  {
    id: 'message',
    header: t('message'),
    isText: true,
    cell: ({ subject, message, answer }) => (
      <div className="grid max-w-prose gap-1.5">
        <bdi className="font-medium wrap-anywhere">{subject}</bdi>
        <p dir="auto" className="whitespace-pre-line text-ink-soft wrap-anywhere">
          {message}
        </p>
        {answer !== null && (
          <div className="border-s-2 ps-3">
            <p className="font-medium">{t('answer')}</p>
            <p dir="auto" className="whitespace-pre-line text-ink-soft wrap-anywhere">
              {answer}
            </p>
          </div>
        )}
      </div>
    ),
  },
  {
    id: 'sender',
    header: t('sender'),
    isText: true,
    cell: ({ name, email }) => (
      <span className="grid justify-items-start gap-1 sm:min-w-48">
        <bdi className="wrap-anywhere">{name}</bdi>
        <bdi className="text-ink-soft wrap-anywhere">{email}</bdi>
      </span>
    ),
  },
  {
    id: 'state',
    header: t('state'),
    cell: ({ state, answeredAt, answeredBy }) => (
      <>
        <Badge kind={STATE_KINDS[state]}>{t(`states.${state}`)}</Badge>
        {answeredAt !== null && (
          <p className="text-ink-soft">
            <time dateTime={answeredAt}>{when(answeredAt)}</time>
          </p>
        )}
        {answeredBy !== null && (
          <p className="text-ink-soft wrap-anywhere">{t('by', { name: isolatedText(answeredBy) })}</p>
        )}
      </>
    ),
  },
  {
    id: 'when',
    header: t('when'),
    isNumber: true,
    isMinor: true,
    cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
  },
]

const actsColumn = (want: (wanted: ListedMessage) => void): Column<ListedMessage> => ({
  id: 'acts',
  header: t('acts'),
  cell: message =>
    message.state === 'open' && (
      <Button
        size="sm"
        aria-label={t('answerLabel', { subject: isolatedText(message.subject) })}
        onClick={() => want(message)}
      >
        {t('answer')}
      </Button>
    ),
})
