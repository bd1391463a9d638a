import { translator } from '#client/shared/messages/translator.ts'
import { admin } from '#schema/messages/en/admin.ts'

const t = translator(admin)

type Props = { query: { data: readonly unknown[] | undefined; isPlaceholderData: boolean } }

/** Announces to screen readers how many rows a search has found. */
export const Found = ({ query: { data, isPlaceholderData } }: Props) => (
  <p role="status" className="sr-only">
    {data === undefined || isPlaceholderData ? '' : t('found', { count: data.length })}
  </p>
)
